import ArgumentParser
import ColorSchemes
import PlacementRequests
import PopoverReports
import PopoverScenes

/// `poplab themes check`: the faults of theme files, the contract of their chrome, and their contrast; or that of colour
/// schemes.
struct ThemesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong with themes and colour schemes: faults, contrast too low.",
    usage: "poplab themes check [<name|path> ...] [<options>]",
    discussion: """
      Examples:
        poplab themes check                         all themes, your schemes
        poplab themes check ./mine.yaml classic
        poplab themes check ./mine.yaml --json
        poplab themes check --brief
        poplab themes check classic --scheme nord
        poplab themes check nord ./mine.conf        colour schemes
        poplab themes check ./schemes --brief       all those of a folder
        poplab themes check nord --at-least text=7 --at-least ansi=3

      All faults of a file are reported at once, as path:line:column. The chrome is drawn in every direction, \
      place and size and checked against the contract of backgrounds; what breaks it is reported at the key that \
      it may come from. Then the cells that are really drawn \
      are judged, the role that is hardest to see first: text needs a contrast of 4.5, borders and arrows \
      need 3 (WCAG 2), in true colour, 256 and 16 colours. A line is seen against the background of its \
      cell, a block against what lies beside it, on the side where it stands out more. A colour of the \
      terminal's own is taken for black and for white, and the worse counts. A figure is what is reached: \
      its last decimal is cut, not rounded. Beside what is too low stands the nearest colour that would \
      do; nothing is changed. A role has a line for each depth at which it is too low. A theme that is \
      faint on purpose says why in its file, as low-contrast. In a theme that inherits, a warning \
      tells of a colour of its palette that no style uses, as it may be misspelled.

      Of a colour scheme the pairs are judged that a terminal shows: text, selection, each of the colours \
      ansi.1 to ansi.6 and ansi.9 to ansi.14 on the background, and cursor-text need 4.5; dim and cursor \
      need 3. \
      Black, white and their bright variants are shown, but are grounds as often as texts: they need \
      what is asked by their own names, as --at-least ansi.8=3. Dim text is dim-foreground, or where the \
      scheme has none half of the foreground and half of the background. Selected text is that of the \
      scheme, or else the foreground. Last come the roles of a popover in the scheme's colours, drawn in \
      the theme of --theme. Grades are those of WCAG 2: AAA from 7, AA from 4.5, AA large from 3, or \
      below; they and the verdicts are found before a figure is cut. What a scheme does not say is not \
      judged. A warning says which hues are told apart and look alike where the cones for long (protan), \
      middle (deutan) or short waves (tritan) are missing, with what remains of their distance in OKLab; \
      0.02 is just seen. It changes no verdict.

      JSON is one object with version, themes and schemes. Each theme has name, path, verdict, faults, \
      warnings and contract (path, line, column, message), lowContrastReason, and contrast: for each role what is needed, what is \
      reached (contrast, contrast256, contrast16), the worst cell (depth, foreground, background, nearest, \
      glyph, sample, column, row, kind, appearance) and in tooLow each depth that is not enough; alike has roles that \
      look alike to some (vision, one, other, appearance). Each scheme \
      has name, path, format, verdict, faults, thresholds, contrast (use, foreground, background, contrast, \
      grade, needed, enough), alike (vision, one, other, difference) and popover (theme, and contrast of each role). Numbers are not rounded.

      Exit status: 0 well; 1 a broken contract, or contrast too low without a reason; \
      65 faults in a file; 66 no such name or file, or no scheme in a folder. Of several the greatest. The \
      contrast of your own schemes counts where they are named, or something is asked of them.
      """)

  @Argument(
    help: ArgumentHelp(
      "Themes, colour schemes, or folders of schemes; all themes and your own schemes if none is named.",
      valueName: "name|path"), completion: .themesAndSchemes)
  var themes: [String] = []

  @OptionGroup var scheme: SchemeOption

  @OptionGroup(title: "Colour schemes") var demand: SchemeDemandOptions

  @Flag(help: "Print a line for each theme.")
  var brief = false

  @Flag(help: .json)
  var json = false

  func validate() throws {
    if brief, json { throw ValidationError("JSON is never brief; leave out --brief or --json.") }
  }

  func run() throws {
    let library = ThemeLibrary.current
    let inputs =
      themes.isEmpty
      ? try CheckedInputs(everythingIn: library) : try CheckedInputs(themes, themes: library)
    // What was not found may be what an option is for.
    if inputs.missing.isEmpty {
      try demand.refuse(unlessSchemeIn: inputs.found)
      try scheme.refuse(unlessThemeIn: inputs.found)
    }
    let checks = try inputs.found.mapWithProgress("themes and folders") {
      try checked($0, in: library)
    }.flatMap(\.self)
    try StandardOutput.write(
      json ? try FileCheck.json(checks.map(\.check)) + "\n" : text(of: checks.map(\.check)))
    let worst = (checks.map(\.status) + inputs.missing.map(\.rawValue)).max() ?? 0
    if worst > 0 { throw ExitCode(worst) }
  }

  private func checked(
    _ input: CheckedInput, in library: ThemeLibrary
  ) throws -> [CheckedFile] {
    switch input {
    case .theme(let entry):
      var (record, status) = library.record(of: entry)
      record.theme = try record.theme.map { try scheme.colored($0) }
      return [CheckedFile(.theme(ThemeCheck(record)), reading: status)]
    case .schemes(let inputs):
      let theme = try library.theme(demand.themeName)
      return inputs.concurrentMapWithProgress("schemes") { [demand, countsContrast] input in
        CheckedFile(
          .scheme(demand.check(input, theme)), reading: nil, countsContrast: countsContrast)
      }
    }
  }

  /// Whether the contrast of schemes changes the exit status: of those that nobody has named, faults alone do.
  private var countsContrast: Bool { !themes.isEmpty || !demand.thresholds.isEmpty }

  private func text(of checks: [FileCheck]) -> String {
    if brief { return checks.map { $0.headline + "\n" }.joined() }
    return checks.map(\.report).joined(separator: "\n")
  }
}

/// What was found in a file, and the exit status for it alone.
private struct CheckedFile: Sendable {
  let check: FileCheck
  let status: Int32

  /// - Parameter reading: the status where the file could not be read.
  init(_ check: FileCheck, reading: ExitStatus?, countsContrast: Bool = true) {
    self.check = check
    let found: Int32 =
      switch check.outcome {
      case .good: 0
      case .bad: countsContrast ? 1 : 0
      case .unreadable: ExitStatus.badData.rawValue
      }
    status = reading?.rawValue ?? found
  }
}
