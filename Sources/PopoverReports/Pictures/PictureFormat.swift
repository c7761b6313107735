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
    guard let ending = Self.ending(of: path),
      let format = Self.allCases.first(where: { $0.ending == ending })
    else { return nil }
    self = format
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Endings by which other programs choose how they open a file.
  private static let promises = ["svg", "html", "json", "cast", "png"]

  /// Why a file must not hold something, as its name promises something else; `nil` if it may.
  ///
  /// - Parameters:
  ///   - held: the ending of files of that kind.
  ///   - words: what it is.
  package static func objection(toFile path: String, holding held: String, _ words: String)
    -> String?
  {
    guard let ending = ending(of: path), ending != held, promises.contains(ending) else {
      return nil
    }
    return "'\(path)' ends like a file of \(ending), and this is \(words)"
  }

  /// Whether pictures one after the other are still a file of the format.
  package var holdsSeveral: Bool { self != .screen && self != .png }
}
