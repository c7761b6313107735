/// Where the arrow of a popover points; `.up` means that the popover lies below its anchor.
public enum ArrowDirection: UInt8, CaseIterable, Sendable {
  /// The popover lies below its anchor.
  case up
  /// The popover lies above its anchor.
  case down
  /// The popover lies on the right of its anchor.
  case left
  /// The popover lies on the left of its anchor.
  case right

  /// The name in files, arguments and answers.
  public var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    }
  }

  /// The direction with this name; `below` and `above` are where the popover lies.
  public init?(name: String) {
    // Left and right are sides too, and mean a direction here.
    let named = Self.allCases.first { $0.name == name } ?? Side(name: name).map { Self($0) }
    guard let named else { return nil }
    self = named
  }

  /// The axis along which the arrow points.
  public var axis: Axis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }

  /// Whether the popover comes after its anchor on `axis`: below it, or to its right.
  public var popoverFollowsAnchor: Bool {
    switch self {
    case .up, .left: true
    case .down, .right: false
    }
  }

  /// The direction to the other side.
  public var opposite: ArrowDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}

/// Where a popover lies, seen from its anchor.
public enum Side: UInt8, CaseIterable, Sendable {
  /// Its arrow points up.
  case below
  /// Its arrow points down.
  case above
  /// Its arrow points left.
  case right
  /// Its arrow points right.
  case left

  /// The side on which a popover lies whose arrow points in `direction`.
  public init(_ direction: ArrowDirection) {
    switch direction {
    case .up: self = .below
    case .down: self = .above
    case .left: self = .right
    case .right: self = .left
    }
  }
}

extension ArrowDirection {
  /// Where the arrow of a popover on that side points.
  package init(_ side: Side) {
    switch side {
    case .below: self = .up
    case .above: self = .down
    case .right: self = .left
    case .left: self = .right
    }
  }
}

/// A side is also an edge of the anchor, at one end of an axis; the near one is left or top.
extension Side {
  package init(_ axis: Axis, isNear: Bool) {
    self = axis == .vertical ? (isNear ? .above : .below) : (isNear ? .left : .right)
  }

  package var axis: Axis { ArrowDirection(self).axis }
  package var isNear: Bool { !ArrowDirection(self).popoverFollowsAnchor }
  package var opposite: Side { Side(ArrowDirection(self).opposite) }
}

extension ArrowDirection: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Side: CustomStringConvertible {
  /// The name in files, arguments and answers.
  public var name: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .right: "right"
    case .left: "left"
    }
  }

  /// The name.
  public var description: String { name }

  /// The side with this name.
  public init?(name: String) {
    guard let side = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = side
  }
}

extension ArrowDirection? {
  /// The name in files and answers: the direction's own, or `none` for the arrow-less form.
  public var name: String { self?.name ?? "none" }

  /// The side of the anchor on which the popover lies: `below`, or `none` without a direction.
  public var sideName: String { map { Side($0).name } ?? "none" }
}

/// The permitted directions of an arrow in order of preference.
public typealias ArrowDirections = OrderedCases<ArrowDirection>

extension ArrowDirections {
  /// Any direction, in UIKit's order: up, down, left, right.
  public static var any: ArrowDirections { [.up, .down, .left, .right] }

  /// No direction: the popover is shown without an arrow, in the middle.
  public static var none: ArrowDirections { ArrowDirections() }

  /// The same directions with `direction` moved to the front, if it is among them.
  public func preferring(_ direction: ArrowDirection?) -> ArrowDirections {
    guard let direction, contains(direction), first != direction else { return self }
    var reordered = ArrowDirections()
    reordered.append(direction)
    for other in self where other != direction { reordered.append(other) }
    return reordered
  }
}

/// Cases of an enumeration in order of preference, each at most once.
///
/// Up to eight cases share one word, so that a list of them costs no allocation. What is asked for each element is inlinable:
/// in another module it would take a hundred times as long, as generic code that looks up its types while it runs.
public struct OrderedCases<Case: RawRepresentable<UInt8> & Hashable & Sendable>: Hashable, Sendable
{
  /// Four bits for each case, the first in the lowest: its raw value and one, or zero behind the last.
  @usableFromInline var packed: UInt32 = 0

  /// The cases in their order; a repeated one counts where it came first.
  @inlinable public init(_ cases: some Sequence<Case>) {
    for element in cases where !contains(element) { append(element) }
  }

  /// None.
  @inlinable init() {}

  /// Adds a case that is not in the list as the least preferred.
  @inlinable mutating func append(_ element: Case) {
    packed |= UInt32(element.rawValue + 1) << UInt32(4 * count)
  }
}

extension OrderedCases: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Takes the cases from the word, the most preferred first.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: UInt32

    @inlinable init(rest: UInt32) { self.rest = rest }

    /// The next case; `nil` behind the last.
    @inlinable public mutating func next() -> Case? {
      let next = Case(rawValue: UInt8(rest & 0xF) &- 1)
      rest >>= 4
      return next
    }
  }

  /// The cases in their order; a repeated one counts where it came first.
  @inlinable public init(arrayLiteral elements: Case...) { self.init(elements) }

  /// The cases from the most preferred on.
  @inlinable public func makeIterator() -> Iterator { Iterator(rest: packed) }

  /// How many there are.
  @inlinable public var count: Int { (UInt32.bitWidth - packed.leadingZeroBitCount + 3) / 4 }
  /// The place of the most preferred case.
  @inlinable public var startIndex: Int { 0 }
  /// The place behind the least preferred case.
  @inlinable public var endIndex: Int { count }

  /// The case at a place of the order.
  @inlinable public subscript(position: Int) -> Case {
    guard let element = Case(rawValue: UInt8(packed >> UInt32(4 * position) & 0xF) &- 1) else {
      preconditionFailure("a list of \(count) has no \(position)")
    }
    return element
  }
}

extension OrderedCases: CustomStringConvertible where Case: CustomStringConvertible {
  /// The cases as a list: `[up, down]`.
  public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
}
