/// The forms in which a picture of a screen can be written.
package enum PictureFormat: String, CaseIterable, Sendable {
  /// Characters alone.
  case text
  /// Characters with escape sequences for colours.
  case ansi
  /// Shapes and text, for pages.
  case svg
  /// A page with the pictures and what is said of them.
  case html
  /// Where everything is and why, and the cells, as an object in each line.
  case json
  /// Characters, and a map of the styles with a legend.
  case screen
  /// Pixels.
  case png

  /// What its files are.
  package var kind: FileKind {
    switch self {
    case .text: .text
    case .ansi: .ansi
    case .svg: .svg
    case .html: .html
    case .json: .json
    case .screen: .screen
    case .png: .png
    }
  }

  /// How the names of its files end.
  package var ending: String { kind.endings[0] }

  /// The format of a file, if its ending belongs to one.
  package init?(ofFile path: String) {
    guard let kind = FileKind(ofFile: path),
      let format = Self.allCases.first(where: { $0.kind == kind })
    else { return nil }
    self = format
  }

  /// Whether pictures one after the other are still a file of the format.
  package var holdsSeveral: Bool { self != .screen && self != .png }
}
