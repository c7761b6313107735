import PopoverGeometry

extension FloatingUI {
  /// What the steps read and write.
  struct State {
    let question: FloatingUI
    var placement: Placement
    var reference: Rect
    /// The popup at its present place, in the size that was measured last.
    var floating: Rect
    /// The size from the size step, which the other steps use after the next measurement.
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

  /// How the steps start over.
  enum Reset {
    case unchanged
    case placement(Placement)
    /// With the present size of the popup, beside the whole reference.
    case measured
    /// Like ``measured``, but beside this part of the reference.
    case reference(Rect)
  }
}

extension FloatingUI.State {
  /// The alignment on the screen: `start` is left or top in every reading direction.
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

  /// The two edges on the axis of alignment. The first is the edge towards which the popup grows;
  /// beside a longer reference it is the edge with which the popup is flush.
  var alignmentEdges: [Side] {
    let axis = placement.alignmentAxis
    let isReferenceLonger = reference[axis].length > floating[axis].length
    let first = Side(axis, isNear: (screenAlignment != .start) != isReferenceLonger)
    return [first, first.opposite]
  }

  /// The placement with its overflows at some edges, the most important one first.
  func tried(at edges: [Side], _ options: FloatingUI.OverflowOptions) -> FloatingUI.TriedPlacement {
    let overflow = overflow(options)
    return FloatingUI.TriedPlacement(placement: placement, overflows: edges.map { overflow[$0] })
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
  /// How far each edge is outside of the boundary: positive is out, zero flush, negative room left.
  public typealias Overflow = Insets

  /// The rectangle whose overflow is measured, and the insets of the boundary.
  public struct OverflowOptions: Equatable, Sendable {
    /// The insets of the boundary; negative ones widen it.
    public var padding: Insets
    /// The rectangle whose overflow is measured.
    public var elementContext: ElementContext

    /// By default, the popup against the whole boundary.
    public init(padding: Insets = .zero, elementContext: ElementContext = .floating) {
      self.padding = padding
      self.elementContext = elementContext
    }

    /// The popup against a boundary inset by the same distance at every edge.
    public static func padding(_ distance: Double) -> Self { Self(padding: Insets(all: distance)) }
  }

  /// The rectangle whose overflow is measured.
  public enum ElementContext: String, CaseIterable, Sendable {
    /// The popup.
    case floating
    /// The rectangle that it belongs to.
    case reference
  }
}

extension FloatingUI.Overflow {
  subscript(edge: Side) -> Double { edge.isNear ? self[edge.axis].near : self[edge.axis].far }
}
