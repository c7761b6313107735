import CellCanvas
import PopoverScenes

/// How a lab of lines came to its end.
package struct LineOutcome: Equatable, Sendable {
  package var ending: LabEnding
  /// How many lines were not understood, or asked for what is not there.
  package var faults: Int
  /// Why the first file that a line was to write was not written.
  package private(set) var unwritten: StorageFault?

  package init(ending: LabEnding = .quit, faults: Int = 0, unwritten: StorageFault? = nil) {
    (self.ending, self.faults, self.unwritten) = (ending, faults, unwritten)
  }

  fileprivate mutating func note(unwritten fault: StorageFault?) { unwritten = unwritten ?? fault }
}

extension WorldEvent {
  /// Why a file was not written.
  fileprivate var writingFault: StorageFault? {
    switch self {
    case .scene(.saved(_, .failure(.file(let fault)))): fault
    case .schemeWritten(_, .failure(let refusal)): .refused(refusal.words)
    case .textWritten(_, let fault): fault
    default: nil
    }
  }
}

/// A lab that reads lines of text and answers with sentences.
package struct LineSession<Lines: LineTerminal, Files: World> {
  private var lab: Lab
  private var lines: Lines
  private var world: Files
  private var outcome = LineOutcome()
  /// Whether a key of the line has asked for something that is not there.
  private var isRejected = false

  private init(_ lab: Lab, on lines: Lines, in world: Files) {
    (self.lab, self.lines, self.world) = (lab, lines, world)
    self.lab.context.screen.output = .sentences
  }

  /// Runs a lab until it ends or the lines end, which counts as `quit`. Where these are a person's, unsaved changes are kept
  /// then as those of a lab that was interrupted.
  package static func run(
    _ lab: inout Lab, on lines: inout Lines, in world: inout Files
  ) -> LineOutcome {
    var session = LineSession(lab, on: lines, in: world)
    defer { (lab, lines, world) = (session.lab, session.lines, session.world) }
    session.run()
    return session.outcome
  }

  private mutating func run() {
    lines.say(LabSentences(lab).greeting)
    say()
    perform(lab.startingEffects)
    if lab.context.notice != nil { say() }
    while lab.ending == nil, let line = lines.nextLine() {
      (lab.context.notice, isRejected) = (nil, false)
      lab.beginEvent()
      do throws(CommandFault) {
        follow(try LineCommand(line))
        if isRejected || lab.context.hasRejected { outcome.faults += 1 }
      } catch {
        outcome.faults += 1
        lines.say(error.words(isLineMode: true).sentence)
      }
    }
    if lab.ending == nil { end() } else { perform(lab.lastEffects()) }
    outcome.ending = lab.ending ?? .quit
  }

  /// Nobody misses the changes of a script that has no more lines. A person may have ended the input by mistake.
  private mutating func end() {
    lab.context.notice = nil
    let isOfScript = !lab.context.files.keepsSession
    let effects = isOfScript && !lines.isBroken ? lab.dropUnsaved() : lab.keepUnsaved()
    if lab.context.notice != nil { say() }
    for effect in effects {
      lab.context.notice = nil
      perform([effect])
      if lab.context.notice != nil { say() }
    }
  }

  private mutating func say() { lines.say(LabSentences(lab).state) }

  private mutating func say(_ sentences: [String]) { for line in sentences { lines.say(line) } }

  private mutating func follow(_ command: LineCommand) {
    switch command {
    case .again: say()
    case .help(let words): say(words)
    case .list: say(LabSentences(lab).listing)
    case .scenes: sayScenes()
    case .keys(let script): for key in script.keys where lab.ending == nil { press(key) }
    case .call(let call): follow(call)
    }
  }

  private mutating func follow(_ call: CommandCall) {
    if let explanation = LabSentences(lab).explanation(of: call) {
      say(explanation)
      return noteExplained(by: call)
    }
    let effects = lab.carryOut(call)
    noteRefused(call)
    if let comparison = LabSentences(lab).comparison, lab.context.notice == nil {
      say(comparison)
      // Without a screen the comparison has no further use.
      lab.carryOut("compare")
      return
    }
    report(isPrinted: perform(effects))
  }

  /// What the lab itself does not write is as little written as what the disk does not take.
  private mutating func noteRefused(_ call: CommandCall) {
    guard let notice = lab.context.notice, notice.isRefusal,
      CommandRegistry.entries[call.command]?.info.traits.contains(.writesFile) == true
    else { return }
    outcome.note(unwritten: .refused(notice.words))
  }

  /// What is read out counts as an opened explanation.
  private mutating func noteExplained(by call: CommandCall) {
    guard call.command == "why" else { return }
    lab.context.task?.note(.explain)
    lab.settle()
    if lab.context.notice != nil { say() }
  }

  private mutating func sayScenes() {
    for case .scene(.listed(let scenes)) in world.perform(.scene(.list)) {
      say(scenes.map(\.words.sentence))
    }
  }

  /// Presses a key, and says what it did unless it is a part of a count or a typed line.
  private mutating func press(_ key: Key) {
    let isPrinted = perform(lab.press(key))
    if lab.count == nil, !lab.modes.topName.isTyping { report(isPrinted: isPrinted) }
    isRejected = isRejected || lab.context.hasRejected
  }

  /// Says what was done, unless it was printed. Then time jumps ahead until nothing is due, so that a path plays to
  /// its end immediately, and each flip is said, and what could not be stored.
  private mutating func report(isPrinted: Bool) {
    if lab.ending != nil { return }
    if !isPrinted, lab.motionDue == nil { say() }
    while let moment = lab.nextChange {
      let (flips, isMoving) = (lab.context.player.play?.flips, lab.motionDue != nil)
      let notice = lab.context.notice
      let isSaid = perform(lab.receive(.time(moment)))
      let hasFlipped = lab.context.player.play?.flips != flips
      let isRefused = lab.context.notice != notice && lab.context.notice?.isRefusal == true
      if isRefused || isMoving && !isSaid && (hasFlipped || lab.motionDue == nil) { say() }
    }
  }

  /// - Returns: whether a text was said that a command has copied.
  @discardableResult
  private mutating func perform(_ effects: [LabEffect]) -> Bool {
    var isPrinted = false
    for effect in effects {
      switch effect {
      case .terminal(.copy(let text)):
        isPrinted = true
        let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
        say(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      case .terminal, .recording: continue
      case .world(let request):
        for answer in world.perform(request) {
          outcome.note(unwritten: answer.writingFault)
          isPrinted = perform(lab.receive(answer)) || isPrinted
        }
      }
    }
    return isPrinted
  }
}
