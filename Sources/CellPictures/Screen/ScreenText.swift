import CellCanvas

/// A canvas as text that a person reads and compares: the characters, below them a map of the styles with a letter
/// for each cell, and a legend of the letters.
///
/// ```
/// ╭────╮
/// │ hi │
/// ╰────╯
/// ---
/// aaaaaa
/// abbbba
/// aaaaaa
/// ---
/// a #89b4fa on standard
/// b standard on #1e1e2e bold
/// ```
///
/// Nothing is lost: ``canvas(from:)`` reads the same canvas back.
public enum ScreenText {
  /// The line between the characters, the map and the legend.
  static let rule = "---"

  /// The file of a canvas.
  public static func text(of canvas: Canvas) -> String {
    var letters = StyleLetters()
    var map = ""
    for y in 0..<canvas.size.height {
      for cell in canvas.row(y) { map.append(letters.letter(of: cell.style)) }
      map += "\n"
    }
    return canvas.picture + "\(rule)\n" + map + "\(rule)\n" + letters.legend
  }
}

/// Styles by letters, in the order in which they come, and the legend that says what each stands for.
package struct StyleLetters {
  private var letters: [Style: Character] = [:]
  /// A line for each letter.
  package private(set) var legend = ""

  package init() {}

  /// The letter of a style, a new one if it had none yet.
  package mutating func letter(of style: Style) -> Character {
    if let letter = letters[style] { return letter }
    let letter = Self.letter(letters.count)
    letters[style] = letter
    legend += "\(letter) \(StyleWords(style).text)\n"
    return letter
  }

  /// Latin letters first, and so many others that no picture runs out of them.
  private static func letter(_ index: Int) -> Character {
    var index = UInt32(index)
    for range in ranges {
      let count = UInt32(range.count)
      if index < count, let scalar = Unicode.Scalar(range.lowerBound + index) {
        return Character(scalar)
      }
      index -= min(index, count)
    }
    return "?"
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0xC0...0x17F, 0x410...0x44F, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]
}

/// The words of a style in a legend, as `#89b4fa on standard bold`.
struct StyleWords: Equatable {
  var text: String

  init(_ style: Style) {
    let names = Self.names.filter { style.attributes.contains($0.1) }.map { " \($0.0)" }
    text =
      "\(Self.words(style.foreground)) on \(Self.words(style.background))\(names.joined())"
  }

  init(text: String) { self.text = text }

  private static let names: [(String, Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse),
  ]

  private static func words(_ color: Color) -> String {
    color.paletteIndex.map { "palette \($0)" } ?? color.hexadecimal ?? "standard"
  }

  /// The style that the words mean; `nil` if they are not understood.
  var style: Style? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    guard let front = Self.color(&words), words.popFirst() == "on", let back = Self.color(&words)
    else { return nil }
    let attributes = words.map { word in Self.names.first { $0.0 == word }?.1 }
    guard !attributes.contains(nil) else { return nil }
    return Style(
      foreground: front, background: back,
      attributes: attributes.reduce(into: []) { $0.formUnion($1 ?? []) })
  }

  private static func color(_ words: inout ArraySlice<Substring>) -> Color? {
    guard let word = words.popFirst() else { return nil }
    if word == "standard" { return .standard }
    if word == "palette" { return words.popFirst().flatMap { UInt8($0) }.map { .palette($0) } }
    guard word.hasPrefix("#"), word.utf8.count == 7 else { return nil }
    return UInt32(word.dropFirst(), radix: 16).map { .rgb($0) }
  }
}
