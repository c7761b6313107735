import PopoverGeometry

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
