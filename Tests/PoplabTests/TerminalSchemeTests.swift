import CellCanvas
import Foundation
import TerminalDriver
import TestSupport
import Testing

/// A terminal whose answers a test gives.
extension EmulatedTerminal {
  /// Starts the program and waits until it has asked for the colours.
  static func asked(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      "poplab", arguments,
      environment: ["COLORTERM": "truecolor"].merging(environment) { $1 }, answersQuestions: false)
    try terminal.wait(for: "the question") {
      terminal.output.suffix(3).elementsEqual("\u{1B}[c".utf8)
    }
    return terminal
  }

  fileprivate func answer(_ text: String) { send(Array(text.utf8)) }

  /// What the program has written.
  fileprivate var written: String { String(decoding: output, as: UTF8.self) }
}

@Suite("The scheme auto")
struct TerminalSchemeTests {
  private let folder = TemporaryFolder()

  private static let identity = "\u{1B}[?64;1c"
  private static let background = "\u{1B}]11;rgb:1010/1010/2020\u{7}"
  private static let text = "\u{1B}]10;rgb:e0e0/e0e0/e0e0\u{7}"

  private static let render = [
    "render", "--size", "40x12", "--format", "ansi", "--scheme", "auto",
  ]

  @Test(arguments: [
    background + text + identity, "\u{1B}]11;rgb:10/10/20\u{1B}\\" + identity,
    "\u{1B}]11;#101020\u{7}" + identity,
    "\u{1B}]4;1;rgb:zz/0\u{7}\u{1B}P1$r\u{1B}\\\u{1B}]nonsense\u{7}" + background + identity,
    "\u{1B}[?2026;2$y\u{1B}]4;0;rgb:0/0/0\u{7}" + background + identity,
  ])
  func whatTheTerminalSaysIsTaken(answer: String) throws {
    let terminal = try EmulatedTerminal.asked(Self.render)
    terminal.answer(answer)
    #expect(try terminal.waitForEnd() == .exited(0))
    // With a second colour the popover has that one, and the page is darker below it.
    let page = answer.contains("]4;0;") ? "48;2;14;14;28" : "48;2;16;16;32"
    #expect(terminal.written.contains(page), "\(terminal.text)")
    #expect(terminal.isGivenBack)
  }

