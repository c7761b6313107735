import CellCanvas
import MessageText

/// The line in which a command is typed after `:`.
struct PromptMode: LabMode {
  private(set) var line: TextLine
  /// The words for what is typed before the cursor, among which Tab and the arrows choose; `nil` if there are none.
  private(set) var completion: Completion?
  /// The place in the history of commands, until another key is pressed.
  private var recall: Recall?
  /// The command for which it was asked last which words can follow it.
  private var asked: String?

  static let facts = [
    ModeFacts(
      .prompt, "the command line", [.isTyping, .joinsCharacters, .choosesCommand, .usesStatusLine],
      keys)
  ]

  init(_ text: String = "") { line = TextLine(text) }
}

extension PromptMode {
  static let commands: [Command<PromptMode>] = [
    .key("complete", "<Tab>", hint: "complete") { $0.complete(by: $2, &$1) },
    .key("complete-back", "<S-Tab>") { $0.complete(by: -$2, &$1) },
    .key("earlier-line", "<Up>", hint: "earlier") { $0.goUp(by: $2, &$1) },
    .key("later-line", "<Down>") { $0.goDown(by: $2, &$1) },
    .key("run-line", "<Enter>", hint: "run") { mode, lab, _ in mode.run(&lab) },
    .key("leave-line", "<Esc>", hint: "leave") { mode, lab, _ in mode.leave(&lab) },
  ]

  static let keys: [KeyLines] = [
    KeyLines(
      "Command",
      KeyLine(
        "choose the next word of the list, the one before", "complete", "complete-back"),
      KeyLine(
        "previous, next command that starts like this; in the list the word above, below",
        "earlier-line", "later-line"),
      KeyLine("take the chosen word, and run the line", "run-line"),
      KeyLine("put back what was typed, then leave it", "leave-line"),
      .lineEditing),
    .always,
  ]

  private mutating func complete(by step: Int, _ lab: inout LabContext) {
    if completion == nil { lab.refuse("No word that can stand here begins like this") }
    walk(by: step)
  }

  /// Chooses the next completion of the text before the cursor; the first one at first.
  private mutating func walk(by step: Int) {
    recall = nil
    completion?.advance(by: step)
    showChosen()
  }

  /// Puts the chosen word into the line. The only one is taken.
  private mutating func showChosen() {
    guard let completion, let chosen = completion.chosen else { return }
    line.replaceBeforeCursor(with: chosen.line)
    if completion.choices.count == 1 { take(chosen) }
  }

  private mutating func take(_ choice: Completion.Choice) {
    line.replaceBeforeCursor(with: choice.line + (choice.needsMore ? " " : ""))
    completion = nil
  }

  /// Finds the words anew, unless one of them is chosen: it stands in the line now, and the list is that of what was typed.
  private mutating func findWords(_ lab: LabContext) {
    guard completion?.chosen == nil else { return }
    completion = Completion(of: line.textBeforeCursor, among: lab.knownWords, in: lab.catalog)
  }

  private mutating func goUp(by step: Int, _ lab: inout LabContext) {
    completion?.chosen == nil ? recall(by: step, &lab) : walk(by: -step)
  }

  /// Goes to a later line if an earlier one is shown, else to the next word of the list.
  private mutating func goDown(by step: Int, _ lab: inout LabContext) {
    if recall == nil, completion != nil { return walk(by: step) }
    recall(by: -step, &lab)
    if recall?.isAtStart == true { recall = nil }
  }

  /// Runs the line, unless something must follow the chosen word.
  private mutating func run(_ lab: inout LabContext) {
    if let chosen = completion?.chosen, chosen.needsMore { return take(chosen) }
    lab.follow(.closeMode(.prompt))
    lab.follow(.line(line.text))
  }

  private mutating func leave(_ lab: inout LabContext) {
    guard let completion, completion.chosen != nil else { return lab.follow(.closeMode(.prompt)) }
    line.replaceBeforeCursor(with: completion.typed)
    self.completion = nil
  }

  /// Shows an earlier or a later line with the same beginning.
  private mutating func recall(by step: Int, _ lab: inout LabContext) {
    completion = nil
    var recall = recall ?? Recall(from: line.text, in: lab.commandHistory)
    guard recall.advance(by: step) else {
      return lab.refuse(
        step > 0 ? "No earlier command starts like this" : "No later command starts like this")
    }
    line = TextLine(recall.line)
    self.recall = recall
  }
}

