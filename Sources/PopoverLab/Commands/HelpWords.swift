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
  /// The lines of the groups of commands, the keys that lead to them, and what they do.
  let groups: [(keys: String, line: String, help: String)]

  /// - Parameters:
  ///   - view: the keys of the view in which it is asked.
  ///   - scene: those of the scene, of which it is said where they are.
  init(
    catalog: CommandCatalog, view: KeyMap, scene: KeyMap, hasCounts: Bool,
    groups: [(keys: String, line: String, help: String)]
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
    if let entry = groups.first(where: { $0.keys == word }) {
      return line(for: entry.line, key: entry.keys, entry.help)
    }
    if let opened = calls(behind: word) ?? count(word) { return opened }
    return catalog[name.lowercased()]
      .map { line(for: $0.name, key: keys.label(of: CommandCall($0.name)), $0.help) }
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
          return catalog[found.call.command].map { line(for: found, of: group, $0) }
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
      + Self.list(entries.map { "\($0.keys) :\($0.line)" })
  }

  private func count(_ word: String) -> String? {
    guard hasCounts, word.first != "0", word.allSatisfy({ ("0"..."9").contains($0) }),
      let times = Int(word.prefix(5)).map({ min($0, CommandCall.greatestCount) })
    else { return nil }
    return "\(times) before a key does what the key does \(times == 1 ? "once" : "\(times) times")"
  }

  /// `g, :gap [VALUE|+N|-N]: go to the next gap`, or what is typed with an argument or a count, as in `H, :left 8`.
  private func line(for typed: String, key: String, _ help: String) -> String {
    "\(key.isEmpty ? "" : key + ", "):\(catalog[typed]?.usage ?? typed): \(help)"
  }

  /// The same of a key. What it does with an argument is said by its line in the list of keys, which is no more than
  /// the call where the user has chosen both.
  private func line(for key: KeyBinding, of group: KeyGroup, _ command: CommandInfo) -> String {
    let isSaid = !key.call.argument.isEmpty && !group.help.hasPrefix(":")
    return line(
      for: key.call.typed, key: key.key.label, isSaid ? words(for: key, of: group) : command.help)
  }

  /// What its line says of a key: where the line has a part for each, the key's own, and the first that it refers to.
  private func words(for key: KeyBinding, of group: KeyGroup) -> String {
    let parts = group.help.split(separator: ", ")
    guard parts.count == group.bindings.count, parts.count > 1,
      let index = group.bindings.firstIndex(where: { $0.key == key.key })
    else { return group.help }
    let first = "\(group.bindings[0].key.label): \(parts[0])"
    return index == 0 ? String(parts[0]) : "\(parts[index]) (\(first))"
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
