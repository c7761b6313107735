import CellCanvas

/// What came of one thing that is expected of one popover.
public struct CheckResult: Equatable, Sendable {
  /// The place of the check in the scene.
  public var check: Int
  /// The key of what is expected.
  public var key: String
  public var popover: String
  public var situation: SceneSituation
  /// What was asked, as in `below`.
  public var asked: String
  /// What is, as in `it lies above`.
  public var found: String
  public var passes: Bool

  /// What is, and what was asked if that is something else; without a full stop.
  public var sentence: String {
    let whole = "\(popover)\(situation.words): \(found)"
    return passes ? "\(whole), as asked" : "\(whole); asked: \(asked)"
  }
}

extension SceneSituation {
  /// What is otherwise, as an addition to a name.
  fileprivate var words: String {
    let size = screen.map { " on \($0.width)x\($0.height)" } ?? ""
    let edges = reserved.map { edges in
      let figures = [edges.top, edges.left, edges.bottom, edges.right].map { "\($0)" }
      return " with \(figures.joined(separator: ",")) reserved"
    }
    return size + (edges ?? "")
  }
}
