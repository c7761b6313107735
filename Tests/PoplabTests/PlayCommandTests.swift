import Foundation
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

@Suite("The command play")
struct PlayCommandTests {
  private let folder = TemporaryFolder()

  private func play(_ script: String, _ arguments: String...) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["play", folder.write(script, to: "s.yaml")] + arguments)
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
    #expect(met.output == "\(folder.path)/s.yaml: 2 expectations met\n")
    // A text is looked for as it is shown.
    let joined = try play(Self.script.replacingOccurrences(of: "Save", with: "Sa\u{200D}ve"))
    #expect(joined.status == 0, "\(joined.output)")
    let failed = try play(Self.script.replacingOccurrences(of: "Save", with: "Lose"))
    #expect(failed.status == 1)
    #expect(
      failed.output == """
        \(folder.path)/s.yaml:6:12: 'Lose the file' is not on the screen
        \(folder.path)/s.yaml: 1 of 2 expectations not met

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
    try folder.write(Self.script, to: "s.yaml")
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "'\(program)' play s.yaml --record r.cast \(closed)"], folder: folder)
    #expect(outcome.status == 74)
    let text = (try? folder.text(of: "r.cast")) ?? ""
    #expect(!text.contains("expectations met"), "\(text)")
  }

  @Test func aRecordingIsTheSameEachTime() throws {
    let casts = try ["a.cast", "b.cast"].map { name in
      #expect(try play(Self.script, "--record", folder.path(of: name)).status == 0)
      return try folder.text(of: name)
    }
    #expect(casts[0] == casts[1])
    #expect(casts[0].hasPrefix("{\"version\":2,\"width\":80,\"height\":24,"))
    for line in casts[0].split(separator: "\n").dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      #expect(event?.count == 3)
    }
  }

  @Test func aFilmMovesByItself() throws {
    #expect(try play(Self.script, "--svg", folder.path(of: "a.svg")).status == 0)
    let film = try folder.text(of: "a.svg")
    #expect(film.contains("@keyframes"))
  }

  @Test func aFilmIsForDarkOrForLightPages() throws {
    let script = Self.script.replacingOccurrences(of: "rounded", with: "paper")
    let films = try ["light", "dark"].map { appearance in
      #expect(
        try play(script, "--svg", folder.path(of: "a.svg"), "--appearance", appearance).status == 0)
      return try folder.text(of: "a.svg")
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
    ("scheme: paper\nsteps: []", 65, "'paper'; that is a theme, for which the key 'theme' is"),
  ])
  func whatIsWrongIsSaid(_ script: String, _ status: Int32, _ message: String) throws {
    let outcome = try play(script)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// A scene that a script names tells all of its faults.
  @Test func everyFaultOfTheSceneIsSaid() throws {
    try folder.write("anchros: {}\nscren: real\n", to: "faulty.yaml")
    let outcome = try play("{ scene: ./faulty.yaml, steps: [] }")
    #expect(outcome.status == 65)
    let places = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == ["\(folder.path)/faulty.yaml:1:1:", "\(folder.path)/faulty.yaml:2:1:"],
      "\(outcome.errors)")
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
    try folder.write([
      "bad.yaml": "steps: [{ kyes: l }]", "good.yaml": Self.script,
      "failing.yaml": Self.script.replacingOccurrences(of: "Save", with: "Lose"),
    ])
    let outcome = try BuiltProgram.run(
      "poplab", ["play"] + names.map { folder.path(of: "\($0).yaml") })
    #expect(outcome.status == status)
    #expect(outcome.output.contains("\(folder.path)/good.yaml: 2 expectations met\n"))
    let faults = [
      "bad": "\(folder.path)/bad.yaml:1:11: unknown key 'kyes'; did you mean 'keys'?\n",
      "none":
        "poplab: cannot read the script '\(folder.path)/none.yaml': No such file or directory\n",
    ]
    #expect(outcome.errors == names.compactMap { faults[$0] }.joined())
  }
}
