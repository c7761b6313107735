import PopoverGeometry

extension ShapeOutline {
  /// What the name of a block says, as `LOWER THREE EIGHTHS BLOCK`, `QUADRANT UPPER LEFT AND LOWER RIGHT` or `LEFT
  /// TRIANGULAR ONE QUARTER BLOCK`.
  static func block(_ name: String) -> ShapeOutline? {
    let words = name.split(separator: " ").map(String.init)
    if name == "FULL BLOCK" { return cell }
    if words.first == "QUADRANT" { return quadrants(Array(words.dropFirst())) }
    guard words.last == "BLOCK" else { return nil }
    if words.contains("TRIANGULAR") {
      return words.compactMap { ArrowDirection(inName: $0) }.reduce(ShapeOutline()) {
        $0 + $1.triangle
      }
    }
    let fraction = words.dropFirst().dropLast().joined(separator: " ")
    guard let side = ArrowDirection(inName: words[0]), let eighths = eighths[fraction] else {
      return nil
    }
    return side.block(eighths: eighths)
  }

  private static let eighths = [
    "ONE EIGHTH": 1, "ONE QUARTER": 2, "THREE EIGHTHS": 3, "HALF": 4, "FIVE EIGHTHS": 5,
    "THREE QUARTERS": 6, "SEVEN EIGHTHS": 7,
  ]

  private static func quadrants(_ words: [String]) -> ShapeOutline {
    words.split(separator: "AND").reduce(ShapeOutline()) { outline, corner in
      let sides = corner.compactMap { ArrowDirection(inName: $0) }
      let halves = sides.map { $0.part(eighths: 4) }
      guard halves.count == 2 else { return outline }
      return outline + rect(halves[1].x, halves[0].y)
    }
  }

  /// The lines `╱`, `╲` and `╳` from corner to corner, which meet those of the cells beside.
  static func diagonals(_ name: String) -> ShapeOutline? {
    let rising = [(7, 0), (8, 0), (8, 2), (1, 16), (0, 16), (0, 14)].map(Pixel.init)
    let falling = rising.map { Pixel(CellPixels.width - $0.x, $0.y) }
    switch name {
    case "BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT": return polygon(rising)
    case "BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT": return polygon(falling.reversed())
    case "BOX DRAWINGS LIGHT DIAGONAL CROSS": return polygon(rising) + polygon(falling.reversed())
    default: return nil
    }
  }
}

extension ArrowDirection {
  /// The part of a cell at this side that is some eighths of it high or wide.
  fileprivate func part(eighths: Int) -> (x: Range<Int>, y: Range<Int>) {
    let (width, height) = (CellPixels.width, CellPixels.height)
    let (across, down) = (eighths * width / 8, eighths * height / 8)
    return switch self {
    case .up: (0..<width, 0..<down)
    case .down: (0..<width, height - down..<height)
    case .left: (0..<across, 0..<height)
    case .right: (width - across..<width, 0..<height)
    }
  }

  fileprivate func block(eighths: Int) -> ShapeOutline {
    let part = part(eighths: eighths)
    return .rect(part.x, part.y)
  }

  /// The triangle between the side and the middle.
  fileprivate var triangle: ShapeOutline {
    let (width, height) = (CellPixels.width, CellPixels.height)
    let corners = [Pixel(0, 0), Pixel(width, 0), Pixel(width, height), Pixel(0, height)]
    let first = [.up: 0, .right: 1, .down: 2, .left: 3][self] ?? 0
    return .polygon([corners[first], corners[(first + 1) % 4], Pixel(width / 2, height / 2)])
  }
}
