import PopoverGeometry

/// The layout of views that have one picture of a background and one or four of an arrow.
struct TwoPictures: Sendable {
  /// How the arrow is kept from the ends of an edge.
  enum Clamp: Sendable {
    /// Not at all: it may leave the view.
    case free
    /// Moved by the size of a corner that it reaches into, however far it reaches: an arrow that lies far
    /// outside stays there, and one that lies a point too far comes back by a whole corner.
    case nudged
    /// Clamped between the corners, the near one last: on an edge that is too short the arrow covers
    /// the far end.
    case betweenCaps
    /// The same with the content's insets as limits, which have nothing to do with the corners.
    case betweenInsets
  }

  /// Where background and arrow lie along the arrow's direction.
  enum Band: Sendable {
    /// By Apple's contract.
    case contract
    /// The background reaches two points under the arrow, in cells one. For up and left it keeps
    /// its length, so that as much of the far edge stays bare; without an arrow it is cut too.
    case underArrow
    /// On the sides the box of the upright arrow is laid out and then turned about its middle: the
    /// background is cut by the arrow's base and ends short of the view on the far side, and the tip falls
    /// short of the near side by half of what the base is longer than the height.
    case turnedBox
    /// The arrow lies in the content's insets, against the content, and for up and left it is kept from
    /// leaving the view there.
    case insideInsets
  }

  var upAndDown = Clamp.free
  var sides = Clamp.free
  /// Whether the arrow's start is rounded by C's `roundf`.
  var roundsInFloat = false
  var band = Band.contract
  /// The direction of the arrow in a single picture, which is flipped and turned for the other
  /// directions; `nil` if there are four pictures.
  var artDirection: ArrowDirection?
  /// Whether the arrow's view stays in the corner where it was created if no arrow is requested;
  /// else it shrinks to nothing.
  var leavesArrow = false
  var drawsBackground = true
  /// Whether the tutorial's literal text is reported too: there the cut height goes to a variable that
  /// does not exist, so that the background keeps the size of the view.
  var reportsLiteralText = false

  func answer(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    guard let direction = question.direction else { return answerWithoutArrow(question) }
    let axes = ArrowAxes(question, direction)
    let along = band.spans(axes, insets: question.metrics.contentViewInsets[direction.axis])
    let background = axes.background(along: along.background)
    let arrow = axes.arrow(at: start(axes), along: along.arrow)
    let literal = Span(start: along.background.start, length: axes.whole.length)
    return BackgroundViewAnswer(
      question, direction, background: background, arrow: arrow,
      facts: facts(background, arrow, direction, literal: axes.background(along: literal)))
  }

  private func answerWithoutArrow(_ question: BackgroundViewQuestion) -> BackgroundViewAnswer {
    let (whole, arrow) = (Rect(size: question.bounds), question.metrics.verticalArrow)
    var background = whole
    if case .underArrow = band { background.height -= Band.cut(arrow.height, question.grid) }
    let left = leavesArrow ? Size(width: arrow.base, height: arrow.height) : .zero
    return BackgroundViewAnswer(
      question, nil, background: background, arrow: Rect(size: left),
      facts: facts(background, Rect(size: left), nil, literal: whole))
  }

  private func facts(
    _ background: Rect, _ arrow: Rect, _ direction: ArrowDirection?, literal: Rect
  ) -> [ChromeFact] {
    var facts = drawsBackground ? [ChromeFact("background", .rect(background))] : []
    facts.append(ChromeFact("arrow", .rect(arrow)))
    if let artDirection {
      let transform = direction.map { ArrowTransform(of: artDirection, to: $0).rawValue }
      facts.append(ChromeFact("transform", transform.map { .name($0) } ?? .none))
    }
    if reportsLiteralText { facts.append(ChromeFact("literalBackground", .rect(literal))) }
    return facts
  }
}

extension TwoPictures {
  /// Where the arrow starts on its edge.
  private func start(_ axes: ArrowAxes) -> Double {
    let start = roundsInFloat ? (axes.center - axes.base / 2).roundedInFloat : axes.start
    return (axes.direction.axis == .vertical ? upAndDown : sides).start(start, axes)
  }
}

extension TwoPictures.Clamp {
  fileprivate func start(_ start: Double, _ axes: ArrowAxes) -> Double {
    switch self {
    case .free: start
    case .nudged: nudged(start, axes)
    case .betweenCaps: clamped(start, axes, axes.caps)
    case .betweenInsets: clamped(start, axes, axes.insets)
    }
  }

  private func clamped(_ start: Double, _ axes: ArrowAxes, _ limits: EdgePair) -> Double {
    max(limits.near, min(start, axes.edge.length - axes.base - limits.far))
  }

  private func nudged(_ start: Double, _ axes: ArrowAxes) -> Double {
    let isOver = start + axes.base > axes.edge.length - axes.caps.far
    let nudged = isOver ? start - axes.caps.far : start
    return nudged < axes.caps.near ? nudged + axes.caps.near : nudged
  }
}

extension TwoPictures.Band {
  /// Background and arrow along the arrow's direction, where `insets` are the content's.
  fileprivate func spans(_ axes: ArrowAxes, insets: EdgePair) -> (background: Span, arrow: Span) {
    switch self {
    case .underArrow: (underArrow(axes), axes.strip)
    case .turnedBox where axes.direction.axis == .horizontal: turnedBox(axes)
    case .insideInsets: (axes.body, insideInsets(axes, insets))
    case .contract, .turnedBox: (axes.body, axes.strip)
    }
  }

  /// The length by which an arrow shortens the background that reaches under it.
  static func cut(_ height: Double, _ grid: Grid) -> Double {
    height - (grid == .cells ? min(1, height) : 2)
  }

  private func underArrow(_ axes: ArrowAxes) -> Span {
    let cut = Self.cut(axes.height, axes.grid)
    return axes.isArrowFirst
      ? Span(start: cut, length: axes.whole.length - axes.height)
      : Span(start: 0, length: axes.whole.length - cut)
  }

  private func turnedBox(_ axes: ArrowAxes) -> (background: Span, arrow: Span) {
    let excess = (axes.base - axes.height) / 2
    let gap = excess.rounded(.up)
    let length = axes.whole.length - axes.base
    let start = axes.grid.rounded(excess + (axes.isArrowFirst ? 0 : length))
    return (
      Span(start: axes.isArrowFirst ? axes.base - gap : gap, length: length),
      Span(start: start, length: axes.height)
    )
  }

  private func insideInsets(_ axes: ArrowAxes, _ insets: EdgePair) -> Span {
    let start =
      axes.isArrowFirst ? max(0, insets.near - axes.height) : axes.whole.length - insets.far
    return Span(start: start, length: axes.height)
  }
}

/// How one arrow picture is made to point in another direction.
enum ArrowTransform: String, Sendable {
  case identity
  /// Top and bottom exchanged.
  case flippedVertically = "flipY"
  /// A quarter counterclockwise.
  case turnedLeft = "rotate-90"
  /// A quarter clockwise.
  case turnedRight = "rotate+90"

  /// Makes an arrow that points up or down point in another direction.
  init(of art: ArrowDirection, to direction: ArrowDirection) {
    if direction.axis == art.axis {
      self = direction == art ? .identity : .flippedVertically
    } else {
      self = (direction == .left) == (art == .up) ? .turnedLeft : .turnedRight
    }
  }
}
