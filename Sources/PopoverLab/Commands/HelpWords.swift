/// What a word after `:help` is about: a key, a command, or commands that speak of it.
struct HelpWords {
  let catalog: CommandCatalog
  let keys: KeyMap
  /// What the commands of groups call, by the keys that lead to them.
  let groups: [(call: CommandCall, keys: String)]

  /// The most commands that one line names.
  private static let limit = 6

  /// A line about a word; `nil` if nothing is called so. A single character is a key, and with a colon before it a
  /// command, as in Vim; the name of a key, such as Esc, counts in any case. A word for a side is explained with a
  /// picture.
  func words(about word: String) -> String? {
    let parts = [commands(about: word), SideWords.words(about: word.lowercased())]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: "; ")
  }

  private func commands(about word: String) -> String? {
    let name = word.first == ":" && word.count > 1 ? String(word.dropFirst()) : word
    if name == word, let binding = binding(word), let command = catalog[binding.call.command] {
      return line(for: command, key: binding.key.label)
    }
    if let entry = groups.first(where: { $0.keys == word }),
      let command = catalog[entry.call.command]
    {
      return line(for: command, key: entry.keys)
    }
    return catalog[name.lowercased()]
      .map { line(for: $0, key: keys.label(of: CommandCall($0.name))) }
      ?? mentions(of: name)
  }

  /// The binding of a key that is spelled as in scripts, or as the list of keys shows it.
  private func binding(_ word: String) -> KeyBinding? {
    let (typed, all) = (Key.list(word), keys.groups.flatMap(\.bindings))
    return all.first { typed == [$0.key] }
      ?? (word.count > 1
        ? all.first { $0.key.label.lowercased() == word.lowercased() } : nil)
  }

  /// `g, :gap [VALUE|+N|-N]: go to the next gap`.
  private func line(for command: CommandInfo, key: String) -> String {
    "\(key.isEmpty ? "" : key + ", "):\(command.usage): \(command.help)"
  }

  /// The commands whose name, keys or help have a word that begins so.
  private func mentions(of word: String) -> String? {
    let names = catalog.all.filter { mentions(word.inWords, $0) }.map { ":\($0.name)" }
    if names.isEmpty { return nil }
    let rest = names.count > Self.limit ? ", and \(names.count - Self.limit) more" : ""
    return "'\(word)' is mentioned by \(names.prefix(Self.limit).joined(separator: ", "))\(rest)"
  }

  private func mentions(_ words: String, _ command: CommandInfo) -> Bool {
    let labels = keys.groups.flatMap(\.bindings).filter { $0.call.command == command.name }
      .map(\.key.label)
    let texts = [command.name, command.help] + labels
    return !words.isEmpty && texts.contains { $0.inWords.contains(words) }
  }
}

extension String {
  /// Its words in small letters, each after a blank.
  fileprivate var inWords: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map { " " + $0 }.joined()
  }
}
