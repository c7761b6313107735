import PopoverGeometry
import PopoverScenes

/// A change of a popover to another side of its anchor.
struct Flip: Equatable, Sendable {
  var popover: String
  /// The former direction of its arrow; `nil` where it was on no side.
  var from: ArrowDirection?
  var to: ArrowDirection?
  /// The changes that caused it, a phrase each.
  var causes: [String]

  /// `below → right: anchor 1 row down`.
  var words: String {
    let sides = "\(from.sideName) → \(to.sideName)"
    return causes.isEmpty ? sides : "\(sides): \(causes.joined(separator: ", "))"
  }
}

/// The log of flips of the scene that is shown. A flip back that undo causes is logged too, and only the oldest are dropped.
struct FlipLog: Equatable, Sendable {
  /// The newest first.
  private(set) var flips: [Flip] = []
  /// The number of all flips since the lab began, of all scenes.
  private(set) var count = 0
  /// The scene at the last comparison; `nil` if the next one is another scene.
  private var last: ShownScene?

  static let maximumCount = 100

  init(_ shown: ShownScene) { last = shown }

  /// Another scene is shown, to which the flips so far do not belong.
  mutating func beginAnew() { (flips, last) = ([], nil) }

  mutating func note(_ shown: ShownScene) {
    defer { last = shown }
    guard let last else { return }
    if shown.placement.hasSides(of: last.placement) { return }
    for now in shown.placement.popovers {
      guard let then = last.placement[now.name] else { continue }
      let (from, to) = (then.directionBeside, now.directionBeside)
      if from == to { continue }
      let causes = shown.stage.changes(since: last.stage, of: now, then: then)
      flips.insert(Flip(popover: now.name, from: from, to: to, causes: causes), at: 0)
      count += 1
    }
    if flips.count > Self.maximumCount { flips.removeLast(flips.count - Self.maximumCount) }
  }
}

extension FlipLog {
  /// The words of the flips since there were as many as `count`, the oldest first.
  func words(since count: inout Int) -> [String] {
    defer { count = self.count }
    return flips.prefix(max(0, self.count - count)).reversed().map { "\($0.popover): \($0.words)" }
  }
}

extension ScenePlacement {
  /// Whether the same popovers are on the same sides, compared in order and not by their names.
  fileprivate func hasSides(of other: ScenePlacement) -> Bool {
    popovers.count == other.popovers.count
      && popovers.indices.allSatisfy {
        popovers[$0].name == other.popovers[$0].name
          && popovers[$0].directionBeside == other.popovers[$0].directionBeside
      }
  }
}