  /// Not every terminal says who it is, nor all at once.
  @Test func colourByColourIsTakenToo() throws {
    let terminal = try EmulatedTerminal.asked(Self.render)
    for byte in Self.text + Self.background { terminal.answer(String(byte)) }
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.written.contains("48;2;16;16;32"))
  }

  @Test(arguments: [
    ("", "the terminal 'xterm-256color' has not answered within 500 ms"),
    (identity, "the terminal 'xterm-256color' does not say its colours"),
    ("\u{1B}]11;?\u{7}" + identity, "the terminal 'xterm-256color' does not say its colours"),
  ])
  func aTerminalWithoutAnAnswerIsNamed(answer: String, words: String) throws {
    let terminal = try EmulatedTerminal.asked(Self.render)
    terminal.answer(answer)
    #expect(try terminal.waitForEnd() == .exited(66))
    #expect(terminal.written.contains(words), "\(terminal.text)")
    #expect(terminal.written.contains("--scheme nord"))
    #expect(terminal.isGivenBack)
  }

  @Test(arguments: [("", "TERM is not set"), ("dumb", "the terminal 'dumb' answers no questions")])
  func aTerminalThatCannotAnswerIsNotAsked(name: String, words: String) throws {
    let outcome = try BuiltProgram.run("poplab", Self.render, environment: ["TERM": name])
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "poplab: cannot find the colours of the terminal: \(words); "
        + "name a scheme, as in --scheme nord\n")
  }

  /// What is judged, drawn or played without the lab is the same with every terminal and without one.
  @Test(arguments: ["check", "render", "scenes show", "diff nested", "play"])
  func aFileDoesNotAskTheTerminal(command: String) throws {
    let scene = """
      screen: 20x5
      scheme: auto
      anchors: { a: {} }
      popovers: { p: { anchor: a, text: hi } }
      checks: [{ contrast: 4.5 }]
      """
    let script = "scheme: auto\nsteps: [{ keys: l }]\n"
    let file = try folder.write(command == "play" ? script : scene, to: "s.yaml")
    let words = command.split(separator: " ").map(String.init) + [file]
    let terminal = try EmulatedTerminal("poplab", words, answersQuestions: false)
    let status: Int32 = command.hasPrefix("diff") ? 1 : 0
    #expect(try terminal.waitForEnd() == .exited(status), "\(terminal.text)")
    #expect(!terminal.written.contains("\u{1B}]11;?"))
    #expect(terminal.written.contains("only the lab asks the terminal"))
  }

  @Test(arguments: [Signal.terminate, .interrupt, .hangUp])
  func aSignalLeavesTheTerminalAsItWas(signal: Signal) throws {
    let terminal = try EmulatedTerminal.asked(Self.render)
    try terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal.number))
    #expect(terminal.isGivenBack)
  }

  /// Runs a line of the shell with `poplab` as `$0`.
  private func shell(_ line: String) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      "/bin/sh", ["-c", line, try BuiltPrograms.path(of: "poplab")], answersQuestions: false)
    try terminal.wait(for: "the question") {
      terminal.output.suffix(3).elementsEqual("\u{1B}[c".utf8)
    }
    return terminal
  }

  /// Standard output is a file here, and standard input is empty.
  @Test func theTerminalIsAskedWhereverTheStreamsLead() throws {
    let render = Self.render.joined(separator: " ")
    let terminal = try shell("exec \"$0\" \(render) < /dev/null > \(folder.path)/frame")
    terminal.answer(Self.background + Self.identity)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(try folder.text(of: "frame").contains("48;2;16;16;32"))
  }

  /// Whether the system lets a program put back what was typed; Linux may refuse it.
  private static let canTypeAgain =
    (try? String(contentsOfFile: "/proc/sys/dev/tty/legacy_tiocsti", encoding: .utf8))
    .map { $0.hasPrefix("1") } ?? true

  @Test(.enabled(if: canTypeAgain)) func whatIsTypedMeanwhileGoesToTheNextReader() throws {
    let render = Self.render.joined(separator: " ")
    let terminal = try shell("\"$0\" \(render) > /dev/null; read line; echo \"next: $line\"")
    terminal.answer("ty" + Self.background + "ped\r" + Self.identity)
    try terminal.wait(forText: "next: typed")
  }

  /// The shell sets modes of its own before it continues in the background what was stopped without its knowledge.
  @Test func theModesOfTheShellAreLeftAlone() throws {
    let render = Self.render.joined(separator: " ")
    let terminal = try shell(
      "set -m; sh -c 'echo $$ > \(folder.path)/job; exec \"$0\" \(render)' \"$0\"; "
        + "stty -icanon -echo echonl; echo stopped; read line; bg; wait; echo finished; read line"
    )
    let job = try folder.text(of: "job").trimmingCharacters(in: .newlines)
    kill(try #require(Int32(job)), SIGSTOP)
    try terminal.wait(forText: "stopped")
    let modes = terminal.modes
    #expect(modes != terminal.modesBefore)
    terminal.answer("\r")
    try terminal.wait(forText: "finished")
    #expect(terminal.modes == modes)
  }

  @Test func theyAreWrittenDown() throws {
    let file = folder.path(of: "s.yaml")
    let terminal = try shell("exec \"$0\" themes import --from-terminal > \(file)")
    let palette = (0..<16).map { "\u{1B}]4;\($0);rgb:\($0 + 16)00/0000/ffff\u{7}" }.joined()
    terminal.answer(palette + Self.background + Self.text + Self.identity)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.hasPrefix("poplab: the terminal does not say cursor "))
    let shown = try BuiltProgram.run("poplab", ["themes", "show", file, "--json"])
    let scheme = try #require(
      try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
    #expect(scheme["format"] as? String == "gogh")
    #expect(scheme["background"] as? String == "#101020")
    #expect(scheme["foreground"] as? String == "#e0e0e0")
    #expect(scheme["cursor"] is NSNull)
    #expect((scheme["ansi"] as? [String])?.last == "#3100ff")
  }

  @Test func onlyTheTerminalIsASource() throws {
    let outcome = try BuiltProgram.run("poplab", ["themes", "import"])
    #expect(outcome.status == 64 && outcome.errors.contains("--from-terminal asks the terminal"))
    let without = try BuiltProgram.run("poplab", ["themes", "import", "--from-terminal"])
    #expect(without.status == 66 && without.output.isEmpty)
  }
}

