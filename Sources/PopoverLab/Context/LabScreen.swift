import CellCanvas

/// The real screen, which may be larger or smaller than that of the scene.
struct LabScreen: Equatable, Sendable {
  var size: CellSize
  /// The screen without the lines at the bottom, which take as many rows as the mode needs.
  var room: CellRect
  let display: DisplayOptions
  var output = Output.picture

  /// What is seen of the lab.
  enum Output {
    case picture
    /// Line mode, in which sentences name commands and not keys.
    case sentences
    /// The scene alone, as it changes.
    case film
  }

  init(_ size: CellSize, _ display: DisplayOptions) {
    self.size = size
    self.display = display
    room = LabScreen.usualRoom(on: size)
  }

  /// The smallest screen on which the lab can be used: it has room for a popover beside its anchor, and for the
  /// status line.
  static let minimumSize = CellSize(width: 40, height: 10)

  /// The columns of the status line, which has a blank on both sides.
  var statusWidth: Int { size.width - 2 }

  var isLineMode: Bool { output == .sentences }

  /// Whether there is room for the lab, or none is needed as it is not drawn.
  var isUsable: Bool {
    output != .picture
      || size.width >= LabScreen.minimumSize.width && size.height >= LabScreen.minimumSize.height
  }

  /// The lines at the bottom in most modes: the status line and one for keys.
  static let usualLines = 2

  /// The screen without these.
  static func usualRoom(on screen: CellSize) -> CellRect {
    CellRect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - usualLines))
  }
}
