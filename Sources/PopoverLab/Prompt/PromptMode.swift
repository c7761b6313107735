import CellCanvas

/// The line in which a command is typed after `:`.
struct PromptMode: LabMode {
  private(set) var line: TextLine
  /// The completion that Tab cycles through, until another key is pressed.
  private(set) var completion: Completion?
  /// The place in the history of commands, until another key is pressed.
  private var recall: Recall?

  var name: ModeName { .prompt }

  init(_ text: String = "") { line = TextLine(text) }
}

extension PromptMode {
  static let commands: [Command<PromptMode>] = [
    .key("complete", "<Tab>", hint: "complete") { mode, lab, _ in mode.complete(by: 1, lab) },
    .key("complete-back", "<S-Tab>") { mode, lab, _ in mode.complete(by: -1, lab) },
    .key("earlier-line", "<Up>", hint: "earlier") { $0.recall(by: $2, &$1) },
    .key("later-line", "<Down>") { $0.recall(by: -$2, &$1) },
    .key("run-line", "<Enter>", hint: "run") { mode, lab, _ in
      lab.follow(.closeMode(.prompt))
      lab.follow(.line(mode.line.text))
    },
    .key("leave-line", "<Esc>", hint: "leave") { _, lab, _ in lab.follow(.closeMode(.prompt)) },
  ]

  static let keys: SceneKeys.List = [
    SceneKeys.section(
      "Command",
      KeyLine(
        "complete the word, and the next, the one before", "complete", "complete-back"),
      KeyLine(
        "an earlier command that begins so, a later one", "earlier-line", "later-line"),
      KeyLine("run it", "run-line"),
      KeyLine("leave it", "leave-line"),
      SceneKeys.lineEditing),
    SceneKeys.always,
  ]

  /// Completes the text before the cursor: first to the common start of all completions, then to one after the
  /// other.
  private mutating func complete(by step: Int, _ lab: LabContext) {
    let before = line.textBeforeCursor
    recall = nil
    if completion == nil {
      completion = Completion(of: before, among: lab.knownWords, in: lab.catalog)
      if let all = completion, all.line == before || all.line.count < before.count {
        completion?.advance(by: step)
      }
    } else {
      completion?.advance(by: step)
    }
    if let completion { line.replaceBeforeCursor(with: completion.line) }
    if completion?.words.count == 1 { completion = nil }
  }

  /// Shows an earlier or a later line with the same beginning.
  private mutating func recall(by step: Int, _ lab: inout LabContext) {
    completion = nil
    var recall = recall ?? Recall(from: line.text, in: lab.commandHistory)
    guard recall.advance(by: step) else {
      return lab.refuse(
        step > 0 ? "No earlier command begins so" : "No later command begins so")
    }
    line = TextLine(recall.line)
    self.recall = recall
  }
}

extension PromptMode {
  /// Keys without a command are typed text.
  func takes(_ key: Key, in lab: LabContext) -> Bool { lab.keys.call(for: key) == nil }

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key(let key): edit(with: key, &lab)
    case .pasted(let text):
      (completion, recall) = (nil, nil)
      line.insert(text)
    case .mouse, .settled, .time, .call, .closed: break
    }
  }

  private mutating func edit(with key: Key, _ lab: inout LabContext) {
    // This deletes the colon too.
    if key == Key(.backspace), line.isEmpty { return lab.follow(.closeMode(.prompt)) }
    (completion, recall) = (nil, nil)
    if !line.edit(with: key) {
      lab.refuse("\(key.label) does nothing in a command; Esc leaves it")
    }
  }

  private func room(in lab: LabContext) -> CellRect {
    CellRect(x: 1, y: lab.size.height - 1, width: lab.size.width - 1, height: 1)
  }

  private func view(in lab: LabContext) -> TextLineView {
    TextLineView(line: line, prefix: ":", ambiguous: lab.theme.ambiguousWidth)
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    let room = room(in: lab)
    let style = lab.style(.key)
    canvas.fill(canvas.bounds.row(room.y), with: Cell(style: style))
    view(in: lab).draw(in: room, style: style, on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine(lab).text(hint(in: lab)) }

  func hint(in lab: LabContext) -> String {
    let (known, typed) = (lab.knownWords, CommandLine(line.text))
    let words = (completion ?? Completion(of: line.text, among: known, in: lab.catalog))?.words
    let command = lab.catalog[typed.name]
    if let command, !listsWords(of: command, typed, words ?? [], known) {
      return "\(command.usage): \(command.help)"
    }
    if let words, !words.isEmpty { return words.joined(separator: "  ") }
    return typed.hasArgument
      ? "Nothing begins with '\(typed.argument)'" : "No command begins with '\(typed.name)'"
  }

  /// Whether the completions are shown, and not the usage of the command.
  private func listsWords(
    of command: CommandInfo, _ typed: CommandLine, _ words: [String], _ known: KnownWords
  ) -> Bool {
    let isAny = words.count < 2 || words == command.value.words(known)
    let isChoice =
      command.value.listsWords && typed.hasArgument && typed.argument.isEmpty && words.count > 1
    return !isAny || isChoice
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

  /// Goes back by some lines, or forward if `count` is negative; `false` if there are no more lines.
  mutating func advance(by count: Int) -> Bool {
    let next = max(0, min(steps + count, lines.count))
    defer { steps = next }
    return next != steps
  }
}
