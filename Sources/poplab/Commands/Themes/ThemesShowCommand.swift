import ArgumentParser
import PopoverReports
import PopoverScenes

/// `poplab themes show`: a theme key by key, or its file.
struct ThemesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show every key of a theme as it is in force, and where its file is.",
    discussion: """
      Examples:
        poplab themes show classic
        poplab themes show ./mine.yaml --json
        poplab themes show rounded --file > mine.yaml     a file to begin with
      """)

  @Argument(help: ArgumentHelp("The theme.", valueName: "name|path"))
  var theme: String

  @Flag(help: "Print the file as it is.")
  var file = false

  @Flag(help: "Print the keys as JSON.")
  var json = false

  func validate() throws {
    if file, json { throw ValidationError("a file is no JSON; leave out --file or --json.") }
  }

  func run() throws {
    StandardOutput.reportClosedPipes()
    let library = ThemeLibrary.current
    let entry = try library.entry(theme)
    // What cannot be read as a theme is not printed either: it may hold what disturbs a terminal.
    let (theme, source) = try library.file(of: entry)
    if file { return try StandardOutput.write(source.bytes) }
    let details = ThemeDetails(library.record(of: entry, .success(theme)).record)
    try StandardOutput.write(json ? try details.json() + "\n" : details.table)
  }
}
