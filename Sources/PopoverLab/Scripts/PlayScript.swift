import AnnotatedYAML
import CellCanvas
import PopoverGeometry
import PopoverScenes

/// What is done with a lab, one thing after the other: keys, the mouse, waits, new sizes of the screen, and what is expected then.
package struct PlayScript: Equatable, Sendable {
  /// What recordings of it are called.
  package var title = ""
  /// The name of a scene, or the path of its file relative to the script; `nil` for the scene of the start.
  package var scene: String?
  package var theme: String?
  package var scheme: String?
  /// Where the script says which scene, theme and scheme it begins with, by their keys.
  package private(set) var places: [String: Place] = [:]
  package var size = CellSize(width: 80, height: 24)
  /// The time after each key, and after each thing that the mouse does.
  package var pace: Duration = .milliseconds(120)
  /// How changes are shown at first.
  package var motion = MotionSettings.still
  /// Whether nothing moves without a command, and then only slowly.
  package var reducesMotion = false
  /// The keys that differ from the usual ones.
  package var keys: [KeyChange] = []
  package var steps: [Step] = []

  /// One thing, and where the script says it.
  package struct Step: Equatable, Sendable {
    package var action: Action
    package var place: Place
  }

  package enum Action: Equatable, Sendable {
    case keys([Key])
    case paste(String)
    case mouse(MouseEvent)
    case wait(Duration)
    case resize(CellSize)
    /// A name for this moment in a recording.
    case marker(String)
    case expect(Expectation)
  }

  /// What is expected at a moment.
  package enum Expectation: Equatable, Sendable {
    /// Of popovers, as the checks of scenes have it.
    case check(SceneCheck)
    /// A text that is somewhere on the screen, or is not.
    case text(String, isShown: Bool)
  }
}

extension PlayScript {
  /// Reads a script.
  ///
  /// - Throws: ``PlayScriptError`` with every fault.
  package init(_ bytes: [UInt8]) throws(PlayScriptError) {
    self.init()
    let document = DocumentReader(byteLimit: ScriptLimits.bytes).read(bytes)
    var faults = document.faults
    document.root?.read(into: &self, by: Self.table.explaining(Self.keysOfScenes), &faults)
    faults = document.faultsToReport(of: faults)
    if !faults.isEmpty { throw PlayScriptError(faults: faults) }
  }

  private static let keysOfScenes = Dictionary(
    uniqueKeysWithValues: ["anchors", "popovers"].map { key in
      (key, Fault.Reason.inWords("'\(key)' is a key of scenes; a script names one by 'scene'"))
    })

  /// What the schema for editors says of a play script.
  package static var fileSchema: ValueSchema { table.schema }

  private static let table: KeyTable<PlayScript> = [
    "version": .init(.whole(1...1)) { $1.checkVersion(1, &$2) },
    "title": .init(.text) { $0.title = $1.line(&$2) ?? "" },
    "scene": .init(.text) { ($0.scene, $0.places["scene"]) = ($1.line(&$2), $1.place) },
    "theme": .init(.text) { ($0.theme, $0.places["theme"]) = ($1.line(&$2), $1.place) },
    "scheme": .init(.text) { ($0.scheme, $0.places["scheme"]) = ($1.line(&$2), $1.place) },
    "size": .init(SceneScreen.sizeSchema) { $0.size = $1.screenSize(&$2) ?? $0.size },
    "pace": .init(.decimal(ScriptLimits.seconds)) { $0.pace = $1.seconds(&$2) ?? $0.pace },
    "motion": .init(.text) { $0.motion = $1.motion(&$2) ?? $0.motion },
    "reduced-motion": .init(.flag) { $0.reducesMotion = $1.flag(&$2) ?? $0.reducesMotion },
    "keys": .init(KeyChange.schema) { $0.keys = KeyChange.all(in: $1, &$2) },
    "steps": .init(.list(of: stepTable.schema, 0...ScriptLimits.steps), isRequired: true) {
      script, node, faults in
      let steps = node.list(of: "steps", &faults) ?? []
      guard steps.count <= ScriptLimits.steps else {
        return faults.append(node.fault(expecting: .other("at most \(ScriptLimits.steps) steps")))
      }
      for step in steps { read(step, into: &script.steps, &faults) }
    },
  ]

