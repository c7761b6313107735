import AnnotatedYAML
import ArgumentParser
import Foundation
import PlacementRequests
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab themes list`: every theme with its kinds, what it is made for and where it comes from; or the colour
/// schemes of folders.
struct ThemesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all themes, or the colour schemes of a folder.",
    usage: "poplab themes list [<path> ...] [<options>]",
    discussion: """
      Examples:
        poplab themes list             the themes, as 'poplab themes' alone does
        poplab themes list --json
        poplab themes list --schemes   the colour schemes that a name finds
        poplab themes list ./schemes   those of a folder
        poplab themes list ./schemes ./mine.conf --dark --sort contrast
        poplab themes list ./schemes --search "solarized light"

      Themes are in the order in which a name is looked for. A theme with the name of an earlier one is \
      shadowed: its name finds the other.

      Of a colour scheme the list has name, format, light or dark by luminance, the contrast of text, the lowest \
      contrast of the colours 1 to 6 and 9 to 14 (WCAG 2, cut and not rounded) and which colour has it, and \
      the file, or the name that finds it. A scheme with the sixteen colours, text and background of an earlier one is the same as that \
      one; one with the name of an earlier one and other colours is unlike it. Files that are no colour \
      schemes are counted, and those that cannot be read are named; folders in folders are not read. A file that was \
      named by itself has to be a scheme.

      JSON of schemes is one object with version and schemes; each of these has name, author, format, appearance, \
      brightness (luminance of the background), contrast (text, lowest, lowestColor), path, sameAs and unlike.

      Exit status: 0 listed; 65 a file that was named is no scheme; 66 it cannot be read.
      """)

  /// Paths, and words that are none.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Folders or files of colour schemes.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Flag(
    help:
      "List the colour schemes that a name finds, one's own and those that come with the program.")
  var schemes = false

  @OptionGroup(title: "Colour schemes") var choice: SchemeListOptions

  @Flag(help: .json)
  var json = false

  func validate() throws {
    for word in paths where !Self.isPath(word) { try refuse(word) }
    if paths.isEmpty, !schemes, let option = choice.given {
      throw ValidationError(
        "\(option) is for colour schemes, as in 'poplab themes list --schemes \(option)' or with a folder."
      )
    }
  }

  private static func isPath(_ word: String) -> Bool {
    word.first != "-" && (word.hasFolder || FileManager.default.fileExists(atPath: word))
  }

  /// A word with a dot may be meant as the name of a file, which is not there then.
  private func refuse(_ word: String) throws {
    if !word.isThemePath, let thing = try? ThemeOrScheme(word, in: .current).words {
      throw ValidationError("'\(word)' is \(thing); 'poplab themes show \(word)' shows it.")
    }
    guard word.first != "-", word.contains(".") else {
      throw Invocation.unknown(
        word, of: ThemesCommand.self,
        elsewhere: "a folder of colour schemes is named by its path, as in ./\(word)")
    }
  }

  func run() throws {
    if schemes || !paths.isEmpty { return try listSchemes() }
    let list = ThemeList(ThemeLibrary.current.records())
    try StandardOutput.write(json ? try list.json() + "\n" : list.table)
  }

  private func listSchemes() throws {
    let named = schemes ? SchemeLibrary().summaries : []
    let list = choice.list(named + (try SchemeFolder.summaries(of: paths)))
    try StandardOutput.write(json ? try list.json() + "\n" : list.table)
  }
}
