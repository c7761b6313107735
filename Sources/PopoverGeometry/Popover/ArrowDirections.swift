/// The permitted directions of an arrow in order of preference, each at most once.
///
/// It holds up to four directions in one machine word, so that asking costs no allocation.
public struct ArrowDirections: Hashable, Sendable {
  private var packed: UInt16 = 0
  /// Four times the place of each direction in the order, from 1, and its number, which sorts them.
  private var keys = SortingKeys()
  public private(set) var count = 0

  /// Any direction, in UIKit's order: up, down, left, right.
  public static let any: ArrowDirections = [.up, .down, .left, .right]

  /// No direction: the popover is shown without an arrow, in the middle.
  public static let none: ArrowDirections = []

  /// The directions in their order; a repeated one counts where it came first.
  public init(_ directions: some Sequence<ArrowDirection>) {
    for direction in directions where !contains(direction) { append(direction) }
  }

  private mutating func append(_ direction: ArrowDirection) {
    packed |= UInt16(direction.rawValue) << UInt16(4 * count)
    keys[direction] = UInt8(4 * count + 4) + direction.rawValue
    count += 1
  }

  /// The same directions with `direction` moved to the front, if it is among them.
  public func preferring(_ direction: ArrowDirection?) -> ArrowDirections {
    guard let direction, contains(direction), first != direction else { return self }
    var reordered = ArrowDirections([])
    reordered.append(direction)
    for other in self where other != direction { reordered.append(other) }
    return reordered
  }
}

extension ArrowDirections: RandomAccessCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: ArrowDirection...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> ArrowDirection {
    precondition(
      position >= 0 && position < count, "a list of \(count) directions has no \(position)")
    return ArrowDirection(rawValue: UInt8((packed >> UInt16(4 * position)) & 0xF)) ?? .up
  }
}

extension ArrowDirections {
  /// The largest key of a permitted direction.
  static let largestKey = 19.0

  /// Figures that sort the directions into this order, `current` first if it is permitted; those that
  /// are not permitted have larger ones.
  @inline(always)
  func sortingKeys(preferring current: ArrowDirection?) -> PerDirection {
    var keys = keys
    if let current, keys[current] != SortingKeys.none { keys[current] = current.number }
    return keys.figures
  }

  /// The direction with a key, which is read from the last bits of the number; a conversion would ask
  /// whether it can be converted.
  @inline(always)
  static func direction(sortingKey: Double) -> ArrowDirection {
    ArrowDirection(number: UInt8(truncatingIfNeeded: (sortingKey + 0x1p52).bitPattern))
  }
}
