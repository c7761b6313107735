import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverScenes

/// What is seen of a lab that is played, with the time since the start in milliseconds.
package enum PlayedEvent: Equatable, Sendable {
  case frame(Canvas)
  case resize(CellSize)
  /// A flip of a popover, or a moment that the script names.
  case marker(String)
}

/// An expectation of a script that is not met.
package struct PlayFailure: Equatable, Sendable {
  /// Where the script says it.
  package var place: Place
  /// What is, and what was asked.
  package var sentence: String
}

/// Plays a script on a lab without a terminal. Time is counted, not measured, so that each run is the same.
package struct ScriptPlayer<Surroundings: World> {
  private var running: RunningLab<HeadlessTerminal, Surroundings>
  private var last: Canvas?
  private var flipCount = 0
  private let show: (PlayedEvent, Int) throws -> Void
  /// The expectations that were not met.
  package private(set) var failures: [PlayFailure] = []
  /// The number of expectations so far.
  package private(set) var expectationCount = 0

  /// - Parameter show: takes what is seen, in its order.
  package init(
    _ lab: Lab, in world: Surroundings, show: @escaping (PlayedEvent, Int) throws -> Void
  ) {
    running = RunningLab(lab, on: HeadlessTerminal(size: lab.size), in: world)
    self.show = show
    flipCount = lab.context.flips.count
  }

  /// The time since the start, in milliseconds.
  package var milliseconds: Int { running.terminal.elapsed.wholeMilliseconds }

  private var lab: Lab { running.lab }

  package mutating func play(_ script: PlayScript) throws {
    running.begin()
    try present()
    for step in script.steps {
      if lab.ending == nil { try play(step, pace: script.pace) } else { skip(step) }
    }
  }

  private mutating func play(_ step: PlayScript.Step, pace: Duration) throws {
    switch step.action {
    case .keys(let keys):
      for key in keys where lab.ending == nil {
        try take(.key(key))
        try wait(pace)
      }
    case .paste(let text): try take(.pasted(text))
    case .mouse(let event):
      try take(.mouse(event))
      try wait(pace)
    case .wait(let time): try wait(time)
    case .resize(let size):
      try show(.resize(size), milliseconds)
      try take(.resized(size))
    case .marker(let label): try show(.marker(label), milliseconds)
    case .expect(let expectation): look(at: expectation, step.place)
    }
  }

  /// Nothing happens in a lab that was left, and what is expected of it is not met.
  private mutating func skip(_ step: PlayScript.Step) {
    guard case .expect = step.action else { return }
    expectationCount += 1
    failures.append(PlayFailure(place: step.place, sentence: "the lab was left before this"))
  }

  private mutating func take(_ event: TerminalEvent) throws {
    running.receive(event)
    try present()
  }

  /// Lets time pass; what is due then happens.
  private mutating func wait(_ time: Duration) throws {
    let end = running.terminal.elapsed + time
    while let due = lab.nextDue, due <= end, lab.ending == nil {
      running.terminal.elapsed = max(running.terminal.elapsed, due)
      try take(.time(running.terminal.elapsed))
    }
    running.terminal.elapsed = end
  }

  private mutating func present() throws {
    for words in lab.context.flips.words(since: &flipCount) {
      try show(.marker(words), milliseconds)
    }
    let frame = lab.frame
    running.present(frame)
    if frame != last { try show(.frame(frame), milliseconds) }
    last = frame
  }

  private mutating func look(at expectation: PlayScript.Expectation, _ place: Place) {
    expectationCount += 1
    switch expectation {
    case .check(let check):
      let shown = lab.context.shown
      let results = CheckResult.ofNow(check, shown.placement, on: shown.stage)
      let sentences = results.filter { !$0.passes }.map(\.sentence)
      failures += sentences.map { PlayFailure(place: place, sentence: $0) }
    case .text(let text, let isShown):
      let isThere = lab.frame.picture.contains(GlyphText(text).text)
      guard isThere != isShown else { return }
      let words = isThere ? "is on the screen; asked: that it is not" : "is not on the screen"
      failures.append(PlayFailure(place: place, sentence: "'\(text.shownSafely)' \(words)"))
    }
  }
}
