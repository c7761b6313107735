import PopoverGeometry

/// A `position-area`: the cells of the 3x3 grid around the anchor in which the box lies.
public struct PositionArea: Hashable, Sendable {
  /// The columns.
  public var horizontal: TrackSpan
  /// The rows.
  public var vertical: TrackSpan

  /// An area by its columns and rows.
  public init(horizontal: TrackSpan, vertical: TrackSpan) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Above the anchor.
  public static let top = PositionArea(horizontal: .spanAll, vertical: .start)
  /// Below the anchor.
  public static let bottom = PositionArea(horizontal: .spanAll, vertical: .end)
  /// Left of the anchor.
  public static let left = PositionArea(horizontal: .start, vertical: .spanAll)
  /// Right of the anchor.
  public static let right = PositionArea(horizontal: .end, vertical: .spanAll)
  /// On the anchor.
  public static let center = PositionArea(horizontal: .center, vertical: .center)
  /// The whole grid.
  public static let spanAll = PositionArea(horizontal: .spanAll, vertical: .spanAll)

  /// The tracks on an axis.
  public subscript(axis: Axis) -> TrackSpan {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PositionArea {
  /// One side of the anchor, over the full length of the grid.
  public init(_ side: Side) {
    switch side {
    case .above: self = .top
    case .below: self = .bottom
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// The area's side of the anchor, for a corner above or below; `nil` if it takes its row and column.
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

/// The tracks of an axis that an area takes, of three: before the anchor, beside it and after it.
public enum TrackSpan: Hashable, Sendable, CaseIterable {
  /// The track before the anchor.
  case start
  /// The anchor's own track.
  case center
  /// The track after the anchor.
  case end
  /// The anchor's track and the one before it.
  case spanStart
  /// The anchor's track and the one after it.
  case spanEnd
  /// All three.
  case spanAll

  /// The same tracks counted from the other end.
  public var mirrored: TrackSpan {
    switch self {
    case .start: .end
    case .end: .start
    case .spanStart: .spanEnd
    case .spanEnd: .spanStart
    case .center, .spanAll: self
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
  /// The part of the containing block that the tracks take, widened by an anchor that is outside.
  public func region(anchor: Span, in containingBlock: Span) -> Span {
    Span(
      from: Self.line(before: first, anchor: anchor, in: containingBlock),
      to: Self.line(before: last + 1, anchor: anchor, in: containingBlock))
  }

  /// The line of the grid before a track.
  private static func line(before track: Int, anchor: Span, in containingBlock: Span) -> Double {
    switch track {
    case 0: min(containingBlock.start, anchor.start)
    case 1: anchor.start
    case 2: anchor.end
    default: max(containingBlock.end, anchor.end)
    }
  }

  /// A box of `length`, margins included, aligned in the region. One that is too long may lie anywhere in
  /// the region and the containing block together, and keeps its start in view.
  public func place(_ length: Double, anchor: Span, in containingBlock: Span) -> Span {
    let region = region(anchor: anchor, in: containingBlock)
    let bounds = length <= region.length ? region : region.union(containingBlock)
    return aligned(length, anchor: anchor, in: region).shifted(into: bounds)
  }

  /// A box placed by `align-self: normal`: towards tracks left out, or centred on the anchor.
  private func aligned(_ length: Double, anchor: Span, in region: Span) -> Span {
    switch self {
    case .start, .spanStart: Span(start: region.end - length, length: length)
    case .end, .spanEnd: Span(start: region.start, length: length)
    case .center, .spanAll: anchor.centered(length: length)
    }
  }
}
