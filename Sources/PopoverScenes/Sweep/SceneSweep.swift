import CellCanvas
import PopoverGeometry

/// A scene with one of its anchors at every cell of the screen, and what must hold there.
///
/// A sweep is asked row by row, so that rows can be looked at side by side, and keeps nothing of what it has seen.
public struct SceneSweep: Equatable, Sendable {
  private let anchor: MovedAnchor
  /// Where the popovers before the first on the anchor go, and where they go when they are asked again.
  private let known: [PlacedPopover]
  private let knownAgain: [PlacedPopover]
  /// Whether what was shown until now counts for any popover: only then may it go elsewhere when it is asked again. A rule
  /// in the tests of the geometry says so of `rechoose`.
  private let countsFormer: Bool
  /// The name of the anchor that goes around.
  public let anchorName: String

  private var stage: SceneStage { anchor.question.stage }

  /// A sweep of a scene on a stage.
  ///
  /// - Parameters:
  ///   - stage: the scene with a screen and a theme.
  ///   - anchor: the index of the anchor that goes around.
  public init(_ stage: SceneStage, anchor: Int) {
    self.anchor = MovedAnchor(anchor, of: stage).prepared
    anchorName = stage.scene.anchors[anchor].name
    let placement = self.anchor.question.placement()
    let again = self.anchor.question.placement(after: placement)
    let count = stage.scene.firstPopover(on: anchor) ?? 0
    known = Array(placement.popovers.prefix(count))
    knownAgain = Array(again.popovers.prefix(count))
    countsFormer = stage.scene.popovers.contains { !$0.isOwn || $0.stability != .rechoose }
  }

  /// The sweeps of a scene: one for each anchor on which a popover hangs.
  public static func all(of stage: SceneStage) -> [SceneSweep] {
    stage.scene.anchors.indices.filter { stage.scene.firstPopover(on: $0) != nil }
      .map { SceneSweep(stage, anchor: $0) }
  }

  /// The columns and rows at which the top left cell of the anchor can be with all of it on the screen.
  public var places: CellSize {
    let (screen, bounds) = (stage.container(), anchor.bounds)
    // On a real screen a larger one is cut.
    let least = stage.scene.clampsRegions ? 1 : 0
    return CellSize(
      width: max(least, screen.width - bounds.width + 1),
      height: max(least, screen.height - bounds.height + 1))
  }

  /// The first place of a row at which a rule is broken.
  public func finding(inRow y: Int) -> SweepFinding? {
    var anchor = anchor
    for x in 0..<places.width {
      anchor.move(to: CellPoint(x: x, y: y))
      let placement = anchor.question.placement(knowing: known)
      let again =
        countsFormer ? anchor.question.placement(after: placement, knowing: knownAgain) : placement
      // What does not move along breaks a rule at every place, or at none.
      let judged = x == 0 ? 0 : known.count
      if let (rule, popover) = placement.brokenRule(again: again, after: judged) {
        return SweepFinding(rule: rule, popover: popover, stage: anchor.question.stage)
      }
    }
    return nil
  }
}

/// A scene in which a popover breaks a rule.
public struct SweepFinding: Equatable, Sendable {
  /// The rule that is broken.
  public var rule: SweepRule
  /// The name of the popover.
  public var popover: String
  /// The scene, as it was found or as small as it could be made.
  public var stage: SceneStage

  /// Where the popover lies instead, without a full stop.
  public var words: String {
    let sentence = stage.placement()[popover]?.sentence ?? "it is gone"
    return "in the scene below, \(sentence)"
  }

  /// The scene, with the name of the theme in which it was found.
  public var scene: Scene {
    var scene = stage.scene
    scene.theme = scene.theme ?? stage.theme.name
    return scene
  }
}

extension CheckResult {
  /// The result of a sweep.
  ///
  /// - Parameters:
  ///   - sweep: what was looked at.
  ///   - finding: where a rule is broken, if it is anywhere; it becomes a scene that can be
  ///     opened.
  public init(_ sweep: SceneSweep, _ finding: SweepFinding?) {
    let (places, hasPlaces) = (sweep.places, sweep.places.width * sweep.places.height > 0)
    let success =
      hasPlaces
      ? "every rule holds at \(places.width) x \(places.height) places"
      : "no place: the anchor is larger than the screen"
    self.init(
      check: 0, key: "sweep", subject: finding?.popover ?? "anchor '\(sweep.anchorName)'",
      situation: SceneSituation(), asked: finding?.rule.words ?? "every rule at every place",
      found: finding?.words ?? success, passes: finding == nil && hasPlaces)
    detail =
      finding.flatMap { try? SceneDocument($0.scene, path: "smallest") }
      .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}

extension StageQuestion {
  /// The first rule that a popover breaks.
  func brokenRule() -> (SweepRule, popover: String)? {
    let placement = placement()
    return placement.brokenRule(again: self.placement(after: placement))
  }
}

extension ScenePlacement {
  /// - Parameters:
  ///   - again: what follows when the same is asked after this.
  ///   - count: of the first popovers, which are not looked at.
  fileprivate func brokenRule(
    again: ScenePlacement, after count: Int = 0
  ) -> (SweepRule, popover: String)? {
    for placed in popovers.dropFirst(count) where placed.isShown {
      let popover = SweptPopover(placed, again: again)
      if let rule = SweepRule.all.first(where: { $0.isBroken(popover) }) {
        return (rule, placed.name)
      }
    }
    return nil
  }
}
