import PopoverGeometry

extension FloatingUI {
  /// What the steps read and write while a position is worked out.
  struct State {
    let question: FloatingUI
    var placement: Placement
    var reference: Rect
    /// The popup where it is now, of the size it had when last measured.
    var floating: Rect
    /// The size last given to the popup; the other steps see it once it is measured.
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

  /// With what the steps begin again.
  enum Reset {
    /// Everything as it is, the popup's place too.
    case unchanged
    /// Placed anew on this side.
    case placement(Placement)
    /// Placed anew with the size the popup has now, beside the whole reference.
    case measured
    /// As ``measured``, but beside this part of the reference.
    case reference(Rect)
  }
}

extension FloatingUI.State {
  /// The alignment as seen on the screen: `start` is left or top, whatever the reading direction.
  var screenAlignment: FloatingUI.Alignment? {
    placement.screenAlignment(isRightToLeft: question.isRightToLeft)
  }

  /// Whether the arrow has moved the popup, after which some steps stand aside.
  var isMovedByArrow: Bool { (data.arrow?.alignmentOffset ?? 0) != 0 }

  /// How far the popup, or the reference, lies outside the boundary.
  func overflow(_ options: FloatingUI.OverflowOptions) -> FloatingUI.Overflow {
    FloatingUI.Overflow(
      of: options.elementContext == .floating ? floating : reference, in: question.boundary,
      padding: options.padding)
  }

  /// The two edges along which the popup is aligned; the one that it grows towards comes first,
  /// or, beside a longer reference, the one that it is flush with.
  var alignmentEdges: [FloatingUI.Edge] {
    let axis = placement.alignmentAxis
    let isReferenceLonger = reference[axis].length > floating[axis].length
    let first = FloatingUI.Edge(
      axis: axis, isNear: (screenAlignment != .start) != isReferenceLonger)
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
  /// How far a rectangle lies outside the boundary: positive is out, zero is flush, negative is
  /// room left.
  public struct Overflow: Equatable, Sendable {
    public var horizontal: EdgePair
    public var vertical: EdgePair
  }

  /// What overflow is measured of, and against which boundary.
  public struct OverflowOptions: Equatable, Sendable {
    /// By how much the boundary is drawn in at each edge; negative figures widen it.
    public var padding: Insets
    public var elementContext: ElementContext

    public init(padding: Insets = .zero, elementContext: ElementContext = .floating) {
      self.padding = padding
      self.elementContext = elementContext
    }

    /// The popup against the boundary drawn in by `distance` at every edge.
    public static func padding(_ distance: Double) -> Self { Self(padding: Insets(all: distance)) }
  }

  /// Whose overflow is measured.
  public enum ElementContext: String, CaseIterable, Sendable {
    case floating
    case reference
  }
}

extension FloatingUI.Overflow {
  init(of rect: Rect, in boundary: Rect, padding: Insets) {
    func pair(_ axis: Axis) -> EdgePair {
      let bare = rect[axis].overflow(of: boundary[axis])
      return EdgePair(
        near: bare.near + padding[axis].near, far: bare.far + padding[axis].far)
    }
    self.init(horizontal: pair(.horizontal), vertical: pair(.vertical))
  }

  public subscript(axis: Axis) -> EdgePair { axis == .horizontal ? horizontal : vertical }

  subscript(edge: FloatingUI.Edge) -> Double {
    edge.isNear ? self[edge.axis].near : self[edge.axis].far
  }
}
