import CellCanvas

/// The rows of a list that a place on the screen shows: the selected one in the middle, except near the ends of the list.
struct ListWindow {
  let place: CellRect
  private let count: Int
  /// The index of the first row that is shown.
  private let first: Int

  /// - Parameter selected: the index of the selected row; `nil` shows the list from its start.
  init(_ place: CellRect, of count: Int, around selected: Int?) {
    (self.place, self.count) = (place, count)
    first = max(0, min((selected ?? 0) - place.height / 2, count - place.height))
  }

  /// The indices of the rows that are shown, each with its place.
  var rows: [(index: Int, place: CellRect)] {
    zip(first..<count, place.rows).map { ($0, place.row($1)) }
  }

  var hasMoreAbove: Bool { first > 0 }
  var hasMoreBelow: Bool { first + place.height < count }

  /// The index of the row at a cell of the screen; `nil` if there is none.
  func index(at point: CellPoint) -> Int? {
    let index = first + point.y - place.y
    return place.contains(point) && index < count ? index : nil
  }

  /// The start of a row on the screen.
  func start(of index: Int) -> CellPoint { CellPoint(x: place.x, y: place.y + index - first) }
}
