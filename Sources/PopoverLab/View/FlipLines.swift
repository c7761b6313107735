import CellCanvas
import PopoverGeometry
import PopoverReports

/// The lines along which a map of sides changes its side. A line runs through the cells below and to the right of
/// the border between two sides.
enum FlipLines {
  /// The glyph of each place, row by row; `nil` where no line is.
  static func glyphs(of map: PlacementMap) -> [Glyph?] {
    (0..<map.rows).flatMap { row in
      (0..<map.columns).map { column in glyph(of: map, column, row) }
    }
  }

  /// The lines that meet at the upper left corner of a place. Beyond its edges the map goes on as it is there.
  private static func glyph(of map: PlacementMap, _ column: Int, _ row: Int) -> Glyph? {
    let (left, above) = (max(0, column - 1), max(0, row - 1))
    let (here, west) = (map[column, row], map[left, row])
    let (north, corner) = (map[column, above], map[left, above])
    let arms = [corner != north, north != here, west != here, corner != west]
    return joins[arms.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }]
  }

  /// By the arms up, right, down and left as the digits of a binary number.
  private static let joins: [Glyph?] =
    [nil] + "╸╻┓╺━┏┳╹┛┃┫┗┻┣╋".unicodeScalars.map { Glyph($0) }
}

/// A connected region of a map of sides, which has one letter.
struct SideRegion: Equatable, Sendable {
  let direction: ArrowDirection?
  /// Its places, the best one for the letter first.
  private let places: [CellPoint]

  static func all(of map: PlacementMap) -> [SideRegion] {
    map.regions.map { SideRegion($0, of: map) }
  }

  private init(_ region: PlacementMap.Region, of map: PlacementMap) {
    direction = region.direction
    let places = Self.places(of: map, from: CellPoint(x: region.column, y: region.row))
    let middle = CellPoint(
      x: places.reduce(0) { $0 + $1.x } / places.count,
      y: places.reduce(0) { $0 + $1.y } / places.count)
    self.places = places.sorted {
      ($0.distance(to: middle), $0.y, $0.x) < ($1.distance(to: middle), $1.y, $1.x)
    }
  }

  private static func places(of map: PlacementMap, from start: CellPoint) -> [CellPoint] {
    var seen: Set<CellPoint> = [start]
    var open = [start]
    while let place = open.popLast() {
      let neighbours = [(1, 0), (-1, 0), (0, 1), (0, -1)].map {
        CellPoint(x: place.x + $0.0, y: place.y + $0.1)
      }
      for next in neighbours
      where (0..<map.columns).contains(next.x) && (0..<map.rows).contains(next.y)
        && map[next.x, next.y] == map[place.x, place.y] && seen.insert(next).inserted
      { open.append(next) }
    }
    return Array(seen)
  }

  /// Draws its letter where nothing of `shown` is.
  func draw(
    at origin: CellPoint, except shown: [CellRect], in ink: inout OverlayInk,
    on canvas: inout Canvas
  ) {
    let free = places.lazy.map { CellPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
      .first { place in !shown.contains { $0.contains(place) } }
    guard let free else { return }
    let style = OverlayTint.of(direction).map { ink.sign($0) } ?? ink.ground
    let letter = " \(MapLetter.of(direction).letter) "
    let room = CellRect(x: free.x - 1, y: free.y, width: 3, height: 1)
    let isRoomy = room.cells.allSatisfy { cell in
      places.contains(cell.relative(to: origin)) && !shown.contains { $0.contains(cell) }
    }
    canvas.draw(
      isRoomy ? letter : String(MapLetter.of(direction).letter), at: isRoomy ? room.origin : free,
      style: style)
  }
}
