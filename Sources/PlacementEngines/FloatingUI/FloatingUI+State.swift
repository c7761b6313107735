import PopoverGeometry

extension FloatingUI {
  /// What the steps read and write.
  struct State {
    let question: FloatingUI
    var placement: Placement
    var reference: Rect
    /// The popup at its present place, in the size that was measured last.
    var floating: Rect
    /// The size that the size step gave the popup; the other steps see it when it is measured.
    var givenSize: Size
    var data = MiddlewareData()
    var resets = 0

    init(_ question: FloatingUI) {
      self.question = question
      placement = question.placement
      reference = question.reference
      givenSize = question.floating
      floating = Rect(size: question.floating)
      place()
    }
  }

  /// How the steps begin again.
  enum Reset {
    /// With everything as it is.
    case unchanged
    /// With another placement.
    case placement(Placement)
    /// With the present size of the popup, beside the whole reference.
    case measured
    /// As ``measured``, but beside this part of the reference.
    case reference(Rect)
  }
}

extension FloatingUI.State {
  /// The alignment on the screen: `start` is left or top, whatever the reading direction.
  var screenAlignment: FloatingUI.Alignment? {
    placement.screenAlignment(isRightToLeft: question.isRightToLeft)
  }

  /// Whether the arrow step has moved the popup, after which some steps do nothing.
  var isMovedByArrow: Bool { (data.arrow?.alignmentOffset ?? 0) != 0 }

  /// How far the popup, or the reference, lies outside of the boundary.
  func overflow(_ options: FloatingUI.OverflowOptions) -> FloatingUI.Overflow {
    let rect = options.elementContext == .floating ? floating : reference
    return Insets { axis in
      let bare = rect[axis].overflow(of: question.boundary[axis])
      let padding = options.padding[axis]
      return EdgePair(near: bare.near + padding.near, far: bare.far + padding.far)
    }
  }

  /// The two edges along which the popup is aligned. First comes the one that it grows towards, or
  /// beside a longer reference the one that it is flush with.
  var alignmentEdges: [Side] {
    let axis = placement.alignmentAxis
    let isReferenceLonger = reference[axis].length > floating[axis].length
    let first = Side(axis, isNear: (screenAlignment != .start) != isReferenceLonger)
    return [first, first.opposite]
  }

  mutating func restart(_ reset: FloatingUI.Reset) {
    resets += 1
    switch reset {
    case .unchanged: return
    case .placement(let placement): self.placement = placement
    case .measured: measure(beside: question.reference)
    case .reference(let reference): measure(beside: reference)
    }
    place()
  }

  private mutating func measure(beside reference: Rect) {
    self.reference = reference
    floating = Rect(origin: floating.origin, size: givenSize)
  }

  private mutating func place() {
    floating = placement.rect(
      of: floating.size, beside: reference, isRightToLeft: question.isRightToLeft)
  }
}

extension FloatingUI {
  /// How far each edge lies outside of the boundary: positive is out, zero is flush, negative is
  /// room left.
  public typealias Overflow = Insets

  /// What overflow is measured of, and against which boundary.
  public struct OverflowOptions: Equatable, Sendable {
    /// The insets of the boundary; negative ones widen it.
    public var padding: Insets
    /// What is measured.
    public var elementContext: ElementContext

    /// The popup against the whole boundary, unless said otherwise.
    public init(padding: Insets = .zero, elementContext: ElementContext = .floating) {
      self.padding = padding
      self.elementContext = elementContext
    }

    /// The popup against a boundary inset by the same distance at every edge.
    public static func padding(_ distance: Double) -> Self { Self(padding: Insets(all: distance)) }
  }

  /// What overflow is measured of.
  public enum ElementContext: String, CaseIterable, Sendable {
    case floating
    case reference
  }
}

extension FloatingUI.Overflow {
  subscript(edge: Side) -> Double { edge.isNear ? self[edge.axis].near : self[edge.axis].far }
}
