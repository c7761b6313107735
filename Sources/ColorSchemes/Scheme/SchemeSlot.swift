/// A place for a colour that terminals have in common.
public enum SchemeSlot: Hashable, Sendable {
  /// One of the sixteen colours of the terminal, 0 to 15.
  case ansi(Int)
  /// One of the eight colours of dim text, 0 to 7.
  case dim(Int)
  /// Text.
  case foreground
  /// What lies behind text.
  case background
  /// The block of the cursor.
  case cursor
  /// The text below the cursor.
  case cursorText
  /// What lies behind selected text.
  case selectionBackground
  /// Selected text.
  case selectionForeground
  /// Text that is dim.
  case dimForeground
  /// Text that is bold or bright.
  case brightForeground
}

extension SchemeSlot {
  /// Its name in JSON and in messages: `ansi.4`, `selection-background`.
  public var name: String {
    switch self {
    case .ansi(let index): "ansi.\(index)"
    case .dim(let index): "dim.\(index)"
    case .foreground: "foreground"
    case .background: "background"
    case .cursor: "cursor"
    case .cursorText: "cursor-text"
    case .selectionBackground: "selection-background"
    case .selectionForeground: "selection-foreground"
    case .dimForeground: "dim-foreground"
    case .brightForeground: "bright-foreground"
    }
  }
}

extension SchemeSlot {
  /// All slots in the order in which they are written. Of several that have one key in common the first one
  /// counts: the background before the black of terminals.
  package static let all: [SchemeSlot] =
    [.background, .foreground] + (0..<16).map(SchemeSlot.ansi) + (0..<8).map(SchemeSlot.dim)
    + [
      .cursor, .cursorText, .selectionBackground, .selectionForeground, .dimForeground,
      .brightForeground,
    ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The slot of a name; `nil` if there is none.
  public init?(name: String) {
    guard let slot = Self.byName[name] else { return nil }
    self = slot
  }
}
