import CellCanvas
import PopoverGeometry

/// A row of a film: what it usually shows, and a strip of what differs from that, one content below the other, which is
/// moved behind an opening.
struct FilmStrip {
  /// The cells that lie below the strip all the time.
  let below: [Cell]
  /// What is drawn over them, for each content in the order of appearance.
  private let contents: [[Span]]
  private let moments: [FilmRow.Moment]

  /// Cells beside each other from a column on.
  struct Span {
    var column: Int
    var cells: [Cell]
  }

  init(_ row: FilmRow, length: Int) {
    let below = Canvas(row: row.usual(length: length)).row(0)
    self.below = below
    contents = row.contents.map { Self.spans(of: $0, over: below) }
    moments = row.moments.filter { $0.time < length }
  }

  /// As many cells may be the same as below before a span ends: another span takes more of the file than they do.
  private static let gap = 16

  /// Cells that differ from those below. A span has one colour behind it, so that a popover is the same in other places
  /// while the letters in its shadow differ.
  private static func spans(of cells: [Cell], over below: [Cell]) -> [Span] {
    var ranges: [Range<Int>] = []
    for x in cells.indices where cells[x] != below[x] {
      let own = cells.character(at: x, with: below)
      if let last = ranges.last, own.lowerBound - last.upperBound < gap,
        hasOneBackground(cells[last.lowerBound..<max(last.upperBound, own.upperBound)])
      {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, own.upperBound)
      } else {
        ranges.append(own)
      }
    }
    return ranges.map { Span(column: $0.lowerBound, cells: Array(cells[$0])) }
  }

  private static func hasOneBackground(_ cells: ArraySlice<Cell>) -> Bool {
    cells.allSatisfy { $0.style.background == cells.first?.style.background }
  }

  /// The opening is higher than a row, as its edges would be seen as seams in a picture that is not shown in its size;
  /// contents are so far apart that it shows one.
  private static let distance = 2 * CellPixels.height
  private static let margin = CellPixels.height / 4

  private var isMoved: Bool { moments.count > 1 }

  /// When the strip is where; a row that never changes needs no rule.
  func rule(_ y: Int, _ length: Int) -> String {
    guard isMoved else { return "" }
    let stops = moments.map { moment in
      let offset = moment.content * Self.distance
      return "\(Self.percent(moment.time, length)){transform:translateY(-\(offset)px)}"
    }
    return "@keyframes row\(y){\(stops.joined())}\n"
  }

  func element(_ y: Int, _ pieces: inout FilmPieces) -> String {
    guard isMoved else { return "" }
    var uses = ""
    for (index, spans) in contents.enumerated() {
      for span in spans {
        let (left, top) = (span.column * CellPixels.width, index * Self.distance + Self.margin)
        uses += "<use href=\"#\(pieces.name(of: span.cells))\" x=\"\(left)\" y=\"\(top)\"/>"
      }
    }
    let (width, height) = (
      below.count * CellPixels.width, CellPixels.height + 2 * Self.margin
    )
    let opening =
      "y=\"\(y * CellPixels.height - Self.margin)\" width=\"\(width)\" height=\"\(height)\""
    return
      "<svg \(opening)><g class=\"row\" style=\"animation-name:row\(y)\">\(uses)</g></svg>\n"
  }

  /// A part of the film in per cent, with three decimals.
  private static func percent(_ time: Int, _ length: Int) -> String {
    Words.fraction(time * 100_000 / length, decimals: 3) + "%"
  }
}

/// Cells beside each other that are drawn in several places or at several times, each once and with a name.
struct FilmPieces {
  private var names: [[Cell]: Int] = [:]
  private var pieces: [[Cell]] = []

  mutating func name(of cells: [Cell]) -> String {
    if names[cells] == nil {
      names[cells] = pieces.count
      pieces.append(cells)
    }
    return "c\(names[cells] ?? 0)"
  }

  func definitions(appearance: Appearance) -> String {
    let groups = pieces.enumerated().map { index, cells in
      let layer = SVGLayer(Canvas(row: cells), appearance: appearance).text
      return "<g id=\"c\(index)\">\n\(layer)</g>\n"
    }
    return groups.isEmpty ? "" : "<defs>\n\(groups.joined())</defs>\n"
  }
}

extension Canvas {
  /// A canvas of one row.
  fileprivate init(row cells: [Cell]) {
    self.init(size: CellSize(width: cells.count, height: 1))
    draw(row: cells, at: CellPoint(x: 0, y: 0))
  }
}
