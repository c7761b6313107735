import CellCanvas

/// What a terminal understands that is addressed in the way of ANSI X3.64, beside the address itself.
struct ANSIAbilities: Equatable, Sendable {
  /// Ways to move the cursor from where it is.
  struct Moves: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// CUF: so many columns to the right.
    static let forward = Moves(rawValue: 1)
    /// CUB: so many columns to the left.
    static let backward = Moves(rawValue: 2)
    /// CUD: so many rows down, in the same column.
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
  /// What is erased takes on the present background, not the terminal's own.
  var erasesInColor = true
  /// The attributes that it shows.
  var attributes: Attributes = [.bold, .dim, .italic, .underline, .reverse]
  /// Those of them that it loses beside a colour.
  var attributesWithoutColors: Attributes = []
  /// Each attribute can be taken back alone: SGR 22 to 27.
  var takesAttributesBack = true
  /// The second eight colours of the palette are said by their number, and not by SGR 90 to 107.
  var numbersBrightColors = false
  /// The colours that can be said to it by their numbers.
  var palette = ColorDepth.palette256
  /// Its description says that it shows red, green and blue.
  var saysTrueColor = false
  /// Frames between two marks are shown at once: private mode 2026.
  var marksFrames = false
  /// What shows the cursor, and what hides it.
  var showCursor = Array("\u{1B}[?25h".utf8)
  var hideCursor = Array("\u{1B}[?25l".utf8)
  /// What makes the screen blank and puts the cursor into its first cell.
  var clear = Array("\u{1B}[H\u{1B}[2J".utf8)
  /// What ends every attribute, colour and character set.
  var reset = Array("\u{1B}(B\u{1B}[m".utf8)
}

extension ANSIAbilities {
  /// Whether erasing the rest of a row leaves blanks of this style.
  func erasingLeaves(_ style: Style) -> Bool {
    erasesRows && !style.attributes.showsOnBlank
      && (erasesInColor || style.background == .standard)
  }
}
