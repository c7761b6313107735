import CCurses
import CellCanvas

/// What the terminal of this program can do, found out without writing to it.
public struct TerminalCapabilities: Equatable, Sendable {
  /// Its name, from TERM; empty if that is not set.
  public var name: String
  /// Why it cannot be had as a screen, if so.
  public var obstacle: CursesError?
  public var colorDepth: ColorDepth
  /// Whether the locale's encoding is UTF-8; without it only ASCII can be shown.
  public var showsUnicode: Bool
  /// Its size, before it is opened; empty if there is an obstacle.
  public var size: CellSize

  /// The terminal as TERM, the locale and the standard streams have it at this moment.
  public static func current() -> TerminalCapabilities {
    let abilities = ccurses_inspect()
    return TerminalCapabilities(
      name: terminalName, obstacle: CursesError(abilities.status),
      colorDepth: ColorDepth(colors: Int(abilities.colors), isDirect: abilities.direct_color),
      showsUnicode: abilities.utf8,
      size: CellSize(width: Int(abilities.size.columns), height: Int(abilities.size.rows)))
  }

  static var terminalName: String { String(cString: ccurses_terminal_name()) }
}

extension ColorDepth {
  /// The depth of a terminal with this number of colours.
  init(colors: Int, isDirect: Bool) {
    let steps: [(least: Int, depth: ColorDepth)] = [
      (1 << 24, isDirect ? .trueColor : .palette256), (256, .palette256), (16, .palette16),
      (8, .palette8),
    ]
    self = steps.first { colors >= $0.least }?.depth ?? .none
  }
}
