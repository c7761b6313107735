/// One character cell: what it shows, and how.
public struct Cell: Equatable, Hashable, Sendable {
  /// The character.
  public var glyph: Glyph
  /// Its colours and attributes.
  public var style: Style

  /// A glyph in a style; by default, a blank in the terminal's own colours.
  public init(_ glyph: Glyph = .space, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()
}

/// The attributes of a cell beside its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// A bit for each attribute.
  public let rawValue: UInt8

  /// The attributes of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold, which some terminals show as a brighter colour.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter than usual.
  public static let dim = Attributes(rawValue: 2)
  /// Slanted.
  public static let italic = Attributes(rawValue: 4)
  /// With a line below.
  public static let underline = Attributes(rawValue: 8)
  /// With foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)

  /// Each attribute with its name in files.
  package static let named: KeyValuePairs<String, Attributes> = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
  ]

  /// The names of those that it has, always in the same order.
  package var names: [String] { Self.named.filter { contains($0.value) }.map(\.key) }
}

/// The colours and attributes of a cell.
public struct Style: Equatable, Hashable, Sendable {
  /// Both colours and the attributes, one above the other: cells are compared for every frame, and this is one comparison.
  private var code: UInt64

  private enum Bits {
    static let color: UInt64 = 1 << 26 - 1
    static let background: UInt64 = 26
    static let attributes: UInt64 = 52
  }

  /// The colour of the character.
  public var foreground: Color {
    get { Color(code: UInt32(truncatingIfNeeded: code & Bits.color)) }
    set { code = code & ~Bits.color | UInt64(newValue.code) }
  }

  /// The colour behind it.
  public var background: Color {
    get { Color(code: UInt32(truncatingIfNeeded: code >> Bits.background & Bits.color)) }
    set {
      code = code & ~(Bits.color << Bits.background) | UInt64(newValue.code) << Bits.background
    }
  }

  /// Everything beside the colours.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: code >> Bits.attributes)) }
    set {
      code = code & (1 << Bits.attributes - 1) | UInt64(newValue.rawValue) << Bits.attributes
    }
  }

  /// A style; by default, the terminal's own colours without attributes.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    code =
      UInt64(foreground.code) | UInt64(background.code) << Bits.background
      | UInt64(attributes.rawValue) << Bits.attributes
  }

  /// The terminal's own colours, without attributes.
  public static let plain = Style()
}

extension Style {
  /// This style, with the colours of `base` where it has none of its own, and with the attributes of both.
  public func over(_ base: Style) -> Style {
    Style(
      foreground: foreground == .standard ? base.foreground : foreground,
      background: background == .standard ? base.background : background,
      attributes: attributes.union(base.attributes))
  }

  /// The contrast of both colours from 1 to 21, as WCAG 2 defines it; `nil` if one is the terminal's own.
  public var contrast: Double? {
    guard let front = foreground.rgbValue, let back = background.rgbValue else { return nil }
    return Color.contrast(front, back)
  }

  /// The nearest style that a terminal of this depth can show. Where both colours would become the same one,
  /// the foreground becomes black or white instead, so that text does not vanish.
  public func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    if depth != .none, depth != .trueColor, foreground != background,
      style.foreground == style.background, let rgb = background.rgbValue
    {
      style.foreground = Color.legible(on: rgb).reduced(to: depth)
    }
    return style
  }

  /// The style with both of its colours turned, as ``Color/turned(by:)`` does.
  public func turned(by turn: Double) -> Style {
    var style = self
    style.foreground = foreground.turned(by: turn)
    style.background = background.turned(by: turn)
    return style
  }
}
