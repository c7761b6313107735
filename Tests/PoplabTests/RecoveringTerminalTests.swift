import CellCanvas
import Foundation
import TerminalDriver
import TestSupport
import Testing

/// The program is ended while a scene is not saved, and started again.
@Suite("A lab that ends without asking")
struct RecoveringTerminalTests {
  private let folder = TemporaryFolder()
  private let scene: String
  private let environment: [String: String]

  init() throws {
    scene = try folder.write(
      "anchors: { a: { x: 8, y: 4 } } # mine\npopovers: { p: { anchor: a, text: Hello } }\n",
      to: "mine.yaml")
    environment = ["XDG_STATE_HOME": folder.path(of: "state")]
  }

  /// The files of what is not saved.
  private var kept: [String] {
    let names = (try? folder.names(in: "state/poplab/unsaved")) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.map { "state/poplab/unsaved/\($0)" }
  }

  private func start(
    _ options: String..., size: CellSize = CellSize(width: 80, height: 24)
  ) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      "poplab", options + [scene], environment: environment, size: size)
    try terminal.wait(forText: "Hello")
    return terminal
  }

  /// What `render` prints of the scene after a change.
  private func rendered() throws -> String {
    let outcome = try BuiltProgram.run(
      "poplab", ["render", scene, "--size", "60x14", "--keys", "3l"], environment: environment)
    return outcome.errors + outcome.output
  }

  /// A frame is the same whatever labs have left, and leaves nothing itself.
  @Test func aFrameWithoutATerminalKnowsNothingOfThem() throws {
    let before = try rendered()
    #expect(before.contains("│ Hello │"))
    #expect(kept.isEmpty)
    let lab = try start()
    lab.type(":popover text Goodbye\r")
    try lab.wait(forText: "│ Goodbye │")
    try lab.signal(.hangUp)
    _ = try lab.waitForEnd()
    #expect(kept.count == 1)
    #expect(try rendered() == before)
    #expect(kept.count == 1)
  }

  @Test(arguments: [Signal.hangUp, .terminate, .interrupt, .quit, .segmentation, .abort])
  func whatIsNotSavedIsThereAgain(signal: Signal) throws {
    let before = try start()
    before.type(":popover text Goodbye\r")
    try before.wait(forText: "│ Goodbye │")
    let after = try recovering("mine.yaml", after: signal, before)
    try after.wait(forText: "│ Goodbye │")
    after.type(":w\r")
    try after.wait(forText: "Written: ")
    #expect(kept.isEmpty)
    let text = try folder.text(of: "mine.yaml")
    #expect(text.contains("# mine") && text.contains("text: Goodbye"))
  }

  /// Where the scene is as its file has it, too.
  @Test func tunedColoursAreThereAgain() throws {
    let before = try start("--scheme", "nord")
    before.type(":tune ansi.4\r5l")
    try before.wait(forText: "1 changed")
    let after = try recovering("tuned-colours", after: .hangUp, before)
    try after.wait(forText: "Recovered tuned-colours")
    after.type(":tune\r")
    try after.wait(forText: "1 changed")
  }

  /// Ends a lab by a signal, and recovers in another one what it has left.
  private func recovering(
    _ title: String, after signal: Signal, _ lab: EmulatedTerminal
  ) throws -> EmulatedTerminal {
    try lab.signal(signal)
    #expect(try lab.waitForEnd() == .killed(signal.number))
    #expect(kept.count == 1)
    let next = try start()
    try next.wait(forText: ":recover brings back unsaved changes of \(title)")
    next.type(":recover\r")
    return next
  }

  /// A shell repeats the hang-up of its terminal, and a service manager its request to end.
  @Test(
    arguments: [
      [Signal.hangUp, .hangUp, .resuming], [.terminate, .hangUp], [.interrupt, .quit],
    ], 1...5)
  func aSecondSignalLosesNothing(signals: [Signal], attempt: Int) throws {
    let lab = try start()
    lab.type(":popover text Goodbye\r")
    try lab.wait(forText: "│ Goodbye │")
    for signal in signals { try lab.signal(signal) }
    let end = try lab.waitForEnd()
    #expect(signals.contains { end == .killed($0.number) })
    #expect(lab.isGivenBack)
    #expect(kept.count == 1)
  }

  /// Where curses paints, this needs files in memory, as Linux has them.
  private static var painters: [String] {
    #if os(Linux)
      ["curses", "direct"]
    #else
      ["direct"]
    #endif
  }

  /// A terminal that takes no frame keeps nothing else waiting: changes are kept, and requests to end are heard.
  @Test(arguments: painters)
  func aTerminalThatHangsLosesNothing(painter: String) throws {
    let lab = try start("--painter", painter)
    func column() -> Int? {
      let row = lab.text.split(separator: "\n").first { $0.contains("Hello") }
      return row?.range(of: "Hello").map { row!.distance(from: row!.startIndex, to: $0.lowerBound) }
    }
    let before = try #require(column())
    try lab.setStalled(true)
    for _ in 0..<9 { lab.type("l") }
    try lab.wait(for: "what is kept") { kept.count == 1 }
    #expect(column() == before)
    try lab.setStalled(false)
    try lab.wait(for: "the last frame") { column() == before + 9 }
    try lab.setStalled(true)
    lab.type(":popover text Goodbye\r")
    try lab.signal(.terminate)
    try lab.setStalled(false)
    #expect(try lab.waitForEnd() == .killed(Signal.terminate.number))
    #expect(lab.isGivenBack)
    #expect(try kept.contains { try folder.text(of: $0).contains("text: Goodbye") })
  }

  /// So too where it has taken a half of what was written, and reads no more.
  @Test(arguments: painters)
  func aTerminalThatReadsNoMoreLosesNothing(painter: String) throws {
    let lab = try start(
      "--painter", painter, size: CellSize(width: 300, height: 100))
    lab.isReading = false
    // Each is 40 KB; more keys at once would be a paste.
    for _ in 0..<6 { lab.type(":copy picture\r") }
    lab.type("9l")
    try lab.wait(for: "what is kept") { kept.count == 1 }
    try lab.signal(.terminate)
    try lab.wait(for: "the end") { lab.state == .killed(Signal.terminate.number) }
    lab.isReading = true
    try lab.waitForEnd()
    #expect(lab.isGivenBack)
  }

  /// A lab that may make no file longer than nothing.
  private func labWithoutRoom() throws -> EmulatedTerminal {
    let program = try BuiltPrograms.path(of: "poplab")
    let lab = try EmulatedTerminal(
      "/bin/sh", ["-c", "ulimit -f 0; exec '\(program)' '\(scene)'"],
      environment: environment)
    try lab.wait(forText: "Hello")
    return lab
  }

  /// Where a signal ends the lab, nobody reads its status line any more.
  @Test func whatASignalLosesIsSaidBehindTheLab() throws {
    let lab = try labWithoutRoom()
    lab.type("9l")
    try lab.signal(.terminate)
    try lab.wait(forText: "lost: File too large")
    #expect(try lab.waitForEnd() == .killed(Signal.terminate.number))
    #expect(lab.isGivenBack)
  }

  /// Where no file may become longer than nothing, the lab says that it cannot keep changes, and goes on.
  @Test func aFileThatMayNotBeWrittenIsNotTheEnd() throws {
    let lab = try labWithoutRoom()
    lab.type("9l")
    try lab.wait(forText: "Cannot keep changes of")
    lab.type(":w\r")
    try lab.wait(forText: "File too large")
    lab.type(":q!\r")
    #expect(try lab.waitForEnd() == .exited(0))
    #expect(lab.isGivenBack)
  }

  @Test func whatIsNotSavedIsKeptBeforeACrash() throws {
    let before = try start()
    before.type("9l")
    try before.wait(for: "what is kept") { kept.count == 1 }
    try before.signal(.kill)
    #expect(try before.waitForEnd() == .killed(Signal.kill.number))
    let after = try start()
    try after.wait(forText: ":recover brings back unsaved changes of mine.yaml")
    after.type(":forget\rq")
    #expect(try after.waitForEnd() == .exited(0))
    #expect(kept.isEmpty)
  }

  @Test func whatComesThroughAPipeIsShownWhileKeysComeFromTheTerminal() throws {
    try folder.write(
      "anchors: { a: { x: 8, y: 4 } }\npopovers: { p: { anchor: a, ansi: \"-\" } }\n",
      to: "mine.yaml")
    let program = try BuiltPrograms.path(of: "poplab")
    let terminal = try EmulatedTerminal(
      "/bin/sh", ["-c", "echo from afar | '\(program)' '\(scene)'"])
    try terminal.wait(forText: "│ from afar │")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }
}
