import PopoverGeometry
import PopoverScenes

/// The flips of the popovers, and what caused them. Undoing a change makes the popover flip back, and
/// that is told too: a log forgets nothing but its oldest lines.
struct FlipLog: Equatable, Sendable {
  /// The newest first.
  private(set) var flips: [Flip] = []
  /// How many there were, with those that are forgotten.
  private(set) var count = 0
  /// What was shown when it was looked at last.
  private var last: ShownScene

  /// The most that are kept.
  static let longest = 100

  init(_ shown: ShownScene) { last = shown }

  /// Compares what is shown with what was shown before.
  mutating func note(_ shown: ShownScene) {
    defer { last = shown }
    if shown.placement.hasSides(of: last.placement) { return }
    for now in shown.placement.popovers {
      guard let then = last.placement[now.name], then.side != now.side else { continue }
      let causes = shown.stage.changes(since: last.stage, of: now, then: then)
      flips.insert(Flip(popover: now.name, from: then.side, to: now.side, causes: causes), at: 0)
      count += 1
    }
    if flips.count > Self.longest { flips.removeLast(flips.count - Self.longest) }
  }
}

extension ScenePlacement {
  /// Whether the same popovers are on the same sides, found without looking each up by its name.
  fileprivate func hasSides(of other: ScenePlacement) -> Bool {
    popovers.elementsEqual(other.popovers) { $0.name == $1.name && $0.side == $1.side }
  }
}

extension PlacedPopover {
  fileprivate var side: ArrowDirection? { isShown ? layout.arrowDirection : nil }
}
