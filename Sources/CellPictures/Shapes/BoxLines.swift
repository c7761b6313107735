import PopoverGeometry

/// A character of a box: the lines that lead from the middle of its cell to the sides.
struct BoxLines: Equatable, Sendable {
  enum Weight: String, Sendable {
    case light = "LIGHT"
    case heavy = "HEAVY"
    case double = "DOUBLE"
    /// As characters with double lines call a light one.
    case single = "SINGLE"
  }

  private(set) var weights: [ArrowDirection: Weight] = [:]
  /// Whether two light lines meet in a quarter of an ellipse.
  private(set) var isArc = false
  /// The dashes of a line: two, three or four; 1 for one without gaps.
  private(set) var dashes = 1

  /// What a name says, as `BOX DRAWINGS DOWN HEAVY AND RIGHT UP LIGHT`: parts joined by AND, each with
  /// sides and a weight. A part without a weight has that of the other.
  init?(named name: String) {
    let prefix = "BOX DRAWINGS "
    guard name.hasPrefix(prefix), !name.contains("DIAGONAL") else { return nil }
    var words = name.dropFirst(prefix.count).split(separator: " ").map(String.init)
    isArc = words.contains("ARC")
    if let dash = words.firstIndex(of: "DASH"), dash > 0 {
      dashes = Self.dashCounts[words[dash - 1]] ?? 1
      words.removeSubrange(dash - 1...dash)
    }
    let parts = words.split(separator: "AND").map(Array.init)
    let first = parts.lazy.compactMap { $0.lazy.compactMap(Weight.init).first }.first ?? .light
    for part in parts {
      let weight = part.lazy.compactMap(Weight.init).first ?? first
      for side in part.flatMap(Self.sides) { weights[side] = weight }
    }
  }

  private static let dashCounts = ["DOUBLE": 2, "TRIPLE": 3, "QUADRUPLE": 4]

  private static func sides(_ word: String) -> [ArrowDirection] {
    switch word {
    case "VERTICAL": [.up, .down]
    case "HORIZONTAL": [.left, .right]
    default: ArrowDirection(inName: word).map { [$0] } ?? []
    }
  }
}

extension BoxLines {
  /// The two sides across a line to a side.
  private func sides(across side: ArrowDirection) -> [ArrowDirection] {
    ArrowDirection.allCases.filter { $0.axis != side.axis }
  }

  /// The lines of one arm: where each lies beside the middle, and how far from the middle it begins, in pixels.
  /// What begins before the middle reaches over it.
  func bands(_ side: ArrowDirection) -> [(lateral: Range<Int>, start: Int)] {
    switch weights[side] {
    case nil: []
    case .light, .single: [(-1..<1, start(side))]
    case .heavy: [(-2..<2, start(side))]
    case .double:
      [
        (-2..<(-1), start(ofRail: side, towards: nearSide(across: side))),
        (1..<2, start(ofRail: side, towards: nearSide(across: side).opposite)),
      ]
    }
  }

  private func nearSide(across side: ArrowDirection) -> ArrowDirection {
    side.axis == .vertical ? .left : .up
  }

  /// A line ends in the middle where it goes on, else behind what it meets: at the near rail of a double line that
  /// passes, at the far one of a double line that turns here.
  private func start(_ side: ArrowDirection) -> Int {
    if weights[side.opposite] != nil { return 0 }
    let met = sides(across: side).compactMap { weights[$0] }
    if met == [.double, .double] { return 1 }
    return -(met.map { $0 == .light || $0 == .single ? 1 : 2 }.max() ?? 0)
  }

  /// A rail of a double line ends where that of another one begins, if it lies on that side.
  private func start(ofRail side: ArrowDirection, towards near: ArrowDirection) -> Int {
    if weights[near] == .double { return 1 }
    if weights[side.opposite] != nil { return 0 }
    if weights[near] == nil, weights[near.opposite] == .double { return -2 }
    return weights[near] ?? weights[near.opposite] == nil ? 0 : -1
  }
}

extension ShapeOutline {
  init(_ arms: BoxLines) {
    if arms.isArc {
      self = ShapeOutline.arc(arms)
    } else if arms.dashes > 1 {
      self = ShapeOutline.dashes(arms)
    } else {
      self = ArrowDirection.allCases.reduce(ShapeOutline()) { outline, side in
        arms.bands(side).reduce(outline) {
          $0 + ShapeOutline.band(side, $1.lateral, from: $1.start)
        }
      }
    }
  }

  private static let middle = Pixel(CellPixels.width / 2, CellPixels.height / 2)

  /// A line from near the middle to a side.
  private static func band(_ side: ArrowDirection, _ lateral: Range<Int>, from start: Int)
    -> ShapeOutline
  {
    let (length, across) = side.axis == .vertical ? (middle.y, middle.x) : (middle.x, middle.y)
    let isNear = side == .up || side == .left
    let along = isNear ? 0..<length - start : length + start..<2 * length
    let beside = across + lateral.lowerBound..<across + lateral.upperBound
    return side.axis == .vertical ? rect(beside, along) : rect(along, beside)
  }

  /// A line in equal parts with a gap of an eighth of a cell behind each.
  private static func dashes(_ arms: BoxLines) -> ShapeOutline {
    let isVertical = arms.weights[.up] != nil
    let (length, across) = isVertical ? (2 * middle.y, middle.x) : (2 * middle.x, middle.y)
    let half = arms.weights.values.contains(.heavy) ? 2 : 1
    return (0..<arms.dashes).reduce(ShapeOutline()) { outline, dash in
      let along =
        dash * length / arms.dashes..<(dash + 1) * length / arms.dashes - length / 8
      let beside = across - half..<across + half
      return outline + (isVertical ? rect(beside, along) : rect(along, beside))
    }
  }

  /// A quarter of a circle between two sides, as wide as a light line.
  private static func arc(_ arms: BoxLines) -> ShapeOutline {
    let x = arms.weights[.right] == nil ? -1 : 1
    let y = arms.weights[.down] == nil ? -1 : 1
    let (turn, back) = x * y > 0 ? (1, 0) : (0, 1)
    let way =
      "v\(-4 * y)a5 5 0 0 \(turn) \(5 * x) \(-5 * y)v\(2 * y)"
      + "a3 3 0 0 \(back) \(-3 * x) \(3 * y)v\(4 * y)"
    return ShapeOutline(pieces: [Piece(start: Pixel(middle.x - x, middle.y + 8 * y), way: way)])
  }
}
