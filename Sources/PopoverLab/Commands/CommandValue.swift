import PopoverScenes

/// The argument that a command accepts, and how it is read.
struct CommandValue<Value>: Sendable {
  let info: CommandValueInfo
  let read: @Sendable (CommandCall) throws(CommandFault) -> Value

  init(
    _ usage: String, takesTimes: Bool = false, words: CommandWords = .fixed([]),
    completion: WordCompletion = .whole,
    read: @escaping @Sendable (CommandCall) throws(CommandFault) -> Value
  ) {
    info = CommandValueInfo(
      usage: usage, takesTimes: takesTimes, words: words, completion: completion,
      check: { call throws(CommandFault) in _ = try read(call) })
    self.read = read
  }
}

struct CommandValueInfo: Sendable {
  /// Its form in the usage of a command: `NAME`, `[N]`.
  let usage: String
  /// Whether a number is accepted as the count of the command.
  let takesTimes: Bool
  let words: CommandWords
  let completion: WordCompletion
  let check: @Sendable (CommandCall) throws(CommandFault) -> Void

  /// The words that can follow the text that is typed already, in the place of one that is begun.
  func words(_ known: KnownWords, after typed: String = "", as begun: String = "") -> [String] {
    switch words {
    case .fixed(let words): completion == .keyAndValue && !typed.isEmpty ? [] : words
    case .themes(let others): others + known.themes
    case .schemes: SchemeName.reserved + known.schemes
    case .unsaved(let all):
      known.unsaved + (known.unsaved.count > 1 ? [all].compactMap(\.self) : [])
    case .keys(let owner): known.words(of: owner, after: typed)
    case .values(let key, let owner): known.words(of: owner, after: key)
    case .commands: known.commands
    case .documents(let others):
      // A path may say that it begins in the current folder.
      known.documents.map { begun.hasPrefix("./") ? "./" + $0 : $0 } + others
    }
  }
}

enum CommandWords: Sendable {
  case fixed([String])
  case themes(and: [String])
  /// The names of colour schemes, `auto` and `none`.
  case schemes
  /// The titles of recoverable scenes, and a word that means all of them.
  case unsaved(all: String?)
  /// The keys of a part of the scene, and then the values of the typed key.
  case keys(SceneKeyOwner)
  /// The values of one key.
  case values(of: String, in: SceneKeyOwner)
  /// The names of commands.
  case commands
  /// The paths of files in the current folder.
  case documents(and: [String])

  func namesTheme(_ argument: String) -> Bool {
    switch self {
    case .themes: true
    case .keys(.scene): argument.hasPrefix("theme ")
    default: false
    }
  }
}

/// The part of an argument that is completed as one word.
enum WordCompletion: Sendable {
  case whole
  case eachWord
  /// The first word, and then everything after it.
  case keyAndValue
}

/// The words of the present scene and collection that arguments can name.
struct KnownWords {
  var themes: [String]
  var schemes: [String]
  var unsaved: [String]
  var commands: [String]
  var documents: [String]
  var edited: EditedScene

  func words(of owner: SceneKeyOwner, after typed: String) -> [String] {
    let (scene, part) = (edited.scene, owner.part(edited.selection))
    guard let key = typed.split(separator: " ").first.map(String.init) else {
      return scene.keys(of: part)
    }
    switch part {
    case .scene where key == "theme": return themes
    case .scene where key == "scheme": return schemes
    case .popover(let index) where key == "anchor":
      return scene.anchors.map(\.name) + scene.popovers.prefix(index).map(\.name)
    default: return scene.words(for: key, of: part)
    }
  }
}

extension CommandValue {
  static func none() -> CommandValue where Value == Void {
    CommandValue("") { call throws(CommandFault) in
      guard call.argument.isEmpty else { throw .unwantedArgument(of: call.command) }
    }
  }

  /// The name or the path of a file.
  static func name(
    _ usage: String, expected: String, words: CommandWords
  ) -> CommandValue where Value == String {
    CommandValue(usage, words: words) { call throws(CommandFault) in
      guard !call.argument.unquoted.isEmpty else {
        throw .unwanted(call.argument, of: call.command, expected: expected)
      }
      return call.argument.unquoted
    }
  }

  static func optionalText(
    _ usage: String, words: CommandWords = .fixed([])
  ) -> CommandValue where Value == String? {
    CommandValue(usage, words: words) { $0.argument.isEmpty ? nil : $0.argument }
  }

  static func optionalName(
    _ usage: String, words: CommandWords = .fixed([])
  ) -> CommandValue where Value == String? {
    CommandValue(usage, words: words) { call throws(CommandFault) in
      if call.argument.isEmpty { return nil }
      guard !call.argument.unquoted.isEmpty else {
        throw .unwanted(call.argument, of: call.command, expected: "a name")
      }
      return call.argument.unquoted
    }
  }
}

extension CommandValue<Int?> {
  /// A count; `nil` if it is missing.
  static let countIfAny = CommandValue("[N]", takesTimes: true) {
    $0.count == nil && $0.times == 1 ? nil : $0.times
  }
}

extension CommandValue<Int> {
  /// A count; 1 if it is missing.
  static let times = CommandValue("[N]", takesTimes: true) { $0.times }

  /// A count that only keys give, as a number that is typed would look like the value.
  ///
  /// - Parameter example: the command that sets the value.
  static func timesOfKeys(setBy example: String) -> CommandValue {
    CommandValue("") { call throws(CommandFault) in
      guard call.argument.isEmpty else {
        throw .unwantedArgument(of: call.command, setBy: example)
      }
      return call.times
    }
  }
}
