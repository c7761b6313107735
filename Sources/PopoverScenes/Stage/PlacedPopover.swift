import PlacementEngines
import PopoverGeometry

/// A popover of a scene, and why it is where it is.
public struct PlacedPopover: Equatable, Sendable {
  /// The name that the scene gives it.
  public var name: String
  /// The question that was asked in the end: the anchor's rectangle, and what was kept out.
  public var presentation: PopoverPresentation
  /// The answer to that question.
  public var layout: PopoverLayout
  /// The engine that placed it.
  public var engine: String
  /// The piece of its anchor on which it hangs; `nil` for an anchor that is one, and with another engine.
  package var piece: Int?
  /// What another engine said; `nil` if it has no defined answer, and for the library's own.
  public var answer: EngineAnswer?
  /// What another engine may do where there is no room; `nil` is what it usually does.
  public var adjustment: XDGConstraintAdjustment?
  /// Why there is nothing to show; `nil` if it is shown.
  public var hiddenReason: HiddenReason?

  /// Whether there is anything to show.
  public var isShown: Bool { hiddenReason == nil }

  /// Where its arrow points, if it is shown and lies on a side.
  package var directionBeside: ArrowDirection? { isShown ? layout.directionBeside : nil }

  /// Why a popover is not shown.
  public enum HiddenReason: Equatable, Sendable {
    /// It goes with its anchor, which has left the free area.
    case anchorOutOfSight
    /// It hangs on a popover that is not shown.
    case parentNotShown(String)
    /// Its engine has no defined answer.
    case noAnswer
  }

  /// At which edges, and by how much, another engine lets it leave the screen.
  private var leavingWords: String {
    let out = Axis.allCases.flatMap { axis in
      let overflow = layout.frame[axis].overflow(of: presentation.container[axis])
      return [
        (overflow.near, axis == .horizontal ? "on the left" : "above"),
        (overflow.far, axis == .horizontal ? "on the right" : "below"),
      ].filter { $0.0 > 0 }.map { "\(Words.cells($0.0, along: axis)) \($0.1)" }
    }
    return out.isEmpty ? "" : "; it leaves the screen by \(Words.list(out))"
  }

  /// The reason for which there is nothing to show.
  package var whyNotShown: String {
    switch hiddenReason {
    case .anchorOutOfSight: "its anchor is out of sight"
    case .parentNotShown(let name): "\(name), on which it hangs, is not shown"
    case .noAnswer: "the engine \(engine) has no defined answer"
    case nil: ""
    }
  }

  /// What was decided, in one sentence without a full stop.
  public var sentence: String { sentence(length: .full) }

  /// The same in more or in fewer words.
  public func sentence(length: SentenceLength) -> String { clauses(length: length).joined() }

  /// The clauses of that sentence, of which the last can be left out. An engine that was named before it is not
  /// named again.
  package func clauses(length: SentenceLength, namesEngine: Bool = true) -> [String] {
    if !isShown { return ["No popover: \(whyNotShown)"] }
    let clauses = presentation.clauses(for: layout, length: length)
    guard layout.rule == .given else { return clauses }
    return clauses + [leavingWords, namesEngine ? "; placed by \(engine)" : ""]
  }
}
