import PopoverGeometry

/// The items of a dial, which stand around it at equal distances, clockwise from the mark at its top.
///
/// An angle is how far the dial is turned, in radians, finite; a positive one is clockwise. At 0 the
/// first item is at the mark. Turned clockwise by one step it shows the last item.
public struct DialScale: Equatable, Hashable, Sendable {
  /// How many items there are; at least one.
  public let count: Int

  /// - Returns: `nil` for a dial without an item.
  public init?(count: Int) {
    guard count >= 1 else { return nil }
    self.count = count
  }

  /// The angle between two neighbours.
  public var step: Double { .fullTurn / Double(count) }

  /// Where an item stands on the dial that is not turned: clockwise from the top, in [0, 2π).
  public func position(of item: Int) -> Double { Double(wrapped(item)) * step }

  /// Where an item stands on the dial that is turned by `angle`: from the top, in (-π, π].
  public func position(of item: Int, turnedBy angle: Double) -> Double {
    (position(of: item) + angle).nearestTurn
  }

  /// How far a dial is turned that shows `item`, by the shorter way from a dial that is turned by `angle`;
  /// it may be any number of turns.
  public func angle(showing item: Int, near angle: Double = 0) -> Double {
    angle + (-position(of: item) - angle).nearestTurn
  }

  /// The item of a number that may be beyond both ends: after the last comes the first.
  public func wrapped(_ item: Int) -> Int {
    let rest = item % count
    return rest < 0 ? rest + count : rest
  }
}

extension DialScale {
  /// The nearest angle at which an item is at the mark.
  ///
  /// From halfway the safe mode goes on clockwise; the original goes on the way it came, away from zero.
  public func snapped(_ angle: Double, as mode: DialMode = .safe) -> Double {
    step * (mode == .safe ? steps(nearest: angle) : (angle / step).rounded())
  }

  /// The item that is the value of a dial turned by `angle`: the one nearest the mark.
  ///
  /// The original counts whole steps instead, so that between two items it shows the one that lies
  /// clockwise of the mark.
  public func item(at angle: Double, as mode: DialMode = .safe) -> Int {
    switch mode {
    case .safe: return item(after: -steps(nearest: angle))
    case .ayn:
      let steps = (angle / step).rounded(.down)
      return item(after: abs(angle > 0 ? steps - Double(count) : steps))
    }
  }

  /// The whole steps nearest to an angle; halves go up, as everywhere.
  private func steps(nearest angle: Double) -> Double { (angle / step + 0.5).rounded(.down) }

  /// The item so many steps after the first.
  private func item(after steps: Double) -> Int {
    wrapped(Int(exactly: steps.truncatingRemainder(dividingBy: Double(count))) ?? 0)
  }
}
