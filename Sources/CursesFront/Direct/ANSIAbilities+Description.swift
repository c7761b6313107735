import CellCanvas

extension ANSIAbilities {
  /// What a description says; `nil` if the terminal has ways of its own for what ANSI terminals have
  /// in common, or if a character in its last cell would move the screen.
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
    takesAttributesBack = terminal.string("rmul") == "\u{1B}[24m"
    attributesWithoutColors = Attributes(ncv: terminal.number("ncv") ?? 0)
    marksFrames = terminal.string("Sync", 1) == "\u{1B}[?2026h"
    guard let attributes = Attributes(terminal), takeColors(terminal) else { return nil }
    self.attributes = attributes
  }

  /// Takes the colours over; `false` if they are said in another way.
  private mutating func takeColors(_ terminal: some TerminalDescription) -> Bool {
    saysTrueColor = ["RGB", "Tc"].contains {
      terminal.flag($0) || terminal.number($0) ?? 0 > 0 || terminal.string($0) != nil
    }
    palette = ColorDepth(colors: min(terminal.number("colors") ?? 0, 256), isDirect: false)
    if palette == .none { return true }
    numbersBrightColors = terminal.string("setaf", 9) != "\u{1B}[91m"
    return terminal.string("op") == "\u{1B}[39;49m"
      && ANSIAbilities.colorForms.allSatisfy { row in
        // Where numbers mean red, green and blue, only the first eight are the palette's.
        palette < row.least || saysTrueColor && row.least > .palette8
          || row.forms.contains { form in
            terminal.string("setaf", row.color) == "\u{1B}[\(form.foreground)m"
              && terminal.string("setab", row.color) == "\u{1B}[\(form.background)m"
          }
      }
  }

  /// What one colour of each part of the palette may look like.
  private static let colorForms:
    [(least: ColorDepth, color: Int32, forms: [(foreground: String, background: String)])] = [
      (.palette8, 1, [("31", "41"), ("38;5;1", "48;5;1")]),
      (.palette16, 9, [("91", "101"), ("38;5;9", "48;5;9")]),
      (.palette256, 200, [("38;5;200", "48;5;200")]),
    ]
}

extension ANSIAbilities.Moves {
  fileprivate init(_ terminal: some TerminalDescription) {
    let forms: [(move: Self, name: String, form: String)] = [
      (.forward, "cuf", "\u{1B}[7C"), (.backward, "cub", "\u{1B}[7D"), (.down, "cud", "\u{1B}[7B"),
      (.backspace, "cub1", "\u{8}"), (.lineFeed, "cud1", "\n"), (.carriageReturn, "cr", "\r"),
    ]
    self.init(forms.filter { terminal.string($0.name, 7) == $0.form }.map(\.move))
  }
}

extension Attributes {
  /// Those that a terminal shows; `nil` if it is told of one in a way of its own.
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

  /// Those in terminfo's sum of what is not to be had beside colours.
  fileprivate init(ncv sum: Int) {
    let bits: [(attribute: Attributes, bit: Int)] = [
      (.underline, 1), (.reverse, 2), (.dim, 4), (.bold, 5), (.italic, 15),
    ]
    self.init(bits.filter { sum > 0 && sum >> $0.bit & 1 == 1 }.map(\.attribute))
  }
}
