import PopoverGeometry
import PopoverScenes

extension MapReport {
  /// The map as one JSON object with the `version` of its form, `rows` are texts of one letter a place.
  package func json() throws -> String {
    let object: JSON = [
      "version": 1,
      "columns": map.columns.jsonValue,
      "rows": rows.jsonValue,
      "legend": .object(
        MapLetter.all.reduce(into: [:]) { $0["\($1.letter)"] = $1.direction.sideName.jsonValue }),
      "current": currentValue,
      "counts": .object(
        MapLetter.all.reduce(into: [:]) {
          $0[$1.direction.sideName] = map.count(of: $1.direction).jsonValue
        }),
      "flips": [
        "count": flips.count.jsonValue, "steps": map.stepCount.jsonValue, "list": flips.jsonValue,
      ],
      "islands": islands.jsonValue,
      "walk": walk.jsonValue,
    ]
    return try object.line
  }

  private var currentValue: JSON {
    guard let current else { return .null }
    return [
      "column": current.column.jsonValue, "row": current.row.jsonValue,
      "side": map[current.column, current.row].sideName.jsonValue,
    ]
  }
}

extension PlacementMap.Flip: JSONRepresentable {
  var jsonValue: JSON {
    ["column": column.jsonValue, "row": row.jsonValue, "axis": "\(axis)".jsonValue]
  }
}

extension PlacementMap.Region: JSONRepresentable {
  var jsonValue: JSON {
    [
      "column": column.jsonValue, "row": row.jsonValue, "places": places.jsonValue,
      "side": direction.sideName.jsonValue,
    ]
  }
}

extension WalkReport: JSONRepresentable {
  var jsonValue: JSON {
    [
      "steps": steps.jsonValue, "sideChanges": sideChanges.jsonValue,
      "changesPerThousand": changesPerThousand.jsonValue, "meanMove": meanMove.jsonValue,
      "largestJump": largestJump.jsonValue,
    ]
  }
}
