import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A line of what is told of a theme.
struct ThemeDetailLine: Equatable {
  var text: GlyphText
  var isHeading = false
}

extension ThemeDetailLine {
  /// How well each part of the theme is seen, the one nearest to what it needs first, and then every
  /// key of it, in lines of at most `width` columns.
  static func all(of theme: Theme, depth: ColorDepth, width: Int) -> [ThemeDetailLine] {
    // Without colours there is no contrast to judge; those of the theme are told instead.
    let audit = ContrastAudit(theme, depth: depth == .none ? .trueColor : depth)
    return section(
      "Contrast, nearest to the need first", audit.findings.map(\.wordsWithNeed), width: width)
      + section("Keys", theme.listing.map { "\($0.key): \($0.value)" }, width: width)
  }

  private static func section(
    _ title: String, _ paragraphs: [String], width: Int
  ) -> [ThemeDetailLine] {
    let heading = ThemeDetailLine(text: GlyphText(title).shortened(to: width), isHeading: true)
    return [heading] + paragraphs.flatMap { lines(of: $0, width: width) }
  }

  /// All lines but the first stand a little to the right.
  private static func lines(of paragraph: String, width: Int) -> [ThemeDetailLine] {
    GlyphText.lines(of: paragraph, width: width - 2).enumerated().map { index, line in
      ThemeDetailLine(text: index == 0 ? line : line.indented)
    }
  }
}

extension GlyphText {
  fileprivate var indented: GlyphText {
    var text = GlyphText("  ")
    text.append(self)
    return text
  }
}

extension ContrastFinding {
  /// The contrast, cut and not rounded, so that what is too low never looks like enough.
  var words: String {
    guard let contrast else { return "? \(role.name): the terminal's own colours" }
    let hundredths = Int(contrast * 100)
    let figure = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(figure) \(role.name)" + (verdict == .tooLow ? ": too low, needs \(needed)" : "")
  }

  /// The same with what is needed, by which findings are sorted.
  fileprivate var wordsWithNeed: String {
    verdict == .enough ? "\(words), needs \(Words.figure(needed))" : words
  }
}
