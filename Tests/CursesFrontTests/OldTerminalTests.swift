import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

/// Terminals without an alternate screen, whose shell goes on below the last frame.
@Suite("Terminals without an alternate screen")
struct OldTerminalTests {
  private static let names = ["vt100", "vt102", "linux"].filter(isDescribed)

  /// The probe below a shell that goes on after it.
  private func shell(_ name: String, _ painter: PainterChoice) throws -> EmulatedTerminal {
    let path = try BuiltPrograms.path(of: "TerminalProbe")
    let terminal = try EmulatedTerminal(
      "/bin/sh", ["-c", "'\(path)' \(painter); echo after; read line; seq 1 100; echo end"],
      environment: ["TERM": name])
    try terminal.wait(forText: "anchor 36,10")
    return terminal
  }

  @Test(arguments: names, painters)
  func theShellGoesOnBelow(name: String, painter: PainterChoice) throws {
    let terminal = try shell(name, painter)
    terminal.type("q")
    try terminal.wait(forText: "\nafter ")
    let lines = terminal.text.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
    #expect(lines.dropLast().last?.contains("size 80x24  arrows move, q quits") == true)
    #expect(lines.last?.hasPrefix("after ") == true)
    #expect(terminal.modes == terminal.modesBefore)
    terminal.type("\n")
    try terminal.waitForEnd()
    #expect(terminal.text.hasPrefix("79 "))
  }

  /// Neither the frame nor the shell is shut into the rows that there were at the start.
  @Test(arguments: names, painters)
  func allRowsOfALargerWindowAreUsed(name: String, painter: PainterChoice) throws {
    let terminal = try shell(name, painter)
    terminal.resize(to: CellSize(width: 90, height: 40))
    try terminal.wait(forText: "size 90x40")
    terminal.press(Key(.right))
    try terminal.wait(forText: "anchor 37,10")
    #expect(!terminal.text.split(separator: "\n")[24].allSatisfy { $0 == " " })
    terminal.type("q")
    try terminal.wait(forText: "\nafter ")
    terminal.type("\n")
    try terminal.waitForEnd()
    #expect(terminal.text.hasPrefix("63 "))
  }

  /// A size that nobody has looked at yet does not shut the shell into the former rows.
  @Test(arguments: names, painters)
  func anEndInTheMomentOfAResizeLeavesAllRows(name: String, painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal(
      "TerminalProbe", [painter.rawValue], environment: ["TERM": name])
    try terminal.wait(forText: "anchor 36,10")
    try terminal.signal(.stop)
    try terminal.wait(for: "a stop") { terminal.state != .running }
    terminal.resize(to: CellSize(width: 80, height: 40))
    try terminal.signal(.terminate)
    try terminal.signal(.resuming)
    #expect(try terminal.waitForEnd() == .killed(Signal.terminate.number))
    terminal.scribble((1...100).map { "\($0)\r\n" }.joined())
    #expect(terminal.text.hasPrefix("62 "))
  }

  /// A frame without a cursor leaves it in one place where it cannot be hidden.
  @Test(arguments: names.filter { $0 != "linux" }, painters)
  func aCursorThatCannotBeHiddenStaysInTheCorner(name: String, painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal(
      "TerminalProbe", [painter.rawValue], environment: ["TERM": name])
    for (key, anchor) in [(Key.Code?.none, "36,10"), (.right, "37,10"), (.down, "37,11")] {
      if let key { terminal.press(Key(key)) }
      try terminal.wait(forText: "anchor \(anchor)")
      try terminal.wait(for: "the corner") { terminal.cursor == CellPoint(x: 79, y: 23) }
    }
    terminal.resize(to: CellSize(width: 90, height: 40))
    try terminal.wait(forText: "size 90x40")
    try terminal.wait(for: "the corner") { terminal.cursor == CellPoint(x: 89, y: 39) }
  }

  @Test(arguments: names, painters)
  func aScreenOfOneCellGetsWholeSequences(name: String, painter: PainterChoice) throws {
    let terminal = try shell(name, painter)
    terminal.resize(to: CellSize(width: 1, height: 1))
    try terminal.wait(for: "the first letter") { terminal.text.hasPrefix("t") }
    terminal.type("q")
    try terminal.wait(for: "the modes") { terminal.modes == terminal.modesBefore }
    terminal.type("\n")
    try terminal.waitForEnd()
    #expect(Self.parts(of: terminal.output).allSatisfy { $0.wholeMatch(of: Self.sequence) != nil })
  }

  nonisolated(unsafe) private static let sequence =
    /(\[[0-9;?]*[A-Za-z]|[()][0B]|[78=>M]|)[^\u{1B}]*/.dotMatchesNewlines()

  /// What follows each Escape.
  private static func parts(of output: [UInt8]) -> [String] {
    output.split(separator: 0x1B, omittingEmptySubsequences: false).dropFirst()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
