import PopoverGeometry

/// Lets only figures pass that geometry answers, and says of others which is wrong and why.
struct FigureCheck {
  /// The greatest magnitude that geometry takes.
  private static let limit = 1e9

  var grid: Grid

  func rect(_ figures: [Double], _ key: String) throws(BatchFault) -> Rect {
    try check(figures, key, shape: ["x", "y", "width", "height"], signed: 0..<2)
    return Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  func size(_ figures: [Double], _ key: String) throws(BatchFault) -> Size {
    try check(figures, key, shape: ["width", "height"], signed: 0..<0)
    return Size(width: figures[0], height: figures[1])
  }

  func insets(
    _ figures: [Double]?, _ key: String, signed: Bool = false
  ) throws(BatchFault) -> Insets? {
    guard let figures else { return nil }
    let shape = ["top", "left", "bottom", "right"]
    try check(figures, key, shape: shape, signed: signed ? 0..<4 : 0..<0)
    return Insets(top: figures[0], left: figures[1], bottom: figures[2], right: figures[3])
  }

  func length(_ figure: Double, _ key: String) throws(BatchFault) -> Double {
    try check([figure], key, shape: ["length"], signed: 0..<0)
    return figure
  }

  private func check(
    _ figures: [Double], _ key: String, shape: [String], signed: Range<Int>
  ) throws(BatchFault) {
    guard figures.count == shape.count else {
      throw BatchFault(
        "'\(key)' has \(figures.count) figures; it is [\(shape.joined(separator: ", "))]")
    }
    for (index, figure) in figures.enumerated() {
      guard let problem = problem(figure, maySink: signed.contains(index)) else { continue }
      let name = shape.count == 1 ? "'\(key)'" : "the \(shape[index]) of '\(key)'"
      throw BatchFault("\(name) is \(problem)")
    }
  }

  private func problem(_ figure: Double, maySink: Bool) -> String? {
    if figure < 0, !maySink { return "negative" }
    if !figure.isFinite || abs(figure) > Self.limit {
      return "out of range; use at most 1000000000"
    }
    if grid == .cells, figure != figure.rounded() {
      return "not whole; use whole cells, or points with \"grid\": false"
    }
    return nil
  }
}
