import PlacementEngines
import PopoverGeometry

/// What differs between the timed scenes; all else is the same question.
struct Scene {
  var anchor: Rect
  var content: Size

  /// The container of every scene.
  static let container = Rect(x: 0, y: 0, width: 80, height: 24)

  /// The question with an anchor and a content still to be put in: four sides, a thin border.
  static let question = PopoverPresentation(
    sourceRect: .zero, container: container, preferredContentSize: .zero)

  /// Anchors of up to 4x2 inside the container and contents of 5-40 x 3-12 cells. There are so many
  /// that no branch predictor learns them by heart.
  static func random(count: Int) -> [Scene] {
    var random = SplitMix(seed: 1)
    return (0..<count).map { _ in
      let (width, height) = (random.figure(1...4), random.figure(1...2))
      let anchor = Rect(
        x: random.figure(0...80 - Int(width)), y: random.figure(0...24 - Int(height)),
        width: width, height: height)
      return Scene(
        anchor: anchor, content: Size(width: random.figure(5...40), height: random.figure(3...12)))
    }
  }

  var presentation: PopoverPresentation {
    var presentation = Self.question
    presentation.sourceRect = anchor
    presentation.preferredContentSize = content
    return presentation
  }
}

extension Scene {
  /// The same for engines that know no arrow: the popup has its border, and the gap that an arrow takes.
  var engineScene: EngineScene {
    let metrics = Self.question.metrics
    return EngineScene(
      anchor: anchor, container: Self.container,
      popupSize: metrics.frameSize(content: content, direction: nil),
      gap: metrics.verticalArrow.height)
  }
}

extension PopoverPresentation {
  /// A question that asks for everything the C rival knows: tight containers, anchors partly outside,
  /// margins, minimums, any list of sides, a current side, overlapping; in cells or in quarter points.
  static func demanding(seed: UInt64) -> PopoverPresentation {
    var random = SplitMix(seed: seed)
    let grid: Grid = Bool.random(using: &random) ? .cells : .points
    func figure(_ range: ClosedRange<Int>) -> Double {
      random.figure(range) + (grid == .points ? random.figure(0...3) / 4 : 0)
    }
    func insets(_ most: Int) -> Insets {
      Insets(
        top: figure(0...most), left: figure(0...most), bottom: figure(0...most),
        right: figure(0...most))
    }
    var asked = PopoverPresentation(
      sourceRect: Rect(
        x: figure(-10...85), y: figure(-6...34), width: figure(0...20), height: figure(0...6)),
      container: Rect(
        x: figure(-5...5), y: figure(-5...5), width: figure(0...80), height: figure(0...30)),
      preferredContentSize: Size(width: figure(0...60), height: figure(0...20)),
      metrics: PopoverMetrics(
        verticalArrow: ArrowMetrics(base: figure(1...3), height: figure(0...2)),
        horizontalArrow: ArrowMetrics(base: figure(1...2), height: figure(0...3)),
        contentViewInsets: insets(3), capInsets: insets(2)),
      popoverLayoutMargins: insets(2), reserved: insets(4),
      minimumContentSize: Size(width: figure(0...8), height: figure(0...3)), grid: grid)
    asked.permittedArrowDirections = ArrowDirections(
      ArrowDirection.allCases.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    )
    asked.canOverlapSourceViewRect = Bool.random(using: &random)
    asked.currentArrowDirection =
      Bool.random(using: &random) ? ArrowDirection.allCases.randomElement(using: &random) : nil
    return asked
  }
}
