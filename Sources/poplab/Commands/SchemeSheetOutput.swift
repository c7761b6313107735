import CellCanvas
import CellPictures
import MessageText
import PopoverReports
import PopoverThemes

/// Writes a contact sheet of colour schemes, each of which is read again when it is drawn, so that many need no more
/// memory than a few: line by line to standard output, or as text or SVG into a file.
struct SchemeSheetOutput {
  private let theme: Theme
  private let picture: ThemePictureOptions
  private let path: String?
  private let format: PictureFormat?
  private let sheet: SchemeSheet
  private let depth: ColorDepth
  private let output = OutputAppearance.current
  private let library = SchemeLibrary()

  /// - Parameter path: `nil` for standard output.
  /// - Throws: ``CommandFailure`` if the file has the ending of another format.
  init(_ theme: Theme, _ picture: ThemePictureOptions, size: CellSize?, path: String?) throws {
    (self.theme, self.picture, self.path) = (theme, picture, path)
    format = try path.map(Self.format)
    depth =
      switch format {
      case nil: output.depth(picture.color)
      case .text: .none
      default: picture.color.depth(terminal: .trueColor, environment: [:])
      }
    let scene = PreviewScene(size: size ?? PreviewScene.usualSize)
    sheet = SchemeSheet(of: scene, width: picture.width ?? output.width, depth: depth)
  }

  private static func format(ofFile path: String) throws -> PictureFormat {
    try PictureOutput.checkEnding(of: path)
    let format = PictureFormat(ofFile: path) ?? .text
    try OutputFile.check(path, holds: format.kind, format.rawValue)
    if [.text, .ansi, .svg].contains(format) { return format }
    throw CommandFailure(
      "a sheet of schemes is a file of .txt, .ansi or .svg, and '\(path.shownSafely)' is none",
      status: .usage)
  }

  func write(_ list: [SchemeSummary]) throws {
    guard let path, let format else {
      try picture.reportIfWider(
        sheet.width(of: list.count), than: picture.width ?? output.width, on: output)
      return try eachLine(of: list) {
        try StandardOutput.write(output.text(of: $0, picture.color))
      }
    }
    let text = format == .svg ? try svg(list) : try text(list, format)
    try OutputFile.write(Array(text.utf8), to: path)
  }

  private func text(_ list: [SchemeSummary], _ format: PictureFormat) throws -> String {
    var text = ""
    try eachLine(of: list) {
      text += format == .ansi ? $0.ansiText(depth: depth) : $0.picture
    }
    return text
  }

  private func svg(_ list: [SchemeSummary]) throws -> String {
    try ProgressLine.during("schemes", of: list.count) { line in
      try SVGSheet.text(
        title: "\(theme.name) in \(list.count) colour schemes",
        sizes: list.map { _ in sheet.size }, width: picture.width.map { $0 * 8 } ?? 1280
      ) { index in
        defer { line?.step() }
        return sheet.picture(list[index], try colored(list[index]))
      }
    }
  }

  private func eachLine(of list: [SchemeSummary], _ write: (Canvas) throws -> Void) throws {
    let lines = stride(from: 0, to: list.count, by: sheet.columns).map { start in
      list[start..<min(start + sheet.columns, list.count)]
    }
    _ = try lines.mapWithProgress("lines of schemes") { line in
      try write(sheet.line(try line.map { ($0, try colored($0)) }))
    }
  }

  private func colored(_ summary: SchemeSummary) throws -> Theme {
    picture.look(of: theme.colored(by: try library.scheme(summary.path)), on: output)
  }
}
