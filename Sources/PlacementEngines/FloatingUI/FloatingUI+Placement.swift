import PopoverGeometry

extension FloatingUI {
  /// A side of the reference and, unless the popup is centred there, the end that it is flush with.
  public struct Placement: Hashable, Sendable {
    /// The side of the reference.
    public var side: Side
    /// The end that the popup is flush with; `nil` is centred.
    public var alignment: Alignment?

    /// A side, centred or aligned.
    public init(_ side: Side, _ alignment: Alignment? = nil) {
      self.side = side
      self.alignment = alignment
    }
  }

  /// The end of the reference that a popup is flush with: the start is left or top.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The popup's start on the reference's start.
    case start
    /// The popup's end on the reference's end.
    case end

    /// The other end.
    public var opposite: Alignment { self == .start ? .end : .start }
  }
}

extension FloatingUI.Placement {
  /// The axis along which the popup lies beside the reference.
  public var sideAxis: Axis { side.axis }

  /// The axis along which the popup is centred or flush.
  public var alignmentAxis: Axis { sideAxis.crossed }

  /// The same on the opposite side.
  public var opposite: Self { Self(side.opposite, alignment) }

  /// The same with the other alignment.
  public var oppositeAlignment: Self { Self(side, alignment?.opposite) }

  /// The alignment on the screen: right to left mirrors the horizontal one.
  func screenAlignment(isRightToLeft: Bool) -> FloatingUI.Alignment? {
    isRightToLeft && alignmentAxis == .horizontal ? alignment?.opposite : alignment
  }

  /// A popup of `size` that touches `reference` on the side, centred or flush.
  func rect(of size: Size, beside reference: Rect, isRightToLeft: Bool) -> Rect {
    var rect = Rect { reference[$0].centered(length: size[$0]) }
    let beside = reference[sideAxis]
    rect[sideAxis].start = side.isNear ? beside.start - size[sideAxis] : beside.end
    let toEnd = reference[alignmentAxis].length / 2 - size[alignmentAxis] / 2
    switch screenAlignment(isRightToLeft: isRightToLeft) {
    case .start: rect[alignmentAxis].start -= toEnd
    case .end: rect[alignmentAxis].start += toEnd
    case nil: break
    }
    return rect
  }

  /// Above the reference, centred.
  public static let top = Self(.above)
  /// Right of the reference, centred.
  public static let right = Self(.right)
  /// Below the reference, centred.
  public static let bottom = Self(.below)
  /// Left of the reference, centred.
  public static let left = Self(.left)

  /// All twelve, in floating-ui's order.
  public static let all = [Side.above, .right, .below, .left].flatMap { side in
    [nil, .start, .end].map { Self(side, $0) }
  }

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The placement with a name of floating-ui, such as `top` or `top-start`.
  public init?(name: String) {
    guard let placement = Self.named[name] else { return nil }
    self = placement
  }

  /// Its name in floating-ui.
  public var name: String {
    let sideName =
      switch side {
      case .above: "top"
      case .right: "right"
      case .below: "bottom"
      case .left: "left"
      }
    return alignment.map { "\(sideName)-\($0.rawValue)" } ?? sideName
  }
}
