import PopoverGeometry

/// The figures of vectors: rects as `[x, y, width, height]`, insets as `[top, left, bottom, right]`.
extension Rect {
  package init(list: [Double]) {
    self.init(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  package var list: [Double] { [x, y, width, height] }
}

extension Size {
  package init(list: [Double]) { self.init(width: list[0], height: list[1]) }

  package var list: [Double] { [width, height] }
}

extension Insets {
  package init(list: [Double]) {
    self.init(top: list[0], left: list[1], bottom: list[2], right: list[3])
  }
}

extension [Double] {
  /// Whether every figure is within a millionth of the expected one.
  package func isClose(to expected: [Double]?) -> Bool {
    guard let expected, expected.count == count else { return false }
    return zip(self, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}
