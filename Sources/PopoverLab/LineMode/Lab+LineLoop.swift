extension Lab {
  /// Leads the lab by lines until it ends or there are no others; each change is told in a sentence.
  ///
  /// - Returns: how it ended, which with the last line is as by `quit`, and how many lines could not be
  ///   understood.
  public mutating func run(
    on lines: inout some LineTerminal, in world: inout some World
  ) -> (ending: Ending, faults: Int) {
    var faults = 0
    isSpoken = true
    lines.say(greeting)
    lines.say(spoken)
    _ = perform(startingEffects, lines: &lines, in: &world)
    if notice != nil { lines.say(spoken) }
    while ending == nil, let line = lines.nextLine() {
      notice = nil
      do throws(CommandLine.Fault) {
        try follow(LineCommand(line), lines: &lines, in: &world)
      } catch {
        faults += 1
        lines.say(error.description.sentence)
      }
    }
    if ending == nil { _ = perform(forgetKept(Array(scenes.kept.keys)), lines: &lines, in: &world) }
    return (ending ?? .quit, faults)
  }

  private mutating func follow(
    _ command: LineCommand, lines: inout some LineTerminal, in world: inout some World
  ) throws(CommandLine.Fault) {
    switch command {
    case .again: lines.say(spoken)
    case .help(let name): for line in LineCommand.help(name) { lines.say(line) }
    case .list: for line in listing { lines.say(line) }
    case .scenes: sayScenes(lines: &lines, in: &world)
    case .keys(let script):
      for key in script.keys where ending == nil { press(key, lines: &lines, in: &world) }
    case .command(let action, let times):
      if let told = explanation(of: action) { return say(told, to: &lines) }
      let effects = apply(action, times: times)
      settle()
      if tiles != nil, notice == nil {
        say(comparisonLines, to: &lines)
        // A comparison is over when it has been told.
        tiles = nil
        return
      }
      tell(effects, lines: &lines, in: &world)
    }
  }

  private func sayScenes(lines: inout some LineTerminal, in world: inout some World) {
    for case .scene(.listed(let scenes)) in world.perform(.scene(.list)) {
      for scene in scenes { lines.say(scene.words.sentence) }
    }
  }

  private func say(_ sentences: [String], to lines: inout some LineTerminal) {
    for sentence in sentences { lines.say(sentence) }
  }

  /// A key that does something is told, one that is a part of something is not.
  private mutating func press(
    _ key: Key, lines: inout some LineTerminal, in world: inout some World
  ) {
    let effects = press(key)
    if count == nil, !focus.isTyping { tell(effects, lines: &lines, in: &world) }
  }

  /// Has effects done, lets pass all the time that is wanted, and says what has come of it. Time does not
  /// pass in lines: what plays by itself comes to its end at once, and each flip is told.
  private mutating func tell(
    _ effects: [LabEffect], lines: inout some LineTerminal, in world: inout some World
  ) {
    let isPrinted = perform(effects, lines: &lines, in: &world)
    if ending != nil { return }
    if !isPrinted, motionDue == nil { lines.say(spoken) }
    while let moment = wantsTime {
      let (flips, isMoving) = (player.play?.flips, motionDue != nil)
      let isTold = perform(receive(.time(moment)), lines: &lines, in: &world)
      if isMoving, !isTold, player.play?.flips != flips || motionDue == nil { lines.say(spoken) }
    }
  }

  /// - Returns: whether what was asked for is a text that was said.
  private mutating func perform(
    _ effects: [LabEffect], lines: inout some LineTerminal, in world: inout some World
  ) -> Bool {
    var isPrinted = false
    for effect in effects {
      switch effect {
      case .terminal(.copy(let text)):
        isPrinted = true
        let lasting = text.hasSuffix("\n") ? text.dropLast() : text[...]
        for line in lasting.split(separator: "\n", omittingEmptySubsequences: false) {
          lines.say(String(line))
        }
      case .terminal: continue
      case .world(let request):
        for answer in world.perform(request) {
          isPrinted = perform(receive(answer), lines: &lines, in: &world) || isPrinted
        }
      }
    }
    return isPrinted
  }
}
