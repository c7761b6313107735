import CellCanvas

extension Style {
  /// Selects what the parameters of an SGR sequence say; those that are not known have no effect.
  mutating func select(_ parameters: ArraySlice<Unicode.Scalar>) {
    var codes = parameters.codes[...]
    while let code = codes.popFirst() { select(code, &codes) }
  }

  private mutating func select(_ code: GraphicCode, _ rest: inout ArraySlice<GraphicCode>) {
    switch code.number {
    case 0: self = .plain
    case 4 where code.parts.first == 0: attributes.remove(.underline)
    case 30...37: foreground = .palette(UInt8(code.number - 30))
    case 38: foreground = Color(code, &rest) ?? foreground
    case 39: foreground = .standard
    case 40...47: background = .palette(UInt8(code.number - 40))
    case 48: background = Color(code, &rest) ?? background
    case 49: background = .standard
    case 58: _ = Color(code, &rest)
    case 90...97: foreground = .palette(UInt8(code.number - 82))
    case 100...107: background = .palette(UInt8(code.number - 92))
    default: selectAttribute(code.number)
    }
  }

  private mutating func selectAttribute(_ number: Int) {
    // A double line below is shown as one.
    let code = number == 21 ? 4 : number
    for known in Attributes.codes where known.code == code { attributes.insert(known.attribute) }
    for known in Attributes.removalCodes where known.code == code {
      attributes.subtract(known.attributes)
    }
  }
}

/// A number of an SGR sequence, and what follows it behind colons.
private struct GraphicCode {
  var number: Int
  /// -1 where there is nothing.
  var parts: [Int]
}

extension ArraySlice<Unicode.Scalar> {
  /// A sequence without parameters is a single zero. One with private marks says nothing here.
  fileprivate var codes: [GraphicCode] {
    if contains(where: { ("<"..."?").contains($0) }) { return [] }
    return split(separator: ";", omittingEmptySubsequences: false).map { code in
      let numbers = code.split(separator: ":", omittingEmptySubsequences: false).map(\.number)
      return GraphicCode(number: Swift.max(0, numbers[0]), parts: Array(numbers.dropFirst()))
    }
  }

  /// -1 where there are no digits; more than any number that means something stays that.
  private var number: Int {
    reduce(-1) { number, digit in
      Swift.min(1 << 20, Swift.max(0, number) * 10 + Int(digit.value) - 0x30)
    }
  }
}

extension Color {
  /// A colour, of the palette or true: in numbers behind colons, or in the codes that follow.
  fileprivate init?(_ code: GraphicCode, _ rest: inout ArraySlice<GraphicCode>) {
    if !code.parts.isEmpty {
      self.init(code.parts[0], code.parts.dropFirst())
      return
    }
    let kind = rest.popFirst()?.number
    let count = [2: 3, 5: 1][kind ?? -1] ?? 0
    let figures = rest.prefix(count).map(\.number)
    rest = rest.dropFirst(count)
    self.init(kind ?? -1, figures[...])
  }

  /// - Parameter figures: the last ones count, as there may be the number of a colour space before.
  private init?(_ kind: Int, _ figures: ArraySlice<Int>) {
    let bytes = figures.map { UInt32(Swift.max(0, Swift.min($0, 255))) }
    switch kind {
    case 5 where bytes.count == 1 && figures.allSatisfy { (0...255).contains($0) }:
      self = .palette(UInt8(bytes[0]))
    case 2 where bytes.count >= 3:
      let last = bytes.count > 3 ? bytes[1...3] : bytes[0...2]
      self = .rgb(last.reduce(0) { $0 << 8 | $1 })
    default:
      return nil
    }
  }
}
