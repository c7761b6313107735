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
  /// What is listed, worked out anew.
  func sortedRows(of themes: ThemeCollection) -> [BrowserRow] {
    let typed = CaselessText(search.text)
    let all =
      switch list {
      case .themes: themeRows(themes, matching: typed)
      case .schemes: schemeRows(themes.schemes, matching: typed)
      }
    return all.sorted { $0.key < $1.key }.map(\.row)
  }

  private func themeRows(_ themes: ThemeCollection, matching typed: CaselessText) -> [RankedRow] {
    themes.readable.compactMap { index in
      guard filter.contains(index, of: themes) else { return nil }
      let (theme, name) = (themes.items[index].theme, themes.items[index].name)
      return ranked(
        .theme(index), at: index, [name, theme.name], about: theme.summary, matching: typed,
        brightness: theme.brightness)
    }
  }

  /// The colours of the themes themselves come before all schemes, unless something is looked for.
  private func schemeRows(_ schemes: SchemeShelf, matching typed: CaselessText) -> [RankedRow] {
    let isWhole = search.isEmpty && filter == .all
    let own = RankedRow(row: .ownColors, rank: -1, brightness: 0, name: "", place: 0)
    return (isWhole ? [own] : [])
      + schemes.listed.enumerated().compactMap { place, name in
        let scheme = schemes[name]
        guard filter.contains(scheme) else { return nil }
        return ranked(
          .scheme(name), at: place, [name, scheme?.name ?? name], about: scheme?.author ?? "",
          matching: typed, brightness: scheme?.brightness ?? 0)
      }
  }

  private func ranked(
    _ row: BrowserRow, at place: Int, _ names: [String], about: String,
    matching typed: CaselessText, brightness: Double
  ) -> RankedRow? {
    // A theme often has the name of its file.
    let ranks = Set(names).compactMap {
      SearchMatch(of: typed, in: CaselessText($0), or: CaselessText(about))?.rank.rawValue
    }
    guard let rank = ranks.min() else { return nil }
    return RankedRow(
      row: row, rank: rank, brightness: order == .brightness ? brightness : 0,
      name: names[0].lowercased(), place: place)
  }

  private struct RankedRow {
    var row: BrowserRow
    var rank: Int
    var brightness: Double
    var name: String
    /// Where it is among all themes or schemes.
    var place: Int

    var key: (Int, Double, String, Int) { (rank, brightness, name, place) }
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
