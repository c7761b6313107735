/// The side chosen for the anchor at every cell of a container.
public struct PlacementMap: Equatable, Sendable {
  /// The columns and rows of places that the anchor can take.
  public let columns: Int
  public let rows: Int
  /// The place of the anchor that the map was asked for, if it is on the map.
  public let current: Int?
  /// Row by row.
  private(set) var directions: [ArrowDirection?]

  public subscript(column: Int, row: Int) -> ArrowDirection? { directions[row * columns + column] }

  /// How many places show each direction; the arrow-less form counts under `nil`.
  public func count(of direction: ArrowDirection?) -> Int {
    directions.reduce(0) { $0 + ($1 == direction ? 1 : 0) }
  }
}

extension PopoverPresentation {
  /// The most places that a map has.
  public static let largestMap = 4_000_000

  /// The places of an anchor of this size inside the container; none where there would be more than
  /// ``largestMap``.
  var mapSize: (columns: Int, rows: Int) {
    func places(_ axis: Axis) -> Int {
      max(0, Int((container.size[axis] - sourceRect.size[axis]).rounded(.down)) + 1)
    }
    let (columns, rows) = (places(.horizontal), places(.vertical))
    let isTooLarge = max(columns, rows, columns * rows) > Self.largestMap
    return isTooLarge ? (0, 0) : (columns, rows)
  }

  /// The same question with the anchor at a place of the map.
  func movingAnchor(column: Int, row: Int) -> PopoverPresentation {
    var moved = self
    moved.sourceRect.x = container.x + Double(column)
    moved.sourceRect.y = container.y + Double(row)
    return moved
  }

  /// Asks the same question for the anchor at every cell of the container at which it is whole.
  ///
  /// Each place is asked by itself, without the current direction, as a map has no path. Containers
  /// with more places than ``largestMap`` give an empty map.
  public func map() -> PlacementMap { map { $0.decided().direction } }

  /// The same with sides that are chosen by something else, such as another engine.
  @inline(__always)
  public func map(choosing side: (PopoverPresentation) -> ArrowDirection?) -> PlacementMap {
    let (columns, rows) = mapSize
    var asked = self
    asked.currentArrowDirection = nil
    asked.currentFrame = nil
    var directions: [ArrowDirection?] = []
    directions.reserveCapacity(columns * rows)
    for row in 0..<rows {
      asked.sourceRect.y = container.y + Double(row)
      for column in 0..<columns {
        asked.sourceRect.x = container.x + Double(column)
        directions.append(side(asked))
      }
    }
    return PlacementMap(
      columns: columns, rows: rows, current: currentPlace(columns: columns, rows: rows),
      directions: directions)
  }

  private func currentPlace(columns: Int, rows: Int) -> Int? {
    let column = Int((sourceRect.x - container.x).rounded(.down))
    let row = Int((sourceRect.y - container.y).rounded(.down))
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return row * columns + column
  }
}
