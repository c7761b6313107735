/// Where a title or a footer stands.
public struct ThemeLabel: Equatable, Sendable {
  public var position: LabelPosition
  public var alignment: TitleAlignment

  public init(position: LabelPosition, alignment: TitleAlignment = .start) {
    self.position = position
    self.alignment = alignment
  }
}

/// The row that a title or a footer takes. The raw value is the name in files.
public enum LabelPosition: String, CaseIterable, Sendable {
  /// In the upper border, or in the first row where there is no border.
  case top
  /// In the lower border, or in the last row where there is no border.
  case bottom
  /// In a row of the content: a title in the first one, a footer in the last one.
  case inside
}

/// Where along its row a title or a footer stands. The raw value is the name in files.
public enum TitleAlignment: String, CaseIterable, Sendable {
  case start
  case center
  case end
}
