import CellCanvas
import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// The map of a presentation and what is to be said of it.
package struct MapReport: Equatable, Sendable {
  package let map: PlacementMap
  package let walk: WalkReport
  let flips: [PlacementMap.Flip]
  let islands: [PlacementMap.Region]

  package init(_ presentation: PopoverPresentation) {
    map = presentation.map()
    walk = presentation.walk()
    flips = map.flips
    islands = map.islands
  }

  /// The letters row by row, without a mark.
  var rows: [String] {
    (0..<map.rows).map { row in
      String(String.UnicodeScalarView((0..<map.columns).map { MapLetter.of(map[$0, row]).letter }))
    }
  }

  /// The column and the row of the anchor as it is now.
  var current: (column: Int, row: Int)? {
    map.current.map { ($0 % map.columns, $0 / map.columns) }
  }

  /// The letters on their colours, with the current place marked; each cell is a place.
  package var canvas: Canvas {
    var canvas = Canvas(size: CellSize(width: map.columns, height: map.rows))
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let look = MapLetter.of(map[column, row])
        canvas[CellPoint(x: column, y: row)] = Cell(Glyph(look.letter), style: look.style)
      }
    }
    if let current {
      let place = CellPoint(x: current.column, y: current.row)
      let style = Style(foreground: .palette(0), background: .palette(15), attributes: .bold)
      canvas[place] = Cell(Glyph(MapLetter.current), style: style)
    }
    return canvas
  }
}

extension MapReport {
  /// The most lines of flips, and the most islands, that are listed one by one.
  private static let mostListed = 6

  /// The legend, the counts, the flip lines, the islands and the walk, each ended by a line feed.
  package var summary: String {
    let sections = [
      ("legend", [legend]), ("places", [counts]), ("flips", flipLines), ("islands", islandLines),
      ("walk", [walkLine]),
    ]
    let rows = sections.flatMap { name, lines in
      lines.enumerated().map { [$0 == 0 ? name : "", $1] }
    }
    return TextTable(rows: rows).text
  }

  private var legend: String {
    let letters = MapLetter.all.map { "\($0.letter) \($0.words)" }
    let mark = current.map {
      "\(MapLetter.current) the anchor now (\(MapLetter.of(map[$0.column, $0.row]).words))"
    }
    return (letters + [mark ?? "the anchor now is not on the map"]).joined(separator: ", ")
  }

  private var counts: String {
    let figures = MapLetter.all.map { "\($0.words) \(map.count(of: $0.direction))" }
    return "\(map.columns)x\(map.rows): \(figures.joined(separator: ", "))"
  }

  private var flipLines: [String] {
    let lines = FlipLine.lines(of: flips)
    return ["\(flips.count) of \(map.stepCount) steps"] + Self.listed(lines.map(\.words))
  }

  private var islandLines: [String] {
    ["\(islands.count)"]
      + Self.listed(
        islands.map {
          "\(MapLetter.of($0.direction).words), \(number(of: "place", $0.places)) "
            + "at column \($0.column), row \($0.row)"
        })
  }

  private static func listed(_ lines: [String]) -> [String] {
    let rest = lines.count - mostListed
    return lines.prefix(mostListed) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  private var walkLine: String {
    "\(Self.tenths(walk.changesPerThousand)) side changes per 1,000 steps, "
      + "largest jump \(Words.figure(walk.largestJump)) cells"
  }

  /// A figure to the nearest tenth.
  private static func tenths(_ value: Double) -> String {
    Words.figure((value * 10).rounded() / 10)
  }
}

/// A straight row of neighbouring steps that change the side.
struct FlipLine: Equatable {
  /// The axis of the steps; the line runs across it.
  var axis: Axis
  /// The column or row before the steps.
  var place: Int
  /// The rows or columns in which they are.
  var range: ClosedRange<Int>

