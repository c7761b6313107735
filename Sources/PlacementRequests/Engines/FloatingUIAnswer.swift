import PlacementEngines
import PopoverGeometry

/// The answer of floating-ui as a line of a batch has it; what no step recorded is left out.
public struct FloatingUIAnswer: Equatable, Sendable {
  /// The top-left corner of the popup.
  public var position: Point
  /// The size of the popup, as the size step gave it.
  public var size: Size
  /// The side and alignment in the end.
  public var placement: FloatingUI.Placement
  /// The room that the size step found.
  public var available: Size?
  /// How far the offset step moved the popup.
  public var offset: Point?
  /// How far the shift step moved it.
  public var shift: Point?
  /// Where the arrow lies.
  public var arrow: Arrow?
  /// What the hide steps found.
  public var hide: Hide?

  /// The arrow on the popup's final edge, or else on the last one it was put on.
  public struct Arrow: Equatable, Sendable {
    /// The axis along which it lies.
    public var axis: Axis
    /// Its start on the edge.
    public var start: Double
    /// How far it misses the middle of the reference.
    public var centerOffset: Double
    /// How far the popup was moved so that the arrow reaches the reference.
    public var alignmentOffset: Double?

    /// An arrow on an edge.
    public init(axis: Axis, start: Double, centerOffset: Double, alignmentOffset: Double? = nil) {
      (self.axis, self.start) = (axis, start)
      (self.centerOffset, self.alignmentOffset) = (centerOffset, alignmentOffset)
    }
  }

  /// What is out of sight; `nil` for what was not asked.
  public struct Hide: Equatable, Sendable {
    /// Whether the reference is.
    public var referenceHidden: Bool?
    /// Whether all of the popup is beyond an edge of the boundary.
    public var escaped: Bool?

    /// By default nothing was asked.
    public init(referenceHidden: Bool? = nil, escaped: Bool? = nil) {
      (self.referenceHidden, self.escaped) = (referenceHidden, escaped)
    }
  }

  /// A popup at a position, of which no step has recorded anything.
  public init(position: Point, size: Size, placement: FloatingUI.Placement) {
    (self.position, self.size, self.placement) = (position, size, placement)
  }

  /// The answer of the engine, without negative zeros.
  public init(_ answer: FloatingUI.Position) {
    let (rect, data) = (answer.rect, answer.data)
    self.init(
      position: rect.origin.withoutSign, size: rect.size.withoutSign, placement: answer.placement)
    available = data.size?.available.withoutSign
    offset = data.offset?.translation.withoutSign
    shift = data.shift?.translation.withoutSign
    arrow = answer.arrow
    hide = data.hide.map { Hide(referenceHidden: $0.referenceHidden, escaped: $0.escaped) }
  }
}

extension FloatingUI {
  /// The answer to the question.
  public var answer: FloatingUIAnswer { FloatingUIAnswer(computePosition()) }
}

extension FloatingUI.Position {
  fileprivate var arrow: FloatingUIAnswer.Arrow? {
    let preferred = placement.alignmentAxis
    let axis = data.arrow?[preferred] == nil ? preferred.crossed : preferred
    guard let arrow = data.arrow, let start = arrow[axis] else { return nil }
    return FloatingUIAnswer.Arrow(
      axis: axis, start: start + 0, centerOffset: arrow.centerOffset + 0,
      alignmentOffset: arrow.alignmentOffset)
  }
}

// JSON would write negative zeros with their sign.

extension Point {
  fileprivate var withoutSign: Point { Point(x: x + 0, y: y + 0) }
}

extension Size {
  fileprivate var withoutSign: Size { Size(width: width + 0, height: height + 0) }
}
