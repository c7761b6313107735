import PopoverGeometry

/// A straight row of neighbouring steps that change the side.
struct FlipLine: Equatable {
  /// The axis of the steps; the line runs across it.
  var axis: Axis
  /// The column or row before the steps.
  var place: Int
  /// The rows or columns in which they are.
  var range: ClosedRange<Int>

  /// The flips of a map joined where they touch; the longest first, equal ones as they are read.
  static func lines(of flips: [PlacementMap.Flip]) -> [FlipLine] {
    Axis.allCases.flatMap { axis in
      let places = flips.filter { $0.axis == axis }
        .map { axis == .horizontal ? ($0.column, $0.row) : ($0.row, $0.column) }.sorted(by: <)
      return places.reduce(into: [FlipLine]()) { lines, step in
        if let last = lines.last, last.place == step.0, last.range.upperBound + 1 == step.1 {
          lines[lines.count - 1].range = last.range.lowerBound...step.1
        } else {
          lines.append(FlipLine(axis: axis, place: step.0, range: step.1...step.1))
        }
      }
    }.enumerated().sorted {
      ($1.element.range.count, $0.offset) < ($0.element.range.count, $1.offset)
    }.map(\.element)
  }

  /// `between rows 8 and 9, columns 0 to 76`.
  var words: String {
    let names = axis == .horizontal ? ("columns", "row") : ("rows", "column")
    let (first, last) = (range.lowerBound, range.upperBound)
    return "between \(names.0) \(place) and \(place + 1), "
      + (first == last ? "\(names.1) \(first)" : "\(names.1)s \(first) to \(last)")
  }
}
