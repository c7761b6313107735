import PopoverGeometry

extension ShapeOutline {
  /// A triangle that points to a side, as `BLACK UP-POINTING SMALL TRIANGLE`; a white one is a line.
  static func triangle(_ name: String) -> ShapeOutline? {
    let words = name.split(separator: " ").map(String.init)
    guard ["TRIANGLE", "POINTER"].contains(words.last), !words.contains("DOUBLE"),
      let pointing = words.first(where: { $0.hasSuffix("-POINTING") }),
      let way = ArrowDirection(inName: pointing)
    else { return nil }
    let points = way.triangle(inset: words.contains("SMALL") ? 1 : 0)
    return filled(points, isWhite: words.contains("WHITE"))
  }

  /// Half of a cell, as `BLACK LOWER RIGHT TRIANGLE`; the others are lines.
  static func cornerTriangle(_ name: String) -> ShapeOutline? {
    let words = name.split(separator: " ").map(String.init)
    guard words.last == "TRIANGLE", words.count >= 3,
      let vertical = ["UPPER": 0, "LOWER": CellPixels.height][words[words.count - 3]],
      let horizontal = ["LEFT": 0, "RIGHT": CellPixels.width][words[words.count - 2]]
    else { return nil }
    let (x, y) = (CellPixels.width - horizontal, CellPixels.height - vertical)
    let points = [Pixel(horizontal, vertical), Pixel(x, vertical), Pixel(horizontal, y)]
    return filled(points, isWhite: words.first != "BLACK")
  }

  /// An arrow with a shaft, as `LEFTWARDS ARROW` or `UP DOWN ARROW`.
  static func arrow(_ name: String) -> ShapeOutline? {
    let words = name.split(separator: " ").map(String.init)
    guard words.last == "ARROW" else { return nil }
    let ways = words.dropLast().map { ArrowDirection(inName: $0) }
    guard (1...2).contains(ways.count), let first = ways.first ?? nil, !ways.contains(nil) else {
      return nil
    }
    let heads = ways.compactMap { $0?.head }
    return heads.reduce(first.shaft(isBetweenHeads: ways.count == 2)) { $0 + polygon($1) }
  }

  /// A triangle in one colour; a white one has a hole in which there is a pixel less at each side.
  private static func filled(_ points: [Pixel], isWhite: Bool) -> ShapeOutline {
    guard isWhite else { return polygon(points) }
    let middle = Pixel(points.map(\.x).reduce(0, +) / 3, points.map(\.y).reduce(0, +) / 3)
    let hole = points.map { point in
      Pixel(
        point.x + (middle.x - point.x).signum() * 2, point.y + (middle.y - point.y).signum() * 2)
    }
    return polygon(points) + polygon(hole.reversed())
  }
}

extension ArrowDirection {
  /// What points right or down is that which points left or up, seen in a mirror.
  fileprivate func turned(_ points: [Pixel]) -> [Pixel] {
    switch self {
    case .up, .left: points
    case .down: points.map { Pixel($0.x, CellPixels.height - $0.y) }.reversed()
    case .right: points.map { Pixel(CellPixels.width - $0.x, $0.y) }.reversed()
    }
  }

  /// A triangle in the square at the middle of the cell.
  fileprivate func triangle(inset: Int) -> [Pixel] {
    let (near, far) = (inset, CellPixels.width - inset)
    let points =
      axis == .vertical
      ? [Pixel(4, near + 4), Pixel(far, far + 4), Pixel(near, far + 4)]
      : [Pixel(near, 8), Pixel(far, near + 4), Pixel(far, far + 4)]
    return turned(points)
  }

  fileprivate var head: [Pixel] {
    turned(
      axis == .vertical
        ? [Pixel(4, 1), Pixel(7, 7), Pixel(1, 7)] : [Pixel(0, 8), Pixel(4, 4), Pixel(4, 12)])
  }

  /// The line behind the head, to the other end of the cell or to the head that is there.
  fileprivate func shaft(isBetweenHeads: Bool) -> ShapeOutline {
    let (near, far) = axis == .vertical ? (7, isBetweenHeads ? 9 : 15) : (3, isBetweenHeads ? 5 : 8)
    let points =
      axis == .vertical
      ? [Pixel(3, near), Pixel(5, near), Pixel(5, far), Pixel(3, far)]
      : [Pixel(near, 7), Pixel(far, 7), Pixel(far, 9), Pixel(near, 9)]
    return .polygon(turned(points))
  }
}
