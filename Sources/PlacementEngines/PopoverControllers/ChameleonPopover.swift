import PopoverGeometry

/// Chameleon's popover, UIKit's on the Mac: below, right, left or above its anchor where it fits, or else over it without
/// an arrow.
///
/// After <https://github.com/BigZaphod/Chameleon>, which counts y upwards from the lower edge of the screen.
public struct ChameleonPopover: Equatable, Sendable {
  /// The screen, from 0, 0 on.
  public var container: Size
  /// What the popover points at.
  public var anchor: Rect
  /// The popover with its arrow and the transparent margin around it.
  public var popoverSize: Size
  /// The directions that the arrow may have; their order does not count.
  public var permitted: ArrowDirections
  /// How far the popover lies on its anchor, by its transparent margin.
  public var overlap: Double = 8
  /// The least distance of the anchor's middle from the ends of the edge along which the popover lies.
  public var edgeDistance: Double = 40

  /// A popover of a size beside an anchor.
  public init(
    container: Size, anchor: Rect, popoverSize: Size, permitted: ArrowDirections = .any
  ) {
    (self.container, self.anchor, self.popoverSize) = (container, anchor, popoverSize)
    self.permitted = permitted
  }

  private static let directions: ArrowDirections = [.up, .left, .right, .down]

  /// The first permitted place with room.
  public func placement() -> ControllerPlacement {
    let direction = Self.directions.first { permitted.contains($0) && hasRoom($0) }
    return ControllerPlacement(
      frame: onScreen(frame(direction)), arrowDirection: direction,
      arrowTip: direction.map { anchor.facingMiddle($0) })
  }

  private func hasRoom(_ direction: ArrowDirection) -> Bool {
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    let room = anchor.room(for: direction, in: Rect(size: container))
    let middle = anchor[edge].mid
    return room > 0 && popoverSize[axis] <= room && popoverSize[edge] <= container[edge]
      && edgeDistance <= middle && middle <= container[edge] - edgeDistance
  }

  private func frame(_ direction: ArrowDirection?) -> Rect {
    guard let direction else { return Rect { anchor[$0].centered(length: popoverSize[$0]) } }
    return anchor.neighbor(popoverSize, direction, distance: -overlap)
  }

  /// Moved onto the screen, its left and its lower edge last, and to whole points.
  private func onScreen(_ frame: Rect) -> Rect {
    let flipped = frame.flippedVertically(in: container).shifted(into: Rect(size: container))
    return Rect { Span(start: flipped[$0].start.roundedInFloat, length: flipped[$0].length) }
      .flippedVertically(in: container)
  }
}

/// The chrome of Chameleon's popovers: a content in a frame, and the picture of an arrow on its edge.
public struct ChameleonChrome: Equatable, Sendable {
  /// The popover with its arrow and the transparent margin.
  public var size: Size

  /// The chrome of a popover of a size.
  public init(size: Size) { self.size = size }

  /// The chrome around a content, higher by a navigation bar if there is one.
  public init(contentSize: Size, hasNavigationBar: Bool) {
    let insets = Self.insets(hasNavigationBar)
    size = Size { contentSize[$0] + insets[$0].sum }
  }

  /// The transparent margin.
  private static let margins = Insets(top: 17, left: 12, bottom: 8, right: 12)

  /// The distances from the popover's edges to its content.
  private static func insets(_ hasNavigationBar: Bool) -> Insets {
    margins + Insets(top: hasNavigationBar ? 41 : 9, left: 14, bottom: 19, right: 14)
  }

  /// The content, below a navigation bar if there is one.
  public func content(hasNavigationBar: Bool) -> Rect {
    let insets = Self.insets(hasNavigationBar)
    return Rect { Span(start: 0, length: size[$0]).shortened(by: insets[$0]) }
  }

  /// The rectangle on whose edges the arrow's middle lies.
  private var frame: Rect { Rect(size: size).insetBy(dx: 11, dy: 11) }

  /// What is painted, without the arrow.
  public var background: Rect { Rect(size: size).inset(by: Self.margins) }

  /// The arrow on the edge that a line from a place to the middle crosses nearest to that place; the line is straight where
  /// the place lies beside the popover. Places count from the popover's upper left corner.
  ///
  /// - Returns: where it points, and its picture. On an edge of less than 84 points the original has no answer; here it
  ///   is in the middle.
  public func arrow(toward place: Point) -> (direction: ArrowDirection, frame: Rect) {
    let crossings = [ArrowDirection.right, .up, .down, .left].compactMap { edge in
      crossing(of: edge, from: place).map {
        (edge: edge, place: $0, distance: place.distance(to: $0))
      }
    }
    let nearest = crossings.min { $0.distance < $1.distance }
    return arrow(on: nearest?.edge ?? .left, at: nearest?.place ?? Point(x: 0, y: 0))
  }

  /// Where the line crosses an edge of the frame, its corners excepted.
  private func crossing(of edge: ArrowDirection, from place: Point) -> Point? {
    let (axis, across) = (edge.axis, edge.axis.crossed)
    let step = Size { lineEnd(from: place, $0) - place[$0] }
    guard step[axis] != 0 else { return nil }
    let frame = frame
    let along = edge.popoverFollowsAnchor ? frame[axis].start : frame[axis].end
    let crossing = place[across] + step[across] * (along - place[axis]) / step[axis]
    guard frame[across].start < crossing, crossing < frame[across].end else { return nil }
    return Point(axis, along: along, across: crossing)
  }

  private func lineEnd(from place: Point, _ axis: Axis) -> Double {
    let span = frame[axis]
    let isBeside = span.start < place[axis] && place[axis] < span.end
    return isBeside ? place[axis] : size[axis] / 2
  }

  private func arrow(
    on edge: ArrowDirection, at place: Point
  ) -> (direction: ArrowDirection, frame: Rect) {
    let (axis, across) = (edge.axis, edge.axis.crossed)
    let middle = Rect(size: size).insetBy(dx: 42, dy: 42)[across].clamp(place[across])
    let picture = Size(axis, along: 22, across: 43)
    let frame = Rect(
      axis, along: Span(start: (place[axis] - 11).roundedInFloat, length: picture[axis]),
      across: Span(start: (middle - 21.5).roundedInFloat, length: picture[across]))
    return (edge, frame)
  }
}

extension Point {
  /// In 32 bits, as the original compares distances.
  fileprivate func distance(to other: Point) -> Float {
    Float(((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot())
  }
}
