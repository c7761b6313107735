import CellCanvas
import ColorSchemes

extension TuneMode {
  static let opening: [Command<SceneMode>] = [
    Command(
      "tune", "change a colour of the scheme in use, by its name as ansi.4",
      value: CommandValue(
        "[COLOUR]", words: .fixed(SchemeSlot.all.map(\.name)),
        read: { call throws(CommandFault) in try slot(call) })
    ) { $1.follow(.open(.tuning($2))) }
  ]

  private static func slot(_ call: CommandCall) throws(CommandFault) -> SchemeSlot? {
    if call.argument.isEmpty { return nil }
    if let slot = SchemeSlot(name: call.argument) { return slot }
    throw .unknownWord(
      call.argument, of: "colour of a scheme", known: SchemeSlot.all.map(\.name))
  }

  static let commands: [Command<TuneMode>] = [
    turning("hue-on", "h", .hue, 1, hint: "hue"), turning("hue-back", "H", .hue, -1),
    turning("lighter", "l", .lightness, 1, hint: "lightness"),
    turning("darker", "L", .lightness, -1),
    turning("more-chroma", "c", .chroma, 1, hint: "chroma"),
    turning("less-chroma", "C", .chroma, -1),
    .key("restore-color", "r", hint: "as in the file") { mode, lab, _ in mode.restore(&lab) },
    .key("write-tuned", "w", hint: .vital("write")) { _, lab, _ in
      lab.follow(.call("write-scheme"))
    },
  ]

  private static func turning(
    _ name: String, _ key: String, _ part: ColorPart, _ sign: Int,
    hint: KeyHint? = nil
  ) -> Command<TuneMode> {
    .key(name, key, hint: hint) { mode, lab, steps in
      mode.change(part, by: sign * steps, &lab)
    }
  }

  static let keys: [KeyLines] = [
    KeyLines(
      "Colours of the scheme",
      KeyLine(
        "the next colour, the one before", "scroll-down", "scroll-up", hint: .vital("colour")),
      KeyLine("turn its hue on, back", "hue-on", "hue-back"),
      KeyLine("make it lighter, darker", "lighter", "darker"),
      KeyLine("give it more chroma, less", "more-chroma", "less-chroma"),
      KeyLine("return to the colour of the file", "restore-color"),
      KeyLine("undo, redo", "undo", "redo"),
      KeyLine("write the scheme into a file of your own", "write-tuned"),
      .halfPages, .pages, .ends),
    KeyLines("Theme", .nextTheme),
    KeyLines(
      "Lab",
      .leaving("close the list; the colours stay", hint: .vital("close")),
      .typeCommand, .findCommand, .showKeys),
    KeyLines(
      "Mouse on colours", KeyLine("select a colour", sample: "Click"),
      KeyLine("the colours below, above", sample: "Wheel")),
    .always,
  ]
}

extension TuneMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse): receive(mouse, &lab)
    case .pasted: lab.refusePaste()
    case .settled: follow(&lab)
    case .key, .typed, .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    let panel = TunePanel(self, lab)
    switch mouse.action {
    case .press(.left): if let row = panel.list.index(at: mouse.point) { select(row, in: panel) }
    case .wheel(let notches) where panel.frame.contains(mouse.point):
      select(panel.selected + notches, in: panel)
    default: break
    }
  }

  /// Another scheme may have other colours, and themes may have their own again.
  private mutating func follow(_ lab: inout LabContext) {
    let parts = TunePanel(self, lab).parts
    guard let first = parts.first?.first else { return lab.follow(.closeMode(.tuning)) }
    slot = parts.first { $0.contains(slot) }?[0] ?? first
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    TunePanel(self, lab).draw(on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine.text(words(lab), in: lab) }

  func cursor(in lab: LabContext) -> CellPoint? { TunePanel(self, lab).cursor }
}
