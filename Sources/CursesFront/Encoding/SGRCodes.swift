import CellCanvas

/// The numbers of one "select graphic rendition", the control sequence that changes the style.
struct SGRCodes: Sendable {
  /// Whether the second eight colours are written as numbers of the palette.
  let numbersBrightColors: Bool
  private var codes: [UInt8] = []

  init(numbersBrightColors: Bool) { self.numbersBrightColors = numbersBrightColors }

  mutating func append(_ code: UInt8) { codes.append(code) }

  mutating func append(_ attributes: Attributes) {
    for (attribute, code) in SGRCodes.additions where attributes.contains(attribute) {
      append(code)
    }
  }

  private static let additions: [(attribute: Attributes, code: UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  /// What removes attributes; 22 removes both weights, bold and dim.
  static let removals: [(attributes: Attributes, code: UInt8)] = [
    ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27),
  ]

  mutating func append(foreground color: Color) { append(color, base: 30) }

  mutating func append(background color: Color) { append(color, base: 40) }

  private mutating func append(_ color: Color, base: UInt8) {
    if let rgb = color.rgb {
      let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: rgb >> $0) }
      codes += [base + 8, 2] + parts
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
      codes += [base + 8, 5, index]
    }
  }

  /// The number of bytes of the sequence, which a lone 0 only makes longer.
  var length: Int { codes.reduce(2 + codes.count) { $0 + Int($1).digitCount } }

  func write(to output: inout TerminalBytes) {
    output.append("\u{1B}[")
    // Without a number it is a reset.
    for (index, code) in codes.enumerated() where codes != [0] {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      output.append(number: Int(code))
    }
    output.append(UInt8(ascii: "m"))
  }
}
