import PopoverGeometry

extension MapReport {
  /// The map as one JSON object: `version` tells its form, `rows` are texts of one letter a place.
  package func json() throws -> String { try JSONText.text(of: MapAnswer(self)) }
}

private struct MapAnswer: Encodable {
  struct Place: Encodable {
    var column: Int
    var row: Int
    var side: String
  }

  struct Flips: Encodable {
    var count: Int
    var steps: Int
    var list: [Flip]
  }

  struct Flip: Encodable {
    var column: Int
    var row: Int
    var axis: String

    init(_ flip: PlacementMap.Flip) {
      (column, row, axis) = (flip.column, flip.row, "\(flip.axis)")
    }
  }

  struct Island: Encodable {
    var column: Int
    var row: Int
    var places: Int
    var side: String

    init(_ region: PlacementMap.Region) {
      (column, row) = (region.column, region.row)
      (places, side) = (region.places, region.direction.sideName)
    }
  }

  struct Walk: Encodable {
    var steps: Int
    var sideChanges: Int
    var changesPerThousand: Double
    var meanMove: Double
    var largestJump: Double

    init(_ walk: WalkReport) {
      (steps, sideChanges, largestJump) = (walk.steps, walk.sideChanges, walk.largestJump)
      (changesPerThousand, meanMove) = (walk.changesPerThousand, walk.meanMove)
    }
  }

  var version = 1
  var columns: Int
  var rows: [String]
  var legend: [String: String]
  var current: Nullable<Place>
  var counts: [String: Int]
  var flips: Flips
  var islands: [Island]
  var walk: Walk

  init(_ report: MapReport) {
    let map = report.map
    columns = map.columns
    rows = report.rows
    legend = Dictionary(
      uniqueKeysWithValues: MapLetter.all.map { ("\($0.letter)", $0.direction.sideName) })
    current = Nullable(
      report.current.map {
        Place(column: $0.column, row: $0.row, side: map[$0.column, $0.row].sideName)
      })
    counts = Dictionary(
      uniqueKeysWithValues: MapLetter.all.map {
        ($0.direction.sideName, map.count(of: $0.direction))
      })
    flips = Flips(
      count: report.flips.count, steps: map.stepCount, list: report.flips.map(Flip.init))
    islands = report.islands.map(Island.init)
    walk = Walk(report.walk)
  }
}
