import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A list of commands or scenes that can be searched.
struct PaletteMode: ScrolledMode {
  struct Match: Equatable, Sendable {
    let entry: PaletteEntry
    let marks: SearchMarks
  }

  fileprivate let title: String
  private let entries: [PaletteEntry]
  fileprivate let nameWidth: Int
  fileprivate var search = TextLine() {
    didSet {
      guard search.text != oldValue.text else { return }
      (matches, index) = (Self.matches(of: search, in: entries), 0)
    }
  }
  /// The entries that match the search, the best first.
  private(set) var matches: [Match]
  /// The index of the selected entry among the listed ones.
  private(set) var index = 0
  private let noticeBefore: Notice?
  /// Whether an entry was chosen, so that the former message is not restored.
  private(set) var isDone = false

  static let facts = [
    ModeFacts(
      .palette, "the list of commands", [.isTyping, .joinsCharacters, .choosesCommand], keys)
  ]

  init(
    _ title: String, _ entries: [PaletteEntry], after notice: Notice?, ambiguous: AmbiguousWidth
  ) {
    self.title = title
    self.entries = entries
    noticeBefore = notice
    matches = Self.matches(of: search, in: entries)
    nameWidth = entries.map { GlyphText($0.usage, ambiguous: ambiguous).width }.max() ?? 0
  }

  private static func matches(of search: TextLine, in entries: [PaletteEntry]) -> [Match] {
    let words = search.text.split(separator: " ").map { CaselessText(String($0)) }
    let ranked = entries.enumerated().compactMap { number, entry in
      entry.match(words).map { (Match(entry: entry, marks: $0.marks), ($0.rank, number)) }
    }
    return ranked.sorted { $0.1 < $1.1 }.map(\.0)
  }

  var selected: PaletteEntry? { matches.dropFirst(index).first?.entry }

  mutating func close(in lab: inout LabContext) { if !isDone { lab.notice = noticeBefore } }
}

extension PaletteMode {
  static let commands: [Command<PaletteMode>] = [
    .key("run-entry", "<Enter>", hint: .vital("run")) { mode, lab, _ in mode.run(&lab) },
    .key("type-entry", "<Tab>", hint: "type it") { mode, lab, _ in mode.typeOut(&lab) },
  ]

  static let keys: [KeyLines] = [
    KeyLines(
      "List of commands or scenes",
      KeyLine(
        "type a part of a name, or of what it does", hint: "to search", sample: "Letters"),
      .arrows("the next entry, the one before", hint: .vital("choose")),
      .pages,
      KeyLine("run the command, or open the scene", "run-entry"),
      KeyLine("type it, with what follows it", "type-entry"),
      KeyLine(
        "leave the list; Esc first clears what was typed",
        calls: ["clear-or-leave": "<Esc>", "leave-view": "<C-p>"], hint: .vital("leave")),
      .lineEditing),
    .always,
  ]

  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    move(by: step.rows(page: PalettePanel(self, in: lab.look).list.place.height), &lab)
  }

  mutating func clear(in lab: inout LabContext) -> Bool {
    if search.isEmpty { return false }
    search = TextLine()
    return true
  }

  private mutating func move(by rows: Int, _ lab: inout LabContext) {
    guard !matches.isEmpty else { return lab.refuse("Nothing is listed") }
    let next = max(0, min(index + rows, matches.count - 1))
    if next == index { lab.refuse("This is the \(rows < 0 ? "first" : "last") entry") }
    index = next
  }

  /// Runs the selected entry. A command that needs an argument is typed out instead.
  private mutating func run(_ lab: inout LabContext) {
    guard let entry = selected else { return lab.refuse("Nothing is listed") }
    if entry.isUnfinished { return typeOut(&lab) }
    isDone = true
    lab.follow(.closeMode(.palette))
    lab.follow(.line(entry.line.withoutOuterBlanks))
  }

  private mutating func typeOut(_ lab: inout LabContext) {
    guard let entry = selected else { return lab.refuse("Nothing is listed") }
    isDone = true
    lab.follow(.closeMode(.palette))
    lab.follow(.open(.prompt(entry.line)))
  }
}

