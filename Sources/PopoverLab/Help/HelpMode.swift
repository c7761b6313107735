import CellCanvas
import PopoverThemes

/// A line of the list of keys, and the heading above it.
struct HelpEntry: Equatable, Sendable {
  var section: String
  var group: KeyGroup

  /// The keys that Enter can choose among: one for each thing that the line does.
  var choices: [KeyBinding] {
    group.bindings.reduce(into: []) { choices, binding in
      if !choices.contains(where: { $0.call == binding.call }) { choices.append(binding) }
    }
  }

  /// Whether it matches a word of a search: a single character is a key, a longer word a part of a key's name or of
  /// what it does.
  func matches(_ word: String) -> Bool {
    let keys = group.bindings.isEmpty ? [group.sample] : group.bindings.map(\.label)
    if word.count == 1 { return keys.contains(word) }
    let texts = keys + choices.compactMap(\.help) + choices.map(\.call.command) + [group.help]
    return texts.contains { $0.lowercased().contains(word.lowercased()) }
  }
}

/// The list of keys over another mode, which gets no key while it is open.
struct HelpMode: SearchedMode {
  private let entries: [HelpEntry]
  var search = TextLine()
  var isSearching = false
  /// The index of the selected line among the listed ones.
  private(set) var selected = 0
  /// The index of the key that Enter runs, among the choices of that line.
  private(set) var choice = 0
  /// The first row that is shown.
  private(set) var top = 0

  var name: ModeName { isSearching ? .helpSearch : .help }

  /// - Parameter keys: the keys of the mode below, and those of the lines that can be typed there.
  init(_ keys: [KeyMap]) {
    let sections = keys.flatMap(\.sections)
    let last = sections.indices.filter { !sections[($0 + 1)...].contains(sections[$0]) }
    entries = last.map { sections[$0] }.flatMap { section in
      section.groups.map { HelpEntry(section: section.title, group: $0) }
    }
  }

  var found: [HelpEntry] {
    let words = search.text.split(separator: " ").map(String.init)
    return entries.filter { entry in words.allSatisfy(entry.matches) }
  }

  var entry: HelpEntry? {
    let found = found
    return found.indices.contains(selected) ? found[selected] : nil
  }

  /// The key that Enter runs.
  var chosen: KeyBinding? {
    guard let choices = entry?.choices, !choices.isEmpty else { return nil }
    return choices[choice.wrapped(into: choices.count)]
  }
}

extension HelpMode {
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    let list = HelpPanel(self, lab).list
    let before = (selected, top)
    switch step {
    case .rows(let rows): select(selected + rows, in: list)
    case .start, .end: select(step.rows(page: 1), in: list)
    case .halfPages, .pages: turn(by: step.rows(page: list.room.height), in: list)
    }
    guard before == (selected, top) else { return }
    lab.refuse("This is the \(step.rows(page: 2) < 0 ? "start" : "end") of the list")
  }

  /// Selects a line, and scrolls no farther than needed to show it.
  mutating func select(_ index: Int, in list: HelpList) {
    selected = max(0, min(index, found.count - 1))
    choice = 0
    guard let rows = list.rows(of: selected) else { return }
    top = max(0, min(rows.lowerBound, max(top, rows.upperBound - list.room.height)))
    if selected == found.count - 1 { top = max(top, list.lastTop) }
  }

  /// Scrolls the list by rows, and selects the line that comes to be where the selected one was.
  mutating func turn(by rows: Int, in list: HelpList) {
    guard (0...list.lastTop).contains(top + rows), let place = list.place(of: selected) else {
      return select(rows < 0 ? 0 : found.count - 1, in: list)
    }
    top += rows
    selected = list.entry(inColumn: place.column, near: place.row + rows) ?? selected
    choice = 0
  }

  mutating func goAcross(by columns: Int, _ lab: inout LabContext) {
    let list = HelpPanel(self, lab).list
    guard let place = list.place(of: selected),
      let entry = list.entry(inColumn: place.column + columns, near: place.row)
    else { return lab.refuse("There is no column there") }
    select(entry, in: list)
  }

  mutating func clear(in lab: inout LabContext) -> Bool {
    if search.isEmpty { return false }
    search = TextLine()
    searchChanged(in: &lab)
    return true
  }

  mutating func searchChanged(in lab: inout LabContext) { (selected, choice, top) = (0, 0, 0) }

  mutating func chooseNext(by steps: Int) { choice += steps }

  /// Closes the list, and does what the selected line says in the mode below.
  func run(_ lab: inout LabContext) {
    guard let entry else { return lab.refuse("Nothing is listed; Esc lists every key again") }
    guard let chosen else {
      return lab.refuse("\(entry.group.sample) cannot be run from the list of keys")
    }
    lab.follow(.closeMode(.help))
    lab.follow(.call(chosen.call))
  }
}

/// The two vocabularies of sides: where the popover is, and where its arrow points.
enum SideWords {
  /// Pictures of a popover (□) beside its anchor (■), and what they are called.
  static let section = KeySection(
    title: "Words for sides: □ is the popover, ■ its anchor",
    groups: [
      line("□▸ ■", side: "left", place: "left of", arrow: "right"),
      line("■ ◂□", side: "right", place: "right of", arrow: "left"),
      line("□ on ▾ on ■", side: "above", place: "above", arrow: "down"),
      line("■ on ▴ on □", side: "below", place: "below", arrow: "up"),
    ])

  private static func line(
    _ picture: String, side: String, place: String, arrow: String
  ) -> KeyGroup {
    KeyGroup(
      help: "side \(side): the popover lies \(place) its anchor, so its arrow points \(arrow)",
      bindings: [], sample: picture)
  }
}
