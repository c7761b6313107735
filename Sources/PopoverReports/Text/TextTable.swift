import CellCanvas

/// Rows of words in aligned columns.
struct TextTable {
  enum Column {
    case left
    case right
  }

  /// How each column is aligned; those that are not named are aligned to the left.
  var columns: [Column] = []
  var rows: [[String]]

  /// The rows, each ended by a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The rows with two spaces between columns, and none at the end of a line.
  var lines: [String] {
    let widths: [Int] = rows.reduce(into: []) { widths, row in
      for (column, word) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], GlyphText(word).width)
      }
    }
    return rows.map { row in
      let cells = row.indices.map { aligned(row[$0], in: widths[$0], column($0)) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func column(_ index: Int) -> Column { index < columns.count ? columns[index] : .left }

  private func aligned(_ word: String, in width: Int, _ column: Column) -> String {
    let space = String(repeating: " ", count: max(0, width - GlyphText(word).width))
    return column == .left ? word + space : space + word
  }
}
