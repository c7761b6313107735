import CellCanvas
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

  /// The heading of the columns.
  init(headingOf columns: ThemeColumns) {
    (marks, name, self.columns) = ("", GlyphText("Theme"), columns)
    (facts, summary) = (columns.heading, GlyphText("Summary"))
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
  private let isNarrow: Bool

  static let indent = 3
  /// The smallest width for words; narrower lists have a letter for light, dark or both.
  private static let minimumWidthForWords = 26
  private static let minimumSummary = 20

  /// - Parameter longest: the width of the longest name.
  init(width: Int, longest: Int) {
    isNarrow = width < Self.minimumWidthForWords
    let room = max(0, width - Self.indent - (isNarrow ? 8 : 13))
    let rest = room - longest - 2
    summary = rest >= Self.minimumSummary ? rest : 0
    name = summary > 0 ? longest : room
  }

  var factsStart: Int { Self.indent + name }

  var summaryStart: Int { factsStart + heading.width + 1 }

  var heading: GlyphText { GlyphText(isNarrow ? " D/L  % " : " For  Bright ") }

  /// The appearance and the brightness, each below its heading.
  func facts(_ shade: String, _ percent: String) -> GlyphText {
    let shade = isNarrow ? " " + shade.prefix(1).uppercased() : " " + shade
    let gap = heading.width - 1 - shade.count - percent.count
    return GlyphText(shade + String(repeating: " ", count: max(1, gap)) + percent + " ")
  }
}
