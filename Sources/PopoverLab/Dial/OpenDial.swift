import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A dial on the screen: in a popover beside its number in the inspector, or in a popover of the scene.
struct OpenDial {
  private let mode: TurningMode
  private let lab: LabContext

  init(_ mode: TurningMode, _ lab: LabContext) { (self.mode, self.lab) = (mode, lab) }

  private static let name = "dial"
  /// The smallest scene beside the inspector in which a dial is readable.
  private static let minimumScene = CellSize(width: 30, height: 13)
  /// The rows of a dial of names at most, and its columns and rows for border, insets and arrow.
  private static let mostRows = 33
  private static let surroundings = CellSize(width: 8, height: 6)

  /// The number in the inspector, in coordinates of the screen.
  private var numberRect: CellRect? {
    guard let number = mode.number else { return nil }
    return LabNumbers(lab).rect(number)
  }

  /// The popover with the dial of a number: a scene of its own over the whole room, so that it is placed
  /// and drawn as every popover is.
  private var stage: SceneStage? {
    guard let number = mode.number, let (anchor, permitted) = anchor else { return nil }
    var stage = SceneStage(
      Scene(
        anchors: [SceneRegion(name: number.rawValue, anchor)],
        popovers: [
          ScenePopover(
            name: Self.name, anchor: number.rawValue, title: number.title,
            content: .dial(SceneDial(.count(mode.control.scale.count))),
            size: number == .theme ? sizeForNames : CellDial.usualSize,
            minimum: CellSize(width: 5, height: 1), permitted: permitted)
        ]), screen: LabScreen.usualRoom(on: lab.size).size, theme: lab.theme)
    stage.dials[Self.name] = mode.control.picture
    return stage
  }

  /// What the dial points at, and the directions of its arrow. Where the scene has room for a dial, it lies there
  /// and points at the edge of the list, so that it covers no line of it.
  private var anchor: (CellRect, ArrowDirections)? {
    let (panel, scene) = (lab.explorer.panel, lab.explorer.scene)
    guard var rect = numberRect else { return nil }
    let least = Self.minimumScene
    guard !panel.isEmpty, scene.width >= least.width, scene.height >= least.height else {
      return (rect, [.up, .right, .down, .left])
    }
    if lab.explorer.isBeside {
      (rect.x, rect.width) = (panel.x, 1)
    } else {
      (rect.y, rect.height) = (panel.y, 1)
    }
    return (rect, [lab.explorer.isBeside ? .right : .down])
  }

  /// As large as the scene allows, so that as many names as possible are on the dial.
  private var sizeForNames: CellSize {
    let scene = lab.explorer.scene.size
    let rows = min(Self.mostRows, scene.height - Self.surroundings.height)
    return CellSize(
      width: max(27, min(2 * rows + 3, scene.width - Self.surroundings.width)),
      height: max(13, rows))
  }

  /// The popover with the dial of a number; `nil` if it is not shown.
  var popover: (stage: SceneStage, placed: PlacedPopover)? {
    guard let stage, let placed = stage.placement().popovers.first, placed.isShown else {
      return nil
    }
    return (stage, placed)
  }

  func draw(on canvas: inout Canvas) {
    guard let (stage, placed) = popover else { return }
    numberRect.map { canvas.restyle($0) { $0 = lab.style(.anchor) } }
    stage.draw(placed, depth: lab.display.depth, on: &canvas)
  }

  /// In coordinates of the screen; `nil` if the dial is not shown.
  var frame: CellRect? {
    if mode.popover != nil { return lab.contentFrame }
    let room = LabScreen.usualRoom(on: lab.size)
    return popover.map { CellRect($0.placed.layout.content).intersection(room) }
  }

  /// The place of the number that is turned, or the middle of a dial in the scene.
  var cursor: CellPoint? {
    if let rect = numberRect, !rect.isEmpty { return rect.origin }
    return frame.map { CellPoint(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2) }
  }
}
