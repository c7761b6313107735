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

/// Which of the three tracks of one axis an area takes: before the anchor, beside it, after it.
///
/// Start is left or top, since the engine writes from left to right and from top to bottom.
public enum TrackSpan: Hashable, Sendable, CaseIterable {
  case start
  case center
  case end
  case spanStart
  case spanEnd
  case spanAll

  /// The same tracks seen in a mirror across the axis.
  public var mirrored: TrackSpan {
    switch self {
    case .start: .end
    case .end: .start
    case .spanStart: .spanEnd
    case .spanEnd: .spanStart
    case .center, .spanAll: self
    }
  }

  /// Where `align-self: normal` puts the box: towards the side that the tracks leave out.
  public var alignment: SelfAlignment {
    switch self {
    case .start, .spanStart: .end
    case .end, .spanEnd: .start
    case .center, .spanAll: .anchorCenter
    }
  }

  /// The first of the tracks, counted from 0 at the start.
  private var first: Int {
    switch self {
    case .start, .spanStart, .spanAll: 0
    case .center, .spanEnd: 1
    case .end: 2
    }
  }

  private var last: Int { 2 - mirrored.first }
}

extension TrackSpan {
  /// The stretch of the tracks; an anchor that sticks out widens the outer tracks to hold it.
  public func region(anchor: Span, in containingBlock: Span) -> Span {
    Span(
      from: Self.line(before: first, anchor: anchor, in: containingBlock),
      to: Self.line(before: last + 1, anchor: anchor, in: containingBlock))
  }

  /// The line of the grid where a track begins, and where the one before it ends.
  private static func line(before track: Int, anchor: Span, in containingBlock: Span) -> Double {
    switch track {
    case 0: min(containingBlock.start, anchor.start)
    case 1: anchor.start
    case 2: anchor.end
    default: max(containingBlock.end, anchor.end)
    }
  }

  /// A box of `length`, margins included, aligned in the region and then moved into view.
  ///
  /// A box that fits stays inside the region; one that is too long for it may lie anywhere in the
  /// region and the containing block together, and keeps its start in view.
  public func place(_ length: Double, anchor: Span, in containingBlock: Span) -> Span {
    let region = region(anchor: anchor, in: containingBlock)
    let bounds = length <= region.length ? region : region.joined(with: containingBlock)
    return alignment.place(length, anchor: anchor, in: region).shifted(into: bounds)
  }
}

extension Span {
  fileprivate func joined(with other: Span) -> Span {
    Span(from: min(start, other.start), to: max(end, other.end))
  }
}

/// Where a box goes in its region along one axis, as `align-self` and `justify-self` name it.
public enum SelfAlignment: Hashable, Sendable {
  case start
  case end
  /// The middle of the anchor, which need not be the middle of the region.
  case anchorCenter

  /// A box of `length` aligned, whether or not it then sticks out of `region`.
  func place(_ length: Double, anchor: Span, in region: Span) -> Span {
    switch self {
    case .start: Span(start: region.start, length: length)
    case .end: Span(start: region.end - length, length: length)
    case .anchorCenter: anchor.centered(length: length)
    }
  }
}
