import CellCanvas
import PopoverScenes
import PopoverThemes

/// The screen of a scene in the room that there is for it, be that of the lab or a tile of a comparison:
/// in the middle of the room where it is smaller, and a part of it where it is larger.
struct ScreenView: Equatable, Sendable {
  /// The size of the scene's screen.
  let screen: CellSize
  let room: CellSize
  /// The place on the scene's screen that is shown in the first cell of the room; less than zero where
  /// the screen is smaller than the room.
  let origin: CellPoint

  /// - Parameters:
  ///   - targets: what is to be seen, in the order of importance. The last is seen wherever it is, the
  ///     others as far as that permits.
  ///   - former: what was shown until now, which is scrolled no farther than needed.
  init(screen: CellSize, room: CellSize, showing targets: [CellRect], after former: ScreenView?) {
    self.screen = screen
    self.room = room
    let isSame = former?.screen == screen && former?.room == room
    let start = isSame ? former?.origin : nil
    origin = CellPoint(
      x: ScreenView.start(
        of: screen.width, in: room.width, showing: targets.map(\.columns), after: start?.x),
      y: ScreenView.start(
        of: screen.height, in: room.height, showing: targets.map(\.rows), after: start?.y))
  }

  /// Where the shown part of a length begins.
  private static func start(
    of length: Int, in room: Int, showing targets: [Range<Int>], after former: Int?
  ) -> Int {
    if length <= room { return (length - room) / 2 }
    let middle = targets.last.map { ($0.lowerBound + $0.upperBound - room) / 2 }
    let start = targets.reduce(former ?? middle ?? 0) { start, target in
      min(target.lowerBound, max(start, target.upperBound - room))
    }
    return max(0, min(start, length - room))
  }
}

extension ScreenView {
  /// The part of the scene's screen that is seen, in its cells.
  var part: CellRect { CellRect(origin: origin, size: room).intersection(CellRect(size: screen)) }

  /// Whether all of the room shows the screen, and all of the screen is shown.
  var isWhole: Bool { screen == room }

  /// Where the whole screen lies, counted from the first cell of the room.
  var frame: CellRect {
    CellRect(origin: CellPoint(x: -origin.x, y: -origin.y), size: screen)
  }

  /// Where a place on the scene's screen is in the room.
  func shown(_ rect: CellRect) -> CellRect { rect.offset(x: -origin.x, y: -origin.y) }

  /// The columns or rows that are hidden beyond each edge of the room.
  var hidden: CellInsets {
    CellInsets(
      top: max(0, origin.y), left: max(0, origin.x),
      bottom: max(0, screen.height - room.height - origin.y),
      right: max(0, screen.width - room.width - origin.x))
  }
}

extension Lab {
  /// The part of the scene's screen that is shown; what has the keys is seen.
  func screenView(after former: ScreenView?) -> ScreenView {
    ScreenView(
      screen: container.size, room: sceneRoom.size, showing: selectedRects, after: former)
  }

  /// The popover that keys are about, then the anchor.
  var selectedRects: [CellRect] {
    let popover = placedPopover.map { CellRect($0.layout.frame) }
    let anchor =
      placement.anchors.indices.contains(selection.anchor)
      ? CellRect(around: placement.anchors[selection.anchor].rects) : nil
    return [popover, anchor].compactMap(\.self)
  }
}

extension Lab {
  func drawing(of view: ScreenView, _ theme: Theme) -> ScreenViewDrawing {
    ScreenViewDrawing(
      view: view, targets: selectedRects.map(view.shown),
      void: theme.style(.dim, depth: look.depth), mark: theme.style(.key, depth: look.depth))
  }
}
