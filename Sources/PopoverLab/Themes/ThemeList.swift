import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

enum ThemeFilter: String, CaseIterable, Sendable {
  case all
  case dark
  case light
  case marked

  fileprivate func contains(_ index: Int, of themes: ThemeCollection) -> Bool {
    switch self {
    case .all: true
    case .dark: themes.items[index].theme.shades.dark
    case .light: themes.items[index].theme.shades.light
    case .marked: themes.choice.marks.contains(index)
    }
  }
}

enum ThemeOrder: String, CaseIterable, Sendable {
  case name
  case brightness

  var sign: String {
    switch self {
    case .name: "a-z"
    case .brightness: "0-100%"
    }
  }
}

extension ThemesMode {
  /// The indices of the listed themes: the best matches of the search first, and then in order.
  func rows(of themes: ThemeCollection) -> [Int] {
    let ranked = themes.items.indices.compactMap { index -> Row? in
      guard filter.contains(index, of: themes) else { return nil }
      let (theme, name) = (themes.items[index].theme, themes.items[index].name)
      let ranks = [name, theme.name].compactMap {
        SearchMatch(of: search.text, in: $0, or: theme.summary)?.rank.rawValue
      }
      guard let rank = ranks.min() else { return nil }
      return Row(
        rank: rank, brightness: order == .brightness ? theme.brightness : 0,
        name: name.lowercased(), index: index)
    }
    return ranked.sorted { $0.key < $1.key }.map(\.index)
  }

  private struct Row {
    var rank: Int
    var brightness: Double
    var name: String
    var index: Int

    var key: (Int, Double, String, Int) { (rank, brightness, name, index) }
  }
}

struct ThemeDetailLine: Equatable {
  var text: GlyphText
  var isHeading = false
}

extension ThemeDetailLine {
  /// The contrast of each part of the theme, the most critical first, and then every key of the theme, in lines of
  /// at most `width` columns.
  static func all(of theme: Theme, depth: ColorDepth, width: Int) -> [ThemeDetailLine] {
    // A screen without colours has no contrast; that of the theme's own colours is shown instead.
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
  /// The contrast, truncated and not rounded, so that too low a contrast never looks sufficient.
  var words: String {
    guard let contrast else { return "? \(role.name): the terminal's own colours" }
    let hundredths = Int(contrast * 100)
    let figure = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(figure) \(role.name)" + (verdict == .tooLow ? ": too low, needs \(needed)" : "")
  }

  /// The contrast with the needed one, as findings are sorted by the difference.
  fileprivate var wordsWithNeed: String {
    verdict == .enough ? "\(words), needs \(Words.figure(needed))" : words
  }
}
