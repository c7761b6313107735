import CellCanvas

/// The lines of the list of keys in columns, as many as they need and as there is room for. Keys and words are side
/// by side; in a narrow column the words are below the keys.
struct HelpList: Equatable {
  struct Line: Equatable {
    var heading = GlyphText()
    var keys = GlyphText()
    var help = GlyphText()
    var indent = 0
    /// The index of its entry; `nil` for a heading.
    var entry: Int?

    var width: Int { max(heading.width, HelpList.step + keys.width, indent + help.width) }
  }

  static let step = 2
  static let gap = 3
  private static let minimumColumn = 44
  private static let minimumHelp = 20
  /// The most columns for keys beside words; the words of more keys are below them.
  private static let mostKeys = 16

  let entries: [HelpEntry]
  /// The area for the lines.
  let room: CellSize
  private(set) var columns: [[Line]] = []

  init(_ entries: [HelpEntry], room: CellSize) {
    (self.entries, self.room) = (entries, room)
    let most = max(1, (room.width + Self.gap) / (Self.minimumColumn + Self.gap))
    for count in 1...most {
      let width = (room.width - (count - 1) * Self.gap) / count
      let blocks = Self.blocks(entries, width: width)
      columns = Self.columns(blocks, count: count)
      if rows <= room.height { return }
    }
  }

  var rows: Int { columns.map(\.count).max() ?? 0 }
  var columnWidth: Int { columns.joined().map(\.width).max() ?? 0 }
  var width: Int { columns.count * (columnWidth + Self.gap) - Self.gap }

  /// The first row of the last page.
  var lastTop: Int { max(0, rows - room.height) }
}

extension HelpList {
  /// The lines of each entry, with the heading before the first one of a section.
  private static func blocks(_ entries: [HelpEntry], width: Int) -> [[Line]] {
    let keys = entries.map { GlyphText($0.group.label).width }.max() ?? 0
    let indent = step + min(keys, mostKeys) + 2
    let isWide = width - indent >= minimumHelp
    return entries.indices.map { index in
      let isFirst = index == 0 || entries[index - 1].section != entries[index].section
      let heading = Line(heading: GlyphText(entries[index].section).shortened(to: width))
      return (isFirst ? [heading] : [])
        + lines(of: entries[index].group, index, indent: isWide ? indent : nil, width: width)
    }
  }

  /// - Parameter indent: the column of the words; `nil` puts them below the keys.
  private static func lines(
    of group: KeyGroup, _ entry: Int, indent: Int?, width: Int
  ) -> [Line] {
    let keys = GlyphText(group.label)
    let start = indent ?? 2 * step
    var lines = GlyphText.lines(of: group.help, width: max(1, width - start))
      .map { Line(help: $0, indent: start, entry: entry) }
    if indent == nil || step + keys.width >= start {
      return [Line(keys: keys, entry: entry)] + lines
    }
    if !lines.isEmpty { lines[0].keys = keys }
    return lines
  }

  /// Fills columns of about the same height; an entry is not broken, nor a heading parted from it.
  private static func columns(_ blocks: [[Line]], count: Int) -> [[Line]] {
    let all = blocks.joined().count
    for height in ((all + count - 1) / count)...max(1, all) {
      var columns: [[Line]] = [[]]
      for block in blocks {
        if columns[columns.count - 1].count + block.count > height { columns.append([]) }
        columns[columns.count - 1] += block
      }
      if columns.count <= count { return columns }
    }
    return [Array(blocks.joined())]
  }
}

extension HelpList {
  /// The column of an entry and its first row.
  func place(of entry: Int) -> (column: Int, row: Int)? {
    for (column, lines) in columns.enumerated() {
      if let row = lines.firstIndex(where: { $0.entry == entry }) { return (column, row) }
    }
    return nil
  }

  /// The rows of an entry, with its heading if it is the first of its section.
  func rows(of entry: Int) -> Range<Int>? {
    guard let (column, row) = place(of: entry) else { return nil }
    let lines = columns[column]
    let start = row > 0 && lines[row - 1].entry == nil ? row - 1 : row
    return start..<row + lines.count { $0.entry == entry }
  }

  /// The first row to show, no farther from `top` than an entry needs to be seen.
  func top(showing entry: Int, from top: Int) -> Int {
    guard let rows = rows(of: entry) else { return top }
    return max(0, min(rows.lowerBound, max(top, rows.upperBound - room.height)))
  }

  /// The first row on this screen, which may be another one than that on which `top` was: the last page is full, and
  /// an entry is seen.
  func top(on top: Int, seeing entry: Int) -> Int {
    let top = max(0, min(top, lastTop))
    let isSeen = rows(of: entry)?.overlaps(top..<top + room.height) ?? true
    return isSeen ? top : self.top(showing: entry, from: top)
  }

  /// The entry of a column that is nearest to a row.
  func entry(inColumn column: Int, near row: Int) -> Int? {
    guard columns.indices.contains(column) else { return nil }
    let rows = columns[column].indices.filter { columns[column][$0].entry != nil }
    return rows.min { abs($0 - row) < abs($1 - row) }.flatMap { columns[column][$0].entry }
  }
}
