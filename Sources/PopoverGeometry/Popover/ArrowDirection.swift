/// Where the arrow of a popover points; `.up` means that the popover lies below its anchor.
public enum ArrowDirection: UInt8, CaseIterable, Sendable {
  case up
  case down
  case left
  case right

  private static let names = ["up", "down", "left", "right"]

  /// The name in files, arguments and answers.
  public var name: String { Self.names[Int(rawValue)] }

  /// The direction with this name.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
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
  case below
  case above
  case right
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

extension ArrowDirection? {
  /// The name in files and answers: the direction's own, or `none` for the arrow-less form.
  public var name: String { self?.name ?? "none" }

  /// The side of the anchor on which the popover lies: `below`, or `none` for the arrow-less form.
  public var sideName: String { map { "\(Side($0))" } ?? "none" }
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
