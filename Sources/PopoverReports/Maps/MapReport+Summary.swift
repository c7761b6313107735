import PopoverGeometry
import PopoverScenes

extension MapReport {
  /// The most lines of flips, and the most islands, that are told one by one.
  private static let mostTold = 6

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
    return ["\(flips.count) of \(map.stepCount) steps"] + Self.told(lines.map(\.words))
  }

  private var islandLines: [String] {
    ["\(islands.count)"]
      + Self.told(
        islands.map {
          "\(MapLetter.of($0.direction).words), \($0.places) "
            + "\($0.places == 1 ? "place" : "places") at column \($0.column), row \($0.row)"
        })
  }

  private static func told(_ lines: [String]) -> [String] {
    let rest = lines.count - mostTold
    return lines.prefix(mostTold) + (rest > 0 ? ["and \(rest) more"] : [])
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
