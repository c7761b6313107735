import CCurses
import CellCanvas

/// The choice of the painter that writes frames to the terminal.
package enum PainterChoice: String, CaseIterable, Sendable {
  /// Curses wherever it can show the colours, up to 256 of them; the direct painter where it can show more.
  case auto
  /// Curses, on every terminal and in all colours that it knows.
  case curses
  /// The direct painter, which can show true colour, on terminals that are addressed as ANSI terminals are.
  case direct
}

/// What the terminal of this program can do, found out without writing to it.
package struct TerminalCapabilities: Equatable, Sendable {
  /// Its name, from TERM; empty if that is not set.
  package var name: String
  /// Why it cannot be opened as a screen; `nil` if it can.
  package var obstacle: CursesError?
  /// Whether the locale's encoding is UTF-8; without it only ASCII can be shown.
  package var showsUnicode: Bool
  /// Whether it can report the mouse, as its description says.
  package var hasMouse = false
  package var marksPaste = false
  var hidesCursor = true
  /// Its size before it is opened; empty without a description of the terminal.
  package var size: CellSize
  /// The colours that its description names.
  var described: ColorDepth
  /// COLORTERM, by which terminals declare what their descriptions cannot.
  var colorTerminal: String
  /// What the direct painter can use; `nil` if the terminal is not addressed as ANSI terminals are.
  var ansi: ANSICapabilities?

  /// The terminal as TERM, the locale and the standard streams describe it at this moment.
  package static func current() -> TerminalCapabilities {
    var ansi: ANSICapabilities?
    let found = withUnsafeMutablePointer(to: &ansi) { place in
      ccurses_inspect(
        {
          $0?.assumingMemoryBound(to: ANSICapabilities?.self).pointee = .init(CursesDescription())
        },
        place)
    }
    return TerminalCapabilities(
      name: terminalName, obstacle: CursesError(found.status), showsUnicode: found.utf8,
      hasMouse: found.mouse, marksPaste: found.paste,
      hidesCursor: found.hides_cursor,
      size: CellSize(width: Int(found.size.columns), height: Int(found.size.rows)),
      described: ColorDepth(colors: Int(found.colors), isDirect: found.direct_color),
      colorTerminal: String(cString: ccurses_color_terminal()), ansi: ansi)
  }

  /// How long to wait for more bytes after an Escape: ESCDELAY or its default.
  package static var escapeDelay: Duration { .milliseconds(Int64(ccurses_escape_delay())) }

  /// The columns that the locale gives a character; less than zero if it cannot be shown.
  package func columns(of scalar: Unicode.Scalar) -> Int { Int(ccurses_width(scalar.value)) }

  static var terminalName: String { String(cString: ccurses_terminal_name()) }
}

extension TerminalCapabilities {
  /// The capabilities for the direct painter; `nil` if the choice leads to the curses painter.
  ///
  /// - Parameter depth: the colours to show.
  func ansi(
    for painter: PainterChoice, depth: ColorDepth
  ) throws(CursesError) -> ANSICapabilities? {
    if painter == .direct, ansi == nil { throw .cannotPaintDirectly(name: name) }
    return paintsDirectly(painter, depth: depth) ? ansi : nil
  }

  /// Whether the choice leads to the direct painter for so many colours.
  package func paintsDirectly(_ painter: PainterChoice, depth: ColorDepth) -> Bool {
    switch painter {
    case .auto: ansi != nil && depth > min(described, .palette256)
    case .curses: false
    case .direct: ansi != nil
    }
  }

  /// The colours that the terminal shows by its description or by COLORTERM.
  package var colorDepth: ColorDepth { colorDepth(painter: .auto) }

  /// The colours that the terminal shows as far as a painter can use them, or one of the two with `auto`.
  package func colorDepth(painter: PainterChoice) -> ColorDepth {
    let deepest = deepestColor(painter: painter)
    guard painter != .curses, let ansi else { return deepest }
    return colorTermDeclaresTrueColor || ansi.declaresTrueColor ? deepest : min(described, deepest)
  }

  private var colorTermDeclaresTrueColor: Bool {
    ["truecolor", "24bit"].contains { colorTerminal.contains($0) }
  }

  /// Whether the colour depth rests on COLORTERM alone.
  package func believesColorTerminal(painter: PainterChoice) -> Bool {
    guard painter != .curses, let ansi else { return false }
    return colorTermDeclaresTrueColor && !ansi.declaresTrueColor
      && described < deepestColor(painter: painter)
  }

  /// The deepest colours that the painter can send, whether or not the terminal shows them: red, green
  /// and blue wherever the direct painter has any colours.
  package func deepestColor(painter: PainterChoice) -> ColorDepth {
    guard painter != .curses, let ansi else { return described }
    return ansi.palette == .none ? .none : .trueColor
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

/// A terminal's entry in terminfo.
protocol TerminalDescription {
  /// The bytes of a capability with its numbers filled in and without pauses; `nil` if it has none.
  func string(_ name: String, _ first: Int32, _ second: Int32) -> String?
  func number(_ name: String) -> Int?
  func flag(_ name: String) -> Bool
}

extension TerminalDescription {
  func string(_ name: String) -> String? { string(name, 0, 0) }
  func string(_ name: String, _ first: Int32) -> String? { string(name, first, 0) }
}

/// The description of this terminal, valid only during `ccurses_inspect`.
private struct CursesDescription: TerminalDescription {
  func string(_ name: String, _ first: Int32, _ second: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = Int(ccurses_string_bytes(name, first, second, &bytes, bytes.count))
    guard bytes.indices.contains(length) else { return nil }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  func number(_ name: String) -> Int? {
    let number = ccurses_number(name)
    return number < 0 ? nil : Int(number)
  }

  func flag(_ name: String) -> Bool { ccurses_flag(name) }
}
