import AnnotatedYAML
import CellCanvas
import PopoverGeometry
import PopoverScenes

/// How long a script may be, and anything in it.
enum ScriptLimits {
  /// A wait, and the time between two keys.
  static let seconds = 0.0...60.0
  /// A recorded session has two steps for each key, of 25 bytes each where the keys have long names.
  static let (bytes, steps) = (1_000_000, 40_000)
}

/// A script as it is written, event by event.
struct PlayScriptText: Sendable {
  private var head: String
  private var steps = ""
  private var stepCount = 0
  private var time = 0

  /// More than what comes at once takes: as many keys as are read together, or a paste that is escaped.
  private static let margin = (bytes: 200_000, steps: 4_200)

  var isFull: Bool {
    steps.utf8.count > ScriptLimits.bytes - Self.margin.bytes
      || stepCount > ScriptLimits.steps - Self.margin.steps
  }

  var text: String { head + (steps.isEmpty ? "steps: []\n" : "steps:\n" + steps) }

  /// - Parameter place: where the script will be, beside which it names files; one whose way from there only the file
  ///   system could tell is named by its whole path.
  init(_ lab: LabContext, at place: SceneLocation) {
    head = "version: 1\n"
    let (files, themes) = (lab.files, lab.themes)
    let names = [
      ("scene", files.sceneReference(from: place)),
      ("theme", files.name(of: themes.current, from: place)),
      ("scheme", themes.choice.scheme.map { files.name(ofScheme: $0, from: place) }),
    ]
    for case (let key, let name?) in names {
      head += "\(key): \(ScalarSpelling.doubleQuoted(name))\n"
    }
    head += "size: \(lab.size.words)\npace: 0\n"
    let motion = lab.motion.settings
    if motion != .still { head += "motion: \(motion.commandWords)\n" }
    if lab.display.reducesMotion { head += "reduced-motion: true\n" }
    head += Self.text(of: lab.sceneKeys.changes)
  }

  private static func text(of changes: [KeyChange]) -> String {
    let lines = changes.map { change in
      let keys = change.keys.map { ScalarSpelling.doubleQuoted($0.scriptText) }
      return "  \(ScalarSpelling.doubleQuoted(change.line)): [\(keys.joined(separator: ", "))]\n"
    }
    return lines.isEmpty ? "" : "keys:\n" + lines.joined()
  }

  mutating func add(_ event: TerminalEvent, at now: Int) {
    switch event {
    case .key(let key): add("keys", ScalarSpelling.doubleQuoted(key.scriptText), at: now)
    case .pasted(let pasted):
      // All that anything takes of it, as a file cannot have every character that a terminal sends.
      add("paste", ScalarSpelling.doubleQuoted(TextLine.inserted(of: pasted)), at: now)
    case .resized(let size): add("resize", size.words, at: now)
    case .mouse(let event):
      for text in event.scriptTexts { add("mouse", ScalarSpelling.doubleQuoted(text), at: now) }
    case .fileChanged, .closed, .stopping, .time: return
    }
  }

  private mutating func add(_ key: String, _ value: String, at now: Int) {
    wait(for: now - time)
    time = now
    stepCount += 1
    steps += "  - \(key): \(value)\n"
  }

  /// Some milliseconds, in steps no longer than a script may have.
  private mutating func wait(for milliseconds: Int) {
    let longest = Int(ScriptLimits.seconds.upperBound) * 1_000
    for start in stride(from: 0, to: milliseconds, by: longest) {
      let wait = min(longest, milliseconds - start)
      stepCount += 1
      steps += "  - wait: \(Words.fraction(wait, decimals: 3))\n"
    }
  }
}
