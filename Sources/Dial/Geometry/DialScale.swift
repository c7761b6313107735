import PopoverGeometry

/// The items of a dial, at equal distances around it, clockwise from the mark at its top.
///
/// An angle says how far the dial is turned, in radians and clockwise; it is finite. At 0 the first
/// item is at the mark; one step clockwise, the last one is.
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

  /// The position of an item on a dial that is not turned: clockwise from the top, in [0, 2π).
  public func position(of item: Int) -> Double { Double(wrapped(item)) * step }

  /// The position of an item on a dial turned by `angle`: clockwise from the top, in (-π, π].
  public func position(of item: Int, turnedBy angle: Double) -> Double {
    (position(of: item) + angle).nearestTurn
  }

  /// The angle nearest to `angle` at which the dial shows `item`; it may contain whole turns.
  public func angle(showing item: Int, near angle: Double = 0) -> Double {
    angle + (-position(of: item) - angle).nearestTurn
  }

  /// The item of a number beyond either end: after the last item comes the first.
  public func wrapped(_ item: Int) -> Int {
    let rest = item % count
    return rest < 0 ? rest + count : rest
  }
}

extension DialScale {
  /// The nearest angle at which an item is at the mark; halfway, the safe mode goes on clockwise, the
  /// original away from zero.
  public func snapped(_ angle: Double, as mode: DialMode = .safe) -> Double {
    step * (mode == .safe ? steps(nearest: angle) : (angle / step).rounded())
  }

  /// The value of a dial turned by `angle`: the item nearest to the mark. Between two items the original
  /// shows the one that lies clockwise of the mark.
  public func item(at angle: Double, as mode: DialMode = .safe) -> Int {
    switch mode {
    case .safe: return item(after: -steps(nearest: angle))
    case .ayn:
      let steps = (angle / step).rounded(.down)
      return item(after: abs(angle > 0 ? steps - Double(count) : steps))
    }
  }

  /// The whole steps nearest to an angle; halves round up.
  private func steps(nearest angle: Double) -> Double { (angle / step + 0.5).rounded(.down) }

  /// The item that lies `steps` after the first.
  private func item(after steps: Double) -> Int {
    wrapped(Int(exactly: steps.truncatingRemainder(dividingBy: Double(count))) ?? 0)
  }
}

/// The arithmetic that a dial follows: the safe one, or that of an original with all its quirks.
public enum DialMode: String, CaseIterable, Sendable {
  /// The item nearest to the mark is the value, and a flick lands on an item.
  case safe
  /// `AYNCircleView` (Andrey Nazarov, 2017): between items its value is lopsided, a flick may miss,
  /// and the drag after a snap begins where the one before it ended.
  case ayn = "AYN"

  /// The mode with this name, in upper or lower case.
  public init?(name: String) {
    guard let mode = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = mode
  }
}
