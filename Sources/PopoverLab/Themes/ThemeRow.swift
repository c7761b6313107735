import CellCanvas
import MessageText
import PopoverGeometry
import PopoverReports
import PopoverThemes

/// A row of the list as it is drawn: marks for the cursor, what is kept and the marked themes, the name, the appearance
/// and the figures, and on wide screens what it is like.
struct ThemeRow {
  private let marks: String
  private let name: GlyphText
  private let facts: GlyphText
  private let summary: GlyphText
  private let columns: ThemeColumns

  init(
    _ row: BrowserRow, _ themes: ThemeCollection, isChosen: Bool, isKept: Bool,
    columns: ThemeColumns, in look: LabLook
  ) {
    let words = RowWords(row, themes)
    marks = (isChosen ? "▸" : isKept ? "=" : " ") + (words.isMarked ? "*" : " ")
    (name, self.columns) = (look.theme.text(words.name), columns)
    facts = columns.facts(words.shade, words.figures)
    summary = look.theme.text(words.summary)
  }

  /// The heading of the columns.
  init(headingOf columns: ThemeColumns) {
    (marks, self.columns, facts) = ("", columns, columns.facts.heading)
    name = GlyphText(columns.list.thing.capitalizedFirst)
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

/// What a row says.
private struct RowWords {
  var name: String
  var isMarked = false
  /// Whether it is dark, light or both.
  var shade = ""
  /// Of a theme the brightness; of a scheme the contrast of its text and the least of its hues.
  var figures: [String] = []
  var summary = ""
}

extension RowWords {
  init(_ row: BrowserRow, _ themes: ThemeCollection) {
    switch row {
    case .theme(let index):
      self.init(themes.items[index], isMarked: themes.choice.marks.contains(index))
    case .ownColors: self.init(name: "the theme's own")
    case .scheme(let name): self.init(scheme: name, themes.schemes)
    }
  }

  private init(_ item: CollectedTheme, isMarked: Bool) {
    let theme = item.theme
    let isBoth = theme.shades.count > 1
    self.init(
      name: item.label, isMarked: isMarked,
      shade: isBoth ? "both" : theme.isDark ? "dark" : "light",
      figures: ["\(Int((theme.brightness * 100).rounded()))%"], summary: theme.summary)
  }

  private init(scheme name: String, _ schemes: SchemeShelf) {
    let scheme = schemes[name]
    let contrasts = [scheme?.contrast(of: .foreground), scheme?.leastHueContrast?.contrast]
    self.init(
      name: name, shade: scheme.map { "\($0.appearance)" } ?? "",
      figures: contrasts.compactMap(\.self).map(Words.contrast),
      summary: schemes.faults[name] ?? scheme?.author ?? "")
  }
}

/// The widths of the columns in the list of themes.
struct ThemeColumns: Equatable {
  let name: Int
  /// Zero where there is no room for it.
  let summary: Int
  let list: BrowserList
  let facts: ThemeFacts

  static let indent = 3
  private static let minimumSummary = 20

  /// - Parameter longest: the width of the longest name.
  init(width: Int, longest: Int, of list: BrowserList) {
    self.list = list
    let room = width - Self.indent
    facts = ThemeFacts(of: list, in: room)
    let rest = max(0, room - facts.width)
    summary = rest - longest - 2 >= Self.minimumSummary ? rest - longest - 2 : 0
    name = summary > 0 ? longest : rest
  }

  var factsStart: Int { Self.indent + name }

  var summaryStart: Int { factsStart + facts.width + 2 }

  /// The appearance and the figures, each below its heading.
  func facts(_ shade: String, _ figures: [String]) -> GlyphText {
    let shade = " " + (facts.hasWords ? shade : shade.prefix(1).uppercased())
    let shown = figures.prefix(facts.figures).joined(separator: " ")
    let gap = facts.width - shade.count - shown.count
    return GlyphText(shade + String(repeating: " ", count: max(1, gap)) + shown + " ")
  }
}

/// What the list of themes tells beside the names.
struct ThemeFacts: Equatable {
  let heading: GlyphText
  /// Whether the appearance is a word; else it is a letter for light, dark or both.
  let hasWords: Bool
  let figures: Int

  private init(_ heading: String, hasWords: Bool = false, figures: Int) {
    (self.heading, self.hasWords, self.figures) = (GlyphText(heading), hasWords, figures)
  }

  /// As much as leaves enough room for the names.
  init(of list: BrowserList, in room: Int) {
    let all = list == .themes ? Self.ofThemes : Self.ofSchemes
    // Schemes of one family differ in the words after its name, as catppuccin-latte and catppuccin-mocha.
    let minimumName = list == .themes ? 11 : 13
    self = all.first { room - $0.width >= minimumName } ?? all[all.count - 1]
  }

  /// Its columns without the blank at its end.
  var width: Int { heading.width - 1 }

  private static let ofThemes = [
    ThemeFacts(" For  Bright ", hasWords: true, figures: 1), ThemeFacts(" D/L  % ", figures: 1),
  ]

  private static let ofSchemes = [
    ThemeFacts(" For    Text  Hues ", hasWords: true, figures: 2),
    ThemeFacts(" D/L Text  Hues ", figures: 2), ThemeFacts(" D/L Text ", figures: 1),
    ThemeFacts(" D/L ", figures: 0),
  ]
}
