import ArgumentParser
import ColorSchemes
import MessageText
import PlacementRequests
import PopoverReports
import PopoverThemes

/// `poplab themes diff`: what is different in two colour schemes, or in two themes.
struct ThemesDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say in what two colour schemes, or two themes, differ.",
    discussion: """
      Examples:
        poplab themes diff ./nord.toml ./nord.itermcolors
        poplab themes diff classic ./mine.yaml
        poplab themes diff ./old.conf ./new.conf --json

      Two schemes may be in different formats. Each colour that differs has a line: its digits in both, \
      their distance in OKLab (0.02 is just seen), and its contrast on the background of its own scheme \
      (WCAG 2). Words in place of a colour, as none, are compared in schemes of one format. Names, authors and \
      formats may differ in the same scheme. Of two themes each key that differs \
      has a line.

      JSON is one object with version, kind (schemes or themes), one, other, same (a number) and different: of \
      schemes name, one, other, distance and contrast (two numbers), of themes key, one and other. Schemes \
      also have details and words (key, one, other).

      Exit status: 0 the same; 1 different; 65 faults in a file; 66 no such name or file.
      """)

  @Argument(
    help: ArgumentHelp("A scheme or a theme.", valueName: "name|path"),
    completion: .themesAndSchemes)
  var one: String

  @Argument(
    help: ArgumentHelp("The other one.", valueName: "name|path"), completion: .themesAndSchemes)
  var other: String

  @Flag(help: .json)
  var json = false

  func run() throws {
    let subjects = (try Subject(one), try Subject(other))
    switch subjects {
    case (.scheme(let first), .scheme(let second)):
      let difference = SchemeDifference((first, one), (second, other))
      try report(difference.isSame, json ? try difference.json() + "\n" : difference.table)
    case (.theme(let first), .theme(let second)):
      let difference = ThemeDifference((first, one), (second, other))
      try report(difference.isSame, json ? try difference.json() + "\n" : difference.table)
    case (.theme, .scheme): throw mixed(theme: one, scheme: other)
    case (.scheme, .theme): throw mixed(theme: other, scheme: one)
    }
  }

  private func report(_ isSame: Bool, _ text: String) throws {
    try StandardOutput.write(text)
    if !isSame { throw ExitCode(1) }
  }

  private func mixed(theme: String, scheme: String) -> CommandFailure {
    CommandFailure(
      "'\(theme.shownSafely)' is a theme and '\(scheme.shownSafely)' a colour scheme; name two of a kind",
      status: .usage)
  }
}

/// What a name or a path stands for.
private enum Subject {
  case scheme(ColorScheme)
  case theme(Theme)

  init(_ nameOrPath: String) throws {
    let themes = ThemeLibrary.current
    switch try ThemeOrScheme(nameOrPath, in: themes) {
    case .scheme(let input): self = .scheme(try input.scheme())
    case .theme(let entry, let input):
      self = .theme(try themes.file(of: entry, foundIn: input).theme)
    }
  }
}
