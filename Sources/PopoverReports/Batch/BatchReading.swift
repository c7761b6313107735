import PopoverGeometry

/// Turns the lists and names of a request into values, or says which is wrong and why.
struct BatchReading {
  /// The greatest magnitude of a figure.
  var limit = Double(Int32.max)
  /// Whether figures must be whole.
  var grid = Grid.points
  /// Whether widths and heights may be negative; some engines have an answer to that.
  var sizesMaySink = true
  /// The keys on the way to the ones that are read.
  var path: [String] = []

  /// What poplab's own geometry answers.
  static func geometry(_ grid: Grid) -> BatchReading {
    BatchReading(limit: 1e9, grid: grid, sizesMaySink: false)
  }

  func rect(_ figures: [Double], _ key: String) throws(BatchFault) -> Rect {
    try check(figures, key, shape: ["x", "y", "width", "height"], signed: sizesMaySink ? 4 : 2)
    return Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  func size(_ figures: [Double], _ key: String) throws(BatchFault) -> Size {
    try check(figures, key, shape: ["width", "height"], signed: sizesMaySink ? 2 : 0)
    return Size(width: figures[0], height: figures[1])
  }

  func size(_ figures: [Double]?, _ key: String) throws(BatchFault) -> Size? {
    guard let figures else { return nil }
    return try size(figures, key) as Size
  }

  func point(_ figures: [Double], _ key: String) throws(BatchFault) -> Point {
    try check(figures, key, shape: ["x", "y"], signed: 2)
    return Point(x: figures[0], y: figures[1])
  }

  func insets(
    _ figures: [Double]?, _ key: String, signed: Bool = false
  ) throws(BatchFault) -> Insets? {
    guard let figures else { return nil }
    let shape = ["top", "left", "bottom", "right"]
    try check(figures, key, shape: shape, signed: signed ? 4 : 0)
    return Insets(top: figures[0], left: figures[1], bottom: figures[2], right: figures[3])
  }

  func length(
    _ figure: Double, _ key: String, signed: Bool = false
  ) throws(BatchFault) -> Double {
    try check([figure], key, shape: ["length"], signed: signed ? 1 : 0)
    return figure
  }
}

extension BatchReading {
  /// A list of as many figures as `shape` names.
  func list<Figure>(
    _ figures: [Figure], _ key: String, shape: [String]
  ) throws(BatchFault) -> [Figure] {
    guard figures.count == shape.count else {
      throw fault(.count(figures.count, shape: shape), key)
    }
    return figures
  }

  /// The case of this name.
  func name<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ key: String, as type: Value.Type = Value.self
  ) throws(BatchFault) -> Value {
    guard let value = Value(rawValue: name) else {
      throw fault(.unknownName(name, known: Value.allCases.map(\.rawValue)), key)
    }
    return value
  }

  /// The value that is called by its own name.
  func known<Value>(
    _ name: String, _ key: String, _ values: [Value]
  ) throws(BatchFault) -> Value {
    guard let value = values.first(where: { "\($0)" == name }) else {
      throw fault(.unknownName(name, known: values.map { "\($0)" }), key)
    }
    return value
  }

  func fault(_ problem: BatchFault.Problem, _ key: String) -> BatchFault {
    BatchFault(problem, at: path + [key])
  }

  /// - Parameter signed: how many figures, from the first on, may be negative.
  private func check(
    _ figures: [Double], _ key: String, shape: [String], signed: Int
  ) throws(BatchFault) {
    for (index, figure) in try list(figures, key, shape: shape).enumerated() {
      guard let problem = problem(figure, maySink: index < signed) else { continue }
      throw fault(.figure(shape.count == 1 ? nil : shape[index], problem), key)
    }
  }

  private func problem(_ figure: Double, maySink: Bool) -> String? {
    if figure < 0, !maySink { return "negative" }
    if !figure.isFinite || abs(figure) > limit {
      return "out of range; use at most \(Int(limit))"
    }
    if grid == .cells, figure != figure.rounded() {
      return "not whole; use whole cells, or points with \"grid\": false"
    }
    return nil
  }
}
