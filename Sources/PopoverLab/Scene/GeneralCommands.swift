enum GeneralCommands {
  static let first: [Command<SceneMode>] = [
    Command(
      "help", keys: "? <F1>", hint: .vital("keys"), "show every key, and what it does",
      .leavesDialOpen
    ) { $1.follow(.open(.help)) },
    Command("prompt", keys: ":", hint: .vital("command"), "type a command", .leavesDialOpen) {
      $1.follow(.open(.prompt("")))
    },
    Command(
      "palette", keys: "<C-p>", hint: "find",
      "find a command by a part of its name, or of what it does", .leavesDialOpen
    ) { $1.follow(.open(.palette)) },
  ]

  static let history: [Command<SceneMode>] = [
    .times("undo", "u", hint: "undo", "undo the last change") { undo($2, &$1) },
    .times("redo", "<C-r>", "do again what was undone") { redo($2, &$1) },
    .times("repeat", ".", "repeat the last change") { _, lab, n in
      repeatEdit(n > 1 ? n : nil, &lab)
    },
  ]

  static let last: [Command<SceneMode>] = [
    Command("reset", keys: "0", "return to the start") { reset(&$1) },
    Command("close", keys: "<Esc>", "close what is open", .leavesDialOpen) { $1.follow(.close) },
    Command("redraw", keys: "<C-l>", "draw the screen anew", [.leavesDialOpen, .worksOnAnyScreen]) {
      $1.ask(.terminal(.redraw))
    },
    Command("suspend", keys: "<C-z>", "stop, until fg", [.leavesDialOpen, .worksOnAnyScreen]) {
      $1.ask(.terminal(.suspend))
    },
    Command(
      "quit", alias: "q", keys: "q", hint: .vital("quit"), "leave", .worksOnAnyScreen
    ) { UnsavedChanges.quit(&$1) },
    Command(
      "interrupt", keys: "<C-c>", "leave as Ctrl-C does, with status 130",
      [.leavesDialOpen, .worksOnAnyScreen]
    ) { _, lab in
      lab.ending = .interrupted
      UnsavedChanges.store(&lab)
    },
  ]
}

extension GeneralCommands {
  private static func undo(_ steps: Int, _ lab: inout LabContext) {
    let done = retrace(&lab) { $0.undo(steps) }
    lab.notice =
      done > 0 ? .change("Undone\(words(done))") : .refusal("There is nothing to undo")
  }

  private static func redo(_ steps: Int, _ lab: inout LabContext) {
    let done = retrace(&lab) { $0.redo(steps) }
    lab.notice =
      done > 0 ? .change("Done again\(words(done))") : .refusal("There is nothing to do again")
  }

  /// Moves through the history, and returns the number of steps. While themes are browsed there are none.
  private static func retrace(
    _ lab: inout LabContext, by step: (inout EditHistory) -> Int
  ) -> Int {
    guard !lab.open.contains(.themes) else { return 0 }
    lab.leavePlay()
    let done = step(&lab.history)
    if done > 0 { lab.restore(lab.history.moment) }
    return done
  }

  private static func words(_ count: Int) -> String { count > 1 ? ", \(count) steps" : "" }

  private static func repeatEdit(_ times: Int?, _ lab: inout LabContext) {
    guard var call = lab.history.lastEdit else { return lab.refuse("Nothing was changed yet") }
    call.times = times ?? call.times
    lab.follow(.call(call))
  }

  private static func reset(_ lab: inout LabContext) {
    let start = lab.history.start
    let isChanged = !lab.now.isLike(start)
    (lab.edited.scene, lab.themes.choice) = (start.scene, start.themes)
    lab.notice =
      isChanged ? .change("Back to the start") : .refusal("Everything is as it was at the start")
  }
}
