// Where places are edges of pixels, the question is put in whole pixels before it is answered: sums and
// differences of whole pixels are whole, and what is centered is rounded as in cells.

extension Grid {
  /// Whether a question has to be put in whole pixels.
  var isInPixels: Bool { if case .pixels = self { true } else { false } }

  /// The same question in whole pixels.
  func inPixels(_ question: PopoverPresentation) -> PopoverPresentation {
    var whole = question
    whole.sourceRect = covering(question.sourceRect)
    whole.container = inside(question.area)
    whole.popoverLayoutMargins = .zero
    whole.reserved = .zero
    whole.preferredContentSize = roundedUp(question.preferredContentSize)
    whole.minimumContentSize = roundedUp(question.minimumContentSize)
    whole.maximumContentSize = question.maximumContentSize.map { inside(Rect(size: $0)).size }
    whole.metrics = rounded(question.metrics)
    whole.policy.gap = roundedUp(question.policy.gap)
    whole.keepOut = question.keepOut.map { covering($0) }
    whole.droppable = rounded(question.droppable)
    return whole
  }
}

extension Grid {
  fileprivate func rounded(_ insets: Insets) -> Insets {
    Insets { EdgePair(near: rounded(insets[$0].near), far: rounded(insets[$0].far)) }
  }

  fileprivate func rounded(_ droppable: DroppableInsets) -> DroppableInsets {
    DroppableInsets(
      title: rounded(droppable.title), padding: rounded(droppable.padding),
      border: rounded(droppable.border))
  }

  fileprivate func rounded(_ arrow: ArrowMetrics) -> ArrowMetrics {
    ArrowMetrics(base: rounded(arrow.base), height: rounded(arrow.height))
  }

  fileprivate func rounded(_ metrics: PopoverMetrics) -> PopoverMetrics {
    PopoverMetrics(
      verticalArrow: rounded(metrics.verticalArrow),
      horizontalArrow: rounded(metrics.horizontalArrow),
      contentViewInsets: rounded(metrics.contentViewInsets), capInsets: rounded(metrics.capInsets))
  }
}

extension PopoverLayout {
  /// The same with figures as they were meant, not as sums of decimal fractions come out.
  func exact(on grid: Grid) -> PopoverLayout {
    var layout = self
    layout.frame = grid.exact(frame)
    layout.background = grid.exact(background)
    layout.content = grid.exact(content)
    layout.arrow = grid.exact(arrow)
    layout.arrowOffset = grid.exact(arrowOffset)
    layout.arrowResidual = grid.exact(arrowResidual)
    return layout
  }
}
