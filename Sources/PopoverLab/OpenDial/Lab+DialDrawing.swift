import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension Lab {
  /// The name of the dial's popover among those that are its own.
  private static let name = "dial"
  /// Large enough for a dozen figures, and as high as it is wide.
  private static let dialSize = CellSize(width: 21, height: 11)
  /// Large enough for names.
  private static let nameDialSize = CellSize(width: 27, height: 13)

  /// The popover with the dial of a number: a scene of its own over the whole room, so that it is placed
  /// and drawn as every popover is.
  private var dialStage: SceneStage? {
    guard let number = dial?.number, let anchor = numberRect(number) else { return nil }
    var stage = SceneStage(
      Scene(
        anchors: [SceneRegion(name: number.rawValue, anchor)],
        popovers: [
          ScenePopover(
            name: Self.name, anchor: number.rawValue, title: number.title,
            content: .dial(SceneDial(.count(dial?.control.scale.count ?? 1))),
            size: number == .theme ? Self.nameDialSize : Self.dialSize,
            minimum: CellSize(width: 5, height: 1),
            permitted: [.up, .right, .down, .left])
        ]), screen: room.size, theme: theme)
    if let dial { stage.dials[Self.name] = dial.control.picture }
    return stage
  }

  var dialPopover: (stage: SceneStage, placed: PlacedPopover)? {
    guard let stage = dialStage, let placed = stage.placement().popovers.first, placed.isShown
    else {
      return nil
    }
    return (stage, placed)
  }

  func drawDial(on canvas: inout Canvas) {
    guard let (stage, placed) = dialPopover, let number = dial?.number else { return }
    numberRect(number).map { canvas.restyle($0) { $0 = style(.anchor) } }
    stage.draw(placed, depth: look.depth, on: &canvas)
  }
}

extension Lab {
  /// Dials of the scene that are being turned.
  var turnedDials: [String: CellDial] {
    guard let dial, let popover = dial.popover else { return [:] }
    var picture = dial.control.picture
    picture.hasFocus = true
    return [popover: picture]
  }

  /// Where on the screen the dial is that has the keys; `nil` if it is out of sight.
  var dialFrame: CellRect? {
    if dial?.popover != nil { return contentFrame }
    return dialPopover.map { CellRect($0.placed.layout.content).intersection(room) }
  }

  /// Where on the screen the content of the selected popover is.
  var contentFrame: CellRect? {
    guard let placed = placedPopover, placed.isShown else { return nil }
    return screenRect(CellRect(placed.layout.content).intersection(container))
  }
}
