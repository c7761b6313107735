import CellCanvas

/// The tiles of a comparison: scenes of one size, each below a heading.
struct TileLayout: Equatable {
  var headings: [CellRect]
  var scenes: [CellRect]

  /// The smallest size of a tile with its heading.
  static let minimumSize = CellSize(width: 19, height: 4)
  static let counts = 2...4

  /// - Parameter count: the number of tiles, at most ``mostTiles(in:)``.
  init(room: CellRect, count: Int) {
    let (columns, rows) = Self.grid(room.size, count: count)
    let size = Self.tile(room.size, columns: columns, rows: rows)
    let tiles = (0..<count).map { index in
      CellRect(
        x: room.x + index % columns * (size.width + 1), y: room.y + index / columns * size.height,
        width: size.width, height: size.height)
    }
    headings = tiles.map { $0.row($0.y) }
    scenes = tiles.map(\.belowHeading)
  }

  static func mostTiles(in room: CellSize) -> Int {
    counts.last { count in
      let (columns, rows) = grid(room, count: count)
      let size = tile(room, columns: columns, rows: rows)
      return size.width >= minimumSize.width && size.height >= minimumSize.height
    } ?? counts.lowerBound
  }

  /// The columns and rows of tiles that make the tiles look most like squares.
  private static func grid(_ room: CellSize, count: Int) -> (columns: Int, rows: Int) {
    let grids = (1...count).map { columns in (columns, (count + columns - 1) / columns) }
    return grids.max { squareness(room, $0) < squareness(room, $1) } ?? (count, 1)
  }

  /// The shorter side of a tile, counting a row as three columns.
  private static func squareness(_ room: CellSize, _ grid: (columns: Int, rows: Int)) -> Int {
    let size = tile(room, columns: grid.columns, rows: grid.rows)
    return min(size.width, 3 * (size.height - 1))
  }

  /// The size of a tile, with one column free between tiles.
  private static func tile(_ room: CellSize, columns: Int, rows: Int) -> CellSize {
    CellSize(width: (room.width - columns + 1) / columns, height: room.height / rows)
  }
}
