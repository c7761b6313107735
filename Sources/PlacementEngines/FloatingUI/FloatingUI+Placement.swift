import PopoverGeometry

extension FloatingUI {
  /// A side of the reference and, unless the popup is centred there, the end it is flush with.
  public struct Placement: Hashable, Sendable {
    public var side: Side
    public var alignment: Alignment?

    public init(_ side: Side, _ alignment: Alignment? = nil) {
      self.side = side
      self.alignment = alignment
    }
  }

  /// Which end of the reference's side the popup is flush with: left or top is the start.
  public enum Alignment: String, CaseIterable, Sendable {
    case start
    case end

    public var opposite: Alignment { self == .start ? .end : .start }
  }
}

extension FloatingUI.Placement {
  /// The edge of the reference that the popup lies at.
  var edge: FloatingUI.Edge { FloatingUI.Edge(side) }

  /// The axis along which the popup lies beside the reference.
  public var sideAxis: Axis { edge.axis }

  /// The axis along which the popup is centred or flush.
  public var alignmentAxis: Axis { sideAxis.crossed }

  public var opposite: Self { Self(edge.opposite.side, alignment) }

  public var oppositeAlignment: Self { Self(side, alignment?.opposite) }

  /// The alignment as seen on the screen: right to left mirrors the horizontal one.
  func screenAlignment(isRightToLeft: Bool) -> FloatingUI.Alignment? {
    isRightToLeft && alignmentAxis == .horizontal ? alignment?.opposite : alignment
  }

  /// A popup of `size` that touches `reference` on the side, and is centred or flush across.
  func rect(of size: Size, beside reference: Rect, isRightToLeft: Bool) -> Rect {
    var rect = Rect { reference[$0].centered(length: size[$0]) }
    let beside = reference[sideAxis]
    rect[sideAxis].start = edge.isNear ? beside.start - size[sideAxis] : beside.end
    let toEnd = reference[alignmentAxis].length / 2 - size[alignmentAxis] / 2
    switch screenAlignment(isRightToLeft: isRightToLeft) {
    case .start: rect[alignmentAxis].start -= toEnd
    case .end: rect[alignmentAxis].start += toEnd
    case nil: break
    }
    return rect
  }
}

extension FloatingUI.Placement {
  public static let top = Self(.above)
  public static let topStart = Self(.above, .start)
  public static let topEnd = Self(.above, .end)
  public static let right = Self(.right)
  public static let rightStart = Self(.right, .start)
  public static let rightEnd = Self(.right, .end)
  public static let bottom = Self(.below)
  public static let bottomStart = Self(.below, .start)
  public static let bottomEnd = Self(.below, .end)
  public static let left = Self(.left)
  public static let leftStart = Self(.left, .start)
  public static let leftEnd = Self(.left, .end)

  /// All twelve, in floating-ui's order.
  public static let all: [Self] = [
    top, topStart, topEnd, right, rightStart, rightEnd,
    bottom, bottomStart, bottomEnd, left, leftStart, leftEnd,
  ]

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The placement that floating-ui calls `name`, as `top` or `top-start`.
  public init?(name: String) {
    guard let placement = Self.named[name] else { return nil }
    self = placement
  }

  /// What floating-ui calls it.
  public var name: String {
    let sideName =
      switch side {
      case .above: "top"
      case .right: "right"
      case .below: "bottom"
      case .left: "left"
      }
    return alignment.map { "\(sideName)-\($0.rawValue)" } ?? sideName
  }
}

extension FloatingUI {
  /// One edge of a rectangle: the near one is left or top.
  struct Edge: Equatable, Sendable {
    var axis: Axis
    var isNear: Bool
  }
}

extension FloatingUI.Edge {
  /// The edge that faces `side`.
  init(_ side: Side) {
    switch side {
    case .above: self.init(axis: .vertical, isNear: true)
    case .below: self.init(axis: .vertical, isNear: false)
    case .left: self.init(axis: .horizontal, isNear: true)
    case .right: self.init(axis: .horizontal, isNear: false)
    }
  }

  var side: Side {
    axis == .vertical ? (isNear ? .above : .below) : (isNear ? .left : .right)
  }

  var opposite: Self { Self(axis: axis, isNear: !isNear) }
}
