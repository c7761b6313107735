import PopoverGeometry

/// GIKPopoverBackgroundView: seven pictures of whole popovers, so that no seam can show. The corner
/// radius is the question's caps. The tip is a point too near to the start, and jumps by up to
/// three points where the picture of an end takes over. A picture may be squeezed although the
/// arrow counts as between the ends. Where both ends are reached, the start wins. Without a
/// direction the arrow points right. For left, each layout moves the whole view once more. The
/// original takes the base and that move from its own class, even in a subclass; here both follow
/// the question's metrics.
package struct SevenPictures: Equatable, Sendable {
  /// Where the arrow is on its edge.
  enum Place: Sendable { case start, between, end }

  /// The background, and the rectangle of the shadow, whose corners are square.
  package let background: Rect
  /// The arrow in the stretched picture.
  package let arrow: Rect
  package let picture: Picture
  package let isMirrored: Bool
  package let stretching: Stretching
  /// The requested middle of the arrow, from the start of its edge.
  let arrowCenter: Double
  /// Whether the base is nearer to an end than the corner radius; flush counts as between.
  package let isAtStart: Bool
  let isAtEnd: Bool
  /// How far one layout moves the view to the right.
  package let centerShift: Double
  private let direction: ArrowDirection

  package init(_ question: BackgroundViewQuestion) {
    direction = question.direction ?? .right
    let axes = ArrowAxes(question, direction)
    isAtStart = axes.center - axes.base / 2 < axes.caps.near
    isAtEnd = axes.center + axes.base / 2 > axes.edge.length - axes.caps.far
    let place: Place = isAtStart ? .start : isAtEnd ? .end : .between
    picture = Picture(direction, place)
    isMirrored = direction.axis == .vertical ? isAtStart : direction == .left
    stretching = Stretching(picture, isMirrored: isMirrored, axes, place)
    arrowCenter = axes.center
    centerShift = direction == .left ? axes.height : 0
    background = axes.background()
    arrow = axes.arrow(at: axes.arrowStart(place))
  }

  /// The number of times that the picture is stretched.
  package var stretches: Int { stretching.secondPass == nil ? 1 : 2 }

  func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    BackgroundViewAnswer(question, direction, background: background, arrow: arrow, facts: facts)
  }

  private var facts: [ChromeFact] {
    let second = stretching.secondPass
    return [
      ChromeFact("image", .name(picture.rawValue)), ChromeFact("mirrored", .flag(isMirrored)),
      ChromeFact("stretches", .number(Double(stretches))),
      ChromeFact("arrowCenter", .number(arrowCenter)),
      ChromeFact("atStart", .flag(isAtStart)), ChromeFact("atEnd", .flag(isAtEnd)),
      ChromeFact("firstInsets", .insets(stretching.capInsets)),
      ChromeFact("sourceSize", .size(picture.size)),
      ChromeFact("contextSize", second.map { .size($0.contextSize) } ?? .none),
      ChromeFact("secondInsets", second.map { .insets($0.capInsets) } ?? .none),
      ChromeFact("tip", .number(stretching.tip)),
      ChromeFact("squeezed", .flag(stretching.isSqueezed)),
      ChromeFact("shadowRect", .rect(background)),
      ChromeFact("centerShiftX", .number(centerShift)),
    ]
  }
}

extension ArrowAxes {
  /// The start of the arrow that shows in the stretched picture. Between the ends it is rounded and
  /// then a point too near, if its base has a middle point. In the pictures of the ends it starts
  /// two points inside the corner, in cells beside the corner.
  fileprivate func arrowStart(_ place: SevenPictures.Place) -> Double {
    let reach = grid == .cells ? 0.0 : 2
    switch place {
    case .start: return max(0, caps.near - reach)
    case .end: return edge.length - max(0, caps.far - reach) - base
    case .between: return center.roundedInFloat - 1 - ((base - 1) / 2).rounded(.down)
    }
  }
}

