extension Double {
  private static let logarithmOfTwo = 0.693147180559945309417232121458

  /// The natural logarithm of a finite number above 0.
  package var naturalLogarithm: Double {
    let isLarge = significand > 2.0.squareRoot()
    let ratio = isLarge ? significand / 2 : significand
    let slant = (ratio - 1) / (ratio + 1)
    let square = slant * slant
    let sum = stride(from: 25, through: 1, by: -2).reduce(0) { 1 / Double($1) + square * $0 }
    return 2 * slant * sum + (Double(exponent) + (isLarge ? 1 : 0)) * Self.logarithmOfTwo
  }

  /// Euler's number to the power of this one; beyond what a number can hold, 0 or infinity.
  package var exponential: Double {
    guard self > -745 else { return 0 }
    guard self < 709 else { return .infinity }
    let doublings = (self / Self.logarithmOfTwo).rounded()
    let rest = self - doublings * Self.logarithmOfTwo
    let sum = stride(from: 18, through: 1, by: -1).reduce(1) { 1 + rest / Double($1) * $0 }
    return Double(sign: .plus, exponent: Int(doublings), significand: sum)
  }
}
