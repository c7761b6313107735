/// Commands that belong together, behind one letter.
struct CommandGroup: Sendable {
  /// A command of a group: its letter, and the line that is typed for it; one that ends with a blank is incomplete.
  struct Entry: Equatable, Sendable {
    let letter: Character
    let line: String
    /// What it does, where the command's own words say it of something else; empty otherwise.
    let words: String

    init(_ letter: Character, _ line: String, _ words: String = "") {
      (self.letter, self.line, self.words) = (letter, line, words)
    }
  }

  let letter: Character
  let name: String
  let about: String
  let entries: [Entry]

  init(_ letter: Character, _ name: String, _ about: String, _ entries: [Entry]) {
    (self.letter, self.name, self.about, self.entries) = (letter, name, about, entries)
  }
}

extension CommandGroup.Entry {
  /// The command, if there is one.
  func command(in catalog: CommandCatalog) -> CommandInfo? { catalog[CommandLine(line).name] }

  /// What it calls; `nil` if a value must be typed first.
  func call(in catalog: CommandCatalog) -> CommandCall? {
    guard let command = command(in: catalog) else { return nil }
    let argument = CommandLine(line).argument
    if line.hasSuffix(" ") || argument.isEmpty && command.needsArgument { return nil }
    return try? command.call(argument)
  }

  func help(in catalog: CommandCatalog) -> String {
    words.isEmpty ? command(in: catalog)?.help ?? "" : words
  }
}

extension CommandGroup {
  /// The entries whose commands there are.
  func entries(in catalog: CommandCatalog) -> [Entry] {
    entries.filter { $0.command(in: catalog) != nil }
  }

  /// The entries of all groups, each with the keys that lead to it; none where no key opens the groups.
  static func entries(in lab: LabContext) -> [(entry: Entry, keys: String)] {
    guard let more = lab.sceneKeys.key(for: "more") else { return [] }
    return all.flatMap { group in
      group.entries.map { ($0, "\(more.label)\(group.letter)\($0.letter)") }
    }
  }

  /// The groups as lines of the list of keys.
  static func section(in catalog: CommandCatalog, _ key: String) -> KeySection {
    let lines = all.map { group in
      let lead = key + String(group.letter)
      let bindings = group.entries(in: catalog).compactMap { entry -> KeyBinding? in
        guard let call = entry.call(in: catalog), let letter = entry.letter.unicodeScalars.first
        else { return nil }
        return KeyBinding(
          key: .character(letter), call: call, help: entry.help(in: catalog), lead: lead)
      }
      return KeyGroup(help: "\(group.name): \(group.about)", bindings: bindings, sample: lead)
    }
    return KeySection(title: "Groups", groups: lines)
  }
}
