import CellCanvas
import Dial

/// A dial that has the keys of the lab.
struct OpenDial: Equatable, Sendable {
  /// What it turns.
  enum Subject: Equatable, Sendable {
    /// A number of the lab, by a dial in a popover of its own.
    case number(LabNumber, values: [Int])
    /// The dial that a popover of the scene shows, by the name of the popover.
    case content(String)
  }

  /// What is returned to beside what was settled.
  struct Before: Equatable, Sendable {
    var notice: Notice?
    var speed: Int
  }

  let subject: Subject
  var control: DialControl
  let before: Before
  /// Where its first cell was when the mouse took hold of it: it may move by what it is turned to.
  var hold: CellPoint?
  /// When it was told the time last, while something moves.
  var clock: Duration?

  var number: LabNumber? {
    if case .number(let number, _) = subject { number } else { nil }
  }

  /// The popover of the scene whose dial it is.
  var popover: String? {
    if case .content(let name) = subject { name } else { nil }
  }
}
