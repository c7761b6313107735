import PopoverGeometry
import PopoverScenes

/// A popover went to another side of its anchor.
struct Flip: Equatable, Sendable {
  var popover: String
  /// Where its arrow pointed; `nil` without an arrow.
  var from: ArrowDirection?
  var to: ArrowDirection?
  /// What had changed just before, a phrase each.
  var causes: [String]

  /// `below → right: anchor 1 row down`.
  var words: String {
    let sides = "\(from.sideName) → \(to.sideName)"
    return causes.isEmpty ? sides : "\(sides): \(causes.joined(separator: ", "))"
  }
}

/// The flips of the popovers, and what caused them. Undoing a change makes the popover flip back, which is
/// logged too: nothing is removed but the oldest lines.
struct FlipLog: Equatable, Sendable {
  /// The newest first.
  private(set) var flips: [Flip] = []
  /// How many there were, with those that were removed.
  private(set) var count = 0
  /// What was shown when it was compared last.
  private var last: ShownScene

  /// The most that are logged.
  static let maximumCount = 100

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
    if flips.count > Self.maximumCount { flips.removeLast(flips.count - Self.maximumCount) }
  }
}

extension ScenePlacement {
  /// Whether the same popovers are on the same sides, compared in order and not by their names.
  fileprivate func hasSides(of other: ScenePlacement) -> Bool {
    popovers.elementsEqual(other.popovers) { $0.name == $1.name && $0.side == $1.side }
  }
}

extension PlacedPopover {
  /// Which way its arrow points; `nil` without an arrow, or if it is not shown.
  fileprivate var side: ArrowDirection? { isShown ? layout.arrowDirection : nil }
}
