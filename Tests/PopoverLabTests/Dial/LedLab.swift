import CellCanvas
import PopoverScenes

@testable import PopoverLab

/// A lab that is controlled by keys, in which time passes.
struct LedLab {
  var lab: Lab
  private(set) var effects: [LabEffect] = []
  private var now = Duration.zero

  init(_ lab: Lab = .sample(), _ script: String = "") throws {
    self.lab = lab
    try press(script)
  }

  mutating func press(_ script: String) throws {
    for key in try KeyScript(script).keys { effects += lab.press(key) }
  }

  /// Types a line after `:`.
  mutating func run(_ line: String) {
    for scalar in (":" + line).unicodeScalars { effects += lab.press(.character(scalar)) }
    effects += lab.press(Key(.enter))
  }

  mutating func mouse(_ action: MouseEvent.Action, _ place: CellPoint) {
    effects += lab.receive(.mouse(MouseEvent(action, at: place)))
  }

  /// Waits as a terminal does: until nothing is due, or for a number of seconds.
  mutating func wait(_ seconds: Double = 60) {
    let end = now + .seconds(seconds)
    while let moment = lab.nextDue, max(now, moment) <= end {
      now = max(now, moment)
      effects += lab.receive(.time(now))
    }
    now = end
  }
}
