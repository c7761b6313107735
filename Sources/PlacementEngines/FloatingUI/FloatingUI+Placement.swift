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
