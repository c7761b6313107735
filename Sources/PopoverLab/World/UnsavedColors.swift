import CellCanvas
import ColorSchemes
import PopoverScenes

/// Tuned colours of schemes that were not saved, stored in case the program ends before they are.
///
/// All of a lab are in one file, a line for each. Programs that know only scenes take it for a file of another kind.
package struct UnsavedColors: Equatable, Sendable {
  /// The colours as they were asked for, by what finds their schemes: names and full paths.
  package var colors: [String: [SchemeSlot: OKLCH]]

  private static let title = "# Tuned colours of schemes, kept by poplab."
  private static let mark = "# scheme: "

  /// Colours by what finds their schemes.
  package init(_ colors: [String: [SchemeSlot: OKLCH]]) { self.colors = colors }

  /// The name of the file; `number` counts those of several labs, from 1.
  static func fileName(number: Int) -> String {
    "tuned-colours\(number > 1 ? "-\(number)" : "").yaml"
  }

  /// The same with other names for the schemes; two of one name have the colours of both.
  func named(by name: (String) -> String) -> UnsavedColors {
    let named = colors.sorted { $0.key < $1.key }.map { (name($0.key), $0.value) }
    return UnsavedColors(Dictionary(named) { first, other in first.merging(other) { $1 } })
  }
}

extension UnsavedColors {
  /// The content of the file.
  package var file: [UInt8] {
    let parts = colors.sorted { $0.key < $1.key }.flatMap { scheme, colors in
      [Self.mark + scheme.escapedInLine] + Self.lines(of: colors)
    }
    return Array(([Self.title] + parts).map { $0 + "\n" }.joined().utf8)
  }

  private static func lines(of colors: [SchemeSlot: OKLCH]) -> [String] {
    colors.sorted { $0.key.name < $1.key.name }.map { slot, color in
      "\(slot.name): \(color.lightness) \(color.chroma) \(color.hue)"
    }
  }

  /// Reads the content of such a file; `nil` if it is another one, or has anything in it that nobody can have tuned.
  package init?(file: [UInt8]) {
    let lines = file.split(separator: UInt8(ascii: "\n"))
    guard lines.first?.elementsEqual(Self.title.utf8) == true else { return nil }
    self.init([:])
    var scheme: String?
    for line in lines.dropFirst() {
      if line.starts(with: Self.mark.utf8) {
        let name = String(decoding: line.dropFirst(Self.mark.utf8.count), as: UTF8.self)
        scheme = name.unescapedInLine
        if scheme == nil { return nil }
      } else {
        guard let scheme, let (slot, color) = Self.color(line) else { return nil }
        colors[scheme, default: [:]][slot] = color
      }
    }
    if colors.isEmpty { return nil }
  }

  private static func color(_ line: ArraySlice<UInt8>) -> (SchemeSlot, OKLCH)? {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 4, numbers.count == 3, words[0].hasSuffix(":"),
      let slot = SchemeSlot(name: String(words[0].dropLast())),
      (0...1).contains(numbers[0]), (0...0.4).contains(numbers[1]), (0...360).contains(numbers[2])
    else { return nil }
    return (slot, OKLCH(lightness: numbers[0], chroma: numbers[1], hue: numbers[2]))
  }
}
