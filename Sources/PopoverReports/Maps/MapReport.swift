import CellCanvas
import PopoverGeometry

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

  /// An anchor that is too wide for the container has no place in any row.
  private var height: Int { map.columns == 0 ? 0 : map.rows }

  /// The letters row by row, without a mark.
  var rows: [String] {
    (0..<height).map { row in
      String(String.UnicodeScalarView((0..<map.columns).map { MapLetter.of(map[$0, row]).letter }))
    }
  }

  /// The column and the row of the anchor as it is now.
  var current: (column: Int, row: Int)? {
    map.current.map { ($0 % map.columns, $0 / map.columns) }
  }

  /// The letters on their colours, with the current place marked; each cell is a place.
  package var canvas: Canvas {
    var canvas = Canvas(size: CellSize(width: map.columns, height: height))
    for row in 0..<height {
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