extension SevenPictures {
  /// A whole popover with its arrow. The caps of each leave one point that stretches.
  package enum Picture: String, CaseIterable, Sendable {
    case up = "Up"
    case down = "Down"
    case upRight = "UpRight"
    case downRight = "DownRight"
    /// The arrow points right; mirrored, it points left.
    case side = "Side"
    case sideTop = "SideTop"
    case sideBottom = "SideBottom"

    fileprivate init(_ direction: ArrowDirection, _ place: Place) {
      switch (direction, place) {
      case (.up, .between): self = .up
      case (.up, _): self = .upRight
      case (.down, .between): self = .down
      case (.down, _): self = .downRight
      case (_, .start): self = .sideTop
      case (_, .between): self = .side
      case (_, .end): self = .sideBottom
      }
    }

    package var size: Size { art.size }
    package var capInsets: Insets { art.capInsets }

    /// In points; `sideTop` is 14 longer than its shipped file, as its caps require.
    private var art: (size: Size, capInsets: Insets) {
      switch self {
      case .up: (Size(width: 57, height: 51), Insets(top: 41, left: 9, bottom: 9, right: 47))
      case .down: (Size(width: 57, height: 51), Insets(top: 23, left: 9, bottom: 27, right: 47))
      case .upRight: (Size(width: 52, height: 51), Insets(top: 41, left: 9, bottom: 9, right: 42))
      case .downRight:
        (Size(width: 52, height: 51), Insets(top: 23, left: 9, bottom: 27, right: 42))
      case .side: (Size(width: 37, height: 72), Insets(top: 24, left: 9, bottom: 47, right: 27))
      case .sideTop: (Size(width: 37, height: 67), Insets(top: 43, left: 9, bottom: 23, right: 27))
      case .sideBottom:
        (Size(width: 37, height: 67), Insets(top: 23, left: 9, bottom: 43, right: 27))
      }
    }
  }

  /// How a picture is stretched along the arrow's edge. One picture stretches in one place only, so it is
  /// first stretched into a bitmap up to the arrow, which is given caps that stretch behind the arrow.
  package struct Stretching: Equatable, Sendable {
    /// The second pass of an arrow that is not at an end.
    package struct SecondPass: Equatable, Sendable {
      /// The size of the bitmap that the first pass fills.
      package var contextSize: Size
      package var capInsets: Insets
    }

    /// The caps of the picture, left and right exchanged where it is mirrored.
    package let capInsets: Insets
    package let secondPass: SecondPass?
    /// From the start of the edge to the tip: to the near end of the point that is the tip.
    package let tip: Double
    /// Whether the picture, or the bitmap in the view, has less room than it is long.
    package let isSqueezed: Bool

    /// From the tip to the end of the picture behind it, between the ends of the edge and at one.
    private static let (tipBetween, tipAtEnd) = (29.0, 24.0)
    /// By how much the side picture is longer above its arrow than below.
    private static let sideArrowCenterOffset = 7.0

    fileprivate init(_ picture: Picture, isMirrored: Bool, _ axes: ArrowAxes, _ place: Place) {
      let (caps, axis) = (picture.capInsets, axes.direction.axis.crossed)
      let size = picture.size
      capInsets =
        isMirrored
        ? Insets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left) : caps
      guard place == .between else {
        tip = place == .start ? Self.tipAtEnd : axes.edge.length - Self.tipAtEnd
        isSqueezed = axes.edge.length < size[axis]
        secondPass = nil
        return
      }
      let reach =
        axis == .horizontal
        ? (size.width - 1) / 2 : size.height / 2 - 1 - Self.sideArrowCenterOffset
      let length = (axes.center + reach).roundedInFloat
      tip = length - Self.tipBetween
      isSqueezed = length < size[axis] || axes.edge.length < length
      secondPass = SecondPass(size: size, capInsets: capInsets, length: length, along: axis)
    }
  }
}

extension SevenPictures.Stretching.SecondPass {
  /// What lies behind the point that stretches.
  private static let inset = 9.0

  /// A bitmap of `length`, which keeps its caps across and stretches one point before its end.
  fileprivate init(size: Size, capInsets: Insets, length: Double, along axis: Axis) {
    contextSize = size
    contextSize[axis] = length
    let ends = EdgePair(near: length - Self.inset - 1, far: Self.inset)
    self.capInsets = Insets { $0 == axis ? ends : capInsets[$0] }
  }
}
