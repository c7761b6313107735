// Sines and headings to the last digit or two, by arithmetic alone: a mathematical library differs from
// machine to machine in that digit, and with it which cell a rounded place falls into.

extension Double {
  /// The number without what sums leave in its last digits: the nearest whole millionth, where it is as near
  /// as arithmetic comes to what was meant. All other numbers stay as they are.
  var withoutNoise: Double {
    let millionths = self * 1e6
    guard abs(millionths) < 1e15 else { return self }
    // By way of an integer: a call of a mathematical library takes longer than all else here.
    let nearest = Double(Int(millionths + (self < 0 ? -0.5 : 0.5))) / 1e6
    return abs(self - nearest) < 1e-9 ? nearest : self
  }
}

extension Double {
  package static let fullTurn = 2 * Double.pi
  private static let quarterTurn = Double.pi / 2
  /// What a quarter turn is more than the nearest number to it.
  private static let quarterTurnRest = 6.123233995736766e-17

  /// The sine of an angle in radians.
  package var sine: Double { quarterAndRest.map { Self.sine(quarter: $0, rest: $1) } ?? .nan }

  /// The cosine of an angle in radians.
  package var cosine: Double { quarterAndRest.map { Self.sine(quarter: $0 + 1, rest: $1) } ?? .nan }

  /// An angle's quarter turns, modulo whole ones, and at most half of one besides; `nil` if not finite.
  private var quarterAndRest: (Int, Double)? {
    let rest = remainder(dividingBy: Self.quarterTurn)
    let quarters = ((self - rest) / Self.quarterTurn).rounded()
    let exact = rest - quarters * Self.quarterTurnRest
    return Int(exactly: quarters.truncatingRemainder(dividingBy: 4)).map { ($0, exact) }
  }

  private static func sine(quarter: Int, rest: Double) -> Double {
    let figure = quarter & 1 == 0 ? rest * series(rest, from: 1) : series(rest, from: 0)
    return quarter & 2 == 0 ? figure : -figure
  }

  /// Taylor's series of the cosine from 0, and of the sine over its angle from 1.
  private static func series(_ angle: Double, from first: Int) -> Double {
    let square = angle * angle
    return stride(from: 20 + first, through: 2 + first, by: -2).reduce(1) { sum, index in
      1 - square / Double(index * (index - 1)) * sum
    }
  }
}

extension Double {
  /// The angle of a place from the first axis to the second, in (-π, π]; 0 for the middle.
  package static func heading(_ along: Double, _ across: Double) -> Double {
    let isSteep = abs(across) > abs(along)
    let (long, short) = isSteep ? (across, along) : (along, across)
    guard long != 0 else { return 0 }
    let slant = arctangent(short / long)
    if isSteep { return (across > 0 ? quarterTurn : -quarterTurn) - slant }
    if along > 0 { return slant }
    return across < 0 ? slant - .pi : slant + .pi
  }

  /// The angle of a slope from -1 to 1.
  private static func arctangent(_ slope: Double) -> Double {
    // Half the angle twice over, then the series converges within a few terms.
    let half = slope / (1 + (1 + slope * slope).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    let sum = stride(from: 23, through: 1, by: -2).reduce(0) { 1 / Double($1) - square * $0 }
    return 4 * quarter * sum
  }
}

extension Double {
  /// An angle without the whole turns in it, its sign kept: in (-2π, 2π).
  package var withoutTurns: Double { truncatingRemainder(dividingBy: .fullTurn) }

  /// An angle as one reads it: in [0, 2π).
  package var withinTurn: Double {
    let rest = withoutTurns
    let angle = rest < 0 ? rest + .fullTurn : rest
    return angle < .fullTurn ? angle : 0
  }

  /// The shortest way to an angle: in (-π, π].
  package var nearestTurn: Double {
    let rest = remainder(dividingBy: .fullTurn)
    return rest == -.pi ? .pi : rest
  }
}

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

extension Double {
  /// C's `roundf`, by which many originals round: to a whole number, halves away from zero, in 32 bits.
  package var roundedInFloat: Double { Double(Float(self).rounded(.toNearestOrAwayFromZero)) }
}
