/// What the name of a file says of its content: by its ending other programs choose how they open it.
package enum FileKind: String, CaseIterable, Sendable {
  // What is written here; the first are those of `PictureFormat`.
  case text
  case ansi
  case svg
  case html
  case json
  case screen
  case png
  case cast
  case yaml
  case xml
  // What is not.
  case gif
  case jpeg
  case webp
  case bmp
  case pdf

  /// How the names of its files may end, the usual ending first.
  package var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .html: ["html", "htm"]
    case .yaml: ["yaml", "yml"]
    case .jpeg: ["jpg", "jpeg"]
    case .ansi, .svg, .json, .screen, .png, .cast, .xml, .gif, .webp, .bmp, .pdf: [rawValue]
    }
  }

  /// The kind of a file, if its ending belongs to one; a name may be an ending alone.
  package init?(ofFile path: String) {
    guard let ending = Self.ending(of: path),
      let kind = Self.allCases.first(where: { $0.endings.contains(ending) })
    else { return nil }
    self = kind
  }

  /// What follows the last dot of a name, in small letters; `nil` without a dot.
  package static func ending(of path: String) -> String? {
    let name = path.pathSteps.last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }

  /// Why a file must not hold this, as its name says something else; `nil` if it may.
  ///
  /// - Parameter words: what it is.
  package func objection(toFile path: String, _ words: String) -> String? {
    guard let named = FileKind(ofFile: path), named != self else { return nil }
    return "'\(path)' ends like a file of \(Self.ending(of: path) ?? ""), and this is \(words)"
  }
}
