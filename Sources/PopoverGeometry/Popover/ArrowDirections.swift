/// The permitted directions of an arrow in order of preference, each at most once.
///
/// It holds up to four directions in one machine word, so that asking costs no allocation.
public struct ArrowDirections: Hashable, Sendable {
  private var packed: UInt16 = 0
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
