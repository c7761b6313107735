import PlacementEngines
import PlacementRequests
import PopoverGeometry
import TestSupport

// Questions at random, of what their keys can say.

extension SplitMix {
  mutating func figure(_ range: ClosedRange<Int>) -> Double { Double(whole(range)) }
  mutating func coin() -> Bool { whole(0...1) == 1 }
  mutating func some<Value>(_ value: Value) -> Value? { coin() ? value : nil }
  mutating func size() -> Size { Size(width: figure(0...40), height: figure(0...20)) }
  mutating func point() -> Point { Point(x: figure(-9...80), y: figure(-9...30)) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }
  mutating func screen() -> Rect { Rect(size: Size(width: figure(9...99), height: figure(4...40))) }

  mutating func insets() -> Insets {
    Insets(top: figure(0...3), left: figure(0...3), bottom: figure(0...3), right: figure(0...3))
  }

  mutating func one<Value: CaseIterable>(of: Value.Type = Value.self) -> Value {
    let all = Array(Value.allCases)
    return all[whole(0...all.count - 1)]
  }

  /// Some of a list in any order, or none.
  mutating func several<Value>(of values: [Value]) -> [Value] {
    Array(values.shuffled(using: &self).prefix(whole(0...values.count)))
  }
}

extension PlacementRequest {
  static func random(seed: UInt64) -> PlacementRequest {
    var dice = SplitMix(seed: seed)
    var presentation = PopoverPresentation(
      sourceRect: dice.rect(), container: dice.screen(), preferredContentSize: dice.size(),
      permittedArrowDirections: ArrowDirections(dice.several(of: ArrowDirection.allCases)),
      popoverLayoutMargins: dice.insets(), reserved: dice.insets(), minimumContentSize: dice.size(),
      canOverlapSourceViewRect: dice.coin(), maximumContentSize: dice.some(dice.size()),
      droppable: DroppableInsets(title: dice.insets(), border: dice.insets()),
      keepOut: dice.several(of: [dice.rect(), dice.rect()]),
      currentArrowDirection: dice.some(dice.one()), currentFrame: dice.some(dice.rect()),
      policy: .random(&dice), grid: dice.coin() ? .cells : .points)
    if let most = presentation.maximumContentSize {
      presentation.minimumContentSize = presentation.minimumContentSize.clamped(to: most)
    }
    presentation.metrics = PopoverMetrics(
      arrowBase: dice.figure(0...5), arrowHeight: dice.figure(0...3),
      contentViewInsets: dice.insets(), capInsets: dice.insets())
    return PlacementRequest(presentation, id: dice.coin() ? .text("q\(seed)") : .null)
  }
}

extension PlacementPolicy {
  fileprivate static func random(_ dice: inout SplitMix) -> PlacementPolicy {
    PlacementPolicy(
      gap: dice.figure(0...3), skid: dice.figure(-3...3), alignment: dice.one(),
      writingDirection: dice.one(),
      stability: [.rechoose, .whileItFits, .deadBand(dice.figure(0...9)), .leastMovement]
        .randomElement(using: &dice) ?? .rechoose,
      score: (dice.one() as SideChoice).score, aspect: dice.coin() ? 2 : 1)
  }
}

extension CSSAnchorPositioning {
  static func random(seed: UInt64) -> CSSAnchorPositioning {
    var dice = SplitMix(seed: seed)
    let area = { PositionArea(horizontal: dice.one(), vertical: dice.one()) }
    return CSSAnchorPositioning(
      containingBlock: dice.screen(), anchor: dice.rect(),
      style: AnchoredStyle(
        area: area(), size: dice.size(), margin: Insets(all: dice.figure(0...2)),
        isLimitedToRegion: dice.coin()),
      fallbacks: dice.several(of: [
        .area(area()), .flipBlock, .tactics([.flipInline, .flipStart]), .area(.top),
      ]), order: dice.one())
  }
}

extension CSSAnchorWalk {
  static func random(seed: UInt64) -> CSSAnchorWalk {
    var dice = SplitMix(seed: seed)
    let path = dice.several(of: [dice.point(), dice.point(), dice.point()])
    return CSSAnchorWalk(.random(seed: seed), path: path)
  }
}

extension XDGPositionerQuestion {
  static func random(seed: UInt64) -> XDGPositionerQuestion {
    var dice = SplitMix(seed: seed)
    let positioner = XDGPositioner(
      anchorRect: dice.rect(), size: dice.size(), anchor: dice.one(), gravity: dice.one(),
      adjustment: XDGConstraintAdjustment(rawValue: dice.whole(0...63)), offset: dice.point())
    return XDGPositionerQuestion(
      positioner, constraint: dice.screen(), implementation: dice.one())
  }
}

extension EngineScene {
  static func random(seed: UInt64) -> EngineScene {
    var dice = SplitMix(seed: seed)
    return EngineScene(
      anchor: dice.rect(), container: dice.screen(), popupSize: dice.size(),
      gap: dice.figure(0...3), sides: dice.several(of: Side.allCases), minimumSize: dice.size())
  }
}
