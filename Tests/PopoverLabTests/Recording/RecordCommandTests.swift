import CellCanvas
import LabSupport
import Testing

@testable import PopoverLab

/// Recordings that are begun and ended in the lab. There is a file `there.cast` and no folder `none`, and the disk is
/// full when `full.cast` or `full.yaml` is written.
@Suite("Recording in the lab")
struct RecordCommandTests {
  private static var world: HeadlessWorld {
    var world = HeadlessWorld()
    world.texts["there.cast"] = "there"
    world.faults["none/a.cast"] = .refused("No such file or directory")
    for path in ["full.cast", "full.yaml"] {
      world.faults[path] = .failed("No space left on device")
    }
    return world
  }

  private func session(
    _ script: String, in lab: Lab = .sample()
  ) throws -> RunningLab<HeadlessTerminal, HeadlessWorld> {
    var session = RunningLab(lab, in: Self.world)
    try session.press(script)
    return session
  }

  private static let nothing = "Nothing is being recorded; :record NAME.cast begins"
  private static let there = "'there.cast' is there already; nothing was written"
  private static let kept = "; the recording is kept, :record FILE writes it"
  private static let full = "Cannot write 'full.cast': No space left on device" + kept

  /// What is typed after `:record`, the last answer, and the new files.
  private static let answers: [([String], String, [String])] = [
    ([""], nothing, []),
    (["a.txt"], "A recording is a file .cast, or a script .yaml; 'a.txt' is neither", []),
    (["there.cast"], there, []), (["there.cast", ""], nothing, []),
    (["none/a.cast"], "Cannot write 'none/a.cast': No such file or directory", []),
    (["a.cast"], "Recording into a.cast; :record ends it", []),
    (["a.cast", "a.cast"], "Recording into a.cast; :record ends it", []),
    (["a.cast", ""], "Written: a.cast", ["a.cast"]), (["a.cast", "", ""], nothing, ["a.cast"]),
    (["a.cast", "", "a.cast"], "'a.cast' is there already; nothing was written", ["a.cast"]),
    (["a.cast", "there.cast"], there, []),
    (["a.cast", "there.cast", ""], "Written: a.cast", ["a.cast"]),
    (
      ["a.cast", "b.yaml"],
      "Written: a.cast; recording into b.yaml without what was done before; :record ends it",
      ["a.cast"]
    ),
    (["a.cast", "b.yaml", ""], "Written: b.yaml", ["a.cast", "b.yaml"]),
    // What cannot be written is kept.
    (["full.cast"], "Recording into full.cast; :record ends it", []),
    (["full.cast", ""], full, []), (["full.cast", "", ""], full, []),
    (["full.cast", "b.cast"], full, []),
    (["full.cast", "b.cast", "b.cast"], "Written: b.cast", ["b.cast"]),
    (["full.cast", "", "b.cast"], "Written: b.cast", ["b.cast"]),
    (["full.cast", "", "b.cast", ""], nothing, ["b.cast"]),
    (
      ["full.cast", "", "b.yaml"], "The recording that is kept is a file .cast; name such a file",
      []
    ),
    (["full.yaml", "", "b.yaml", ""], nothing, ["b.yaml"]),
    (
      ["full.yaml", "", "b.cast"], "The recording that is kept is a script .yaml; name such a file",
      []
    ),
    (["full.cast", "", "there.cast"], there + kept, []),
    (["full.cast", "", "there.cast", "b.cast"], "Written: b.cast", ["b.cast"]),
  ]

  @Test(arguments: answers)
  func theAnswerIsWhatHasCome(of words: [String], says: String, files: [String]) throws {
    let session = try session(
      words.map { $0.isEmpty ? "l:record<CR>" : "l:record \($0)<CR>" }.joined())
    #expect(session.lab.notice?.words == says)
    #expect(session.world.texts.keys.filter { $0 != "there.cast" }.sorted() == files)
    #expect(session.world.texts["there.cast"] == "there")
  }

  /// A script has the theme and the scheme beside the name of the scene, and what is changed while it is recorded.
  @Test(arguments: [
    ("t", ""), (":scheme lab<CR>", ""), ("", ""), ("l", " without what was done before"),
    (":vision deutan<CR>", " without what was done before"),
    ("r", " without what was done before"),
    (":record a.yaml<CR>l", ""), ("l:record a.yaml<CR>l", " without what was done before"),
  ])
  func aScriptMayLackChanges(before: String, words: String) throws {
    let session = try session(before + ":record a.yaml<CR>")
    #expect(session.lab.notice?.words == "Recording into a.yaml\(words); :record ends it")
  }