  /// A step may do several things; they are done in the order in which they are written.
  private static func read(_ step: SourceNode, into steps: inout [Step], _ faults: inout [Fault]) {
    if step.content == .mapping([]) {
      let known = stepTable.names.joined(separator: ", ")
      return faults.append(step.fault(expecting: .other("what is done in this step: \(known)")))
    }
    step.read(into: &steps, by: stepTable, &faults)
  }

  private static let stepTable: KeyTable<[Step]> = [
    "keys": .init(.text) { add($1.keys(&$2).map(Action.keys), $1, &$0) },
    "paste": .init(.text) { add($1.text(&$2).map(Action.paste), $1, &$0) },
    "mouse": .init(.pattern(MouseEvent.scriptPattern)) {
      add($1.mouse(&$2).map(Action.mouse), $1, &$0)
    },
    "wait": .init(.decimal(ScriptLimits.seconds)) {
      add($1.seconds(&$2).map(Action.wait), $1, &$0)
    },
    "resize": .init(SceneScreen.sizeSchema) { add($1.screenSize(&$2).map(Action.resize), $1, &$0) },
    "marker": .init(.text) { add($1.line(&$2).map(Action.marker), $1, &$0) },
    "shows": .init(.text) {
      add($1.expected(&$2).map { .expect(.text($0, isShown: true)) }, $1, &$0)
    },
    "hides": .init(.text) {
      add($1.expected(&$2).map { .expect(.text($0, isShown: false)) }, $1, &$0)
    },
    "expect": .init(SceneCheck.schemaOfNow) {
      add(SceneCheck(ofNow: $1, &$2).map { .expect(.check($0)) }, $1, &$0)
    },
  ]

  private static func add(_ action: Action?, _ node: SourceNode, _ steps: inout [Step]) {
    if let action { steps.append(Step(action: action, place: node.place)) }
  }
}

/// Everything that is wrong with a script.
package struct PlayScriptError: Error, Equatable, Sendable {
  package var faults: [Fault]
}

extension SourceNode {
  /// A text that is looked for: no text at all would be nowhere and everywhere.
  fileprivate func expected(_ faults: inout [Fault]) -> String? {
    guard let text = line(&faults) else { return nil }
    if text.isEmpty { faults.append(fault(expecting: .other("a text that is looked for"))) }
    return text
  }

  fileprivate func keys(_ faults: inout [Fault]) -> [Key]? {
    guard let text = text(&faults) else { return nil }
    if text.isEmpty { faults.append(fault(expecting: .other("keys, as in \"5l3j\""))) }
    do throws(KeyScript.Fault) {
      return try KeyScript(text).keys
    } catch {
      faults.append(fault(expecting: .other("keys; \(error)")))
      return nil
    }
  }

  fileprivate func mouse(_ faults: inout [Fault]) -> MouseEvent? {
    guard let text = line(&faults) else { return nil }
    if let event = MouseEvent(scriptText: text) { return event }
    let (names, cells) = (MouseEvent.scriptNames, MouseEvent.scriptCells)
    let expected =
      "what the mouse does and where, as in press 30,10: \(names.joined(separator: ", ")); "
      + "column and row are from \(cells.lowerBound) to \(cells.upperBound)"
    faults.append(fault(expecting: .other(expected)))
    return nil
  }

  fileprivate func seconds(_ faults: inout [Fault]) -> Duration? {
    guard case .text(let text) = content, let seconds = Double(decimal: text),
      ScriptLimits.seconds.contains(seconds)
    else {
      let range = ScriptLimits.seconds
      faults.append(
        fault(
          expecting: .other(
            "seconds from \(Int(range.lowerBound)) to \(Int(range.upperBound)), such as 0.5")))
      return nil
    }
    return .milliseconds(Int((seconds * 1_000).rounded()))
  }

  fileprivate func screenSize(_ faults: inout [Fault]) -> CellSize? {
    guard case .text(let text) = content, let size = CellSize(text, in: SceneScreen.range) else {
      faults.append(fault(expecting: .other(SceneScreen.sizes)))
      return nil
    }
    return size
  }
}
