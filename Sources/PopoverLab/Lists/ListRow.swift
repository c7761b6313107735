import CellCanvas
import PopoverThemes

/// A row of a list: a name, what it is and its keys, with the letters that a search has matched.
struct ListRow: Equatable, Sendable {
  var name: String
  var help = ""
  var keys = ""
  var marks = SearchMarks()
}

/// The texts of a row as there is room for them: the name, the help if enough of it fits, and the keys.
struct ListRowPicture {
  private let name: GlyphText
  private let help: GlyphText
  private let keys: GlyphText
  private let nameWidth: Int
  private let row: ListRow
  private let ambiguous: AmbiguousWidth

  static let indent = 2
  static let gap = 2
  private static let minimumHelp = 16
  private static let mostKeys = 16

  init(_ row: ListRow, nameWidth: Int, width: Int, ambiguous: AmbiguousWidth) {
    (self.row, self.nameWidth, self.ambiguous) = (row, nameWidth, ambiguous)
    keys = GlyphText(row.keys).shortened(to: max(0, min(Self.mostKeys, width / 3)))
    let room =
      width - Self.indent - nameWidth - Self.gap - (keys.width > 0 ? Self.gap + keys.width : 0)
    let isWide = room >= Self.minimumHelp
    name = GlyphText(row.name, ambiguous: ambiguous).shortened(
      to: max(0, isWide ? nameWidth : width - Self.indent - (keys.width > 0 ? 1 + keys.width : 0)))
    help =
      isWide ? GlyphText(row.help, ambiguous: ambiguous).shortened(to: room) : GlyphText()
  }

  /// The columns in which all rows can be shown whole.
  static func width(of rows: [ListRow], _ ambiguous: AmbiguousWidth) -> Int {
    let widths = [\ListRow.name, \.help, \.keys].map { text in
      rows.map { GlyphText($0[keyPath: text], ambiguous: ambiguous).width }.max() ?? 0
    }
    return indent + widths[0] + widths.dropFirst().filter { $0 > 0 }.reduce(0) { $0 + gap + $1 }
  }
}

extension ListRowPicture {
  /// Draws the row over its background.
  ///
  /// - Parameter mark: changes the style of a matched letter.
  func draw(
    in place: CellRect, isSelected: Bool, style: Style, mark: (inout Style) -> Void,
    on canvas: inout Canvas
  ) {
    let start = Self.indent + nameWidth + Self.gap
    let parts = [
      (GlyphText(isSelected ? "▸" : " "), 0), (name, Self.indent), (help, start),
      (keys, place.width - keys.width),
    ]
    for (text, x) in parts {
      canvas.draw(text, at: CellPoint(x: place.x + x, y: place.y), style: style, clip: place)
    }
    for (text, marks, whole, x) in [
      (row.name, row.marks.name, name, Self.indent), (row.help, row.marks.summary, help, start),
    ] {
      for cells in cells(of: marks, in: text) where cells.upperBound <= whole.width {
        let rect = CellRect(
          x: place.x + x + cells.lowerBound, y: place.y, width: cells.count, height: 1)
        canvas.restyle(rect.intersection(place), mark)
      }
    }
  }

  /// The columns of some characters of a text.
  private func cells(of marks: Set<Int>, in text: String) -> [Range<Int>] {
    func width(_ count: Int) -> Int {
      GlyphText(String(text.prefix(count)), ambiguous: ambiguous).width
    }
    return marks.filter { $0 < text.count }.map { width($0)..<width($0 + 1) }
  }
}
