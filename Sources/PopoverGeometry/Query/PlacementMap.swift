/// The side chosen for the anchor at every cell of a container.
public struct PlacementMap: Equatable, Sendable {
  /// The columns of places that the anchor can take.
  public let columns: Int
  /// The rows of places that the anchor can take.
  public let rows: Int
  /// The place of the anchor that the map was asked for, if it is on the map.
  public let current: Int?
  /// Row by row.
  private(set) var directions: [ArrowDirection?]

  /// Where the arrow points for the anchor at a place; `nil` is the arrow-less form.
  public subscript(column: Int, row: Int) -> ArrowDirection? { directions[row * columns + column] }

  /// How many places show each direction; the arrow-less form counts under `nil`.
  public func count(of direction: ArrowDirection?) -> Int {
    directions.reduce(0) { $0 + ($1 == direction ? 1 : 0) }
  }
}
