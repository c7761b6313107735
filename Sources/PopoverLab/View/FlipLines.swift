import CellCanvas
import PopoverGeometry
import PopoverReports

/// The lines along which a map of sides changes its side. A line runs through the cells below and to the right of
/// the border between two sides.
enum FlipLines {
  /// The lines that meet at the upper left corner of a place; `nil` where no line is. Beyond its edges the map goes on
  /// as it is there.
  static func glyph(of map: PlacementMap, _ column: Int, _ row: Int) -> Glyph? {
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
  private let region: PlacementMap.Region
  /// The best place for the letter.
  private let middle: CellPoint

  static func all(of map: PlacementMap) -> [SideRegion] { map.regions.map { SideRegion($0) } }

  private init(_ region: PlacementMap.Region) {
    self.region = region
    let columns = region.runs.reduce(0) { sum, run in
      sum + run.columns.count * (run.columns.lowerBound + run.columns.upperBound - 1)
    }
    let rows = region.runs.reduce(0) { $0 + $1.columns.count * $1.row }
    middle = CellPoint(x: columns / 2 / region.places, y: rows / region.places)
  }

  /// Its runs on the screen.
  private func rects(at origin: CellPoint) -> some Sequence<CellRect> {
    region.runs.lazy.map { run in
      CellRect(
        x: run.columns.lowerBound + origin.x, y: run.row + origin.y, width: run.columns.count,
        height: 1)
    }
  }

  /// Draws its letter where nothing of `shown` is.
  func draw(
    at origin: CellPoint, except shown: [CellRect], in ink: inout OverlayInk,
    on canvas: inout Canvas
  ) {
    let middle = CellPoint(x: middle.x + origin.x, y: middle.y + origin.y)
    let free = rects(at: origin).lazy.flatMap { $0.without(shown) }.map { rect in
      CellPoint(x: rect.columns.nearest(to: middle.x), y: rect.y)
    }.min { ($0.distance(to: middle), $0.y, $0.x) < ($1.distance(to: middle), $1.y, $1.x) }
    guard let free else { return }
    let style = OverlayTint.of(region.direction).map { ink.sign($0) } ?? ink.ground
    let letter = MapLetter.of(region.direction).letter
    let room = CellRect(x: free.x - 1, y: free.y, width: 3, height: 1)
    let isRoomy =
      rects(at: origin).contains { $0.intersection(room) == room }
      && !shown.contains { !$0.intersection(room).isEmpty }
    canvas.draw(
      isRoomy ? " \(letter) " : String(letter), at: isRoomy ? room.origin : free, style: style)
  }
}

extension Range<Int> {
  /// The number in the range that is nearest to another; the range is not empty.
  fileprivate func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound - 1)
  }
}
