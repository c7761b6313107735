import CellCanvas
import CursesFront
import Foundation
import PopoverLab
import TerminalDriver
import TestSupport
import Testing

/// Both painters; most tests of a terminal run with each.
let painters = [PainterChoice.curses, .direct]

@Suite("Both painters")
struct PaintersTests {
  private static let sizes = [
    CellSize(width: 80, height: 24), CellSize(width: 133, height: 12),
    CellSize(width: 9, height: 4),
  ]

  @Test(arguments: painters, UInt64(0)..<3)
  func theyShowTheSamePicture(painter: PainterChoice, seed: UInt64) throws {
    let size = Self.sizes[Int(seed) % Self.sizes.count]
    let terminal = try EmulatedTerminal(
      "TerminalProbe", ["\(seed)", painter.rawValue], size: size)
    try terminal.wait(for: "the screen") { terminal.isAlternateScreen }
    var frames = RandomFrames(seed: seed, size: size)
    for _ in 0..<12 {
      terminal.press(Key(.right))
      let frame = frames.next().seen(depth: .palette256)
      try terminal.wait(for: "the frame\n\(frame.picture)") {
        terminal.canvas.seen() == frame
      }
    }
  }

  /// A terminal that takes bytes only when it can still gets all of them.
  @Test(arguments: painters, [["noise"], ["noise", "nonblocking"]])
  func aSlowTerminalGetsWholeFrames(painter: PainterChoice, words: [String]) throws {
    let size = CellSize(width: 200, height: 60)
    let terminal = try EmulatedTerminal("TerminalProbe", words + [painter.rawValue], size: size)
    for step in 0..<2 {
      let frame = Canvas.noise(size: size, step: step)
      try terminal.wait(for: "frame \(step)") { terminal.canvas == frame }
      terminal.press(Key(.right))
    }
  }

  /// It may have been left without blocking, and take nothing yet. The system says how a program waits on Linux alone.
  @Test(.enabled(if: access("/proc/self/stat", R_OK) == 0), arguments: painters)
  func aFullTerminalIsWaitedForAtTheStart(painter: PainterChoice) throws {
    let path = try BuiltPrograms.path(of: "TerminalProbe")
    let terminal = try EmulatedTerminal(
      "/bin/sh", ["-c", "echo go; read line; exec '\(path)' nonblocking \(painter)"])
    try terminal.wait(forText: "go")
    try terminal.fill()
    terminal.send([0x0A])
    try terminal.wait(for: "a wait") {
      terminal.modes != terminal.modesBefore && terminal.isAsleep == true
    }
    terminal.isReading = true
    try terminal.wait(forText: "anchor 36,10")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isGivenBack)
  }

  private static let canDescribe =
    ["infocmp", "tic"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }

  /// Curses has a table of the colours, which would be larger than memory.
  @Test(.enabled(if: canDescribe && isDescribed("xterm-256color")))
  func aDescriptionMayHaveMoreColoursThanThereAre() throws {
    let path = try BuiltPrograms.path(of: "TerminalProbe")
    let folder = TemporaryFolder()
    let terminal = try EmulatedTerminal(
      "/bin/sh",
      [
        "-c",
        "cd '\(folder.path)'; infocmp -x | sed 's/^xterm[^|]*/many/; s/colors#[^,]*/colors#2147483647/' > many.src; "
          + "tic -x -o . many.src; TERMINFO=. TERM=many exec '\(path)' curses",
      ])
    try terminal.wait(forText: "anchor 36,10")
  }

  @Test func aTerminalThatTheDirectPainterCannotUseIsLeftUntouched() throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["direct"], environment: ["TERM": "vt52"])
    #expect(try terminal.waitForEnd() == .exited(2))
    #expect(terminal.text.contains("is not addressed as ANSI terminals are"))
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.modes == terminal.modesBefore)
  }
}
