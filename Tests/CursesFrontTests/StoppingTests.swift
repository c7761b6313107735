import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

@Suite("Stopped, resized, resumed")
struct StoppingTests {
  private func probe(_ painter: PainterChoice) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal("TerminalProbe", [painter.rawValue])
    try terminal.wait(forText: "anchor 36,10")
    return terminal
  }

  private func stop(_ terminal: EmulatedTerminal, by signal: Signal?) throws {
    if let signal { try terminal.signal(signal) } else { terminal.press(.control("z")) }
    try terminal.wait(for: "a stop") { terminal.state != .running }
  }

  @Test(arguments: painters, [nil, Signal.stopKey])
  func stoppingGivesTheTerminalBack(painter: PainterChoice, signal: Signal?) throws {
    let terminal = try probe(painter)
    let painted = terminal.canvas.seen()
    for _ in 0..<3 {
      try stop(terminal, by: signal)
      #expect(terminal.state == .stopped(Signal.stopKey.number))
      try terminal.wait(for: "the terminal") { terminal.isGivenBack }
      terminal.scribble("make: done\r\n")
      try terminal.signal(.resuming)
      try terminal.wait(for: "the whole picture") { terminal.canvas.seen() == painted }
      #expect(terminal.isAlternateScreen && !terminal.isCursorVisible && terminal.marksPastes)
    }
    terminal.press(Key(.left))
    try terminal.wait(forText: "anchor 35,10")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isGivenBack)
  }

  @Test(arguments: painters)
  func afterAnUnnoticedStopItDrawsEverything(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    let painted = terminal.canvas.seen()
    try stop(terminal, by: .stop)
    terminal.scribble("\u{1B}[H\u{1B}[2J$ fg\r\n")
    try terminal.signal(.resuming)
    try terminal.wait(for: "the whole picture") { terminal.canvas.seen() == painted }
    terminal.press(Key(.left))
    try terminal.wait(forText: "anchor 35,10")
  }

  /// As every program is, which the system does not stop then.
  @Test(arguments: painters)
  func aStopThatIsTakenBackAtOnceIsNone(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    terminal.type("c")
    terminal.press(Key(.left))
    try terminal.wait(forText: "anchor 35,10")
    try stop(terminal, by: .stopKey)
    try terminal.signal(.resuming)
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  /// The terminal was given back at the stop; a program that is to end does not take it again.
  @Test(arguments: painters, [Signal.terminate, .hangUp])
  func aStoppedProgramEndsWithoutItsScreen(painter: PainterChoice, signal: Signal) throws {
    let terminal = try probe(painter)
    try stop(terminal, by: nil)
    try terminal.wait(for: "the terminal") { terminal.isGivenBack }
    let sent = terminal.output.count
    try terminal.signal(signal)
    try terminal.signal(.resuming)
    #expect(try terminal.waitForEnd() == .killed(signal.number))
    #expect(terminal.isGivenBack && terminal.output.count == sent)
  }

  /// Continued in the background it waits for the terminal, and a shell can end it there.
  @Test(arguments: painters) func aProgramInTheBackgroundEnds(painter: PainterChoice) throws {
    let terminal = try probeInShell(painter)
    terminal.press(.control("z"))
    try terminal.wait(forText: "Stopped")
    // The shell may take a job for stopped that is about to end, so that it is asked until the job is gone.
    terminal.type(
      "bg; sleep 0.3; kill %1; while kill -0 %1; do sleep 0.1; done 2>/dev/null; echo g''one\r")
    try terminal.wait(forText: "gone")
    #expect(!terminal.text.contains("anchor"))
  }

  @Test(arguments: painters)
  func aSizeThatChangesWhileStoppedIsSeen(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    try stop(terminal, by: nil)
    terminal.resize(to: CellSize(width: 60, height: 20))
    try terminal.signal(.resuming)
    try terminal.wait(forText: "size 60x20")
  }

  @Test(arguments: painters, [CellSize(width: 100, height: 30), CellSize(width: 41, height: 16)])
  func theSizeAtTheStartStays(painter: PainterChoice, size: CellSize) throws {
    let terminal = try EmulatedTerminal(
      "TerminalProbe", ["samples", painter.rawValue], size: size)
    for key in [Key(.left), Key(.right)] {
      try terminal.wait(forText: "size \(size.width)x\(size.height) ")
      terminal.press(key)
      try terminal.wait(forText: "key \(key.code) 0")
    }
    #expect(terminal.text.contains("size \(size.width)x\(size.height) "))
  }

  @Test(arguments: painters) func noneOfTwoHundredSizesIsLost(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples", painter.rawValue])
    try terminal.wait(forText: "key none")
    for step in 0..<200 {
      let size = CellSize(width: 40 + step % 97, height: 16 + step % 31)
      terminal.resize(to: size)
      try terminal.wait(forText: "size \(size.width)x\(size.height) ")
    }
  }

  @Test(arguments: painters) func aStormOfSizesEndsWithTheLast(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples", painter.rawValue])
    try terminal.wait(forText: "key none")
    for step in 0..<200 {
      terminal.resize(to: CellSize(width: 41 + step % 97, height: 17 + step % 31))
    }
    terminal.resize(to: CellSize(width: 80, height: 24))
    try terminal.wait(forText: "size 80x24 ")
    #expect(terminal.text.contains("cjk 漢字かな한글|"))
  }

  /// A terminal that was small for a moment has lost what it had no room for.
  @Test(arguments: painters) func aSizeThereAndBackIsDrawnAnew(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    let painted = terminal.canvas.seen()
    for _ in 0..<20 {
      terminal.resize(to: CellSize(width: 30, height: 9))
      terminal.resize(to: CellSize(width: 80, height: 24))
      try terminal.wait(for: "the whole picture") { terminal.canvas.seen() == painted }
    }
  }

  @Test(arguments: painters, [CellSize(width: 1, height: 1), CellSize(width: 2, height: 2)])
  func theSmallestSizes(painter: PainterChoice, size: CellSize) throws {
    let terminal = try probe(painter)
    terminal.resize(to: size)
    try terminal.wait(for: "the first letters") { terminal.text.hasPrefix("t") }
    terminal.resize(to: CellSize(width: 80, height: 24))
    try terminal.wait(forText: "anchor 36,10")
  }

  @Test(arguments: painters)
  func aTerminalThatDoesNotKnowItsSizeHasTheUsualOne(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal(
      "/bin/sh",
      [
        "-c",
        "stty rows 0 cols 0; exec '\(BuiltPrograms.path(of: "TerminalProbe"))' samples \(painter)",
      ],
      environment: ["LINES": "7", "COLUMNS": "9"])
    try terminal.wait(forText: "size 80x24 ")
  }
}
