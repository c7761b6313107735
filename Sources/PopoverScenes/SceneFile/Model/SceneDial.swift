/// A dial in a popover: items on a circle, one of which is the value.
public struct SceneDial: Equatable, Sendable {
  public enum Items: Equatable, Sendable {
    /// So many, by their numbers from 0.
    case count(Int)
    case labels([String])
  }

  public var items: Items
  /// The item at the mark, counted from 0.
  public var value: Int

  public init(_ items: Items, value: Int = 0) {
    self.items = items
    self.value = value
  }

  public var count: Int {
    switch items {
    case .count(let count): count
    case .labels(let labels): labels.count
    }
  }

  /// The labels; items without one show their numbers.
  public var labels: [String] {
    if case .labels(let labels) = items { labels } else { [] }
  }
}
