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
