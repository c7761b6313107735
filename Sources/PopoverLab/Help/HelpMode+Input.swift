import CellCanvas

extension HelpMode {
  static let commands: [Command<HelpMode>] = [
    .key("help-left", "<Left> h") { $0.goAcross(by: -$2, &$1) },
    .key("help-right", "<Right> l") { $0.goAcross(by: $2, &$1) },
    .key("other-key", "<Tab>", hint: "next key") { mode, _, n in mode.chooseNext(by: n) },
    .key("other-key-back", "<S-Tab>") { mode, _, n in mode.chooseNext(by: -n) },
    .key("run-key", "<Enter>", hint: .vital("run")) { mode, lab, _ in mode.run(&lab) },
  ]

  static let listKeys: [KeyLines] = [
    KeyLines(
      "List of keys",
      KeyLine("the next line, the one before", "scroll-down", "scroll-up", hint: .vital("scroll")),
      KeyLine("the column on the left, on the right", "help-left", "help-right"),
      .halfPages, .pages, .ends,
      KeyLine("search keys and descriptions", "search"),
      KeyLine("run the selected line", "run-key"),
      KeyLine("choose another key of this line", "other-key", "other-key-back", sample: "Tab"),
      .leaving(
        "close the list; Esc first lists every key again", hint: .vital("close"), or: "help")),
    .always,
  ]

  static let searchKeys = KeyLines.searching(
    "Searching keys", typing: "type a key or a part of its description",
    next: "the next line, the one before", hint: "line", cancelling: "list every key again")
}

extension HelpMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key, .typed, .pasted: typeSearch(event, in: &lab)
    case .mouse(let mouse): receive(mouse, lab)
    case .settled: layOut(in: lab)
    case .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: LabContext) {
    let panel = HelpPanel(self, in: lab.look)
    guard panel.content.contains(mouse.point) else { return }
    switch mouse.action {
    case .press(.left):
      if let entry = panel.entry(at: mouse.point) { select(entry) }
    case .wheel(let notches): turn(by: notches * ScrollStep.wheelRows)
    default: break
    }
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    HelpPanel(self, in: lab.look).draw(on: &canvas)
  }

  /// What Enter runs, as `h: move the anchor to the left`.
  func status(in lab: LabContext) -> GlyphText {
    guard let entry else { return StatusLine.text("No key or description matches", in: lab) }
    let keys = chosen?.label ?? entry.group.label
    let help = chosen?.help ?? ""
    return StatusLine.text("\(keys): \(help.isEmpty ? entry.group.help : help)", in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? { HelpPanel(self, in: lab.look).cursor }
}
