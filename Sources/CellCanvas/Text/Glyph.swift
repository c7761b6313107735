/// What one cell shows: a scalar, with at most one combining mark upon it.
///
/// Terminals disagree about longer clusters, so these are simplified where text enters: joined
/// emoji show their first part, skin tones and presentation selectors are left out, and flags show
/// their two letters.
public struct Glyph: Equatable, Hashable, Sendable {
  /// The scalar value; zero in the second cell of a wide glyph.
  public var scalar: UInt32
  /// The value of the combining mark; zero if there is none.
  public var mark: UInt32

  init(scalar: UInt32, mark: UInt32 = 0) {
    self.scalar = scalar
    self.mark = mark
  }

  /// A glyph of one scalar that is known to take a column or two: a character of art.
  public init(_ scalar: Unicode.Scalar) { self.init(scalar: scalar.value) }

  public static let space = Glyph(" ")

  /// Stands in for what cannot be shown, such as control characters.
  public static let replacement = Glyph("?")

  /// The second cell of a wide glyph, which shows nothing by itself.
  public static let continuation = Glyph(scalar: 0)

  public var isContinuation: Bool { scalar == 0 }

  /// The columns it takes: 1 or 2, and 0 for the second cell of a wide glyph.
  public var width: Int {
    if isContinuation { return 0 }
    return WideScalars.contains(scalar) ? 2 : 1
  }

  /// The text of the cell; empty for the second cell of a wide glyph.
  public var text: String {
    var text = String.UnicodeScalarView()
    for value in [scalar, mark] where value != 0 {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