  /// The flips of a map joined where they touch; the longest first, equal ones as they are read.
  static func lines(of flips: [PlacementMap.Flip]) -> [FlipLine] {
    Axis.allCases.flatMap { axis in
      let places = flips.filter { $0.axis == axis }
        .map { axis == .horizontal ? ($0.column, $0.row) : ($0.row, $0.column) }.sorted(by: <)
      return places.reduce(into: [FlipLine]()) { lines, step in
        if let last = lines.last, last.place == step.0, last.range.upperBound + 1 == step.1 {
          lines[lines.count - 1].range = last.range.lowerBound...step.1
        } else {
          lines.append(FlipLine(axis: axis, place: step.0, range: step.1...step.1))
        }
      }
    }.enumerated().sorted {
      ($1.element.range.count, $0.offset) < ($0.element.range.count, $1.offset)
    }.map(\.element)
  }

  /// `between rows 8 and 9, columns 0 to 76`.
  var words: String {
    let names = axis == .horizontal ? ("columns", "row") : ("rows", "column")
    let (first, last) = (range.lowerBound, range.upperBound)
    return "between \(names.0) \(place) and \(place + 1), "
      + (first == last ? "\(names.1) \(first)" : "\(names.1)s \(first) to \(last)")
  }
}

extension MapReport {
  /// The map as one JSON object with the `version` of its form, `rows` are texts of one letter a place.
  package func json() throws -> String {
    let letters = MapLetter.all
    return try JSON.answer([
      "columns": map.columns, "rows": rows,
      "legend": letters.reduce(into: [:]) { $0["\($1.letter)"] = $1.direction.sideName },
      "current": currentValue,
      "counts": letters.reduce(into: [:]) {
        $0[$1.direction.sideName] = map.count(of: $1.direction)
      },
      "flips": ["count": flips.count, "steps": map.stepCount, "list": flips] as JSON,
      "islands": islands, "walk": walk,
    ])
  }

  private var currentValue: JSON {
    guard let (column, row) = current else { return .null }
    return ["column": column, "row": row, "side": map[column, row].sideName]
  }
}

extension PlacementMap.Flip: JSONRepresentable {
  /// The cell before the flip, and the axis along which one comes to the next one.
  public var jsonValue: JSON { ["column": column, "row": row, "axis": "\(axis)"] }
}

extension PlacementMap.Region: JSONRepresentable {
  /// A cell of the region, how many it has, and its side.
  public var jsonValue: JSON {
    ["column": column, "row": row, "places": places, "side": direction.sideName]
  }
}

extension WalkReport: JSONRepresentable {
  /// The figures of the walk.
  public var jsonValue: JSON {
    [
      "steps": steps, "sideChanges": sideChanges, "changesPerThousand": changesPerThousand,
      "meanMove": meanMove, "largestJump": largestJump,
    ]
  }
}

/// How a side shows on a map: as a letter and, where there are colours, as a background.
package struct MapLetter: Sendable {
  package var direction: ArrowDirection?
  package var letter: Unicode.Scalar
  package var style: Style

  /// In the order in which they are counted; entries of the palette, which every terminal has.
  package static let all = [
    MapLetter(.up, "B", foreground: 15, background: 4),
    MapLetter(.down, "A", foreground: 0, background: 2),
    MapLetter(.left, "R", foreground: 0, background: 3),
    MapLetter(.right, "L", foreground: 15, background: 5),
    MapLetter(nil, ".", foreground: nil, background: nil),
  ]

  /// The place at which the anchor is now.
  static let current: Unicode.Scalar = "@"

  package static func of(_ direction: ArrowDirection?) -> MapLetter {
    all.first { $0.direction == direction } ?? all[all.count - 1]
  }

  private init(
    _ direction: ArrowDirection?, _ letter: Unicode.Scalar, foreground: UInt8?, background: UInt8?
  ) {
    self.direction = direction
    self.letter = letter
    style = Style(
      foreground: foreground.map(Color.palette) ?? .standard,
      background: background.map(Color.palette) ?? .standard)
  }

  /// The side in words: `below`, `no side`.
  package var words: String { direction == nil ? "no side" : direction.sideName }
}
