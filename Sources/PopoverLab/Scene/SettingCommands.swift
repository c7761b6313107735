import CellCanvas
import PopoverGeometry
import PopoverScenes

/// Commands of settings: a key goes round the usual values, and a value that is typed after the command is set.
enum SettingCommands {
  static let listing: [Command<SceneMode>] = [
    Command("settings", alias: "set", keys: ",", "list every setting, or close that") {
      $1.follow(.open(.settings))
    }
  ]

  static let all: [Command<SceneMode>] = [
    of(
      "directions", "d", more: ["-1": "D"],
      "go to the next permitted directions, or set them",
      \.permitted, Choices.directions, key: "permitted", prefix: "permitted: ", hint: "directions"),
    Command(
      "margins", "go to the next margins, or set them", .edits,
      value: .setting("margins", of: .scene)
    ) { change($2, marginSetting, &$1) },
    KeyboardCommands.raising,
    KeyboardCommands.next,
    of(
      "alignment", "=", "go to the next alignment of popover and anchor, or set it", \.alignment,
      Choices.alignments, prefix: "aligned "),
    of(
      "gap", "g", more: ["+1": "G"], "go to the next gap between anchor and popover, or set it",
      \.gap, Choices.gaps
    ) { "\(max(0, $0 + $1))" },
    of(
      "skid", "", "move the popover along the edge of its anchor", \.skid, Choices.skids,
      isSigned: true
    ) { "\($0 + $1)" },
    of(
      "choose", "f", more: ["-1": "F"], "go to the next rule for choosing a side, or set it",
      \.choice,
      Choices.choices),
    of(
      "stability", "s", more: ["-1": "S"], "go to the next rule for keeping a side, or set it",
      \.stability, Choices.stabilities),
    of(
      "minimum", "", "go to the next minimum size of the content, or set it", \.minimum,
      Choices.minima, prefix: "minimum content "
    ) { "\(max(0, $0.width + 2 * $1))x\(max(0, $0.height + $1))" },
    of(
      "overlap", "o", "allow or forbid the popover to cover its anchor", \.canOverlap,
      Choices.overlaps),
    of(
      "engine", "e", more: ["-1": "E"], "go to the next engine that places the popover, or set it",
      \.engine,
      Choices.engines, prefix: "placed by "),
  ]
}

/// A setting of the scene: its key, and the values through which a key of the lab goes.
private struct SceneSetting<Value: Equatable & Sendable> {
  /// The command, and the key of files.
  var name: String
  var key: String
  var owner: SceneKeyOwner
  var part: WritableKeyPath<Scene, Value>
  var choices: [Choice<Value>]
  var prefix = ""
  /// The value some steps on, as files have it; `nil` steps through the choices.
  var stepped: (@Sendable (Value, Int) -> String)?
}

extension SettingCommands {
  /// The command of a setting of the selected popover. The setting and its choices are looked up when the command runs.
  private static func of<Value: Equatable & Sendable>(
    _ name: String, _ keys: String, more: KeyValuePairs<String, String> = [:], _ help: String,
    _ part: @autoclosure @escaping @Sendable () -> WritableKeyPath<ScenePopover, Value>,
    _ choices: @autoclosure @escaping @Sendable () -> [Choice<Value>],
    key: String? = nil, prefix: String = "", hint: KeyHint? = nil, isSigned: Bool = false,
    stepped: (@Sendable (Value, Int) -> String)? = nil
  ) -> Command<SceneMode> {
    let key = key ?? name
    return Command(
      name, keys: keys, more: more, hint: hint, help, .edits,
      value: .setting(key, of: .popover, isSigned: isSigned)
    ) { _, lab, asked in
      guard lab.edited.popover != nil else { return lab.refuse(lab.noPopover) }
      let popover = \Scene.popovers[lab.edited.selection.popover]
      let setting = SceneSetting(
        name: name, key: key, owner: .popover, part: popover.appending(path: part()),
        choices: choices(), prefix: prefix, stepped: stepped)
      change(asked, setting, &lab)
    }
  }

  /// Cells are about twice as high as they are wide, so a step is one row and two columns.
  private static var marginSetting: SceneSetting<CellInsets> {
    SceneSetting(
      name: "margins", key: "margins", owner: .scene, part: \.margins, choices: Choices.margins
    ) { margins, steps in
      let (rows, columns) = (steps, 2 * steps)
      return "{top: \(max(0, margins.top + rows)), left: \(max(0, margins.left + columns)), "
        + "bottom: \(max(0, margins.bottom + rows)), right: \(max(0, margins.right + columns))}"
    }
  }

  private static func change<Value>(
    _ asked: ValueOrSteps<String>, _ setting: SceneSetting<Value>, _ lab: inout LabContext
  ) {
    switch asked {
    case .value(let text): set(setting, to: text, &lab)
    case .next(let steps): next(setting, by: steps, &lab)
    case .steps(let steps):
      guard let stepped = setting.stepped else { return next(setting, by: steps, &lab) }
      set(setting, to: stepped(lab.edited.scene[keyPath: setting.part], steps), &lab)
    }
  }

  /// Sets a value, and names it as the key does if that goes to it too.
  private static func set<Value>(
    _ setting: SceneSetting<Value>, to text: String, _ lab: inout LabContext
  ) {
    let before = lab.edited.scene
    SceneKeyCommands.set(setting.key, of: setting.owner, to: text, as: setting.name, &lab)
    if lab.edited.scene != before { report(setting, &lab) }
  }

  /// Advances through the values of a setting, past those that its file could not have.
  private static func next<Value>(
    _ setting: SceneSetting<Value>, by steps: Int, _ lab: inout LabContext
  ) {
    let scene = lab.edited.scene
    let possible = setting.choices.filter { choice in
      var changed = scene
      changed[keyPath: setting.part] = choice.value
      return !changed.popovers.contains(where: \.hasImpossibleLimits)
    }
    // Without any, the scene was so already.
    let choices = possible.isEmpty ? setting.choices : possible
    let now = scene[keyPath: setting.part]
    lab.edited.scene[keyPath: setting.part] = choices.choice(after: now, by: steps).value
    report(setting, &lab)
  }

  private static func report<Value>(_ setting: SceneSetting<Value>, _ lab: inout LabContext) {
    let now = lab.edited.scene[keyPath: setting.part]
    guard let choice = setting.choices.first(where: { $0.value == now }) else { return }
    let words = (setting.prefix + choice.name).capitalizedFirst
    lab.notice = SettingFacts.notice(words, of: setting.key, setting.owner, in: lab)
  }
}
