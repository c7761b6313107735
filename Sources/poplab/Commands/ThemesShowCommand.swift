import ArgumentParser
import ColorSchemes
import PlacementRequests
import PopoverReports
import PopoverThemes

/// `poplab themes show`: a theme key by key, a colour scheme, or its file.
struct ThemesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the value of every key of a theme, or the colours of a colour scheme.",
    discussion: """
      Examples:
        poplab themes show classic
        poplab themes show ./mine.yaml --json
        poplab themes show rounded --file > mine.yaml   a file to begin with
        poplab themes show nord                         the colours of a scheme
        poplab themes show ./nord.itermcolors --json

      A file is shown as what its content is: a theme, or a colour scheme of base16, base24, ghostty, \
      Alacritty, Gogh, kitty, iTerm2, Windows Terminal, vhs, wezterm, foot or Xresources. Of a scheme each \
      colour has its contrast on the background (WCAG 2); what the format's documentation gives in place of a \
      missing colour is marked as derived. How far the nearest of 256 colours are off is said as a distance in \
      OKLab; 0.02 is just seen. A file that is not right in every line is shown as far as it goes.

      JSON of a scheme has format, name, author, variant (what the file says), appearance (what the colours \
      say), foreground, background, cursor, cursorText, selection, ansi (sixteen), dim, dimForeground, \
      brightForeground, derived (names), contrast (text, and ansi with sixteen numbers, not rounded), \
      in256 (the greatest difference in 256 colours, and of which color), extras, \
      and warnings (path, line, column, message). What is not known is null.
      """)

  @Argument(
    help: ArgumentHelp("The theme, the colour scheme, or a file.", valueName: "name|path"),
    completion: .themesAndSchemes)
  var theme: String

  @Flag(help: "Print the file as it is.")
  var file = false

  @Flag(help: .json)
  var json = false

  @Option(help: .color)
  var color: ColorChoice?

  func validate() throws {
    if file, json { throw ValidationError("a file is not JSON; leave out --file or --json.") }
    if file || json, color != nil {
      throw ValidationError("leave out \(file ? "--file" : "--json") or --color.")
    }
  }

  func run() throws {
    let library = ThemeLibrary.current
    switch try ThemeOrScheme(theme, in: library) {
    case .scheme(let input): try show(input)
    case .theme(let entry, let input): try show(entry, input, in: library)
    }
  }

  private func show(
    _ entry: ThemeLibrary.Entry, _ input: SchemeInput?, in library: ThemeLibrary
  ) throws {
    // What cannot be read as a theme is not printed either: it may hold what disturbs a terminal.
    let (theme, source) = try library.file(of: entry, foundIn: input)
    if file { return try StandardOutput.write(source.bytes) }
    let details = ThemeDetails(library.record(of: entry, .success(theme)).record)
    try StandardOutput.write(json ? try details.json() + "\n" : details.table)
  }

  private func show(_ input: SchemeInput) throws {
    let reading = try input.reading()
    if file { return try StandardOutput.write(try input.printable(reading)) }
    let details = SchemeDetails(reading, fileName: input.name, path: input.path)
    if json { return try StandardOutput.write(try details.json() + "\n") }
    StandardError.write(details.warnings)
    try StandardOutput.write(details.table(depth: OutputAppearance.current.depth(color ?? .auto)))
  }
}

extension SchemeInput {
  /// The bytes of the file.
  ///
  /// - Throws: ``CommandFailure`` if they hold what could disturb a terminal.
  fileprivate func printable(_ reading: SchemeReading) throws -> [UInt8] {
    let unclean = reading.warnings.filter { fault in
      switch fault.reason {
      case .controlCharacter, .invalidUTF8: true
      default: false
      }
    }
    if unclean.isEmpty { return bytes }
    throw CommandFailure(unclean, in: path)
  }
}
