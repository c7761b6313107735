import CellCanvas
import PopoverThemes

/// A line of the list of keys, and the heading above it.
struct HelpEntry: Equatable, Sendable {
  var section: String
  var group: KeyGroup
  /// The mode that has it.
  var mode: ModeFacts

  /// The keys that Enter can choose among: one for each thing that the line does.
  var choices: [KeyBinding] {
    group.bindings.reduce(into: []) { choices, binding in
      if !choices.contains(where: { $0.call == binding.call }) { choices.append(binding) }
    }
  }

  /// Whether it matches a search: a single character is a key, each word of a longer search a part of a key's name or
  /// of what it does.
  func matches(_ search: String) -> Bool {
    let keys = group.bindings.isEmpty ? [group.sample] : group.bindings.map(\.label)
    if search.withoutOuterBlanks.count == 1 { return keys.contains(search.withoutOuterBlanks) }
    return search.split(separator: " ").allSatisfy { contains(String($0), keys) }
  }

  private func contains(_ word: String, _ keys: [String]) -> Bool {
    let texts = keys + choices.compactMap(\.help) + choices.map(\.call.command) + [group.help]
    return texts.contains { $0.lowercased().contains(word.lowercased()) }
  }
}

extension HelpEntry {
  /// How well it suits a search, of which only the best is asked; the least is the best.
  fileprivate func rank(for search: String) -> Int {
    choices.map { $0.rank(for: search) }.min() ?? 3
  }
}

extension KeyBinding {
  /// From 0, where it is what is searched or nothing is, over 1, where what it does begins so, to 3.
  fileprivate func rank(for search: String) -> Int {
    let (word, help) = (search.lowercased(), help?.lowercased() ?? "")
    if word.isEmpty || label == search || [call.command, help].contains(word) { return 0 }
    if help.hasPrefix(word) { return 1 }
    return help.contains(word) || call.command.contains(word) ? 2 : 3
  }
}

/// The list of keys over another mode, which gets no key while it is open.
struct HelpMode: SearchedMode {
  private let entries: [HelpEntry]
  /// The mode below, and its keys, which Enter can run.
  private let modeBelow: ModeFacts?
  private let keysBelow: KeyMap
  var search = TextLine() { didSet { if search.text != oldValue.text { find() } } }
  /// The entries that match the search.
  private(set) var found: [HelpEntry]
  /// These in columns, laid out anew only when they or the room for them change, as words are wrapped to fit it.
  private(set) var list: HelpList
  var isSearching = false
  /// The index of the selected line among the listed ones.
  private(set) var selected = 0
  /// The index of the key that Enter runs, among the choices of that line.
  private(set) var choice = 0
  /// The first row that is shown.
  private(set) var top = 0

  static let facts = [
    ModeFacts(.help, "the list of keys", [.takesCounts, .choosesCommand], listKeys),
    ModeFacts(
      .helpSearch, "the search of keys", [.isTyping, .joinsCharacters, .choosesCommand],
      searchKeys),
  ]

  /// - Parameter lists: the keys of the mode below, and those of the lines that can be typed there.
  init(_ lists: [(mode: ModeFacts, keys: KeyMap)], in lab: LabContext) {
    modeBelow = lists.first?.mode
    keysBelow = lists.first?.keys ?? KeyMap(sections: [])
    let all = lists.flatMap { list in list.keys.sections.map { (mode: list.mode, section: $0) } }
    let last = all.indices.filter { index in
      !all[(index + 1)...].contains { $0.section == all[index].section }
    }
    entries = last.map { all[$0] }.flatMap { mode, section in
      section.groups.map { HelpEntry(section: section.title, group: $0, mode: mode) }
    }
    found = entries
    list = HelpList(entries, room: HelpPanel.listRoom(in: lab.look))
  }

  private mutating func find() {
    let search = search.text
    found = entries.filter { $0.matches(search) }
  }

  mutating func layOut(in lab: LabContext) {
    let room = HelpPanel.listRoom(searchRows: searchRows, in: lab.look)
    if list.entries != found || list.room != room { list = HelpList(found, room: room) }
  }

  /// The rows above the list: one for the search, if there is one.
  var searchRows: Int { isSearching || !search.isEmpty ? 1 : 0 }

  var entry: HelpEntry? { found.dropFirst(selected).first }

  /// The key that Enter runs.
  var chosen: KeyBinding? {
    guard let choices = entry?.choices, !choices.isEmpty else { return nil }
    return choices[choice.wrapped(into: choices.count)]
  }
}

extension HelpMode {
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    let before = (selected, top)
    switch step {
    case .rows(let rows): select(selected + rows)
    case .start, .end: select(step.rows(page: 1))
    case .halfPages, .pages: turn(by: step.rows(page: list.room.height))
    }
    guard before == (selected, top) else { return }
    lab.refuse("This is the \(step.rows(page: 2) < 0 ? "start" : "end") of the list")
  }

  /// Selects a line, and scrolls no farther than needed to show it.
  mutating func select(_ index: Int) {
    selected = max(0, min(index, found.count - 1))
    choice = searchedChoice
    top = list.top(showing: selected, from: top)
    if selected == found.count - 1 { top = max(top, list.lastTop) }
  }

  /// Scrolls the list by rows, and selects the line that comes to be where the selected one was.
  mutating func turn(by rows: Int) {
    top = list.top(on: top, seeing: selected)
    guard (0...list.lastTop).contains(top + rows), let place = list.place(of: selected) else {
      return select(rows < 0 ? 0 : found.count - 1)
    }
    top += rows
    selected = list.entry(inColumn: place.column, near: place.row + rows) ?? selected
    choice = searchedChoice
  }

  mutating func goAcross(by columns: Int, _ lab: inout LabContext) {
    guard let place = list.place(of: selected),
      let entry = list.entry(inColumn: place.column + columns, near: place.row)
    else { return lab.refuse("There is no column on the \(columns < 0 ? "left" : "right")") }
    select(entry)
  }

  mutating func searchChanged(in lab: inout LabContext) {
    let search = search.text.withoutOuterBlanks
    let ranks = found.map { $0.rank(for: search) }
    (selected, top) = (0, 0)
    select(ranks.min().flatMap(ranks.firstIndex) ?? 0)
  }

  /// The choice of the selected line that suits the search best.
  private var searchedChoice: Int {
    let search = search.text.withoutOuterBlanks
    let ranks = entry?.choices.map { $0.rank(for: search) } ?? []
    return ranks.min().flatMap(ranks.firstIndex) ?? 0
  }

  mutating func chooseNext(by steps: Int) { choice += steps }

  /// Closes the list, and does what the selected line says in the mode below.
  func run(_ lab: inout LabContext) {
    guard let entry else { return lab.refuse("No match; Esc shows every key") }
    guard let call = chosen?.call ?? entry.group.unbound else {
      return lab.refuse("This line only describes keys; it cannot be run")
    }
    let isOfOthers =
      chosen.map { $0.lead.isEmpty && keysBelow.call(for: $0.key) != $0.call }
      ?? (entry.mode != modeBelow)
    if isOfOthers { return lab.refuse("This key works only in \(entry.mode.title)") }
    lab.follow(.closeMode(.help))
    lab.follow(.call(call))
  }
}
