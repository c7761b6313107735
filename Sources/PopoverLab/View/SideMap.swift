import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// The picture of the map of sides. It depends on everything but the place of the anchor, so that a moving anchor
/// needs no new map.
struct SideMap: Equatable, Sendable {
  let question: SideMapQuestion
  let map: PlacementMap
  let legend: [LegendItem]
  private let hasColors: Bool
  /// The picture, with a cell for each place of the anchor's first cell.
  private let picture: Canvas

  init(_ question: SideMapQuestion, hasColors: Bool) {
    self.question = question
    self.hasColors = hasColors
    map = question.map
    picture = Self.picture(map, hasColors: hasColors)
    legend = Self.legend(map, hasColors: hasColors)
  }

  func answers(_ question: SideMapQuestion, hasColors: Bool) -> Bool {
    self.hasColors == hasColors && self.question == question
  }

  /// Draws the map with its first place at `origin`, without covering `shown`.
  func draw(at origin: CellPoint, except shown: [CellRect], on canvas: inout Canvas) {
    let area = CellRect(origin: origin, size: picture.size)
    for part in area.without(shown) {
      for point in part.cells { canvas[point] = picture[point.relative(to: origin)] }
    }
  }
}

extension SideMap {
  /// The picture: letters on both sides of flip lines, and sparse letters elsewhere.
  private static func picture(_ map: PlacementMap, hasColors: Bool) -> Canvas {
    let height = map.columns == 0 ? 0 : map.rows
    var canvas = Canvas(size: CellSize(width: map.columns, height: height))
    for row in 0..<height {
      for column in 0..<map.columns {
        let look = MapLetter.of(map[column, row])
        var style = hasColors ? look.style : .plain
        let isAtFlip = map.isAtFlip(column, row)
        if isAtFlip { style.attributes = .bold }
        let isLetter = isAtFlip || column % 4 == 1 && row % 2 == 0
        canvas[CellPoint(x: column, y: row)] = Cell(
          isLetter ? Glyph(look.letter) : .space, style: style)
      }
    }
    return canvas
  }

  private static func legend(_ map: PlacementMap, hasColors: Bool) -> [LegendItem] {
    let sides = MapLetter.all.compactMap { look -> LegendItem? in
      let count = map.count(of: look.direction)
      guard count > 0 else { return nil }
      return LegendItem(
        String(look.letter), hasColors ? look.style : .plain, "\(look.words) \(count)")
    }
    return sides.isEmpty
      ? [LegendItem(words: "the anchor has no place, so no map")]
      : sides + [LegendItem(words: "by the anchor's first cell")]
  }
}

extension PlacementMap {
  fileprivate func isAtFlip(_ column: Int, _ row: Int) -> Bool {
    let side = self[column, row]
    return column > 0 && self[column - 1, row] != side
      || column + 1 < columns && self[column + 1, row] != side
      || row > 0 && self[column, row - 1] != side
      || row + 1 < rows && self[column, row + 1] != side
  }
}
