import PopoverGeometry

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
