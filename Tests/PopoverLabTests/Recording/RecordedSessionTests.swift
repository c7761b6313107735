import CellCanvas
import LabSupport
import Testing

@testable import PopoverLab

@Suite("Recorded sessions")
struct RecordedSessionTests {
  private static let steps: [PlayedTerminal.Step] = [
    .events([.key(.character("l"))]), .wait(.milliseconds(700)), .events([.key(.character("w"))]),
    .resize(CellSize(width: 60, height: 16)), .wait(.milliseconds(300)),
    .events(":gap 2".unicodeScalars.map { .key(.character($0)) } + [.key(Key(.enter))]),
    .events([.key(.character("t")), .key(.character("<"))]), .events([.pasted("a \"b\"")]),
    .events([
      .mouse(MouseEvent(.wheel(2), at: CellPoint(x: 70, y: 20), .control)),
      .mouse(MouseEvent(.press(.left), at: CellPoint(x: 30, y: 5))),
      .mouse(MouseEvent(.drag(.left), at: CellPoint(x: 33, y: 6))),
      .mouse(MouseEvent(.release, at: CellPoint(x: 33, y: 6))),
    ]),
    // A file can have neither of these two characters.
    .events([.key(.character(":"))]), .events([.pasted("gap\u{1B}\t2\u{7F}\n")]),
  ]

  /// The files that a session leaves, and the frames that were seen.
  private func session(into path: String) -> (texts: [String: String], frames: [Canvas]) {
    var lab = Lab.sample()
    lab.record(into: path)
    var terminal = PlayedTerminal(size: lab.size, steps: Self.steps)
    var world = HeadlessWorld()
    _ = lab.run(on: &terminal, in: &world)
    return (world.texts, terminal.frames)
  }

  @Test func aCastHasWhatWasSeen() throws {
    let (texts, _) = session(into: "a.cast")
    let lines = try #require(texts["a.cast"]).split(separator: "\n")
    #expect(lines[0].hasPrefix("{\"version\":2,\"width\":80,\"height\":24"))
    #expect(lines.contains { $0.hasPrefix("[0.700, \"r\", \"60x16\"]") })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("[0.") || $0.hasPrefix("[1.") })
    // The same session gives the same bytes.
    #expect(session(into: "a.cast").texts == texts)
  }

  /// The end of a session has nothing left to write, and a frame is written when it is shown and not before.
  @Test func aCastIsWrittenFrameByFrame() throws {
    var session = RunningLab()
    try session.press(":record a.cast<CR>")
    session.present(session.lab.frame)
    let first = session.world.recording
    try session.press("l")
    #expect(session.world.recording == first)
    session.present(session.lab.frame)
    let all = session.world.recording
    #expect(all.hasPrefix(first) && all != first)
    session.present(session.lab.frame)
    try session.press(":record<CR>")
    #expect(session.world.texts["a.cast"] == all)
  }

