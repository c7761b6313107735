import ArgumentParser
import PopoverReports
import PopoverScenes

/// `poplab check`: whether scenes meet their own checks.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check whether popovers go where their scenes expect them.",
    discussion: """
      Examples:
        poplab check mine.yaml
        poplab check scenes/*.yaml --json
        poplab check lsp-hover nested

      Every check that fails is told with its place in the file, what is, and what was asked. All \
      scenes are looked at, whatever comes of the others.

      Exit status: 0 all checks pass; 1 some check fails; 65 a file is no scene; 66 no such file.
      """)

  @Argument(help: ArgumentHelp("The scenes, by name or by path.", valueName: "name|path"))
  var scenes: [String]

  @OptionGroup var options: StageOptions

  @Flag(help: "Print the results as JSON.")
  var json = false

  func run() throws {
    var run = CheckRun(library: SceneLibrary(), options: options)
    for scene in scenes { try run.check(scene, isReported: !json) }
    if json { try StandardOutput.write(try run.outcomes.json() + "\n") }
    if let status = run.status { throw ExitCode(status) }
  }
}

/// Scenes that are checked one after another.
private struct CheckRun {
  let library: SceneLibrary
  let options: StageOptions
  var outcomes: [CheckOutcome] = []
  var failure: ExitStatus?

  /// The status of the first scene that could not be looked at, else 1 if a check fails.
  var status: Int32? {
    let fails = outcomes.contains { outcome in
      if case .checked(let report) = outcome { !report.passes } else { false }
    }
    return failure?.rawValue ?? (fails ? 1 : nil)
  }

  mutating func check(_ scene: String, isReported: Bool) throws {
    do {
      let document = try library.document(scene)
      let stage = try options.stage(document, in: library)
      let report = CheckReport(document, CheckResult.all(on: stage))
      outcomes.append(.checked(report))
      if isReported { try StandardOutput.write(report.text) }
    } catch let error as CommandFailure where error.status != .inputOutput {
      failure = failure ?? error.status
      let messages = error.text.split(separator: "\n").map(String.init)
      outcomes.append(.unreadable(path: scene, messages: messages))
      if isReported { StandardError.write(error.text + "\n") }
    }
  }
}
