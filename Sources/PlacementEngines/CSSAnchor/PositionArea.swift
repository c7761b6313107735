import PopoverGeometry

/// A `position-area`: the part of the grid of three by three around the anchor that holds the box.
public struct PositionArea: Hashable, Sendable {
  public var horizontal: TrackSpan
  public var vertical: TrackSpan

  public init(horizontal: TrackSpan, vertical: TrackSpan) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let top = PositionArea(horizontal: .spanAll, vertical: .start)
  public static let bottom = PositionArea(horizontal: .spanAll, vertical: .end)
  public static let left = PositionArea(horizontal: .start, vertical: .spanAll)
  public static let right = PositionArea(horizontal: .end, vertical: .spanAll)
  public static let center = PositionArea(horizontal: .center, vertical: .center)
  public static let spanAll = PositionArea(horizontal: .spanAll, vertical: .spanAll)

  public subscript(axis: Axis) -> TrackSpan {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PositionArea {
  /// The whole of one side of the anchor, along its full length.
  public init(_ side: Side) {
    switch side {
    case .above: self = .top
    case .below: self = .bottom
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// The side of the anchor on which the area lies; a corner counts as above or below it.
  ///
  /// Nil where the area holds the anchor's own row and column.
  public var side: Side? {
    switch (horizontal, vertical) {
    case (_, .start): .above
    case (_, .end): .below
    case (.start, _): .left
    case (.end, _): .right
    default: nil
    }
  }
}
