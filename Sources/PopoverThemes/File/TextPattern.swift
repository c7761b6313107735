import AnnotatedYAML
import CellCanvas

/// Regular expressions for schemas, in the part of their language that all validators know. They may let through what the
/// reader refuses, and refuse nothing that it reads.
enum TextPattern {
  /// A letter. Beyond ASCII it may be another character.
  static let letter = "[^ -@\\[-`{-\u{A9}]"

  /// A character with up to three marks, whose code points are beyond U+02FF and not those of arrows, lines and blocks. To
  /// some validators a character beyond U+FFFF is two.
  private static let cell = ".[^ -\u{2FF}\u{2190}-\u{2BFF}]{0,4}"
  private static let mostScalars = 4

  /// A text of so many cells; only few, as they are matched in every way.
  static func cells(_ count: Int) -> String { "(?:\(cell)){\(count)}" }

  /// A text of one cell up to so many.
  static func cells(upTo count: Int) -> String { ".{1,\(mostScalars * count)}" }
}

extension ValueSchema {
  /// A text of one line, which may be empty.
  static let line = ValueSchema.textLike(#"^[^\n]*$"#)

  /// A text of one line that is not blank.
  static let name = ValueSchema.textLike(#"^ *[^ \n][^\n]*$"#)

  /// A row of so many cells.
  static func row(_ count: Int) -> ValueSchema { .textLike("^\(TextPattern.cells(count))$") }

  /// Art of at most this size: a text as the only row, or a list of rows.
  static func art(atMost limit: CellSize) -> ValueSchema {
    .oneOrList(of: row(upTo: limit), 1...limit.height)
  }

  /// A row of such art.
  private static func row(upTo limit: CellSize) -> ValueSchema {
    .textLike("^\(TextPattern.cells(upTo: limit.width))$")
  }
}
