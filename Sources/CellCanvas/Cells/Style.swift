/// How a cell looks beside its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var bold: Attributes { Attributes(rawValue: 1) }
  @inlinable public static var dim: Attributes { Attributes(rawValue: 2) }
  @inlinable public static var italic: Attributes { Attributes(rawValue: 4) }
  @inlinable public static var underline: Attributes { Attributes(rawValue: 8) }
  @inlinable public static var reverse: Attributes { Attributes(rawValue: 16) }
}

/// The colours and attributes of a cell.
///
/// All of it is one word, as styles are compared for every cell of a frame.
public struct Style: Equatable, Hashable, Sendable {
  /// The foreground in the lowest bits, then the background, then the attributes.
  @usableFromInline var packed: UInt64

  @inlinable static var backgroundShift: UInt64 { Color.bitWidth }
  @inlinable static var attributesShift: UInt64 { 2 * Color.bitWidth }
  @inlinable static var colorMask: UInt64 { 1 << Color.bitWidth - 1 }

  @inlinable public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    packed =
      UInt64(foreground.packed) | UInt64(background.packed) << Style.backgroundShift
      | UInt64(attributes.rawValue) << Style.attributesShift
  }

  /// The terminal's own colours, without attributes.
  @inlinable public static var plain: Style { Style() }

  @inlinable public var foreground: Color {
    get { Color(packed: UInt32(truncatingIfNeeded: packed & Style.colorMask)) }
    set { self = Style(foreground: newValue, background: background, attributes: attributes) }
  }

  @inlinable public var background: Color {
    get {
      Color(packed: UInt32(truncatingIfNeeded: packed >> Style.backgroundShift & Style.colorMask))
    }
    set { self = Style(foreground: foreground, background: newValue, attributes: attributes) }
  }

  @inlinable public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: packed >> Style.attributesShift)) }
    set { self = Style(foreground: foreground, background: background, attributes: newValue) }
  }
}

/// One character cell: what shows, and how.
///
/// A cell is two words without references, so that rows copy and compare as memory.
public struct Cell: Equatable, Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  @inlinable public init(_ glyph: Glyph = .space, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  @inlinable public static var blank: Cell { Cell() }
}

extension Style {
  /// This style, with the colours of `base` where it has none of its own.
  public func over(_ base: Style) -> Style {
    Style(
      foreground: foreground == .standard ? base.foreground : foreground,
      background: background == .standard ? base.background : background,
      attributes: attributes.union(base.attributes))
  }
}

extension Style {
  /// The contrast of both colours from 1 to 21, as WCAG 2 defines it; `nil` where the terminal alone
  /// knows one of them.
  public var contrast: Double? {
    guard let front = foreground.rgbValue, let back = background.rgbValue else { return nil }
    return Color.contrast(front, back)
  }
}

extension Style {
  /// The nearest style that a terminal of this depth can show. Where text would vanish because both
  /// of its colours become the same one, the text becomes black or white instead.
  public func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    if depth != .none, depth != .trueColor, foreground != background,
      style.foreground == style.background, let rgb = background.rgbValue
    {
      style.foreground = (Color.luminance(rgb) > 0.179 ? .rgb(0) : .rgb(0xFF_FFFF) as Color)
        .reduced(to: depth)
    }
    return style
  }
}

extension Style {
  /// The style with both of its colours turned.
  public func turned(by turn: Double) -> Style {
    var style = self
    style.foreground = foreground.turned(by: turn)
    style.background = background.turned(by: turn)
    return style
  }
}
