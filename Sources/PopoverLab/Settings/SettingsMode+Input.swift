import CellCanvas

extension SettingsMode {
  static let commands: [Command<SettingsMode>] = [
    .key("edit-setting", "<Enter>", hint: .vital("edit")) { mode, lab, _ in mode.begin(&lab) },
    .key("reset-setting", "r", hint: "default") { mode, lab, _ in mode.reset(&lab) },
    .key("dial-setting", "#") { mode, lab, _ in mode.openDial(&lab) },
    .key("keep-setting", "") { mode, lab, _ in mode.keep(&lab) },
    .key("finish-setting", "") { mode, lab, _ in mode.finish(&lab) },
  ]

  /// The list may be closed before what was kept in it has been read.
  static func refuse(_ call: CommandCall, in lab: inout LabContext) {}

  static let listKeys: [KeyLines] = [
    KeyLines(
      "Settings",
      KeyLine(
        "the next setting, the one before", "scroll-down", "scroll-up", hint: .vital("setting")),
      KeyLine("edit it, or turn it on or off", "edit-setting"),
      KeyLine("return to the default", "reset-setting"),
      KeyLine("turn it with a dial, if it is a number that has one", "dial-setting"),
      .halfPages, .pages, .ends,
      KeyLine("search names, values and words", "search"),
      KeyLine("undo, redo", "undo", "redo"),
      .leaving(
        "close the list; Esc first lists every setting again", hint: .vital("close"), or: "settings"
      ),
      .typeCommand, .findCommand, .showKeys),
    KeyLines(
      "Mouse on settings",
      KeyLine("select a setting; edit the selected one", sample: "Click"),
      KeyLine("the settings below, above", sample: "Wheel")),
    .always,
  ]

  static let searchKeys = KeyLines.searching(
    "Search of settings", typing: "type a name, a value, or a word of what it does",
    next: "the next setting, the one before", hint: "setting",
    cancelling: "list every setting again")

  static let editKeys: [KeyLines] = [
    KeyLines(
      "Edit of a setting",
      KeyLine("type a value, or a part of a word", hint: "a value", sample: "Letters"),
      .arrows("the next value, the one before", hint: .vital("choose")),
      KeyLine("keep it", calls: ["keep-setting": "<Enter>"], hint: .vital("keep")),
      KeyLine(
        "clear what was typed, then leave all as it was", calls: ["clear-or-leave": "<Esc>"],
        hint: .vital("leave")),
      .lineEditing),
    .always,
  ]
}

extension SettingsMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key, .typed, .pasted: type(event, in: &lab)
    case .mouse(let mouse): receive(mouse, &lab)
    case .settled: follow(lab)
    case .time: break
    }
  }

  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    let panel = SettingsPanel(self, lab)
    switch mouse.action {
    case .press(.left): press(mouse.point, panel, &lab)
    case .wheel(let notches) where panel.frame.contains(mouse.point):
      if edit == nil {
        select(selected + notches * ScrollStep.wheelRows, in: panel)
      } else {
        scroll(.rows(notches), in: &lab)
      }
    default: break
    }
  }

  private mutating func press(
    _ point: CellPoint, _ panel: SettingsPanel, _ lab: inout LabContext
  ) {
    if edit != nil {
      if let word = panel.word(at: point) { choose(word, &lab) }
    } else if let setting = panel.setting(at: point) {
      if setting == selected { begin(&lab) } else { select(setting, in: panel) }
    }
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    if lab.explanation.turning == nil { SettingsPanel(self, lab).draw(on: &canvas) }
  }

  /// What the selected setting is, and why it has no effect, if so.
  func status(in lab: LabContext) -> GlyphText {
    guard let setting = selectedSetting(in: lab) else {
      return StatusLine.text("No setting matches", in: lab)
    }
    return StatusLine.text(
      setting.words(
        obstacle: setting.facts.obstacle(in: lab), width: lab.screen.statusWidth),
      in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? { SettingsPanel(self, lab).cursor }
}
