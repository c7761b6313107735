import CellCanvas
import ColorSchemes
import PopoverGeometry
import PopoverReports
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
    case .dark: themes.items[index].theme.shades.contains(.dark)
    case .light: themes.items[index].theme.shades.contains(.light)
    case .marked: themes.choice.marks.contains(index)
    }
  }

  /// - Parameter scheme: `nil` for one that was not read.
  fileprivate func contains(_ scheme: ColorScheme?) -> Bool {
    switch self {
    case .all: true
    case .dark: scheme?.appearance == .dark
    case .light: scheme?.appearance == .light
    case .marked: false
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
  /// The indices of what is listed, worked out anew.
  func sortedRows(of themes: ThemeCollection) -> [Int] {
    let typed = CaselessText(search.text)
    let all =
      list == .themes
      ? themeRows(themes, matching: typed) : schemeRows(themes, matching: typed)
    return all.sorted { $0.key < $1.key }.map(\.index)
  }

  private func themeRows(_ themes: ThemeCollection, matching typed: CaselessText) -> [Row] {
    themes.readable.compactMap { index in
      guard filter.contains(index, of: themes) else { return nil }
      let (theme, name) = (themes.items[index].theme, themes.items[index].name)
      return row(
        index, [name, theme.name], about: theme.summary, matching: typed,
        brightness: theme.brightness)
    }
  }

  /// The colours of the themes themselves come before all schemes, unless something is looked for.
  private func schemeRows(_ themes: ThemeCollection, matching typed: CaselessText) -> [Row] {
    let isWhole = search.isEmpty && filter == .all
    let own = isWhole ? [Row(rank: -1, brightness: 0, name: "", index: 0)] : []
    return own
      + themes.schemes.listed.enumerated().compactMap { place, name in
        let scheme = themes.schemes[name]
        guard filter.contains(scheme) else { return nil }
        return row(
          place + 1, [name, scheme?.name ?? name], about: scheme?.author ?? "", matching: typed,
          brightness: scheme?.brightness ?? 0)
      }
  }

  private func row(
    _ index: Int, _ names: [String], about: String, matching typed: CaselessText,
    brightness: Double
  ) -> Row? {
    // A theme often has the name of its file.
    let ranks = Set(names).compactMap {
      SearchMatch(of: typed, in: CaselessText($0), or: CaselessText(about))?.rank.rawValue
    }
    guard let rank = ranks.min() else { return nil }
    return Row(
      rank: rank, brightness: order == .brightness ? brightness : 0,
      name: names[0].lowercased(), index: index)
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
      + section(
        "Keys", theme.listing.map { "\($0.key): \($0.value)" }, width: width,
        theme.ambiguousWidth)
  }

  /// The colours of a scheme, each with its contrast and all of its names.
  static func all(of scheme: ColorScheme, width: Int) -> [ThemeDetailLine] {
    let colors = scheme.parts.map { part in
      let contrast = TunedContrast(of: part[0], in: scheme)?.figure ?? "?"
      let digits = scheme[part[0]].flatMap { Color.rgb($0).hexadecimal } ?? ""
      return "\(contrast) \(digits) \(part.map(\.name).joined(separator: ", "))"
    }
    return section("Contrast and colours", colors, width: width)
  }

  private static func section(
    _ title: String, _ paragraphs: [String], width: Int, _ ambiguous: AmbiguousWidth = .one
  ) -> [ThemeDetailLine] {
    let heading = ThemeDetailLine(text: GlyphText(title).shortened(to: width), isHeading: true)
    return [heading]
      + paragraphs.flatMap { paragraph in
        GlyphText.lines(of: paragraph, width: width - 2, ambiguous: ambiguous).enumerated().map {
          ThemeDetailLine(text: $0 == 0 ? $1 : $1.indented)
        }
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
  /// The contrast with the needed one, as findings are sorted by the difference.
  fileprivate var wordsWithNeed: String {
    verdict == .enough ? "\(words), needs \(Words.figure(needed))" : words
  }
}
