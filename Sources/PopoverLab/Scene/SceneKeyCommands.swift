import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

enum SceneKeyCommands {
  static let screens: [Command<SceneMode>] = [
    .edit(
      "next-screen", "v", "put the scene on a screen of the next usual size",
      value: .timesOfKeys(setBy: "screen 80x24")
    ) {
      nextScreen(by: $2, &$1)
    },
    .edit(
      "previous-screen", "V", "put the scene on the previous usual size",
      value: .timesOfKeys(setBy: "screen 80x24")
    ) {
      nextScreen(by: -$2, &$1)
    },
  ]

  static let keys: [Command<SceneMode>] = [
    set("popover", .popover, "set a key of the popover, written as in scene files"),
    set("anchor", .anchor, "set a key of the anchor"),
    set("scene", .scene, "set a key of the scene"),
    Command("name", "rename the anchor or the popover", .edits, value: nameValue) {
      rename($2.owner, $2.text, &$1)
    },
  ]

  static let screen = Command<SceneMode>(
    "screen", "put the scene on a screen such as 100x30, or on the real one", .edits,
    value: .stepped("SIZE", words: .fixed(Choices.screens.map(\.name))) {
      call throws(CommandFault) in
      guard let screen = SceneScreen(name: call.argument) else {
        throw .unwanted(
          call.argument, of: call.command, expected: "\(SceneScreen.sizes), or 'real'")
      }
      return screen
    }
  ) { _, lab, change in
    switch change {
    case .value(let screen): use(screen, &lab)
    case .steps(let steps): nextScreen(by: steps, &lab)
    case .next:
      lab.notice = .done("The screen is \(lab.edited.scene.screen.words(in: lab.shown.view.room))")
    }
  }

  private static func set(
    _ name: String, _ owner: SceneKeyOwner, _ help: String
  ) -> Command<SceneMode> {
    Command(
      name, help, .edits,
      value: keyValue(owner)
    ) { _, lab, line in
      line.argument.isEmpty
        ? report(line.name, of: owner, &lab)
        : set(line.name, of: owner, to: line.argument, as: "\(owner.rawValue) \(line.name)", &lab)
    }
  }

  private static func keyValue(_ owner: SceneKeyOwner) -> CommandValue<CommandLine> {
    CommandValue(
      "KEY [VALUE]", words: .keys(owner), completion: .keyAndValue
    ) { call throws(CommandFault) in
      let line = CommandLine(call.argument)
      guard !line.name.isEmpty else {
        throw .unwanted("", of: call.command, expected: "a key of scene files and a value")
      }
      return line
    }
  }

  /// The parts that have a name; the first is the default.
  private static let named: [SceneKeyOwner] = [.anchor, .popover]

  private static let nameValue = CommandValue<(owner: SceneKeyOwner, text: String)>(
    "[\(named.map(\.rawValue).joined(separator: "|"))] NAME",
    words: .fixed(named.map(\.rawValue)), completion: .keyAndValue
  ) { call throws(CommandFault) in
    let line = CommandLine(call.argument)
    let owner = named.first { $0.rawValue == line.name }
    let name = (owner == nil ? line.text : line.argument).unquoted
    guard !name.isEmpty else {
      let words = [call.command, owner?.rawValue].compactMap(\.self).joined(separator: " ")
      throw .unwanted("", of: words, expected: "a name")
    }
    return (owner ?? .anchor, name)
  }
}

extension SceneKeyCommands {
  private static func nextScreen(by steps: Int, _ lab: inout LabContext) {
    use(Choices.screens.choice(after: lab.edited.scene.screen, by: steps).value, &lab)
  }

  /// Gives the scene another screen, and moves inside what would lie outside of it.
  private static func use(_ screen: SceneScreen, _ lab: inout LabContext) {
    let words = screen.words(in: lab.shown.view.room)
    guard screen != lab.edited.scene.screen else {
      return lab.refuse("The screen is \(words) already")
    }
    lab.edited.use(screen)
    lab.notice = .change("Screen \(words)")
  }