@Suite("The scheme auto in the lab")
struct TerminalSchemeLabTests {
  private static let answer = "\u{1B}]11;rgb:10/10/20\u{7}\u{1B}]10;rgb:e0/e0/e0\u{7}"
  private static let identity = "\u{1B}[?64;1c"
  private static let page = Color.rgb(0x10_1020)

  private let folder = TemporaryFolder()

  init() throws { try folder.configure("scheme: auto\n") }

  private func isInItsColours(_ terminal: EmulatedTerminal) -> Bool {
    (0..<24).contains { y in
      (0..<80).contains { x in terminal.cell(x, y).style.background == Self.page }
    }
  }

  @Test func keysTypedMeanwhileAreNotLost() throws {
    let terminal = try EmulatedTerminal.asked(["--scheme", "auto"])
    let (first, second) = (Self.answer.prefix(9), Self.answer.dropFirst(9))
    terminal.send(Array((":he" + first).utf8))
    terminal.send(Array((second + "lp" + Self.identity + "x\u{1B}[Dy").utf8))
    try terminal.wait(forText: ":helpyx")
    #expect(isInItsColours(terminal))
  }

  @Test func theConfigurationNamesItToo() throws {
    let terminal = try EmulatedTerminal.asked([], environment: folder.environment)
    terminal.send(Array((Self.answer + Self.identity).utf8))
    try terminal.wait(for: "its colours") { isInItsColours(terminal) }
    terminal.type(":scheme none\r")
    try terminal.wait(for: "other colours") { !isInItsColours(terminal) }
    terminal.type(":scheme auto\r")
    try terminal.wait(for: "its colours again") { isInItsColours(terminal) }
  }

  /// A configuration is no reason not to open; answers that come when the lab is open are no keys, wherever they are cut.
  @Test(arguments: [
    ("\u{1B}]4;2;rg", "b:1/2/3\u{7}" + answer + identity),
    ("\u{1B}", "]4;2;rgb:1/2/3\u{7}" + identity), ("\u{1B}[", "?64;1c"),
    ("\u{1B}]4;2;rgb:1/2/3\u{1B}", "\\" + identity),
  ])
  func lateAnswersAreNoKeys(first: String, second: String) throws {
    let terminal = try EmulatedTerminal.asked(
      [], environment: folder.environment.merging(["ESCDELAY": "0"]) { $1 })
    terminal.answer(first)
    try terminal.wait(forText: "q quit")
    terminal.answer(second + ":end")
    try terminal.wait(forText: ":end")
    #expect(!isInItsColours(terminal))
    terminal.type("\u{1B}")
    try terminal.wait(for: "the line to close") { !terminal.text.contains(":end") }
    terminal.type(":scheme auto\r")
    try terminal.wait(forText: "Cannot find the colours of the terminal")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isGivenBack)
  }

  @Test func itIsAskedOnlyBeforeTheLab() throws {
    let terminal = try EmulatedTerminal("poplab")
    try terminal.wait(for: "the lab") { terminal.isAlternateScreen }
    terminal.type(":scheme auto\r")
    try terminal.wait(forText: "poplab --scheme auto")
  }
}
