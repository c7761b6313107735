import Foundation
import TerminalDriver
import Testing

@testable import poplab

@Suite("The command play")
struct PlayCommandTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  private func play(_ script: String, _ arguments: String...) throws -> BuiltProgram.Outcome {
    try Data(script.utf8).write(to: URL(fileURLWithPath: "\(folder)/s.yaml"))
    return try BuiltProgram.run("poplab", ["play", "\(folder)/s.yaml"] + arguments)
  }

  private static let script = """
    scene: toolbar-tooltip
    theme: rounded
    steps:
      - expect: { popover: tooltip, side: below }
      - keys: 9l
      - shows: Save the file
    """

  @Test func whatIsExpectedIsTested() throws {
    let met = try play(Self.script)
    #expect(met.status == 0, "\(met.errors)")
    #expect(met.output == "\(folder)/s.yaml: 2 expectations met\n")
    // A text is looked for as it is shown.
    let joined = try play(Self.script.replacingOccurrences(of: "Save", with: "Sa\u{200D}ve"))
    #expect(joined.status == 0, "\(joined.output)")
    let failed = try play(Self.script.replacingOccurrences(of: "Save", with: "Lose"))
    #expect(failed.status == 1)
    #expect(
      failed.output == """
        \(folder)/s.yaml:6:12: 'Lose the file' is not on the screen
        \(folder)/s.yaml: 1 of 2 expectations not met

        """)
  }

  @Test(arguments: [
    "motion: slide, steps: [{ keys: ':motion linear<CR>' }, { shows: 'Slide, linear' }]",
    "reduced-motion: true, steps: [{ keys: <Space> }, { shows: motion is reduced }]",
    "keys: { theme high-contrast: <F2> }, steps: [{ keys: <F2> }, { shows: high-contrast }]",
  ]) func aScriptSaysHowItBegins(script: String) throws {
    let played = try play("{ \(script) }")
    #expect(played.status == 0, "\(played.output)\(played.errors)")
  }

  @Test func theScriptOfTheHelpMeetsWhatItExpects() throws {
    let lines = PlayCommand.configuration.discussion.split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "A script is a YAML file:"))
    let script = lines[(start + 2)...].prefix { !$0.isEmpty }.joined(separator: "\n")
    let played = try play(script)
    #expect(played.status == 0, "\(played.output)")
  }

  /// No file gets the number of a stream that is closed, and with it what is written there.
  @Test(arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-"]) func aClosedStreamIsNoFile(closed: String)
    throws
  {
    let (script, cast) = ("\(folder)/s.yaml", "\(folder)/r.cast")
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: script))
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "'\(program)' play '\(script)' --record '\(cast)' \(closed)"])
    #expect(outcome.status == 74)
    let text = (try? String(contentsOfFile: cast, encoding: .utf8)) ?? ""
    #expect(!text.contains("expectations met"), "\(text)")
  }

  @Test func aRecordingIsTheSameEachTime() throws {
    for name in ["a.cast", "b.cast"] {
      #expect(try play(Self.script, "--record", "\(folder)/\(name)").status == 0)
    }
    let casts = try ["a.cast", "b.cast"].map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    #expect(casts[0] == casts[1])
    #expect(casts[0].hasPrefix("{\"version\":2,\"width\":80,\"height\":24,"))
    for line in casts[0].split(separator: "\n").dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      #expect(event?.count == 3)
    }
  }

  @Test func aFilmMovesByItself() throws {
    #expect(try play(Self.script, "--svg", "\(folder)/a.svg").status == 0)
    let film = try String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8)
    #expect(film.contains("@keyframes"))
  }

  @Test func aFilmIsForDarkOrForLightPages() throws {
    let script = Self.script.replacingOccurrences(of: "rounded", with: "paper")
    let films = try ["light", "dark"].map { appearance in
      #expect(try play(script, "--svg", "\(folder)/a.svg", "--appearance", appearance).status == 0)
      return try String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8)
    }
    let pages = try ["light", "dark"].map { appearance in
      let arguments = "render toolbar-tooltip --theme paper --format svg --appearance \(appearance)"
      let picture = try BuiltProgram.run("poplab", arguments.split(separator: " ").map(String.init))
      return try #require(picture.output.firstMatch(of: /<path fill="(#\w+)"/)).output.0
    }
    for (film, other) in [(0, 1), (1, 0)] {
      #expect(films[film].contains(pages[film]))
      #expect(!films[film].contains(pages[other]))
    }
  }

  @Test(arguments: [
    ("steps: [{ kyes: l }]", 65, "s.yaml:1:11: unknown key 'kyes'; did you mean 'keys'?"),
    ("{ scene: nosuch, steps: [] }", 65, "s.yaml:1:10: unknown scene 'nosuch'"),
    ("theme: nosuch\nscheme: none\nsteps: []", 65, "s.yaml:1:8: unknown theme 'nosuch'"),
    ("theme: nosuch\nscheme: nrod\nsteps: []", 65, "s.yaml:2:9: unknown scheme 'nrod'"),
  ])
  func whatIsWrongIsSaid(_ script: String, _ status: Int32, _ message: String) throws {
    let outcome = try play(script)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// A scene that a script names tells all of its faults.
  @Test func everyFaultOfTheSceneIsSaid() throws {
    try Data("anchros: {}\nscren: real\n".utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/faulty.yaml"))
    let outcome = try play("{ scene: ./faulty.yaml, steps: [] }")
    #expect(outcome.status == 65)
    let places = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == ["\(folder)/faulty.yaml:1:1:", "\(folder)/faulty.yaml:2:1:"], "\(outcome.errors)")
  }

  /// Scripts that are played one after the other, and the first fault, which decides.
  @Test(
    arguments: [
      (["bad", "good", "none"], 65), (["none", "good", "bad"], 66),
      (["failing", "none", "good"], 66),
      (["failing", "good"], 1),
    ] as [([String], Int32)])
  func aScriptThatCannotBeReadKeepsNoOtherFromBeingPlayed(
    _ names: [String], _ status: Int32
  ) throws {
    let texts = [
      "bad": "steps: [{ kyes: l }]", "good": Self.script,
      "failing": Self.script.replacingOccurrences(of: "Save", with: "Lose"),
    ]
    for (name, text) in texts {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).yaml"))
    }
    let outcome = try BuiltProgram.run("poplab", ["play"] + names.map { "\(folder)/\($0).yaml" })
    #expect(outcome.status == status)
    #expect(outcome.output.contains("\(folder)/good.yaml: 2 expectations met\n"))
    let faults = [
      "bad": "\(folder)/bad.yaml:1:11: unknown key 'kyes'; did you mean 'keys'?\n",
      "none": "poplab: cannot read the script '\(folder)/none.yaml': No such file or directory\n",
    ]
    #expect(outcome.errors == names.compactMap { faults[$0] }.joined())
  }
}
