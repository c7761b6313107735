import CellCanvas

/// The real screen.
struct LabScreen: Equatable, Sendable {
  var size: CellSize
  /// The screen without the lines at the bottom, which take as many rows as the mode needs.
  var room: CellRect
  let display: DisplayOptions
  /// Whether the lab is led by lines of text: no keys are pressed, and sentences name commands.
  var isSpoken = false

  init(_ size: CellSize, _ display: DisplayOptions) {
    self.size = size
    self.display = display
    room = LabScreen.container(on: size)
  }

  /// The least screen on which the lab can be used: a popover beside its anchor, and the reason.
  static let minimumSize = CellSize(width: 40, height: 10)

  var isUsable: Bool {
    size.width >= LabScreen.minimumSize.width && size.height >= LabScreen.minimumSize.height
  }

  /// The screen without the two lines at the bottom: where the scene lives while nothing else is open.
  static func container(on screen: CellSize) -> CellRect {
    CellRect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - 2))
  }
}
