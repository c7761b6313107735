import ArgumentParser
import ColorSchemes
import MessageText

/// `poplab themes export`: a colour scheme in another format.
struct ThemesExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a colour scheme in the format of another terminal.",
    discussion: """
      Examples:
        poplab themes export ./nord.itermcolors --format kitty > nord.conf
        poplab themes export ./mine.conf --format base24
        poplab themes export ./old.toml --format alacritty  the same, in order

      The formats are \(SchemeFormat.words). The file goes to standard output. What the format has no \
      place for, and what was mixed of other colours as base16 asks for it, is said on standard error.

      Exit status: 0 written; 65 no scheme in the file; 66 no such scheme or file.
      """)

  @Argument(help: ArgumentHelp("The scheme.", valueName: "name|path"), completion: .writtenSchemes)
  var scheme: String

  @Option(
    name: [.customLong("format"), .customLong("as")],
    help: ArgumentHelp("The format to write.", valueName: "format"))
  var format: SchemeFormat

  func run() throws {
    let input = try SchemeLibrary().input(scheme)
    var scheme = try input.scheme()
    scheme.name = scheme.name ?? input.name
    try scheme.write(as: format, insteadOf: input.bytes)
  }
}

extension ColorScheme {
  /// Writes it to standard output, and what the format cannot hold to standard error.
  ///
  /// - Parameter file: the file that it was read from. In the same format one expects all of it again.
  func write(as format: SchemeFormat, insteadOf file: [UInt8] = []) throws {
    let writing = written(as: format)
    let replaced = self.format == format ? ReplacedScheme(file) : nil
    let losses = replaced?.losses(in: ReplacedScheme(Array(writing.text.utf8)))
    for remark in writing.remarks + [losses].compactMap(\.self) {
      StandardError.write("poplab: \(remark.shownSafely)\n")
    }
    try StandardOutput.write(writing.text)
  }
}

extension SchemeFormat: ExpressibleByArgument {
  /// All names in a row.
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
