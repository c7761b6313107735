import CellCanvas
import PopoverGeometry

extension CellPoint {
  /// How far two places are apart to the eye, in columns; a row is as high as two columns.
  func distance(to other: CellPoint) -> Int { abs(x - other.x) + 2 * abs(y - other.y) }
}

extension CellRect {
  func row(_ y: Int) -> CellRect { CellRect(x: x, y: y, width: width, height: 1) }

  /// The rows below the first one, at least one row high.
  var belowHeading: CellRect { CellRect(x: x, y: y + 1, width: width, height: max(1, height - 1)) }

  /// What is right of a rule in the first column.
  var besideRule: CellRect { inset(by: CellInsets(top: 0, left: 1, bottom: 0, right: 0)) }

  /// Rectangles of a size that lie inside, a few cells from one another. A large screen has half a million of them, so that
  /// they are not kept.
  func places(of size: CellSize) -> some Sequence<CellRect> {
    stride(from: y + 1, to: y + height - size.height, by: 2).lazy.flatMap { y in
      stride(from: x + 2, to: x + width - size.width, by: 4).lazy.map { x in
        CellRect(origin: CellPoint(x: x, y: y), size: size)
      }
    }
  }

  /// Rectangles of a size in the first and the last column in which they lie inside, in every row.
  func placesAtEdges(of size: CellSize) -> [CellRect] {
    guard size.width <= width, size.height <= height else { return [] }
    let columns = size.width == width ? [x] : [x, x + width - size.width]
    return (y...y + height - size.height).flatMap { y in
      columns.map { CellRect(origin: CellPoint(x: $0, y: y), size: size) }
    }
  }

  /// How far the upper left corner is from that of another rectangle to the eye.
  func distance(to other: CellRect) -> Int { origin.distance(to: other.origin) }
}
