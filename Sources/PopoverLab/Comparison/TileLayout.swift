import CellCanvas

/// Where the scenes of a comparison are: tiles of one size, each below a heading.
struct TileLayout: Equatable {
  var headings: [CellRect]
  var scenes: [CellRect]

  /// The least size of a tile, its heading included.
  static let minimumSize = CellSize(width: 19, height: 4)
  static let counts = 2...4

  /// - Parameter count: how many tiles there are; it has room, else the tiles overlap.
  init(room: CellRect, count: Int) {
    let (columns, rows) = Self.grid(room.size, count: count)
    let size = Self.tile(room.size, columns: columns, rows: rows)
    let tiles = (0..<count).map { index in
      CellRect(
        x: room.x + index % columns * (size.width + 1), y: room.y + index / columns * size.height,
        width: size.width, height: size.height)
    }
    headings = tiles.map { CellRect(x: $0.x, y: $0.y, width: $0.width, height: 1) }
    scenes = tiles.map {
      CellRect(x: $0.x, y: $0.y + 1, width: $0.width, height: max(1, $0.height - 1))
    }
  }

  /// The most tiles that have room.
  static func mostTiles(in room: CellSize) -> Int {
    counts.last { count in
      let (columns, rows) = grid(room, count: count)
      let size = tile(room, columns: columns, rows: rows)
      return size.width >= minimumSize.width && size.height >= minimumSize.height
    } ?? counts.lowerBound
  }

  /// Tiles beside and below one another, so that they are as square to the eye as can be.
  private static func grid(_ room: CellSize, count: Int) -> (columns: Int, rows: Int) {
    let grids = (1...count).map { columns in (columns, (count + columns - 1) / columns) }
    return grids.max { squareness(room, $0) < squareness(room, $1) } ?? (count, 1)
  }

  /// The shorter side of a tile, in rows: three columns are as good as a row.
  private static func squareness(_ room: CellSize, _ grid: (columns: Int, rows: Int)) -> Int {
    let size = tile(room, columns: grid.columns, rows: grid.rows)
    return min(size.width, 3 * (size.height - 1))
  }

  /// A column is left between tiles.
  private static func tile(_ room: CellSize, columns: Int, rows: Int) -> CellSize {
    CellSize(width: (room.width - columns + 1) / columns, height: room.height / rows)
  }
}
