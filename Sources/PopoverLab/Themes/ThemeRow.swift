import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverThemes

/// The row of a theme in the list: marks for the cursor, the kept theme and the marked ones, the name, the
/// appearance and the brightness, and on wide screens what the theme is like.
struct ThemeRow {
  private let marks: String
  private let name: GlyphText
  private let facts: GlyphText
  private let summary: GlyphText
  private let columns: ThemeColumns

  init(
    _ themes: ThemeCollection, _ index: Int, name: GlyphText, kept: Int, columns: ThemeColumns
  ) {
    let theme = themes.items[index].theme
    let cursor = index == themes.choice.index ? "▸" : index == kept ? "=" : " "
    marks = cursor + (themes.choice.marks.contains(index) ? "*" : " ")
    let percent = "\(Int((theme.brightness * 100).rounded()))%"
    let shades = theme.shades
    let shade = shades.dark && shades.light ? "both" : shades.dark ? "dark" : "light"
    (self.name, self.columns) = (name, columns)
    facts = columns.facts(shade, percent)
    summary = GlyphText(theme.summary)
  }

  /// The row of a scheme: light or dark, the contrast of its text and the least of its hues.
  ///
  /// - Parameter name: `nil` for the colours of the themes themselves.
  init(
    scheme name: String?, _ themes: ThemeCollection, isChosen: Bool, isKept: Bool,
    columns: ThemeColumns
  ) {
    let scheme = name.flatMap(themes.scheme)
    marks = isChosen ? "▸ " : isKept ? "= " : "  "
    (self.name, self.columns) = (GlyphText(name ?? "the theme's own"), columns)
    let figures = [scheme?.contrast(of: .foreground), scheme?.leastHueContrast?.contrast]
      .compactMap(\.self)
    facts = columns.facts(
      scheme.map { "\($0.appearance)" } ?? "",
      figures.map(Words.contrast).joined(separator: " "))
    let fault = name.flatMap(themes.schemeFault)
    summary = GlyphText(fault ?? scheme?.author ?? "")
  }

  /// The heading of the columns.
  init(headingOf columns: ThemeColumns) {
    (marks, self.columns, facts) = ("", columns, columns.heading)
    name = GlyphText(columns.list == .themes ? "Theme" : "Scheme")
    summary = GlyphText(columns.list == .themes ? "Summary" : "Author")
  }

  func draw(in row: CellRect, style: Style, on canvas: inout Canvas) {
    canvas.fill(row, with: Cell(style: style))
    canvas.draw(marks, at: row.origin, style: style, clip: row)
    let places = [
      (name.shortened(to: columns.name), ThemeColumns.indent), (facts, columns.factsStart),
      (summary.shortened(to: columns.summary), columns.summaryStart),
    ]
    for (text, x) in places {
      canvas.draw(text, at: CellPoint(x: row.x + x, y: row.y), style: style, clip: row)
    }
  }
}

/// The widths of the columns in the list of themes.
struct ThemeColumns: Equatable {
  let name: Int
  /// Zero where there is no room for it.
  let summary: Int
  let list: BrowserList
  private let isNarrow: Bool

  static let indent = 3
  /// The smallest width for words; narrower lists have a letter for light, dark or both.
  private static let minimumWidthForWords = 26
  private static let minimumWidthForFigures = 40
  private static let minimumSummary = 20

  /// - Parameter longest: the width of the longest name.
  init(width: Int, longest: Int, of list: BrowserList) {
    self.list = list
    isNarrow = width < (list == .themes ? Self.minimumWidthForWords : Self.minimumWidthForFigures)
    let facts = Self.heading(of: list, isNarrow: isNarrow).width - 1
    let room = max(0, width - Self.indent - facts)
    let rest = room - longest - 2
    summary = rest >= Self.minimumSummary ? rest : 0
    name = summary > 0 ? longest : room
  }

  var factsStart: Int { Self.indent + name }

  var summaryStart: Int { factsStart + heading.width + 1 }

  var heading: GlyphText { Self.heading(of: list, isNarrow: isNarrow) }

  private static func heading(of list: BrowserList, isNarrow: Bool) -> GlyphText {
    switch list {
    case .themes: GlyphText(isNarrow ? " D/L  % " : " For  Bright ")
    case .schemes: GlyphText(isNarrow ? " D/L Text  Hues " : " For    Text  Hues ")
    }
  }

  /// The appearance and the brightness, each below its heading.
  func facts(_ shade: String, _ percent: String) -> GlyphText {
    let shade = isNarrow ? " " + shade.prefix(1).uppercased() : " " + shade
    let gap = heading.width - 1 - shade.count - percent.count
    return GlyphText(shade + String(repeating: " ", count: max(1, gap)) + percent + " ")
  }
}
