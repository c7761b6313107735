// Sines and headings to the last digit or two, by arithmetic alone: a mathematical library differs from
// machine to machine in that digit, and with it which cell a rounded place falls into.

extension Double {
  package static let fullTurn = 2 * Double.pi
  private static let quarterTurn = Double.pi / 2

  /// The sine of an angle in radians.
  package var sine: Double { quarterAndRest.map { Self.sine(quarter: $0, rest: $1) } ?? .nan }

  /// The cosine of an angle in radians.
  package var cosine: Double { quarterAndRest.map { Self.sine(quarter: $0 + 1, rest: $1) } ?? .nan }

  /// The quarter turns in an angle, of which whole turns do not count, and at most half of one beside
  /// them; `nil` of what is not finite.
  private var quarterAndRest: (Int, Double)? {
    let rest = remainder(dividingBy: Self.quarterTurn)
    let quarters = ((self - rest) / Self.quarterTurn).rounded()
    return Int(exactly: quarters.truncatingRemainder(dividingBy: 4)).map { ($0, rest) }
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
  /// The angle from the first axis towards the second at which a place lies, from -π, which is left
  /// out, to π; 0 for the middle itself.
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
  package static func arctangent(_ slope: Double) -> Double {
    // Half the angle twice over, then the series converges within a few terms.
    let half = slope / (1 + (1 + slope * slope).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    let sum = stride(from: 23, through: 1, by: -2).reduce(0) { 1 / Double($1) - square * $0 }
    return 4 * quarter * sum
  }
}