extension PromptMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    // This deletes the colon too.
    case .key(Key(.backspace)) where line.isEmpty: lab.follow(.closeMode(.prompt))
    case .key, .typed, .pasted:
      (completion, recall) = (nil, nil)
      lab.type(event, into: &line, of: "a command")
    case .mouse(let mouse): receive(mouse, lab)
    case .settled:
      findWords(lab)
      askForWords(&lab)
    case .time: break
    }
  }

  /// The wheel over the list walks in it, and a click takes a word.
  private mutating func receive(_ mouse: MouseEvent, _ lab: LabContext) {
    guard let list = list(in: lab), list.covers(mouse.point) else { return }
    switch mouse.action {
    case .wheel(let notches): walk(by: notches)
    case .press(.left):
      if let completion, let row = list.row(at: mouse.point) { take(completion.choices[row]) }
    default: break
    }
  }

  /// Asks for the words that others may have changed, once for each command that takes them.
  private mutating func askForWords(_ lab: inout LabContext) {
    let typed = CommandLine(line.text)
    guard typed.name != asked, let request = request(for: typed, lab) else { return }
    asked = typed.name
    lab.ask(.world(.scene(request)))
  }

  private func request(for typed: CommandLine, _ lab: LabContext) -> SceneFileRequest? {
    switch lab.catalog[typed.name]?.value.words {
    case .documents where typed.hasArgument: .findDocuments
    case .unsaved: .findUnsaved(for: lab.files.location)
    default: nil
    }
  }

  private func room(in lab: LabContext) -> CellRect {
    CellRect(x: 1, y: lab.size.height - 1, width: lab.size.width - 1, height: 1)
  }

  private func view(in lab: LabContext) -> TextLineView {
    TextLineView(line, prefix: ":", ambiguous: lab.theme.ambiguousWidth)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    let room = room(in: lab)
    let style = lab.style(.key)
    list(in: lab)?.draw(on: &canvas)
    canvas.fill(canvas.bounds.row(room.y), with: Cell(style: style))
    if let (hints, place) = hints(in: lab) {
      hints.draw(in: place, keys: style, words: lab.style(.hint), on: &canvas)
    }
    view(in: lab).draw(in: room, style: style, on: &canvas)
  }

  /// The hints at the end of the line, beside what is typed; `nil` if there is no room for them, or a line of their own.
  func hints(in lab: LabContext) -> (lines: HintLines, place: CellRect)? {
    let room = room(in: lab)
    guard room.y == lab.screen.room.height + 1 else { return nil }
    let free = room.width - 3 - lab.theme.text(line.text).width - 2 * Self.hintGap
    let hints = HintLines(lab.keys, width: free, rows: 1)
    guard free > 0, hints.width <= free, hints.width > 0 else { return nil }
    let width = hints.width + 2
    return (
      hints, CellRect(x: room.columns.upperBound - width, y: room.y, width: width, height: 1)
    )
  }

  private static let hintGap = 2

  /// The list of completions at the word before the cursor; `nil` if there are none.
  private func list(in lab: LabContext) -> AnchoredList? {
    guard let completion else { return nil }
    let rows = completion.choices.map { ListRow(name: $0.word, help: $0.help, marks: $0.marks) }
    let end = view(in: lab).cursor(in: room(in: lab))
    let typed = lab.theme.text(String(line.textBeforeCursor.dropFirst(completion.start)))
    let start = max(0, end.x - typed.width)
    let word = CellRect(x: start, y: end.y, width: max(1, end.x - start), height: 1)
    return AnchoredList(
      rows, selected: completion.index, title: completion.start == 0 ? "Commands" : "Words",
      at: word, note: hint(in: lab), in: lab.look)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine.text(hint(in: lab), in: lab) }

  /// What the chosen or the typed command does, else how many words are listed.
  func hint(in lab: LabContext) -> String {
    let typed = CommandLine(line.text)
    if let command = lab.catalog[typed.name] { return "\(command.usage): \(command.help)" }
    if typed.hasArgument { return "No command is called \(quoted(typed.name))" }
    guard let completion else { return "No command matches \(quoted(typed.name))" }
    let count = completion.choices.count
    return typed.name.isEmpty
      ? "Type a command, or choose one by Tab"
      : "\(count) command\(count == 1 ? " matches" : "s match"); Tab chooses one"
  }

  func cursor(in lab: LabContext) -> CellPoint? { view(in: lab).cursor(in: room(in: lab)) }
}

private struct Recall: Equatable, Sendable {
  let typed: String
  private let lines: [String]
  /// The number of steps back; zero shows the typed text.
  private var steps = 0

  init(from typed: String, in history: CommandHistory) {
    self.typed = typed
    lines = history.lines(beginningWith: typed)
  }

  var line: String { steps == 0 ? typed : lines[steps - 1] }
  var isAtStart: Bool { steps == 0 }

  /// Goes back by some lines, or forward if `count` is negative; `false` if there are no more lines.
  mutating func advance(by count: Int) -> Bool {
    let next = max(0, min(steps + count, lines.count))
    defer { steps = next }
    return next != steps
  }
}
