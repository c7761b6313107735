import PopoverGeometry
import TestSupport

/// Draws scenes; in points figures come in quarters, which add up without rounding.
struct SceneDice {
  let grid: Grid
  private var random: SplitMix

  init(seed: UInt64, grid: Grid) {
    self.grid = grid
    random = SplitMix(seed: seed)
  }

  mutating func figure(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(Int.random(in: range, using: &random))
    return grid == .cells ? whole : whole + Double(Int.random(in: 0...3, using: &random)) / 4
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Whether something happens once in so many times.
  mutating func happens(onceIn times: Int) -> Bool {
    Int.random(in: 0..<times, using: &random) == 0
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &random)
  }

  mutating func insets(vertical: Int, horizontal: Int) -> Insets {
    Insets(
      top: figure(0...vertical), left: figure(0...horizontal), bottom: figure(0...vertical),
      right: figure(0...horizontal))
  }

  mutating func size(width: ClosedRange<Int>, height: ClosedRange<Int>) -> Size {
    Size(width: figure(width), height: figure(height))
  }

  mutating func rect(width: ClosedRange<Int>, height: ClosedRange<Int>) -> Rect {
    Rect(
      origin: Point(x: figure(-10...85), y: figure(-6...34)),
      size: size(width: width, height: height))
  }
}

extension PopoverPresentation {
  /// A scene that is often tight: small containers, anchors partly outside, odd and even sizes; every
  /// other one with a policy and options beyond the standard.
  static func random(seed: UInt64, grid: Grid) -> PopoverPresentation {
    var dice = SceneDice(seed: seed, grid: grid)
    var scene = plain(&dice)
    if seed.isMultiple(of: 2) {
      scene.policy = .random(&dice)
      scene.addOptions(&dice)
    }
    return scene
  }

  private static func plain(_ dice: inout SceneDice) -> PopoverPresentation {
    let directions = dice.shuffled(ArrowDirection.allCases)
    return PopoverPresentation(
      sourceRect: dice.rect(width: 0...20, height: 0...6),
      container: Rect(size: dice.size(width: 0...80, height: 0...30)),
      preferredContentSize: dice.size(width: 0...60, height: 0...20),
      permittedArrowDirections: ArrowDirections(directions.prefix(dice.count(0...4))),
      metrics: PopoverMetrics(
        verticalArrow: ArrowMetrics(base: dice.figure(1...3), height: dice.figure(0...2)),
        horizontalArrow: ArrowMetrics(base: dice.figure(1...2), height: dice.figure(0...3)),
        contentViewInsets: dice.insets(vertical: 2, horizontal: 3),
        capInsets: dice.insets(vertical: 2, horizontal: 2)),
      popoverLayoutMargins: Insets(all: dice.figure(0...2)),
      reserved: Insets(top: 0, left: 0, bottom: dice.figure(0...8), right: 0),
      minimumContentSize: dice.size(width: 0...8, height: 0...3),
      canOverlapSourceViewRect: dice.happens(onceIn: 2),
      currentArrowDirection: dice.happens(onceIn: 2) ? directions[dice.count(0...3)] : nil,
      grid: dice.grid)
  }

  private mutating func addOptions(_ dice: inout SceneDice) {
    if dice.happens(onceIn: 3) { currentFrame = dice.rect(width: 0...40, height: 0...20) }
    if dice.happens(onceIn: 4) {
      maximumContentSize = dice.size(width: 0...40, height: 0...12)
    }
    if dice.happens(onceIn: 4) {
      keepOut = (0..<dice.count(1...3)).map { _ in dice.rect(width: 0...30, height: 0...8) }
    }
    if dice.happens(onceIn: 4) {
      let text = WrappedContent.random(&dice)
      wrapping = text
      preferredContentSize = text.naturalSize
    }
    if dice.happens(onceIn: 4) { droppable = .parts(of: metrics.contentViewInsets) }
  }
}

extension PlacementPolicy {
  static func random(_ dice: inout SceneDice) -> PlacementPolicy {
    let terms = dice.shuffled(ScoreTerm.allCases)
    let anyOrder = ScoreOrder(terms.prefix(dice.count(0...terms.count)))
    return PlacementPolicy(
      gap: dice.figure(0...3), skid: dice.happens(onceIn: 2) ? dice.figure(-6...6) : 0,
      alignment: dice.one(of: Alignment.allCases),
      writingDirection: dice.one(of: WritingDirection.allCases),
      stability: dice.one(
        of: [.rechoose, .whileItFits, .deadBand(dice.figure(0...6)), .leastMovement]),
      score: dice.one(of: [.firstFit, .mostRoom, .nearest, .shrinkFirst, anyOrder]),
      aspect: dice.one(of: [0.5, 1, 2]))
  }
}

extension WrappedContent {
  static func random(_ dice: inout SceneDice) -> WrappedContent {
    WrappedContent(
      lines: (0..<dice.count(0...3)).map { _ in
        (0..<dice.count(0...8)).map { _ in dice.figure(0...12) }
      })
  }
}

extension DroppableInsets {
  /// One point of the insets is the border, the rest of the top the title, the others padding.
  static func parts(of insets: Insets) -> DroppableInsets {
    func border(_ inset: Double) -> Double { min(1, inset) }
    func rest(_ inset: Double) -> Double { inset - border(inset) }
    return DroppableInsets(
      title: Insets(top: rest(insets.top), left: 0, bottom: 0, right: 0),
      padding: Insets(
        top: 0, left: rest(insets.left), bottom: rest(insets.bottom), right: rest(insets.right)),
      border: Insets(
        top: border(insets.top), left: border(insets.left), bottom: border(insets.bottom),
        right: border(insets.right)))
  }
}
