import PopoverGeometry

extension XDGEdge {
  /// The edge of the anchor that faces a popup on `side`, and its gravity too.
  public init(_ side: Side) {
    switch side {
    case .below: self = .bottom
    case .above: self = .top
    case .right: self = .right
    case .left: self = .left
    }
  }

  /// The side on which a popup of this gravity lies; `nil` for a corner and for the middle.
  public var side: Side? { Side.allCases.first { XDGEdge($0) == self } }
}
