import CellCanvas
import ColorSchemes
import MessageText
import PlacementRequests
import PopoverGeometry

/// What a list says of a scheme.
package struct SchemeSummary: Sendable {
  let name: String
  let author: String?
  let format: SchemeFormat
  let appearance: Appearance
  /// The luminance of the background.
  let brightness: Double?
  /// The contrast of text on the background.
  let text: Double?
  /// The lowest contrast of the colours, and which one has it.
  let lowest: (contrast: Double, slot: SchemeSlot)?
  package let path: String
  /// What two schemes that look the same have in common.
  let colors: [UInt32?]
  /// The name of an earlier one with the same colours.
  var sameAs: String?
  /// The path of an earlier one of this name with other colours.
  var unlike: String?

  /// - Parameter fileName: the file's name without its ending, for files that give no name.
  package init(_ scheme: ColorScheme, fileName: String, path: String) {
    name = scheme.name ?? fileName
    author = scheme.author
    format = scheme.format
    appearance = scheme.appearance
    brightness = scheme[.background].map(Color.luminance)
    text = scheme.contrast(of: .foreground)
    lowest = scheme.leastHueContrast
    self.path = path
    colors = ([.foreground, .background] + (0..<16).map(SchemeSlot.ansi)).map { scheme[$0] }
  }
}

extension SchemeSummary {
  static let heads = ["name", "format", "for", "text", "lowest", "", "file", ""]

  var row: [String] {
    [
      name.shownSafely, format.rawValue, appearance.rawValue, text.map(Words.contrast) ?? "-",
      lowest.map { Words.contrast($0.contrast) } ?? "-", lowest?.slot.name ?? "",
      path.shownSafely, notes,
    ]
  }

  private var notes: String {
    let same = sameAs.map { "same as \($0.shownSafely)" }
    return [same, unlike.map { "unlike \($0.shownSafely)" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}

extension SchemeSummary: JSONRepresentable {
  package var jsonValue: JSON {
    let contrast: JSON = [
      "text": text.jsonValue, "lowest": (lowest?.contrast).jsonValue,
      "lowestColor": (lowest?.slot.name).jsonValue,
    ]
    return [
      "name": name, "author": author.jsonValue, "format": format.rawValue,
      "appearance": appearance.rawValue, "brightness": brightness.jsonValue, "contrast": contrast,
      "path": path, "sameAs": sameAs.jsonValue, "unlike": unlike.jsonValue,
    ]
  }
}
