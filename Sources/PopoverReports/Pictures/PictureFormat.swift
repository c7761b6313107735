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

  /// How the names of its files end.
  package var ending: String { self == .text ? "txt" : rawValue }

  /// The format of a file, if its ending belongs to one.
  package init?(ofFile path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  /// Whether pictures one after the other are still a file of the format.
  package var holdsSeveral: Bool { self != .screen && self != .png }
}