  /// A disk that is full in the middle ends the recording and not the session.
  @Test func aCastThatCannotGoOnIsTold() throws {
    var session = RunningLab()
    try session.press(":record a.cast<CR>")
    session.perform(
      session.lab.receive(.recordingStopped(path: "a.cast", .failed("No space left on device"))))
    #expect(
      session.lab.notice?.words
        == "Cannot write 'a.cast': No space left on device; nothing more is recorded")
    let there = session.world.recording
    try session.press("l")
    session.present(session.lab.frame)
    #expect(session.world.recording == there)
    try session.press("q")
    #expect(session.world.texts.isEmpty)
    let broken = UnwrittenRecording(path: "a.cast", fault: .failed("No space left on device"))
    #expect(session.lab.unwrittenRecording == broken)
  }

  /// What is typed to end the recording is no part of the script.
  @Test(arguments: [
    ":record<CR>", "<C-p>record<Esc><Esc>:record<CR>", ":record b.yaml<CR>", ";mr<CR>",
  ])
  func aScriptEndsBeforeItsEndIsTyped(ending: String) throws {
    var lab = Lab.sample()
    lab.record(into: "a.yaml")
    let keys = try KeyScript("lw" + ending).keys.map(TerminalEvent.key)
    var terminal = HeadlessTerminal(size: lab.size, events: keys)
    var world = HeadlessWorld()
    _ = lab.run(on: &terminal, in: &world)
    let lines = try #require(world.texts["a.yaml"]).split(separator: "\n")
    let steps = lines.filter { $0.contains("keys") }
    #expect(steps.prefix(2) == ["  - keys: \"l\"", "  - keys: \"w\""])
    #expect(steps.allSatisfy { !$0.contains(":\"") && !$0.contains(";\"") }, "\(steps)")
  }

  /// What is recorded can be played, however long the session is.
  @Test func aScriptThatIsFullEndsByItself() throws {
    var session = RunningLab()
    try session.press(":record a.yaml<CR>:")
    let paste = TerminalEvent.pasted(String(repeating: "x", count: 8_000))
    for _ in 1...200 where session.lab.context.recording.file != nil { session.receive(paste) }
    #expect(
      session.lab.notice?.words
        == "Written: a.yaml, nearly as long as a script may be; nothing more is recorded")
    let text = try #require(session.world.texts["a.yaml"])
    #expect(text.utf8.count > 700_000 && session.lab.unwrittenRecording?.path == "a.yaml")
    #expect(throws: Never.self) { try PlayScript(Array(text.utf8)) }
    try session.press("<Esc>:record b.yaml<CR>:record<CR>")
    #expect(session.world.texts["b.yaml"] != nil)
  }

  /// No step of a script waits for more than a minute.
  @Test func aLongPauseIsSeveralWaits() throws {
    var lab = Lab.sample()
    lab.record(into: "a.yaml")
    let key = PlayedTerminal.Step.events([.key(.character("l"))])
    var terminal = PlayedTerminal(
      size: lab.size, steps: [key, .wait(.milliseconds(150_040)), key])
    var world = HeadlessWorld()
    _ = lab.run(on: &terminal, in: &world)
    let text = try #require(world.texts["a.yaml"])
    let waits = text.split(separator: "\n").filter { $0.contains("wait") }
    #expect(waits == ["  - wait: 60.000", "  - wait: 60.000", "  - wait: 30.040"])
    #expect(try PlayScript(Array(text.utf8)).steps.count == 5)
  }

  /// A script names files beside itself, as scene files do.
  @Test(arguments: [
    ("scenes/a.yaml", "films/b.yaml", "../scenes/a.yaml"), ("./a.yaml", "b.yaml", "./a.yaml"),
    ("/tmp/a.yaml", "films/b.yaml", "/tmp/a.yaml"), ("a.yaml", "/tmp/b.yaml", "/home/me/a.yaml"),
    ("a.yaml", "../b.yaml", "/home/me/a.yaml"),
  ])
  func aScriptNamesFilesBesideItself(scene: String, script: String, name: String) {
    var lab = Lab.sample()
    lab.use(currentFolder: "/home/me")
    lab.context.files.location = .file(scene)
    lab.context.themes.choice.scheme = scene.contains("/") ? scene : "./" + scene
    let lines = ScriptRecorder(lab, at: .zero).text(for: script).split(separator: "\n")
    let scheme = name.contains("/") ? name : "./" + name
    #expect(
      lines.prefix(4).dropFirst() == [
        "scene: \"\(name)\"", "theme: \"rounded\"", "scheme: \"\(scheme)\"",
      ])
  }

  @Test func aScriptPlaysTheSameFrames() throws {
    let (texts, frames) = session(into: "a.yaml")
    let script = try PlayScript(Array(try #require(texts["a.yaml"]).utf8))
    #expect(script.size == CellSize(width: 80, height: 24))
    final class Seen { var last: Canvas? }
    let seen = Seen()
    var player = ScriptPlayer(Lab.sample(), in: HeadlessWorld()) { event, _ in
      if case .frame(let canvas) = event { seen.last = canvas }
    }
    try player.play(script)
    #expect(seen.last == frames.last)
    #expect(frames.last?.picture.contains(":gap 2") == true)
    let mouse = texts["a.yaml"]?.split(separator: "\n").filter { $0.contains("mouse") }
    #expect(
      mouse == [
        "  - mouse: \"C-wheel-down 70,20\"", "  - mouse: \"C-wheel-down 70,20\"",
        "  - mouse: \"press 30,5\"", "  - mouse: \"drag 33,6\"", "  - mouse: \"release 33,6\"",
      ])
  }
}
