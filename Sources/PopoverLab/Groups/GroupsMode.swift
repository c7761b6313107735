import CellCanvas

/// The groups of commands: a letter opens one, and a second letter runs a command of it.
struct GroupsMode: ScrolledMode {
  /// The index of the open group; `nil` while the groups are listed.
  private(set) var group: Int?
  /// The index of the selected row.
  private(set) var index = 0
  private let entries: [[CommandGroup.Entry]]
  /// The count that was typed before.
  private let count: Int?

  static let facts = [
    ModeFacts(.groups, "the groups of commands", .choosesCommand, listKeys),
    ModeFacts(.group, "the groups of commands", .choosesCommand, groupKeys),
  ]

  var facts: ModeFacts { Self.facts[group == nil ? 0 : 1] }

  init(_ catalog: CommandCatalog, count: Int?) {
    self.count = count
    entries = CommandGroup.all.map { $0.entries(in: catalog) }
  }

  /// The letters of the listed rows.
  var letters: [Character] {
    group.map { entries[$0].map(\.letter) } ?? CommandGroup.all.map(\.letter)
  }
}

extension GroupsMode {
  static let commands: [Command<GroupsMode>] = [
    .key("open-entry", "<Enter>") { mode, lab, _ in mode.run(&lab) }
  ]

  static let listKeys: [KeyLines] = [
    KeyLines(
      "Groups",
      KeyLine("open the group of the letter", hint: .vital("opens"), sample: "a letter"),
      .arrows("the next group, the one before", hint: .vital("group")),
      KeyLine("open the group", calls: ["open-entry": "<Enter>"], hint: "open"),
      KeyLine("leave them", calls: ["clear-or-leave": "<Esc>"], hint: .vital("leave"))),
    .always,
  ]

  static let groupKeys: [KeyLines] = [
    KeyLines(
      "Open group",
      KeyLine("run the command of the letter", hint: .vital("runs"), sample: "a letter"),
      .arrows("the next command, the one before", hint: .vital("command")),
      KeyLine("run the command", calls: ["open-entry": "<Enter>"], hint: "run"),
      KeyLine("back to the groups", calls: ["clear-or-leave": "<Esc>"], hint: .vital("back"))),
    .always,
  ]

  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    index = (index + step.rows(page: 1)).wrapped(into: letters.count)
  }

  /// Goes back to the groups.
  mutating func clear(in lab: inout LabContext) -> Bool {
    guard let group else { return false }
    (self.group, index) = (nil, group)
    return true
  }

  /// Opens the selected group, or runs the selected command. One that wants a value is typed out instead.
  private mutating func run(_ lab: inout LabContext) {
    guard let group else {
      (group, index) = (index, 0)
      return
    }
    let entry = entries[group][index]
    lab.follow(.closeMode(name))
    if let call = entry.call(in: lab.catalog) {
      return lab.follow(.call(call.counted(count ?? call.count)))
    }
    lab.follow(.open(.prompt(entry.line.withoutOuterBlanks + " ")))
  }
}

extension GroupsMode {
  /// Keys without a command are letters of the list.
  func takes(_ key: Key, in lab: LabContext) -> Bool { lab.keys.call(for: key) == nil }

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key(let key): open(key, &lab)
    case .mouse(let mouse): receive(mouse, &lab)
    case .pasted: lab.refusePaste()
    case .typed, .settled, .time: break
    }
  }

  private mutating func open(_ key: Key, _ lab: inout LabContext) {
    guard let row = letters.firstIndex(where: { key.label == String($0) }) else {
      let way = group == nil ? "leaves it" : "goes back"
      return lab.refuse("\(key.label) does nothing in this list; Esc \(way)")
    }
    index = row
    run(&lab)
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    let list = list(in: lab)
    switch mouse.action {
    case .press(.left):
      guard let row = list.row(at: mouse.point) else { return }
      index = row
      run(&lab)
    case .wheel(let notches) where list.covers(mouse.point): scroll(.rows(notches), in: &lab)
    default: break
    }
  }
}

extension GroupsMode {
  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    list(in: lab).draw(on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine.text(words(in: lab), in: lab) }

  func cursor(in lab: LabContext) -> CellPoint? { list(in: lab).cursor }

  private func words(in lab: LabContext) -> String {
    guard let group else {
      return "\(CommandGroup.all[index].name): \(CommandGroup.all[index].about)".capitalizedFirst
    }
    let entry = entries[group][index]
    return ":\(entry.line.withoutOuterBlanks): \(entry.help(in: lab.catalog))"
  }

  private func list(in lab: LabContext) -> AnchoredList {
    AnchoredList(
      rows(in: lab), selected: index,
      title: group.map { CommandGroup.all[$0].name.capitalizedFirst } ?? "More",
      at: CellRect(x: 1, y: lab.size.height - 1, width: 1, height: 1), note: words(in: lab),
      in: lab.look)
  }

  private func rows(in lab: LabContext) -> [ListRow] {
    guard let group else {
      return CommandGroup.all.map {
        ListRow(name: "\($0.letter)  \($0.name)", help: $0.about)
      }
    }
    return entries[group].map { entry in
      ListRow(
        name: "\(entry.letter)  \(entry.line)", help: entry.help(in: lab.catalog),
        keys: entry.call(in: lab.catalog).map(lab.sceneKeys.label) ?? ":")
    }
  }
}