extension PaletteMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key, .typed, .pasted: lab.type(event, into: &search, of: "this list")
    case .mouse(let mouse): receive(mouse, &lab)
    case .settled, .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    switch mouse.action {
    case .press(.left):
      index = PalettePanel(self, in: lab.look).list.index(at: mouse.point) ?? index
    case .wheel(let notches):
      let place = PalettePanel(self, in: lab.look).list.place
      if place.contains(mouse.point) { move(by: notches, &lab) }
    default: break
    }
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    PalettePanel(self, in: lab.look).draw(lab.sceneKeys, on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText {
    StatusLine.text(selected?.words ?? "Nothing matches", in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? {
    let panel = PalettePanel(self, in: lab.look)
    return panel.searchLine.cursor(in: panel.searchRoom)
  }
}

/// The panel over the scene: the search, and below it the entries that match.
private struct PalettePanel {
  private let mode: PaletteMode
  private let look: LabLook
  private let chrome: PopoverChrome
  /// What the status line says, if that is too short for it.
  private let notes: [GlyphText]

  init(_ mode: PaletteMode, in look: LabLook) {
    (self.mode, self.look) = (mode, look)
    let room = look.screen.room
    let size = CellSize(width: min(room.width, 76), height: min(room.height, 18))
    let frame = CellRect(
      x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 3,
      width: size.width, height: size.height)
    chrome = PopoverChrome(
      frame: Rect(frame), direction: nil, arrowOffset: 0, metrics: look.theme.metrics, grid: .cells)
    notes = look.notes(mode.selected?.words ?? "", width: CellRect(chrome.content).width)
  }

  private var content: CellRect { CellRect(chrome.content) }

  var searchRoom: CellRect {
    var room = content
    room.height = min(1, room.height)
    return room
  }

  var list: ListWindow {
    let place = CellRect(
      x: content.x, y: content.y + 1, width: content.width,
      height: max(0, content.height - 1 - notes.count))
    return ListWindow(place, of: mode.matches.count, around: mode.index)
  }

  var searchLine: TextLineView {
    TextLineView(mode.search, prefix: "> ", ambiguous: look.theme.ambiguousWidth)
  }

  /// - Parameter keys: the keys of the scene, which stand beside what they do.
  func draw(_ keys: KeyMap, on canvas: inout Canvas) {
    let found = mode.matches
    let title =
      found.isEmpty
      ? "\(mode.title): no match" : "\(mode.title) \(mode.index + 1)/\(found.count)"
    look.theme.draw(chrome, direction: nil, title: title, depth: look.depth, on: &canvas)
    canvas.fill(searchRoom, with: Cell(style: look.style(.key)))
    searchLine.draw(in: searchRoom, style: look.style(.key), on: &canvas)
    let list = list
    for (index, place) in list.rows {
      let isSelected = index == mode.index
      let style = look.style(isSelected ? .selection : .text)
      canvas.fill(place, with: Cell(style: style))
      let row = found[index].entry.row(found[index].marks, keys)
      let picture = ListRowPicture(
        row, nameWidth: mode.nameWidth, width: place.width, ambiguous: look.theme.ambiguousWidth)
      picture.draw(in: place, isSelected: isSelected, style: style, mark: look.mark, on: &canvas)
    }
    for (note, y) in zip(notes, content.rows.dropFirst(1 + list.place.height)) {
      canvas.draw(note, at: CellPoint(x: content.x, y: y), style: look.style(.text), clip: content)
    }
  }
}

extension PaletteEntry {
  fileprivate func row(_ marks: SearchMarks, _ keys: KeyMap) -> ListRow {
    ListRow(name: usage, help: help.text, keys: call.map(keys.label) ?? "", marks: marks)
  }
}
