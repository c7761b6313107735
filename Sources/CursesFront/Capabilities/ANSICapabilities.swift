import CellCanvas

/// What a terminal that is addressed as ANSI X3.64 has it understands beside the cursor address.
struct ANSICapabilities: Equatable, Sendable {
  /// Ways to move the cursor from where it is.
  struct Moves: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// CUF: a number of columns to the right.
    static let forward = Moves(rawValue: 1)
    /// CUB: a number of columns to the left.
    static let backward = Moves(rawValue: 2)
    /// CUD: a number of rows down, in the same column.
    static let down = Moves(rawValue: 4)
    /// BS: one column to the left.
    static let backspace = Moves(rawValue: 8)
    /// LF: one row down, in the same column.
    static let lineFeed = Moves(rawValue: 16)
    /// CR: to the first column.
    static let carriageReturn = Moves(rawValue: 32)

    static let all: Moves = [.forward, .backward, .down, .backspace, .lineFeed, .carriageReturn]
  }

  var moves = Moves.all
  /// EL: blanks the rest of a row.
  var erasesRows = true
  /// Erased cells get the current background, not the terminal's own.
  var erasesInColor = true
  var attributes: Attributes = [.bold, .dim, .italic, .underline, .reverse]
  /// The attributes that it cannot show together with a colour.
  var attributesWithoutColors: Attributes = []
  /// Each attribute can be switched off alone: SGR 22 to 27.
  var removesAttributes = true
  /// The second eight colours of the palette need SGR 38;5 and 48;5 instead of SGR 90 to 107.
  var numbersBrightColors = false
  /// The colours that it can show by their numbers.
  var palette = ColorDepth.palette256
  /// Its description says that it shows red, green and blue.
  var declaresTrueColor = false
  /// Synchronized output, private mode 2026: a frame between two marks is shown in one step.
  var synchronizesOutput = false
  var showCursor = Array("\u{1B}[?25h".utf8)
  var hideCursor = Array("\u{1B}[?25l".utf8)
  /// Blanks the screen and puts the cursor into its first cell.
  var clear = Array("\u{1B}[H\u{1B}[2J".utf8)
  /// Ends every attribute, colour and character set.
  var reset = Array("\u{1B}(B\u{1B}[m".utf8)
}

extension ANSICapabilities {
  /// Whether erasing the rest of a row leaves blanks of this style.
  func erasingLeaves(_ style: Style) -> Bool {
    erasesRows && !style.attributes.showsOnBlank
      && (erasesInColor || style.background == .standard)
  }
}

extension ANSICapabilities {
  /// Reads a description; `nil` if the terminal has other sequences for what ANSI terminals have in
  /// common, or if a character in its last cell would scroll the screen.
  init?(_ terminal: some TerminalDescription) {
    guard terminal.string("cup", 4, 9) == "\u{1B}[5;10H",
      terminal.flag("xenl") || !terminal.flag("am"),
      let clear = terminal.string("clear"), let reset = terminal.string("sgr0"),
      ["\u{1B}[m", "\u{1B}[0m"].contains(where: reset.contains)
    else { return nil }
    self.clear = Array(clear.utf8)
    self.reset = Array(reset.utf8)
    showCursor = Array((terminal.string("cnorm") ?? "").utf8)
    hideCursor = Array((terminal.string("civis") ?? "").utf8)
    moves = Moves(terminal)
    erasesRows = terminal.string("el") == "\u{1B}[K"
    erasesInColor = terminal.flag("bce")
    removesAttributes = terminal.string("rmul") == "\u{1B}[24m"
    attributesWithoutColors = Attributes(ncv: terminal.number("ncv") ?? 0)
    synchronizesOutput = terminal.string("Sync", 1) == "\u{1B}[?2026h"
    guard let attributes = Attributes(terminal), readColors(of: terminal) else { return nil }
    self.attributes = attributes
  }

  /// Reads the colours; `false` if the terminal has other sequences for them.
  private mutating func readColors(of terminal: some TerminalDescription) -> Bool {
    declaresTrueColor = ["RGB", "Tc"].contains {
      terminal.flag($0) || terminal.number($0) ?? 0 > 0 || terminal.string($0) != nil
    }
    palette = ColorDepth(colors: min(terminal.number("colors") ?? 0, 256), isDirect: false)
    if palette == .none { return true }
    numbersBrightColors = terminal.string("setaf", 9) != "\u{1B}[91m"
    return terminal.string("op") == "\u{1B}[39;49m"
      && ANSICapabilities.colorForms.allSatisfy { row in
        // Where numbers mean red, green and blue, only the first eight belong to the palette.
        palette < row.least || declaresTrueColor && row.least > .palette8
          || row.forms.contains { form in
            terminal.string("setaf", row.color) == "\u{1B}[\(form.foreground)m"
              && terminal.string("setab", row.color) == "\u{1B}[\(form.background)m"
          }
      }
  }

  /// The accepted sequences for one colour of each part of the palette.
  private static let colorForms:
    [(least: ColorDepth, color: Int32, forms: [(foreground: String, background: String)])] = [
      (.palette8, 1, [("31", "41"), ("38;5;1", "48;5;1")]),
      (.palette16, 9, [("91", "101"), ("38;5;9", "48;5;9")]),
      (.palette256, 200, [("38;5;200", "48;5;200")]),
    ]
}

extension ANSICapabilities.Moves {
  fileprivate init(_ terminal: some TerminalDescription) {
    let forms: [(move: Self, name: String, form: String)] = [
      (.forward, "cuf", "\u{1B}[7C"), (.backward, "cub", "\u{1B}[7D"), (.down, "cud", "\u{1B}[7B"),
      (.backspace, "cub1", "\u{8}"), (.lineFeed, "cud1", "\n"), (.carriageReturn, "cr", "\r"),
    ]
    self.init(forms.filter { terminal.string($0.name, 7) == $0.form }.map(\.move))
  }
}

extension Attributes {
  /// The attributes that a terminal shows; `nil` if one of them has a sequence of its own.
  fileprivate init?(_ terminal: some TerminalDescription) {
    self = []
    let forms: [(attribute: Attributes, name: String, form: String)] = [
      (.bold, "bold", "\u{1B}[1m"), (.dim, "dim", "\u{1B}[2m"), (.italic, "sitm", "\u{1B}[3m"),
      (.underline, "smul", "\u{1B}[4m"), (.reverse, "rev", "\u{1B}[7m"),
    ]
    for (attribute, name, form) in forms {
      guard let string = terminal.string(name) else { continue }
      guard string == form else { return nil }
      insert(attribute)
    }
  }

  /// The attributes in terminfo's `ncv`, the sum of those that cannot be combined with colours.
  fileprivate init(ncv sum: Int) {
    let bits: [(attribute: Attributes, bit: Int)] = [
      (.underline, 1), (.reverse, 2), (.dim, 4), (.bold, 5), (.italic, 15),
    ]
    self.init(bits.filter { sum > 0 && sum >> $0.bit & 1 == 1 }.map(\.attribute))
  }

  /// The attributes that can be seen where there is no character.
  static var shownOnBlank: Attributes { [.underline, .reverse] }

  var showsOnBlank: Bool { !isDisjoint(with: .shownOnBlank) }
}
