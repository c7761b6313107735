import ArgumentParser

/// `poplab check`: whether scenes meet their own checks, and rules that hold everywhere.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check whether popovers go where their scenes expect them.",
    usage: "poplab check <name|path> ... [<options>]",
    discussion: """
      Examples:
        poplab check mine.yaml
        poplab check scenes/*.yaml --json
        poplab check mine.yaml --size 80x24,60x16 --theme paper,classic
        poplab check mine.yaml --sweep
        poplab check mine.yaml --update  write the pictures that its checks name
        poplab check scenes/*.yaml --junit results.xml

      Every check that fails is reported with its place in the file, what is, and what was asked. All \
      scenes are looked at, on every size and in every theme, whatever comes of the others.

      With --sweep each anchor is put at every cell of the screen, one after the other, and everywhere a popover \
      must lie inside of the free area, be whole (but with choose: shrink-first) and beside its anchor where some permitted side holds it, have \
      its arrow on its frame, and stay where it is when it is asked again. What breaks a rule is made as small as \
      it can be and printed as a scene that can be opened.

      With --update the pictures that checks name are drawn as the scenes are now, without the lab around them, and \
      written where they differ, and a folder that is missing is made; what changes is said, with --json and --tap on \
      standard error. Everything else is checked as without it. What is no picture, or one of a later version, is not overwritten.

      JSON is one object with version, passes, and scenes; each of these has scene, passes, faults (path, line, column, \
      message), and checks (popover, key, passes, asked, found, screen, reserved, line, column, detail), and combination where \
      there are several.

      Exit status: 0 all checks pass; 1 some check fails; 65 a file is no scene, or no \
      picture that this version reads; 66 no such file; 73 a picture cannot be written.
      """)

  @Argument(
    help: ArgumentHelp("The scenes, by name or by path.", valueName: "name|path"),
    completion: .scenes)
  var scenes: [String]

  @OptionGroup var stages: StageChoice

  @Flag(help: "Put every anchor at every cell, and look whether rules hold there.")
  var sweep = false

  @Flag(help: "Write the pictures that checks name, and say what changes in them.")
  var update = false

  @Flag(help: .json)
  var json = false

  @Flag(help: "Print the results in the Test Anything Protocol.")
  var tap = false

  @Option(
    help: ArgumentHelp("Write the results as JUnit's XML into a file too.", valueName: "file"),
    completion: .file())
  var junit: String?

  func validate() throws {
    if json, tap { throw ValidationError("results have one form; leave out --json or --tap.") }
    if update, stages.combinationCount > 1 {
      throw ValidationError(
        "a picture is kept for one size and one theme; leave out --update, or name one of each.")
    }
  }

  func run() throws {
    if junit == "-" {
      throw CommandFailure(
        "the report goes to standard output; give --junit a file", status: .usage)
    }
    if let junit { try OutputFile.check(junit, holds: .xml, "JUnit's XML") }
    var run = CheckRun(
      stages: stages, sweeps: sweep, updates: update, form: json ? .json : tap ? .tap : .text,
      junit: junit)
    try run.check(scenes)
    if let status = run.status { throw ExitCode(status) }
  }
}
