import MessageText

/// What a word after `:help` is about: a key, a command, or commands that speak of it.
struct HelpWords {
  let catalog: CommandCatalog
  private let view: KeyMap
  private let scene: KeyMap
  /// Those of both.
  private let keys: KeyMap
  /// Whether a number before a key is a count.
  let hasCounts: Bool
  /// What the commands of groups call, by the keys that lead to them.
  let groups: [(call: CommandCall, keys: String)]

  /// - Parameters:
  ///   - view: the keys of the view in which it is asked.
  ///   - scene: those of the scene, of which it is said where they are.
  init(
    catalog: CommandCatalog, view: KeyMap, scene: KeyMap, hasCounts: Bool,
    groups: [(call: CommandCall, keys: String)]
  ) {
    (self.catalog, self.view, self.scene, keys) = (catalog, view, scene, view + scene)
    (self.hasCounts, self.groups) = (hasCounts, groups)
  }

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
    if name == word, let line = keyLine(about: word) { return line }
    if let entry = groups.first(where: { $0.keys == word }),
      let command = catalog[entry.call.command]
    {
      return line(for: command, key: entry.keys)
    }
    if let opened = calls(behind: word) ?? count(word) { return opened }
    return catalog[name.lowercased()]
      .map { line(for: $0, key: keys.label(of: CommandCall($0.name))) }
      ?? mentions(of: name)
  }

  private func keyLine(about word: String) -> String? {
    let typed = Key.list(word)
    let label = typed.count == 1 ? typed[0].label : word
    return keyLine(about: label, in: view)
      ?? keyLine(about: label, in: scene).map { "\($0) (in the scene)" }
  }

  /// What a key does that is spelled as the list of keys shows it. What is no command of the catalog, as it belongs to one
  /// view, is said as that list says it.
  private func keyLine(about label: String, in keys: KeyMap) -> String? {
    for isMeant in [{ $0 == label }, { label.count > 1 && $0.lowercased() == label.lowercased() }] {
      for group in keys.groups {
        if let found = group.bindings.first(where: { $0.lead.isEmpty && isMeant($0.key.label) }) {
          return catalog[found.call.command].map { line(for: $0, found) }
            ?? "\(group.label): \(group.help)"
        }
      }
    }
    return keys.groups.first { $0.names(label) }.map { "\($0.sample): \($0.help)" }
  }

  /// What the keys of a group lead to: `;t opens ;tn :next-theme, ;tk :kind`.
  private func calls(behind word: String) -> String? {
    let entries = groups.filter { $0.keys.hasPrefix(word) && word.count > 1 }
    if entries.isEmpty { return nil }
    return "\(word) opens "
      + Self.list(entries.map { "\($0.keys) :\($0.call.typed)" })
  }

  private func count(_ word: String) -> String? {
    guard hasCounts, word.first != "0", word.allSatisfy({ ("0"..."9").contains($0) }),
      let times = Int(word.prefix(5)).map({ min($0, CommandCall.greatestCount) })
    else { return nil }
    return "\(times) before a key does what the key does \(times == 1 ? "once" : "\(times) times")"
  }

  /// `g, :gap [VALUE|+N|-N]: go to the next gap`.
  private func line(for command: CommandInfo, key: String) -> String {
    "\(key.isEmpty ? "" : key + ", "):\(command.usage): \(command.help)"
  }

  /// The same of a key; one that does it several times says how often, as in `H, :left 8`.
  private func line(for command: CommandInfo, _ binding: KeyBinding) -> String {
    let (key, times) = (binding.key.label, binding.call.times)
    if times == 1 { return line(for: command, key: key) }
    return "\(key), :\(command.name) \(times): \(command.help)"
  }

  /// The commands whose name, keys or help have a word that begins so.
  private func mentions(of word: String) -> String? {
    guard word.first?.isLetter == true || word.first?.isNumber == true else { return nil }
    let names = catalog.all.filter { mentions(word.inWords, $0) }.map { ":\($0.name)" }
    return names.isEmpty ? nil : "\(quoted(word)) is mentioned by \(Self.list(names))"
  }

  /// The first few names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let rest = names.count > limit ? ", and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + rest
  }

  private func mentions(_ words: String, _ command: CommandInfo) -> Bool {
    let labels = keys.groups.flatMap(\.bindings).filter {
      $0.call.command == command.name
    }
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

extension KeyGroup {
  /// Whether it is about a key that its mode takes without a command.
  fileprivate func names(_ label: String) -> Bool {
    guard bindings.isEmpty, let first = label.first else { return false }
    let isAlone = label.count == 1
    if isAlone, ("0"..."9").contains(first) || first == "-" { return sample == "0-9" }
    let isSign = isAlone && !first.isLetter
    return isSign && sample.contains(first)
      || sample.split(separator: " ").contains { $0.lowercased() == label.lowercased() }
  }
}
