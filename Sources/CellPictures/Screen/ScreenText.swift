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
/// Nothing is lost: ``canvas(from:)`` reads the same canvas back. This is version 1 of the format, which is not written;
/// a later one has its number in its rules, as in `--- 2`.
public enum ScreenText {
  /// The version of the format that is read and written.
  static let version = 1

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
    legend += "\(letter) \(style.words)\n"
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
