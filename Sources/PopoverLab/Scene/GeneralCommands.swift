import MessageText

enum GeneralCommands {
  static let first: [Command<SceneMode>] = [
    Command(
      "help", keys: "? <F1>", hint: .vital("keys"), "show every key, and what it does",
      .leavesDialOpen, value: .optionalText("[WORD]", words: .commands)
    ) { _, lab, word in lab.follow(.open(word.map(ModeRequest.helpAbout) ?? .help)) },
    Command("prompt", keys: ":", hint: .vital("command"), "type a command", .leavesDialOpen) {
      $1.follow(.open(.prompt("")))
    },
    Command(
      "more", keys: ";", hint: .vital("more"),
      "show the groups of commands, each opened by a letter", .leavesDialOpen, value: .countIfAny
    ) { $1.follow(.open(.groups(count: $2))) },
    Command(
      "palette", keys: "<C-p>", hint: "find",
      "find a command by a part of its name, or of what it does", .leavesDialOpen
    ) { $1.follow(.open(.palette)) },
  ]

  /// Says what a word after `:help` is about. A key is first that of the mode on top, then that of the scene.
  static func say(_ word: String, _ lab: inout LabContext) {
    let isTyping = lab.screen.isLineMode
    let groups = CommandGroup.entries(in: lab).map { entry, keys in
      (keys, entry.line.withoutOuterBlanks, entry.help(in: lab.catalog))
    }
    // Where commands are typed line by line, a letter is a command and no key.
    let isTyped = isTyping && lab.catalog[word] != nil
    let help = HelpWords(
      catalog: lab.catalog, view: lab.keys, scene: lab.sceneKeys,
      hasCounts: !isTyping && lab.top.has(.takesCounts), groups: groups)
    guard let words = help.words(about: isTyped ? ":" + word : word) else {
      return lab.reject("Nothing is called \(quoted(word)); \(lab.wayToHelp)")
    }
    lab.notice = .done(words)
  }

  static let history: [Command<SceneMode>] = [
    .times("undo", "u", opposite: "redo", hint: "undo", "undo the last change", .retraces) {
      undo($2, &$1)
    },
    .times("redo", "U <C-r>", opposite: "undo", "redo what was undone", .retraces) {
      redo($2, &$1)
    },
    Command("repeat", keys: ".", "repeat the last change", value: .countIfAny) {
      repeatEdit($2, &$1)
    },
  ]

  static let last: [Command<SceneMode>] = [
    Command("reset", keys: "0", "return to the start", .retraces) { reset(&$1) },
    Command("close", keys: "<Esc>", "close what is open", .leavesDialOpen) { $1.follow(.close) },
    Command(
      "redraw", keys: "<C-l>", "redraw the screen",
      [.leavesDialOpen, .worksOnAnyScreen, .needsScreen]
    ) { $1.ask(.terminal(.redraw)) },
  ]
}

extension GeneralCommands {
  private static func undo(_ steps: Int, _ lab: inout LabContext) {
    guard let step = retrace(steps, &lab, by: { $0.undo() }) else {
      return lab.refuse("There is nothing to undo")
    }
    let words = MomentWords(from: step.end, to: step.start, themes: lab.themes)
    lab.notice = .change(words.undoing(step.count))
  }

  private static func redo(_ steps: Int, _ lab: inout LabContext) {
    guard let step = retrace(steps, &lab, by: { $0.redo() }) else {
      return lab.refuse("There is nothing to redo")
    }
    let words = MomentWords(from: step.start, to: step.end, themes: lab.themes)
    lab.notice = .change(words.redoing(step.count))
  }

  /// Moves through the history, by fewer steps where it ends. A scene that is left on the way keeps the state in which
  /// it is left, as when it is left by `:edit`.
  ///
  /// - Returns: the number of steps, and the moments before and after; `nil` if there are none.
  private static func retrace(
    _ steps: Int, _ lab: inout LabContext, by step: (inout EditHistory) -> Bool
  ) -> (count: Int, start: Moment, end: Moment)? {
    lab.leavePlay()
    let start = lab.history.moment
    var (count, last) = (0, start)
    while count < steps, step(&lab.history) {
      if lab.history.moment.location != last.location { UnsavedChanges.storeScene(of: last, &lab) }
      (count, last) = (count + 1, lab.history.moment)
    }
    guard count > 0 else { return nil }
    UnsavedChanges.leaveUndone(&lab)
    lab.restore(last)
    UnsavedChanges.takeBackRedone(&lab)
    return (count, start, last)
  }

  private static func repeatEdit(_ count: Int?, _ lab: inout LabContext) {
    guard var call = lab.history.lastEdit else {
      return lab.refuse("There is no change that can be repeated")
    }
    call.count = count ?? call.count
    lab.follow(.call(call))
  }

  /// Shows the scene of the start again. What was changed of another one stays unsaved, as when it is left by `:edit`.
  private static func reset(_ lab: inout LabContext) {
    let start = lab.history.start
    guard !lab.now.isLike(start) else {
      return lab.refuse("The scene is as it was at the start")
    }
    UnsavedChanges.storeChanges(&lab)
    lab.restore(start)
    lab.notice = .change("Back to the start")
  }
}
