import CellCanvas
import PopoverScenes

/// How a lab of lines came to its end.
package struct LineOutcome: Equatable, Sendable {
  package var ending: LabEnding
  /// How many lines were not understood, or asked for what is not there.
  package var faults: Int
  /// Why the first file that a line was to write was not written.
  package var unwritten: StorageFault?

  package init(ending: LabEnding = .quit, faults: Int = 0, unwritten: StorageFault? = nil) {
    (self.ending, self.faults, self.unwritten) = (ending, faults, unwritten)
  }
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

/// The files around a lab of lines, with why the first one that a line was to write was not written.
private struct LineWorld<Files: World>: World {
  var files: Files
  var unwritten: StorageFault?

  mutating func perform(_ request: WorldRequest) -> [WorldEvent] {
    let answers = files.perform(request)
    unwritten = unwritten ?? answers.lazy.compactMap(\.writingFault).first
    return answers
  }
}

/// A lab that reads lines of text and answers with sentences.
package struct LineSession<Lines: LineTerminal, Files: World> {
  private var running: RunningLab<HeadlessTerminal, LineWorld<Files>>
  private var lines: Lines
  /// How many lines were not understood, or asked for what is not there.
  private var faults = 0
  /// Whether a key of the line has asked for something that is not there.
  private var isRejected = false

  private init(_ lab: Lab, on lines: Lines, in files: Files) {
    running = RunningLab(
      lab, on: HeadlessTerminal(size: lab.size), in: LineWorld(files: files))
    running.lab.context.screen.output = .sentences
    self.lines = lines
  }

  private var lab: Lab { running.lab }

  /// Runs a lab until it ends or the lines end, which counts as `quit`. Where these are a person's, unsaved changes are kept
  /// then as those of a lab that was interrupted.
  package static func run(
    _ lab: inout Lab, on lines: inout Lines, in world: inout Files
  ) -> LineOutcome {
    var session = LineSession(lab, on: lines, in: world)
    session.run()
    (lab, lines, world) = (session.lab, session.lines, session.running.world.files)
    return LineOutcome(
      ending: lab.ending ?? .quit, faults: session.faults,
      unwritten: session.running.world.unwritten)
  }

  private mutating func run() {
    lines.say(LabSentences(lab).greeting)
    if let fault = lab.context.themes.current.faultLine(width: .max) { lines.say(fault.sentence) }
    say()
    running.begin()
    if lab.context.notice != nil { say() }
    while lab.ending == nil, let line = lines.nextLine() {
      isRejected = false
      running.lab.beginEvent()
      do throws(CommandFault) {
        let command = try LineCommand(line)
        follow(command)
        sayCompared()
        if isRejected || lab.context.hasRejected { faults += 1 }
      } catch {
        faults += 1
        lines.say(error.words(isLineMode: true).sentence)
      }
    }
    if lab.ending == nil { end() }
  }

  /// Nobody misses the changes of a script that has no more lines. A person may have ended the input by mistake.
  private mutating func end() {
    running.lab.context.notice = nil
    let isOfScript = !lab.context.files.stored.keepsSession
    let effects =
      isOfScript && !lines.isBroken ? running.lab.dropUnsaved() : running.lab.keepUnsaved()
    if lab.context.notice != nil { say() }
    for effect in effects {
      running.lab.context.notice = nil
      running.perform([effect])
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
    // Its key opens the list, as one goes through it by keys.
    running.lab.closeRead(before: call)
    if call.command == "settings" { return say(LabSentences(lab).settings) }
    running.carryOut(call)
    noteRefused(call)
    report()
  }

  /// What the lab itself does not write is as little written as what the disk does not take.
  private mutating func noteRefused(_ call: CommandCall) {
    guard let notice = lab.context.notice, notice.isRefusal,
      CommandRegistry.entries[call.command]?.info.traits.contains(.writesFile) == true
    else { return }
    running.world.unwritten = running.world.unwritten ?? .refused(notice.words)
  }

  /// Says what commands would show on a screen. An explanation counts as opened then.
  ///
  /// - Returns: whether there was anything.
  private mutating func sayExplained() -> Bool {
    let calls = lab.context.outbox.explanations
    running.lab.context.outbox.explanations = []
    for call in calls { say(LabSentences(lab).explanation(of: call)) }
    if calls.contains(where: { $0.command == "why" }) {
      running.lab.context.task?.note(.explain)
      running.lab.settle()
      if lab.context.notice != nil { say() }
    }
    return !calls.isEmpty
  }

  /// Says the comparison that was opened, and closes it, as it has no further use without a screen.
  private mutating func sayCompared() {
    guard let comparison = LabSentences(lab).comparison else { return }
    say(comparison)
    running.carryOut("compare")
  }

  private mutating func sayScenes() {
    for case .scene(.listed(let scenes)) in running.world.perform(.scene(.list)) {
      say(scenes.map(\.words.sentence))
    }
  }

  /// Presses a key, and says what it did unless it is a part of a count or a typed line.
  private mutating func press(_ key: Key) {
    running.receive(.key(key))
    if lab.count == nil, !lab.context.top.has(.isTyping) { report() }
    isRejected = isRejected || lab.context.hasRejected
  }

  /// Says what was done, unless it was said as a text or an explanation. Then time jumps ahead until nothing is due,
  /// so that a path plays to its end immediately, and each flip is said, and what could not be stored.
  private mutating func report() {
    let isSaid = [sayCopied(), sayExplained(), lab.context.top.name == .comparison].contains(true)
    if lab.ending != nil { return }
    if !isSaid, lab.motionDue == nil { say() }
    while let moment = lab.nextChange {
      let (flips, isMoving) = (lab.context.player.play?.flips, lab.motionDue != nil)
      let notice = lab.context.notice
      running.receive(.time(moment))
      let isSaid = sayCopied()
      let hasFlipped = lab.context.player.play?.flips != flips
      let isRefused = lab.context.notice != notice && lab.context.notice?.isRefusal == true
      if isRefused || isMoving && !isSaid && (hasFlipped || lab.motionDue == nil) { say() }
    }
  }

  /// Says the texts that commands have copied.
  ///
  /// - Returns: whether there were any.
  private mutating func sayCopied() -> Bool {
    let requests = running.terminal.takeRequests()
    let texts = requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    for text in texts {
      let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
      say(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    return !texts.isEmpty
  }
}
