import AnnotatedYAML
import CellCanvas
import CursesFront
import Dial
import PopoverGeometry
import PopoverLab

/// What a user has set up for every run.
struct Configuration {
  var keys: [KeyChange] = []
  /// The name of a theme, or the path of its file.
  var theme: Configured<String>?
  var color: Configured<ColorChoice>?
  var isASCII: Configured<Bool>?
  var painter: Configured<PainterChoice>?
  var mouse: Configured<MouseChoice>?
  var ambiguousWidth: Configured<AmbiguousWidth>?
  var motion: Configured<MotionManner>?
  var reducesMotion: Configured<Bool>?
  var dialSignal: Configured<DialBehavior.Signal>?
}

/// A value of the configuration, and where the file has it.
struct Configured<Value> {
  var value: Value
  var place: Place

  init?(_ value: Value?, at node: SourceNode) {
    guard let value else { return nil }
    (self.value, place) = (value, node.place)
  }
}

extension Configuration {
  /// Every key of the file.
  static let table: KeyTable<Configuration> = [
    "keys": { $0.keys = KeyChange.all(in: $1, &$2) },
    "theme": { $0.theme = Configured($1.line(&$2), at: $1) },
    "color": {
      $0.color = Configured($1.choice(ColorChoice.self, "choice of colours", &$2), at: $1)
    },
    "ambiguous-width": {
      $0.ambiguousWidth = Configured(
        $1.choice(of: ["1": AmbiguousWidth.one, "2": .two], called: "width", &$2), at: $1)
    },
    "ascii": { $0.isASCII = Configured($1.answer(&$2), at: $1) },
    "dial-signal": {
      $0.dialSignal = Configured($1.choice(DialBehavior.Signal.self, "signal", &$2), at: $1)
    },
    "mouse": { $0.mouse = Configured($1.choice(MouseChoice.self, "choice", &$2), at: $1) },
    "motion": { $0.motion = Configured($1.motion(&$2), at: $1) },
    "reduced-motion": { $0.reducesMotion = Configured($1.answer(&$2), at: $1) },
    "painter": { $0.painter = Configured($1.choice(PainterChoice.self, "painter", &$2), at: $1) },
  ]
}

extension SourceNode {
  fileprivate func answer(_ faults: inout [Fault]) -> Bool? {
    choice(of: ["true": true, "false": false], called: "answer", &faults)
  }

  /// How changes are shown, in the words of the lab's command.
  fileprivate func motion(_ faults: inout [Fault]) -> MotionManner? {
    if case .text(let words) = content, let change = MotionChange(words: words) {
      return change.applied(to: MotionManner())
    }
    faults.append(fault(expecting: .other(MotionChange.expected)))
    return nil
  }
}
