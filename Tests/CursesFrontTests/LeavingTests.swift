import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

/// The probe below an earlier line of output. Swift's own backtrace on a trap, which would wait for
/// a key, is in place as a user has it.
private func probe(_ painter: PainterChoice, prefix: String = "") throws -> EmulatedTerminal {
  let path = try BuiltPrograms.path(of: "TerminalProbe")
  let terminal = try EmulatedTerminal(
    "/bin/sh", ["-c", "echo before; \(prefix) exec '\(path)' \(painter)"],
    environment: ["SWIFT_BACKTRACE": ""])
  try terminal.wait(forText: "arrows move")
  return terminal
}

/// The probe as a job of an interactive shell, which says `ready>`.
func probeInShell(_ painter: PainterChoice) throws -> EmulatedTerminal {
  let path = try BuiltPrograms.path(of: "TerminalProbe")
  let shell = try EmulatedTerminal(
    "/bin/bash", ["--norc", "--noediting", "-i"], environment: ["PS1": "ready> "])
  try shell.wait(forText: "ready>")
  shell.type("'\(path)' \(painter)\r")
  try shell.wait(forText: "anchor 36,10")
  return shell
}

@Suite("Every way out gives the terminal back")
struct LeavingTests {
  @Test(arguments: painters, [Key.character("q"), .control("c")])
  func byAKey(painter: PainterChoice, key: Key) throws {
    let terminal = try probe(painter)
    #expect(!terminal.isGivenBack)
    terminal.press(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isGivenBack)
    #expect(terminal.text.hasPrefix("before"))
    #expect(terminal.cell(0, 0).style == .plain)
  }

  @Test(arguments: painters, Signal.deadly)
  func byASignal(painter: PainterChoice, signal: Signal) throws {
    let terminal = try probe(painter)
    try terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal.number))
    #expect(terminal.isGivenBack)
    #expect(terminal.text.hasPrefix("before"))
  }

  /// It has no room for the strings of the way out, and no frame waits that could be dropped for them.
  @Test(arguments: painters) func byASignalWhileTheTerminalIsFull(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    try terminal.fill()
    try terminal.signal(.terminate)
    try terminal.wait(for: "the end") { terminal.state == .killed(Signal.terminate.number) }
    terminal.isReading = true
    try terminal.waitForEnd()
    #expect(terminal.isGivenBack)
  }

  /// The second comes while the first is answered, at any moment of it.
  @Test(arguments: painters, Signal.pairs)
  func byTwoSignals(painter: PainterChoice, pair: [Signal]) throws {
    for _ in 0..<5 {
      let terminal = try probe(painter)
      for signal in pair { try terminal.signal(signal) }
      let end = try terminal.waitForEnd()
      #expect(pair.contains { end == .killed($0.number) })
      #expect(terminal.isGivenBack)
      #expect(terminal.text.hasPrefix("before"))
    }
  }

  /// The shell has the terminal again, and sets modes of its own: they stay, while the screen is left.
  @Test(arguments: painters) func byASignalInTheBackground(painter: PainterChoice) throws {
    let shell = try probeInShell(painter)
    shell.type("s")
    try shell.wait(forText: "Stopped")
    #expect(shell.isAlternateScreen && shell.reportsMouse)
    shell.type("kill %1\r")
    try shell.wait(for: "the screen") { !shell.isAlternateScreen && shell.isCursorVisible }
    #expect(!shell.reportsMouse && !shell.marksPastes)
    shell.type("wait; stty -a | grep -o ' icanon'\r")
    try shell.wait(forText: "\n icanon")
  }

  @Test(arguments: painters) func byATrap(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    terminal.press(.control("t"))
    let end = try terminal.waitForEnd()
    #expect([Signal.illegal, .trap].map { .killed($0.number) }.contains(end))
    #expect(terminal.isGivenBack)
    #expect(terminal.text.hasPrefix("before"))
  }

  @Test(arguments: painters)
  func aSignalThatTheProgramWasStartedToIgnoreIsIgnored(painter: PainterChoice) throws {
    let terminal = try probe(painter, prefix: "trap '' HUP TSTP;")
    try terminal.signal(.hangUp)
    try terminal.signal(.stopKey)
    terminal.press(.control("z"))
    terminal.press(Key(.right))
    try terminal.wait(forText: "anchor 37,10")
  }

  @Test(arguments: painters)
  func whenTheTerminalGoesAwayTheProgramEnds(painter: PainterChoice) throws {
    let terminal = try probe(painter)
    terminal.closeTerminal()
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func anUnfitTerminalIsLeftUntouched(name: String) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", environment: ["TERM": name])
    #expect(try terminal.waitForEnd() == .exited(2))
    #expect(!terminal.output.contains(0x1B))
    let words = String(decoding: terminal.output, as: UTF8.self)
    #expect(words.contains("set TERM to the name of the terminal in use"))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test(arguments: ["</dev/null", "| cat"])
  func withoutATerminalOnlyTheReasonIsWritten(redirection: String) throws {
    let path = try BuiltPrograms.path(of: "TerminalProbe")
    let terminal = try EmulatedTerminal("/bin/sh", ["-c", "'\(path)' \(redirection)"])
    try terminal.waitForEnd()
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.text.contains("must both be a terminal"))
  }
}

extension Signal {
  fileprivate static let pairs = [
    [hangUp, hangUp], [hangUp, terminate], [terminate, terminate], [interrupt, terminate],
    [terminate, quit],
  ]
}
