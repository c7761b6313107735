import ArgumentParser
import ColorSchemes
import PopoverReports
import PopoverScenes

/// `poplab themes check`: the faults of theme files, the contract of their chrome, and their contrast.
struct ThemesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong with themes: faults, broken contracts, contrast too low.",
    discussion: """
      Examples:
        poplab themes check                         all that a name finds
        poplab themes check ./mine.yaml classic
        poplab themes check ./mine.yaml --json
        poplab themes check --brief
        poplab themes check classic --scheme nord

      All faults of a file are told at once, as path:line:column. The chrome is drawn in every direction, \
      place and size and held against the contract of backgrounds. Then the cells that are really drawn \
      are judged, the role that is hardest to see first: text needs a contrast of 4.5, borders and arrows \
      need 3 (WCAG 2), in true colour, 256 and 16 colours. A line is seen against the background of its \
      cell, a block against what lies beside it, on the side where it stands out more. A colour of the \
      terminal's own is taken for black and for white, and the worse counts. A figure is what is reached: \
      its last decimal is cut, not rounded. Beside what is too low stands the nearest colour that would \
      do; nothing is changed. A role has a line for each depth at which it is too low. A theme that is \
      faint on purpose says why in its file, as low-contrast.

      JSON is one object with version and themes; each of these has name, path, verdict, faults (path, line, \
      column, message), contract, lowContrastReason, and contrast: for each role what is needed, what is \
      reached (contrast, contrast256, contrast16), the worst cell (depth, foreground, background, nearest, \
      glyph, sample, column, row, kind, appearance) and in tooLow each depth that is not enough.

      Exit status: 0 well; 1 a broken contract, or contrast too low without a reason; 64 no such name; \
      65 faults in a file; 66 no such file. Of several the greatest.
      """)

  @Argument(help: ArgumentHelp("Themes; all of them if none is named.", valueName: "name|path"))
  var themes: [String] = []

  @OptionGroup var scheme: SchemeOption

  @Flag(help: "Print a line for each theme.")
  var brief = false

  @Flag(help: "Print what was found as JSON.")
  var json = false

  func validate() throws {
    if brief, json { throw ValidationError("JSON is never brief; leave out --brief or --json.") }
  }

  func run() throws {
    let library = ThemeLibrary.current
    let names = themes.isEmpty ? library.names : themes
    try names.forEach(refuseScheme)
    var records = try names.map { try library.entry($0) }.map(library.record)
    for index in records.indices {
      records[index].record.theme = try records[index].record.theme.map { try scheme.colored($0) }
    }
    let checks = records.map { ThemeCheck($0.record) }
    try StandardOutput.write(json ? try ThemeCheck.json(checks) + "\n" : text(of: checks))
    let statuses = zip(records, checks).map { $0.status?.rawValue ?? $1.status }
    if let worst = statuses.max(), worst > 0 { throw ExitCode(worst) }
  }

  private func refuseScheme(_ name: String) throws {
    guard name.isThemePath, InputFile.isOrdinary(name),
      let bytes = try? InputFile.contents(of: name),
      SchemeFormat.detected(in: bytes) != nil
    else { return }
    let name = name.shownSafely
    throw CommandFailure(
      "'\(name)' is a colour scheme; 'poplab themes show \(name)' says its contrast, and --scheme checks "
        + "themes in its colours",
      status: .usage)
  }

  private func text(of checks: [ThemeCheck]) -> String {
    if brief { return checks.map { $0.headline + "\n" }.joined() }
    return checks.map(\.report).joined(separator: "\n")
  }
}

extension ThemeCheck {
  /// The exit status for what was found in a theme that can be read.
  fileprivate var status: Int32 {
    switch verdict {
    case .well, .lowOnPurpose: 0
    case .lowContrast, .brokenContract: 1
    case .faulty: ExitStatus.badData.rawValue
    }
  }
}
