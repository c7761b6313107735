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
