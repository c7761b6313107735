import AnnotatedYAML
import ArgumentParser
import CellCanvas
import ColorSchemes
import PopoverReports
import PopoverThemes

/// The colour schemes of a contact sheet, and where it goes.
struct SchemeSheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show one theme in the colours of the schemes in a folder or a file, or of all that a name finds.",
      valueName: "folder|file|all"), completion: .file())
  var schemes: [String] = []

  @OptionGroup var choice: SchemeListOptions

  @Option(
    form: "WxH", read: CellArguments.picture,
    help: "The size of each scene in cells; \(PreviewScene.usualSize.words) if it is not given.")
  var size: CellSize?

  @Option(help: ArgumentHelp("Write into a file.", valueName: "file"), completion: .file())
  var output: String?

  /// The word for all schemes that a name finds.
  private static let all = "all"

  var areShown: Bool { !schemes.isEmpty }

  /// The first other option that was given, if there is one.
  var given: String? {
    choice.given ?? [String](given: ["--size": size != nil, "--output": output != nil]).first
  }

  /// - Throws: ``CommandFailure`` if there is no scheme, or the sheet cannot be written.
  func write(_ theme: Theme, _ picture: ThemePictureOptions) throws {
    let list = choice.list(try summaries()).schemes
    if list.isEmpty {
      throw CommandFailure("there is no such colour scheme; nothing was drawn", status: .noInput)
    }
    try SchemeSheetOutput(theme, picture, size: size, path: output).write(list)
  }

  private func summaries() throws -> [SchemeSummary] {
    try schemes.flatMap { place -> [SchemeSummary] in
      if place == Self.all { return SchemeLibrary().summaries }
      let path = place.hasFolder ? place : "./" + place
      return try SchemeFolder.summaries(of: [path])
    }
  }
}
