import PopoverGeometry

/// What must hold of a popover wherever its anchor is.
public struct SweepRule: Equatable, Sendable {
  /// Its name in reports.
  public var name: String
  /// What it asks, in words.
  public var words: String
  /// Whether a placed popover breaks it.
  var isBroken: @Sendable (SweptPopover) -> Bool

  /// Whether both have the same name.
  public static func == (one: SweepRule, other: SweepRule) -> Bool { one.name == other.name }

  /// All rules, in the order in which they are looked at.
  ///
  /// A popover is judged by what would have been possible: where its whole frame fits on a permitted side, it is to be
  /// whole and beside its anchor.
  public static let all: [SweepRule] = [
    SweepRule(name: "inside", words: "inside of the free area along each axis that has room for it")
    {
      let (frame, area) = ($0.layout.frame, $0.placed.presentation.area)
      return Axis.allCases.contains {
        frame[$0].length <= area[$0].length && !frame[$0].isInside(area[$0])
      }
    },
    SweepRule(name: "whole", words: "whole where some permitted side holds all of it") {
      $0.layout.isShrunk && $0.prefersToBeWhole && $0.couldBeWhole
    },
    SweepRule(name: "clear", words: "beside its anchor where some permitted side holds it") {
      $0.layout.overlapsAnchor && !$0.placed.presentation.canOverlapSourceViewRect
        && $0.couldBeWhole
    },
    SweepRule(name: "arrow", words: "with its arrow on its frame") {
      $0.placed.presentation.metrics.hasArrowRoom(in: $0.layout)
        && !$0.layout.arrow.isInside($0.layout.frame)
    },
    SweepRule(name: "stays", words: "in the same place when it is asked again") { $0.moves },
  ]
}

/// A popover in one place of a sweep.
struct SweptPopover {
  let placed: PlacedPopover
  /// The whole scene, placed once more where it is already.
  let again: ScenePlacement
  /// Whether it is cut or covers its anchor, though some permitted side holds all of it.
  let couldBeWhole: Bool

  init(_ placed: PlacedPopover, again: ScenePlacement) {
    (self.placed, self.again) = (placed, again)
    let isBadlyPlaced = placed.layout.isShrunk || placed.layout.overlapsAnchor
    couldBeWhole = isBadlyPlaced && placed.presentation.fitsSomewhere
  }

  var layout: PopoverLayout { placed.layout }

  /// Whether its policy asks if it fits; one that shrinks it first does not.
  var prefersToBeWhole: Bool { placed.presentation.policy.score.contains(.fits) }

  /// Whether it goes elsewhere where it is already.
  var moves: Bool {
    again[placed.name]?.layout.frame != layout.frame
  }
}