  /// A script cannot name the scene of a link, nor one that begins with another anchor.
  @Test func aRecordingOfNothingIsAScript() throws {
    let text = try #require(try session(":record b.yaml<CR>:record<CR>").world.texts["b.yaml"])
    #expect(text.hasSuffix("\nsteps: []\n"))
    #expect(try PlayScript(Array(text.utf8)).steps.isEmpty)
  }

  @Test func aSceneWithoutANameIsMissedByAScript() throws {
    let lab = Lab(
      size: CellSize(width: 80, height: 24),
      scene: .start(anchor: CellRect(x: 1, y: 1, width: 2, height: 2)),
      themes: Lab.sample().context.themes)
    let session = try session(":record a.yaml<CR>", in: lab)
    #expect(session.lab.notice?.words.hasPrefix("Recording into a.yaml without") == true)
  }

  @Test func whatIsKeptIsTheRecordingAsItEnded() throws {
    var session = try session(":record full.yaml<CR>k:record<CR>")
    try session.press("hhh:record b.yaml<CR>")
    let text = try #require(session.world.texts["b.yaml"])
    let script = try PlayScript(Array(text.utf8))
    let keys = script.steps.flatMap { step -> [Key] in
      if case .keys(let keys) = step.action { keys } else { [] }
    }
    #expect(keys == [.character("k")])
  }
}

extension RecordCommandTests {
  /// How a lab ends in which these keys were typed; the terminal is closed if it is still open then.
  private func run(
    _ script: String, from start: String?
  ) throws -> (lab: Lab, ending: LabEnding, last: String, files: [String]) {
    var lab = Lab.sample()
    if let start { lab.record(into: start) }
    let steps = try KeyScript(script).keys.map { PlayedTerminal.Step.events([.key($0)]) }
    var terminal = PlayedTerminal(size: lab.size, steps: steps)
    var world = Self.world
    let ending = lab.run(on: &terminal, in: &world)
    let files = world.texts.keys.filter { $0 != "there.cast" }.sorted()
    return (lab, ending, terminal.frames.last?.picture ?? "", files)
  }

  /// The file from the start, the keys, how the lab ends, the new files, and the one that could not be written.
  private static let endings: [(String?, String, LabEnding, [String], String?)] = [
    ("a.cast", "lq", .quit, ["a.cast"], nil), ("a.cast", "l", .terminalLost, ["a.cast"], nil),
    ("a.cast", "<C-c>", .interrupted, ["a.cast"], nil),
    ("a.cast", ":record b.cast<CR>q", .quit, ["a.cast", "b.cast"], nil),
    ("a.cast", ":record<CR>q", .quit, ["a.cast"], nil),
    (nil, ":record a.cast<CR>q", .quit, ["a.cast"], nil),
    ("full.cast", "q", .terminalLost, [], "full.cast"),
    ("full.cast", "qq", .quit, [], "full.cast"),
    ("full.cast", "<C-c>", .interrupted, [], "full.cast"),
    ("full.cast", "q:record b.cast<CR>q", .quit, ["b.cast"], nil),
    ("full.cast", ":record<CR>q", .terminalLost, [], "full.cast"),
    ("full.cast", ":record<CR>qq", .quit, [], "full.cast"),
  ]

  @Test(arguments: endings)
  func theEndWritesWhatIsRecorded(
    from start: String?, keys: String, ending: LabEnding, files: [String], unwritten: String?
  ) throws {
    let end = try run(keys, from: start)
    #expect(end.ending == ending)
    #expect(end.files == files)
    #expect(end.lab.unwrittenRecording?.path == unwritten)
  }

  @Test(arguments: [
    ("q", ":record FILE writes it, quitting again discards it"),
    (":record<CR>q", "Not saved: the recording full.cast; :record FILE saves, quitting again"),
  ])
  func leavingWithoutARecordingIsWarnedOf(keys: String, says: String) throws {
    #expect(try run(keys, from: "full.cast").last.contains(says))
  }

  @Test func aScriptRecordsToo() throws {
    let source = """
      steps:
        - keys: ":record a.cast<CR>"
        - shows: Recording into a.cast
        - keys: "l:record<CR>"
        - shows: "Written: a.cast"
      """
    var player = ScriptPlayer(Lab.sample(), in: Self.world) { _, _ in }
    try player.play(PlayScript(Array(source.utf8)))
    #expect(player.failures.map(\.sentence) == [])
  }
}
