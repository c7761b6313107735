/// Cases of an enumeration in order of preference, each at most once.
///
/// Up to eight cases share one word, so that a list of them costs no allocation.
public struct OrderedCases<Case: RawRepresentable<UInt8> & Hashable & Sendable>: Hashable, Sendable
{
  /// Four bits for each case, the first in the lowest: its raw value and one, or zero behind the last.
  private var packed: UInt32 = 0

  /// The cases in their order; a repeated one counts where it came first.
  public init(_ cases: some Sequence<Case>) {
    for element in cases where !contains(element) { append(element) }
  }

  /// None.
  init() {}

  /// Adds a case that is not in the list as the least preferred.
  mutating func append(_ element: Case) {
    packed |= UInt32(element.rawValue + 1) << UInt32(4 * count)
  }
}

extension OrderedCases: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Takes the cases from the word, the most preferred first.
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: UInt32

    /// The next case; `nil` behind the last.
    public mutating func next() -> Case? {
      let next = Case(rawValue: UInt8(rest & 0xF) &- 1)
      rest >>= 4
      return next
    }
  }

  /// The cases in their order; a repeated one counts where it came first.
  public init(arrayLiteral elements: Case...) { self.init(elements) }

  /// The cases from the most preferred on.
  public func makeIterator() -> Iterator { Iterator(rest: packed) }

  /// How many there are.
  public var count: Int { (UInt32.bitWidth - packed.leadingZeroBitCount + 3) / 4 }
  /// The place of the most preferred case.
  public var startIndex: Int { 0 }
  /// The place behind the least preferred case.
  public var endIndex: Int { count }

  /// The case at a place of the order.
  public subscript(position: Int) -> Case {
    guard let element = Case(rawValue: UInt8(packed >> UInt32(4 * position) & 0xF) &- 1) else {
      preconditionFailure("a list of \(count) has no \(position)")
    }
    return element
  }
}
