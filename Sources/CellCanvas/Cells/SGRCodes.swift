/// The numbers of one "select graphic rendition" (ECMA-48, SGR), the control sequence that changes the style.
package struct SGRCodes: Sendable {
  /// Whether the second eight colours are written as numbers of the palette.
  private let numbersBrightColors: Bool
  /// More than the longest change has: a reset or four removals, five attributes and two colours of five codes.
  private var codes = SIMD32<UInt8>()
  /// How many there are.
  package private(set) var count = 0

  /// None yet.
  package init(numbersBrightColors: Bool = false) {
    self.numbersBrightColors = numbersBrightColors
  }

  /// Those that set a style, whatever was set before.
  package init(setting style: Style, numbersBrightColors: Bool = false) {
    self.init(numbersBrightColors: numbersBrightColors)
    append(0)
    append(style.attributes)
    if style.foreground != .standard { append(foreground: style.foreground) }
    if style.background != .standard { append(background: style.background) }
  }

  /// A number, by its index.
  package subscript(index: Int) -> UInt8 { codes[index] }
}

extension SGRCodes {
  /// Adds a number; a change of a style never has more than there is room for.
  package mutating func append(_ code: UInt8) {
    codes[count] = code
    count += 1
  }

  /// Adds the numbers that set attributes.
  package mutating func append(_ attributes: Attributes) {
    // Mostly there is none.
    if attributes.isEmpty { return }
    for (attribute, code) in Attributes.codes where attributes.contains(attribute) {
      append(code)
    }
  }

  /// Adds the numbers that set the colour of text; for the terminal's own it is one that removes any other.
  package mutating func append(foreground color: Color) { append(color, base: 30) }

  /// Adds the numbers that set the colour behind text.
  package mutating func append(background color: Color) { append(color, base: 40) }

  private mutating func append(_ color: Color, base: UInt8) {
    if let rgb = color.rgb {
      append(base + 8)
      append(2)
      for shift in stride(from: 16, through: 0, by: -8) {
        append(UInt8(truncatingIfNeeded: rgb >> shift))
      }
    } else if let index = color.paletteIndex {
      append(index, base: base)
    } else {
      append(base + 9)
    }
  }

  private mutating func append(_ index: UInt8, base: UInt8) {
    if index < 8 {
      append(base + index)
    } else if index < 16, !numbersBrightColors {
      append(base + 60 + index - 8)
    } else {
      for code in [base + 8, 5, index] { append(code) }
    }
  }
}

extension Attributes {
  /// Each attribute with the number that sets it.
  package static let codes: [(attribute: Attributes, code: UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  /// What removes attributes; 22 removes both weights, bold and dim.
  package static let removalCodes: [(attributes: Attributes, code: UInt8)] = [
    ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27),
  ]
}
