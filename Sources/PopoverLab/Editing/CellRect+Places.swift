import CellCanvas

extension CellRect {
  /// Rectangles of a size that lie inside, a few cells from one another.
  func places(of size: CellSize) -> [CellRect] {
    stride(from: y + 1, to: y + height - size.height, by: 2).flatMap { y in
      stride(from: x + 2, to: x + width - size.width, by: 4).map { x in
        CellRect(origin: CellPoint(x: x, y: y), size: size)
      }
    }
  }

  /// How far two places are from one another to the eye, in columns: a row is as high as two of them.
  func distance(to other: CellRect) -> Int { abs(x - other.x) + 2 * abs(y - other.y) }
}
