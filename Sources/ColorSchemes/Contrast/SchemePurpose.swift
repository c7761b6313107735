import CellCanvas

/// A use of a scheme's colours whose contrast is judged. The raw value is the word in options and in JSON.
public enum SchemePurpose: String, CaseIterable, Hashable, Sendable {
  /// The foreground on the background.
  case text
  /// Text that a program makes dim, on the background.
  case dim
  /// Selected text on the background of the selection.
  case selection
  /// The cursor on the background.
  case cursor
  /// The text below the cursor, on the cursor.
  case cursorText = "cursor-text"
  /// Each of the sixteen colours on the background.
  case ansi

  /// The contrast that is enough unless another is asked for: by WCAG 2 it is 4.5 for text and 3 for shapes. Dim
  /// text is meant to recede, so that the 3 of large text is asked of it.
  public var usualContrast: Double {
    self == .dim || self == .cursor ? LeastContrast.shape : LeastContrast.text
  }
}

/// How much contrast the colours of a scheme must have.
public struct ContrastThresholds: Equatable, Sendable {
  private var asked: [String: Double] = [:]

  /// Those of WCAG 2, as ``SchemePurpose/usualContrast`` has them.
  public init() {}

  /// Each purpose by its name, and each of the sixteen colours alone: `ansi.0` to `ansi.15`.
  public static let names =
    SchemePurpose.allCases.map(\.rawValue) + (0..<16).map { SchemeSlot.ansi($0).name }

  /// The contrast that was asked for by one of the ``names``, from 1 to 21; `nil` if none was.
  public subscript(name: String) -> Double? {
    get { asked[name] }
    set { asked[name] = newValue }
  }

  /// The contrast that a purpose needs.
  public func needed(for purpose: SchemePurpose) -> Double {
    asked[purpose.rawValue] ?? purpose.usualContrast
  }

  /// The contrast that one of the sixteen colours needs; `nil` of black, white and their bright variants unless it is
  /// asked for by that colour's name: they are grounds as often as they are texts.
  public func needed(ofColor index: Int) -> Double? {
    let isHue = SchemeSlot.hues.contains(.ansi(index))
    return asked[SchemeSlot.ansi(index).name] ?? (isHue ? needed(for: .ansi) : nil)
  }
}

extension SchemeSlot {
  /// The colours in which programs write words: six hues and their bright variants.
  public static let hues = (Array(1...6) + Array(9...14)).map(SchemeSlot.ansi)
}
