/// What a word after `:help` is about: a key, a command, or commands that speak of it.
struct HelpWords {
  let catalog: CommandCatalog
  let keys: KeyMap

  /// The most commands that one line names.
  private static let limit = 6

  /// A line about a word; `nil` if nothing is called so. A single character is a key, and with a colon before it a
  /// command, as in Vim.
  func words(about word: String) -> String? {
    let name = word.first == ":" && word.count > 1 ? String(word.dropFirst()) : word
    if name == word, let call = key(word), let command = catalog[call.command] {
      return line(for: command, key: word)
    }
    return catalog[name].map { line(for: $0, key: keys.label(of: CommandCall($0.name))) }
      ?? mentions(of: name.lowercased())
  }

  private func key(_ word: String) -> CommandCall? {
    let typed = Key.list(word)
    return typed.count == 1 ? keys.call(for: typed[0]) : nil
  }

  /// `g, :gap [VALUE|+N|-N]: go to the next gap`.
  private func line(for command: CommandInfo, key: String) -> String {
    "\(key.isEmpty ? "" : key + ", "):\(command.usage): \(command.help)"
  }

  private func mentions(of word: String) -> String? {
    let names = catalog.all.filter { $0.name.contains(word) || $0.help.contains(word) }
      .map { ":\($0.name)" }
    if names.isEmpty { return nil }
    let rest = names.count > Self.limit ? ", and \(names.count - Self.limit) more" : ""
    return "'\(word)' is in \(names.prefix(Self.limit).joined(separator: ", "))\(rest)"
  }
}
