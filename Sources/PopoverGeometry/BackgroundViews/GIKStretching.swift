/// How ``GIKBackgroundView`` stretches its picture along the arrow's edge.
///
/// One picture stretches in one place only. So that both flanks of an arrow grow, it is stretched into
/// a bitmap up to the arrow, and the bitmap is given insets that stretch behind the arrow.
public struct GIKStretching: Equatable, Sendable {
  /// The second pass of an arrow that is not at an end.
  public struct SecondPass: Equatable, Sendable {
    /// The size of the bitmap that the first pass fills.
    public var contextSize: Size
    public var capInsets: Insets
  }

  /// The insets of the picture, left and right changed about where it is mirrored.
  public var capInsets: Insets
  public var secondPass: SecondPass?
  /// From the start of the edge to the tip: to the near end of the point that is the tip.
  public var tip: Double
  /// Whether the picture, or the bitmap in the view, has less room than it is long.
  public var isSqueezed: Bool

  /// What lies behind the stretch of the second pass.
  private static let secondInset = 9.0
  /// By how much the side picture is longer above its arrow than below.
  private static let sideArrowCenterOffset = 7.0
  /// From the tip to the end of the picture behind it.
  private static let (tipInside, tipAtEnd) = (29.0, 24.0)

  init(_ picture: GIKPicture, insets: Insets, ends: GIKEnds, along axis: Axis) {
    let size = picture.size
    capInsets = insets
    guard ends.isBetween else {
      tip = ends.isAtStart ? Self.tipAtEnd : ends.length - Self.tipAtEnd
      isSqueezed = ends.length < size[axis]
      return
    }
    let reach =
      axis == .horizontal ? (size.width - 1) / 2 : size.height / 2 - 1 - Self.sideArrowCenterOffset
    let length = (ends.center + reach).roundedInFloat
    tip = length - Self.tipInside
    isSqueezed = length < size[axis] || ends.length < length
    secondPass = SecondPass(
      size: size, capInsets: insets, length: length, inset: Self.secondInset, along: axis)
  }
}

extension GIKStretching.SecondPass {
  /// A bitmap of `length`, which keeps its insets across and stretches one point before its end.
  fileprivate init(
    size: Size, capInsets: Insets, length: Double, inset: Double, along axis: Axis
  ) {
    contextSize = size
    contextSize[axis] = length
    self.capInsets = capInsets
    if axis == .horizontal {
      (self.capInsets.left, self.capInsets.right) = (length - inset - 1, inset)
    } else {
      (self.capInsets.top, self.capInsets.bottom) = (length - inset - 1, inset)
    }
  }
}
