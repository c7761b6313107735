import PopoverGeometry

/// One of nine places of a rectangle: its middle, the middles of its edges, and its corners.
public enum AhezeAnchor: String, CaseIterable, Sendable {
  /// The upper left corner.
  case topLeft
  /// The middle of the upper edge.
  case top
  /// The upper right corner.
  case topRight
  /// The middle of the right edge.
  case right
  /// The lower right corner.
  case bottomRight
  /// The middle of the lower edge.
  case bottom
  /// The lower left corner.
  case bottomLeft
  /// The middle of the left edge.
  case left
  /// The middle.
  case center

  /// The part of a length that lies before the place.
  fileprivate func part(_ axis: Axis) -> Double {
    let (near, far): (Set<AhezeAnchor>, Set<AhezeAnchor>) =
      axis == .horizontal
      ? ([.topLeft, .left, .bottomLeft], [.topRight, .right, .bottomRight])
      : ([.topLeft, .top, .topRight], [.bottomLeft, .bottom, .bottomRight])
    return near.contains(self) ? 0 : far.contains(self) ? 1 : 0.5
  }
}

/// A popover of aheze's Popovers that has a place of its own on a place of its source.
///
/// After <https://github.com/aheze/Popovers>.
public struct AhezePopover: Equatable, Sendable {
  /// The window that the popover lies in, from 0, 0 on.
  public var container: Size
  /// The source.
  public var anchor: Rect
  /// What is taken off the source at its edges; negative insets widen it.
  public var sourceInsets: Insets
  /// The popover.
  public var popoverSize: Size
  /// The place of the source.
  public var originAnchor: AhezeAnchor
  /// The place of the popover that lies on it.
  public var popoverAnchor: AhezeAnchor
  /// The least distance from the edges of the container.
  public var padding: Double = 16

  /// A popover of a size at a source; by default it hangs below.
  public init(
    container: Size, anchor: Rect, popoverSize: Size, originAnchor: AhezeAnchor = .bottom,
    popoverAnchor: AhezeAnchor = .top, sourceInsets: Insets = .zero
  ) {
    (self.container, self.anchor, self.popoverSize) = (container, anchor, popoverSize)
    (self.originAnchor, self.popoverAnchor) = (originAnchor, popoverAnchor)
    self.sourceInsets = sourceInsets
  }

  /// The popover, moved inside; there is no arrow.
  public func placement() -> ControllerPlacement {
    ControllerPlacement(frame: Rect(span), arrowDirection: nil)
  }

  private func span(_ axis: Axis) -> Span {
    let (length, source) = (popoverSize[axis], anchor[axis].shortened(by: sourceInsets[axis]))
    let start =
      source.start + source.length * originAnchor.part(axis) - length * popoverAnchor.part(axis)
    return Span(start: start, length: length).shiftedEndLast(
      into: Span(start: padding, length: container[axis] - 2 * padding))
  }
}

/// A popover of aheze's Popovers that lies at one of some places of a rectangle, as a picture in a picture does.
public struct AhezePicture: Equatable, Sendable {
  /// The rectangle.
  public var containerRect: Rect
  /// The popover.
  public var popoverSize: Size
  /// The places; without any it is the middle of the lower edge.
  public var anchors: [AhezeAnchor]

  /// A popover of a size at one of some places.
  public init(containerRect: Rect, popoverSize: Size, anchors: [AhezeAnchor]) {
    (self.containerRect, self.popoverSize, self.anchors) = (containerRect, popoverSize, anchors)
  }

  /// The popover at one of the places.
  public func frame(at anchor: AhezeAnchor) -> Rect {
    Rect { axis in
      let (bounds, length) = (containerRect[axis], popoverSize[axis])
      return Span(
        start: bounds.start + (bounds.length - length) * anchor.part(axis), length: length)
    }
  }

  /// The place at which the popover has its corner nearest to where it was dragged; of equal ones the first.
  public func nearestAnchor(to corner: Point) -> AhezeAnchor {
    func squaredDistance(_ anchor: AhezeAnchor) -> Double {
      let frame = frame(at: anchor)
      return (corner.x - frame.x) * (corner.x - frame.x) + (corner.y - frame.y)
        * (corner.y - frame.y)
    }
    return anchors.min { squaredDistance($0) < squaredDistance($1) } ?? .bottom
  }
}
