import CCurses
import CellCanvas

/// What the terminal of this program can do, found out without writing to it.
public struct TerminalCapabilities: Equatable, Sendable {
  /// Its name, from TERM; empty if that is not set.
  public var name: String
  /// Why it cannot be had as a screen, if so.
  public var obstacle: CursesError?
  /// Whether the locale's encoding is UTF-8; without it only ASCII can be shown.
  public var showsUnicode: Bool
  /// Whether it is said to report what is done with the mouse.
  public var hasMouse = false
  /// Whether it can mark what is pasted.
  public var marksPaste = false
  /// Its size, before it is opened; empty if there is an obstacle.
  public var size: CellSize
  /// The colours that its description names.
  var described: ColorDepth
  /// COLORTERM, in which terminals say what their descriptions cannot.
  var colorTerminal: String
  /// What it understands beyond that; `nil` if the direct painter cannot be used.
  var abilities: ANSIAbilities?

  /// The terminal as TERM, the locale and the standard streams have it at this moment.
  public static func current() -> TerminalCapabilities {
    var abilities: ANSIAbilities?
    let found = withUnsafeMutablePointer(to: &abilities) { place in
      ccurses_inspect(
        { $0?.assumingMemoryBound(to: ANSIAbilities?.self).pointee = .init(CursesDescription()) },
        place)
    }
    return TerminalCapabilities(
      name: terminalName, obstacle: CursesError(found.status), showsUnicode: found.utf8,
      hasMouse: found.mouse, marksPaste: found.paste,
      size: CellSize(width: Int(found.size.columns), height: Int(found.size.rows)),
      described: ColorDepth(colors: Int(found.colors), isDirect: found.direct_color),
      colorTerminal: String(cString: ccurses_color_terminal()), abilities: abilities)
  }

  /// How long the lab waits for what may follow an Escape, in milliseconds: ESCDELAY, if it says so.
  public var escapeDelay: Int { Int(ccurses_escape_delay()) }

  /// The columns that the locale gives a character; less than zero if it cannot be shown.
  public func columns(of scalar: Unicode.Scalar) -> Int { Int(ccurses_width(scalar.value)) }

  static var terminalName: String { String(cString: ccurses_terminal_name()) }
}

extension TerminalCapabilities {
  /// What the direct painter can use; `nil` if curses is to paint. It fails if that is not what was
  /// asked for.
  func abilities(for painter: PainterChoice) throws(CursesError) -> ANSIAbilities? {
    if painter == .direct, abilities == nil { throw .cannotPaintDirectly(name: name) }
    return painter == .curses ? nil : abilities
  }

  /// The colours that the terminal is said to show, by its description or by COLORTERM.
  public var colorDepth: ColorDepth { colorDepth(painter: .auto) }

  /// The same as far as a painter can make use of them.
  public func colorDepth(painter: PainterChoice) -> ColorDepth {
    let deepest = deepestColor(painter: painter)
    guard painter != .curses, let abilities else { return deepest }
    let isSaid = saysTrueColor || abilities.saysTrueColor
    return isSaid ? deepest : min(described, deepest)
  }

  /// Whether COLORTERM says so.
  private var saysTrueColor: Bool {
    ["truecolor", "24bit"].contains { colorTerminal.contains($0) }
  }

  /// Whether there are as many colours as there are because COLORTERM says so.
  public func believesColorTerminal(painter: PainterChoice) -> Bool {
    guard painter != .curses, let abilities else { return false }
    return saysTrueColor && !abilities.saysTrueColor && described < deepestColor(painter: painter)
  }

  /// The most that the painter can say to the terminal, whether it shows it or not: if it understands
  /// any colours, also those of red, green and blue.
  public func deepestColor(painter: PainterChoice) -> ColorDepth {
    guard painter != .curses, let abilities else { return described }
    return abilities.palette == .none ? .none : .trueColor
  }
}

extension TerminalCapabilities {
  /// Whether frames go past curses.
  public func paintsDirectly(_ painter: PainterChoice) -> Bool {
    painter != .curses && abilities != nil
  }
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
