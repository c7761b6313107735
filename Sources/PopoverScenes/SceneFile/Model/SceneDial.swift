/// A dial in a popover: items on a circle, one of which is the value.
public struct SceneDial: Equatable, Sendable {
  public enum Items: Equatable, Sendable {
    /// So many, by their numbers from 0.
    case count(Int)
    case labels([String])
  }

  /// What lies behind the items. The raw value is its name in files.
  public enum Face: String, CaseIterable, Sendable {
    case none
    /// Ticks.
    case scale
    /// The hues.
    case wheel
  }

  public var items: Items
  /// The item at the mark, counted from 0.
  public var value: Int
  public var face: Face

  public init(_ items: Items, value: Int = 0, face: Face = .scale) {
    self.items = items
    self.value = value
    self.face = face
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
