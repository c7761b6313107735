import PopoverGeometry

/// The sizes of WYPopoverController's chrome, in points.
public struct WYPopoverTheme: Equatable, Sendable {
  /// The width of the border.
  public var borderWidth: Double
  /// The arrow's size along the edge.
  public var arrowBase: Double
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double
  /// The radius of the shadow's blur.
  public var shadowBlur: Double
  /// The distance of the shadow from the popover, positive to the right and down.
  public var shadowOffset: Point
  /// The distances from the border to the content.
  public var contentInsets: Insets

  /// The theme of iOS 6, with a border and a shadow.
  public static let iOS6 = WYPopoverTheme(
    borderWidth: 6, arrowBase: 42, arrowHeight: 18, shadowBlur: 8,
    shadowOffset: Point(x: 0, y: 2), contentInsets: Insets(top: 3, left: 0, bottom: 0, right: 0))

  /// The theme of iOS 7, without them.
  public static let iOS7 = WYPopoverTheme(
    borderWidth: 0, arrowBase: 25, arrowHeight: 13, shadowBlur: 0, shadowOffset: Point(x: 0, y: 0),
    contentInsets: .zero)
}

extension WYPopoverTheme {
  /// What the shadow takes of the frame at each edge.
  var shadowInsets: Insets {
    Insets {
      EdgePair(near: shadowBlur - shadowOffset[$0], far: shadowBlur + shadowOffset[$0])
    }
  }

  /// A popover of a size without its arrow and its shadow.
  func outer(_ size: Size, _ direction: ArrowDirection?) -> Rect {
    Rect { axis in
      let hasArrow = direction?.axis == axis
      let isFirst = hasArrow && direction?.popoverFollowsAnchor == true
      return Span(
        start: (isFirst ? arrowHeight : 0) + shadowBlur - shadowOffset[axis],
        length: size[axis] - (hasArrow ? arrowHeight : 0) - 2 * shadowBlur)
    }
  }

  /// What is inside of the border; it reaches a point under it.
  func inner(of outer: Rect) -> Rect {
    let border = borderWidth > 0 ? borderWidth - 1 : 0
    let insets = Insets(all: border) + contentInsets
    return Rect { outer[$0].shortened(by: insets[$0]) }
  }

  /// An arrow's offset on an edge: clamped between the ends of the edge, corners included, and moved by the shadow.
  func arrowOffset(_ offset: Double, on axis: Axis, _ length: Double) -> Double {
    if offset == 0 { return shadowOffset[axis] }
    let limit = (length - arrowBase - 1) / 2
    let sign: Double = offset > 0 ? 1 : -1
    return sign * min(abs(offset) + sign * shadowOffset[axis], limit)
  }

  /// The arrow on its edge of a popover without arrow and shadow.
  func arrow(_ direction: ArrowDirection?, offset: Double, on outer: Rect) -> Rect {
    guard let direction else { return Rect(x: 0, y: 0, width: arrowBase, height: arrowHeight) }
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    let start = direction.popoverFollowsAnchor ? outer[axis].start - arrowHeight : outer[axis].end
    let across = outer[edge].centered(length: arrowBase)
    return Rect(
      axis, along: Span(start: start, length: arrowHeight),
      across: Span(start: across.start + offset, length: arrowBase))
  }
}
