/// One property of a popover: what was expected, and what it is.
struct CheckVerdict {
  var asked: String
  var found: String
  var passes: Bool
}

/// One thing that can be expected: its key in files, and how it is checked.
struct ExpectationRule: Sendable {
  var key: String
  /// Whether a popover that is hidden can meet it.
  var isOfHidden = false
  /// `nil` if it is not expected.
  var verdict: @Sendable (SceneExpectations, CheckedPopover) -> CheckVerdict?

  /// - Parameter check: compares what is asked with what is.
  init<Value: Sendable>(
    _ key: String, _ asked: KeyPath<SceneExpectations, Value?> & Sendable,
    isOfHidden: Bool = false,
    _ check: @escaping @Sendable (Value, CheckedPopover) -> CheckVerdict
  ) {
    (self.key, self.isOfHidden) = (key, isOfHidden)
    verdict = { expected, popover in
      expected[keyPath: asked].map { check($0, popover) }
    }
  }

  /// In the order in which files have them.
  static let all: [ExpectationRule] = [
    ExpectationRule("shown", \.isShown, isOfHidden: true) { $1.shown(asked: $0) },
    ExpectationRule("side", \.side) { $1.side(asked: $0) },
    ExpectationRule("arrow-offset", \.arrowOffset) { $1.arrowOffset(asked: $0) },
    ExpectationRule("points", \.pointsAtAnchor) { $1.points(asked: $0) },
    ExpectationRule("frame", \.frame) { $1.frame(asked: $0) },
    ExpectationRule("size", \.size) { $1.size(asked: $0) },
    ExpectationRule("shrunk", \.isShrunk) { $1.shrunk(asked: $0) },
    ExpectationRule("overlap", \.overlaps) { $1.overlap(asked: $0) },
    ExpectationRule("inside", \.isInside) { $1.inside(asked: $0) },
    ExpectationRule("contrast", \.contrast) { $1.contrast(asked: $0) },
    ExpectationRule("whole-text", \.showsWholeText) { $1.wholeText(asked: $0) },
    ExpectationRule("same-as", \.sameAsEngine) { $1.agrees(with: $0) },
  ]
}
