import CellCanvas

/// The styles of a dial. A style without a background keeps the one that the dial is drawn on.
public struct DialAppearance: Equatable, Hashable, Sendable {
  /// The circle.
  public var rim: Style
  /// The ticks at the items.
  public var tick: Style
  /// The labels of all items but the value.
  public var label: Style
  /// The label of the value.
  public var current: Style
  /// The value in the middle.
  public var value: Style
  /// The mark at the top, where the value is read.
  public var mark: Style

  /// Styles that work on any terminal.
  public init(
    rim: Style = .plain, tick: Style = Style(attributes: .dim), label: Style = .plain,
    current: Style = Style(attributes: [.bold, .reverse]), value: Style = Style(attributes: .bold),
    mark: Style = Style(attributes: .bold)
  ) {
    self.rim = rim
    self.tick = tick
    self.label = label
    self.current = current
    self.value = value
    self.mark = mark
  }
}

/// What the lines of a dial are made of.
public enum DialStroke: String, CaseIterable, Sendable {
  /// Braille, eight dots per cell.
  case braille
  /// Blocks, four quarters per cell.
  case blocks
  /// ASCII, which every terminal has.
  case ascii
}

extension DialStroke {
  /// The sign above the value at the top.
  var mark: Glyph { self == .ascii ? Glyph("v") : Glyph("▼") }

  /// The end of a shortened text.
  var ellipsis: Glyph { self == .ascii ? Glyph("~") : Glyph("…") }

  /// The signs before and after the value of a dial that has the keys or no room for a circle.
  var brackets: (Glyph, Glyph) {
    self == .ascii ? (Glyph("<"), Glyph(">")) : (Glyph("‹"), Glyph("›"))
  }

  /// How thick the rim is, in columns: as thin as it can be without a gap.
  var thickness: Double { self == .braille ? 0.5 : 1 }

  /// From the rim to the ends of the ticks, in columns; in ASCII ticks stand on the rim itself.
  var tickLength: Double { self == .ascii ? 0 : 1 }

  /// The least distance at which two ticks can be distinguished, in columns.
  var leastTickDistance: Double { self == .braille ? 1 : 2 }
}
