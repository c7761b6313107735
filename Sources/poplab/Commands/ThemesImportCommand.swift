import ArgumentParser
import ColorSchemes

/// `poplab themes import`: the colours of the terminal as the file of a colour scheme.
struct ThemesImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write down the colours of the terminal as a colour scheme.",
    discussion: """
      Examples:
        poplab themes import --from-terminal > mine.yaml
        poplab themes import --from-terminal --format kitty > mine.conf

      The terminal is asked for its sixteen colours, text, background and cursor, wherever standard output \
      leads, and has half a second to answer. What it does not say is left out and named on standard error. The \
      formats are \(SchemeFormat.words).

      Exit status: 0 written; 64 no source; 66 no terminal, or one that does not say its colours.
      """)

  @Flag(name: .customLong("from-terminal"), help: "Ask the terminal.")
  var isFromTerminal = false

  @Option(
    name: [.customLong("format"), .customLong("as")],
    help: ArgumentHelp("The format to write.", valueName: "format"))
  var format = SchemeFormat.gogh

  func validate() throws {
    if isFromTerminal { return }
    throw ValidationError(
      "say where the colours are; --from-terminal asks the terminal, and 'poplab themes export' converts files."
    )
  }

  func run() throws {
    do {
      let scheme = try TerminalScheme.shared.scheme()
      let unsaid = scheme.unsaid
      if !unsaid.isEmpty {
        StandardError.write("poplab: the terminal does not say \(unsaid.joined(separator: ", "))\n")
      }
      try scheme.write(as: format)
    } catch let failure as TerminalSchemeFailure {
      throw failure.ofCommand("'poplab themes export' takes colours from a file")
    }
  }
}

extension ColorScheme {
  /// What a terminal was asked for and has not said.
  fileprivate var unsaid: [String] {
    let asked = (0..<16).map(SchemeSlot.ansi) + [.foreground, .background, .cursor]
    return asked.filter { self[$0] == nil }.map(\.name)
  }
}