  /// - Parameter line: how the command is typed, without the value.
  static func set(
    _ key: String, of owner: SceneKeyOwner, to value: String, as line: String,
    _ lab: inout LabContext
  ) {
    guard isThere(owner, &lab), mayChange(key, of: owner, &lab) else { return }
    if let facts = SettingFacts.of(key, owner), facts.needsEffect, value != Scene.usualValue,
      let reason = facts.obstacle(in: lab)
    {
      return lab.reject(":\(line): \(reason)")
    }
    let (before, part) = (lab.edited.scene, owner.part(lab.edited.selection))
    do throws(Fault) {
      var after = try setting(key, of: part, to: value, owner, before)
      if case .anchor(let index) = part, key == "at" { after.anchors[index].moveToReference() }
      guard after != before else { return report(key, of: owner, &lab) }
      // One that is found is written into the scene as if it was chosen, by its usual name; one that is not changes nothing.
      if FileCommands.requestsLook(of: after, over: before, &lab) { return }
      lab.edited.scene = after
    } catch {
      return lab.reject(CommandFault.wrongValue(of: line, error.reason).description)
    }
    let scene = lab.edited.scene
    let others = owner == .popover ? scene.contentReset(of: part, since: before, by: key) : []
    let words = scene.value(of: key, in: part).map { "\(key.capitalizedFirst) \($0)" }
    lab.notice = SettingFacts.notice(
      (words ?? unset(key, of: owner))
        + (others.isEmpty ? "" : ", without \(Words.list(others))"), of: key, owner, in: lab)
    FileCommands.read(scene, since: before, &lab)
  }

  /// The scene with another value of a key; the word that is shown where there is none takes the value away.
  private static func setting(
    _ key: String, of part: ScenePart, to value: String, _ owner: SceneKeyOwner, _ scene: Scene
  ) throws(Fault) -> Scene {
    do throws(Fault) { return try scene.setting(key, of: part, to: value) } catch {
      guard value == unsetWord(key, of: owner) else { throw error }
      return try scene.setting(key, of: part, to: Scene.usualValue)
    }
  }

  private static func report(_ key: String, of owner: SceneKeyOwner, _ lab: inout LabContext) {
    guard isThere(owner, &lab) else { return }
    let (scene, part) = (lab.edited.scene, owner.part(lab.edited.selection))
    let known = scene.keys(of: part)
    guard known.contains(key) else {
      return lab.reject("\(Fault.Reason.unknownKey(key, known: known))".capitalizedFirst)
    }
    lab.notice = .done(
      scene.value(of: key, in: part).map {
        "\(key.capitalizedFirst) \(MomentWords.verb(of: key)) \($0)"
      }
        ?? unset(key, of: owner))
  }

  /// What holds without the key.
  private static func unset(_ key: String, of owner: SceneKeyOwner) -> String {
    "\(key.capitalizedFirst): \(unsetWord(key, of: owner))"
  }

  private static func unsetWord(_ key: String, of owner: SceneKeyOwner) -> String {
    SettingFacts.of(key, owner)?.unset ?? "none"
  }

  private static func rename(_ owner: SceneKeyOwner, _ name: String, _ lab: inout LabContext) {
    guard isThere(owner, &lab) else { return }
    let own = owner == .anchor ? lab.edited.anchor?.name : lab.edited.popover?.name
    if own == name { return lab.refuse("The \(owner.rawValue) is called \(name) already") }
    if let holder = holder(of: name, besides: owner, lab.edited.scene) {
      return lab.reject("\(holder) is called \(name) already")
    }
    do throws(Fault) {
      lab.edited.scene = try lab.edited.scene.naming(owner.part(lab.edited.selection), name)
      if owner == .popover, let own { lab.shown.rename(own, to: name) }
      lab.notice = .change("The \(owner.rawValue) is called \(name)")
    } catch {
      lab.reject("No \(owner.rawValue) can be called \(quoted(name)): \(error.reason)")
    }
  }

  /// Whose name it is already, in words, where another part is to have it.
  private static func holder(
    of name: String, besides owner: SceneKeyOwner, _ scene: Scene
  ) -> String? {
    let names = [
      (SceneKeyOwner.anchor, "An", scene.anchors.map(\.name)),
      (.popover, "A", scene.popovers.map(\.name)),
    ]
    return names.first { $0.2.contains(name) }.map { kind, article, _ in
      "\(kind == owner ? "Another" : article) \(kind.rawValue)"
    }
  }

  private static func isThere(_ owner: SceneKeyOwner, _ lab: inout LabContext) -> Bool {
    switch owner {
    case .anchor where lab.edited.anchor == nil: lab.refuse(lab.noAnchor)
    case .popover where lab.edited.popover == nil: lab.refuse(lab.noPopover)
    default: return true
    }
    return false
  }

  private static func mayChange(
    _ key: String, of owner: SceneKeyOwner, _ lab: inout LabContext
  ) -> Bool {
    guard owner == .anchor, key != "locked", let anchor = lab.edited.anchor, anchor.isLocked
    else { return true }
    lab.refuse(lab.lockedReason(anchor.name))
    return false
  }
}

extension Scene {
  /// What a popover has lost of its content by another key; the geometry that it showed was not the user's.
  fileprivate func contentReset(of part: ScenePart, since before: Scene, by key: String) -> [String]
  {
    ScenePopover.contentKeys.filter {
      $0 != key && value(of: $0, in: part) == nil && before.value(of: $0, in: part) != nil
    }
  }
}
