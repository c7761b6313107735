import PopoverScenes

/// A command that is followed by words of its own.
enum WordedCommand: Equatable, Sendable {
  /// Gives the scene a screen of another size.
  case screen
  /// Plays a path.
  case play
  /// Takes something out of the lab as text.
  case copy

  /// Opens a scene.
  case edit
  /// Writes the scene into its file, or into another one.
  case write
  /// The same over what others have written.
  case overwrite
  /// Brings back what was not saved.
  case recover
  /// Gives that up.
  case forget
  /// Raises a keyboard, or lowers it.
  case keyboard
  /// Chooses how changes are shown.
  case motion
  /// Sets a key as a scene file has it.
  case key(SceneKeyOwner)
  /// Gives the selected anchor or popover another name.
  case name

  /// Turns a number.
  case dial
  /// Turns the dial in a popover.
  case useDial

  /// What may follow, as it is told.
  var usage: String {
    switch self {
    case .screen: "SIZE"
    case .play: "PATH"
    case .copy: "THING [FILE]"
    case .edit: "SCENE"
    case .write, .overwrite: "[FILE]"
    case .recover: "[NAME]"
    case .keyboard: "[ROWS]"
    case .motion: "[STYLE CURVE TIME]"
    case .key: "KEY [VALUE]"
    case .name: "[\(WordedCommand.named.map(\.rawValue).joined(separator: "|"))] NAME"
    case .forget: "[NAME|\(LeftScene.everyTitle)]"
    case .dial: "[NUMBER] [VALUE]"
    case .useDial: "[VALUE]"
    }
  }

  /// What has a name of its own, the first if none is said.
  private static let named: [SceneKeyOwner] = [.anchor, .popover]

  /// The words that can be completed behind what is typed already.
  func words(_ known: KnownWords, after typed: String = "") -> [String] {
    switch self {
    case .key(let owner): return known.words(of: owner, after: typed)
    case .name: return typed.isEmpty ? WordedCommand.named.map(\.rawValue) : []
    case .screen: return Choices.screens.map(\.name)
    case .play: return PlayPath.named.map(\.name)
    case .copy: return CopiedThing.allCases.map(\.rawValue)
    case .edit: return ShippedScenes.all.map(\.name)
    case .write, .overwrite: return []
    case .recover: return known.left
    case .forget: return known.left + (known.left.count > 1 ? [LeftScene.everyTitle] : [])
    case .dial: return LabNumber.allCases.map(\.rawValue)
    case .useDial: return []
    case .motion: return MotionChange.words
    case .keyboard: return []
    }
  }

  /// What is done without words; `nil` if some must follow.
  var bareAction: LabAction? {
    switch self {
    case .dial: .dial(.open(nil))
    case .useDial: .dial(.use(nil))
    case .keyboard: .edit(.keyboard(nil))
    case .motion: .motion(.tell)
    case .play: .play(.toggle)
    case .write, .overwrite: .saveScene(path: nil, isForced: self == .overwrite)
    case .recover: .recover(nil)
    case .forget: .forget(nil)
    case .screen, .copy, .edit, .key, .name: nil
    }
  }

  /// What is asked for.
  func action(_ words: String) throws(CommandLine.Fault) -> LabAction {
    if words.isEmpty, let bareAction { return bareAction }
    switch self {
    case .screen:
      guard let screen = SceneScreen(words: words) else {
        throw .unwanted(words, of: "screen", expected: "A size from 1x1 to 2000x2000, or 'real',")
      }
      return .edit(.screen(screen))
    case .play: return .play(.start(try path(words)))
    case .edit:
      guard !words.isEmpty else {
        throw .unwanted(words, of: "edit", expected: "The name of a scene, or the path of a file,")
      }
      return .openScene(words)
    case .keyboard:
      guard let rows = Int(words), (0...Lab.greatestCount).contains(rows) else {
        throw .unwanted(words, of: "keyboard", expected: "A number of rows, 0 for no keyboard,")
      }
      return .edit(.keyboard(rows))
    case .motion:
      guard let change = MotionChange(words: words) else {
        throw .unwanted(words, of: "motion", expected: MotionChange.expected.capitalizedFirst + ",")
      }
      return .motion(.use(change))
    case .write, .overwrite: return .saveScene(path: words, isForced: self == .overwrite)
    case .key(let owner): return try key(of: owner, CommandLine(words))
    case .name: return try name(CommandLine(words))
    case .recover: return .recover(words)
    case .forget: return .forget(words)
    case .dial: return .dial(dial(CommandLine(words)))
    case .useDial: return .dial(.use(words))
    case .copy:
      let line = CommandLine(words)
      guard let thing = CopiedThing(rawValue: line.name) else {
        throw .unwanted(words, of: "copy", expected: "One of decision, picture, scene")
      }
      return .copy(thing, to: line.argument.isEmpty ? nil : line.argument)
    }
  }

  /// The dial of a number, or a value for it; a value alone is for the dial that is open.
  private func dial(_ line: CommandLine) -> DialAction {
    guard let number = LabNumber(rawValue: line.name) else { return .turn(nil, to: line.name) }
    return line.argument.isEmpty ? .open(number) : .turn(number, to: line.argument)
  }

  private func key(
    of owner: SceneKeyOwner, _ line: CommandLine
  ) throws(CommandLine.Fault) -> LabAction {
    guard !line.name.isEmpty else {
      throw .unwanted("", of: owner.rawValue, expected: "A key of scene files and a value")
    }
    let key = SceneKey(owner, line.name)
    return line.argument.isEmpty ? .tell(key) : .edit(.set(key, to: line.argument))
  }

  private func name(_ line: CommandLine) throws(CommandLine.Fault) -> LabAction {
    let owner = WordedCommand.named.first { $0.rawValue == line.name && !line.argument.isEmpty }
    let name = owner == nil ? line.text : line.argument
    guard !name.isEmpty else { throw .unwanted("", of: "name", expected: "A name") }
    return .edit(.rename(owner ?? .anchor, name))
  }

  /// A path by its name, or keys between quotation marks.
  private func path(_ words: String) throws(CommandLine.Fault) -> PlayPath {
    if let named = PlayPath.named.first(where: { $0.name == words }) { return named.path }
    guard words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 else {
      let names = PlayPath.named.map(\.name).joined(separator: ", ")
      throw .unwanted(words, of: "play", expected: "One of \(names), or keys as in \"5l3j\",")
    }
    do throws(KeyScript.Fault) {
      return .keys(try KeyScript(String(words.dropFirst().dropLast())))
    } catch {
      throw .wrongKeys(error)
    }
  }
}
