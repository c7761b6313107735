import PopoverGeometry

/// A value that a request may have at a key.
protocol RequestValue {
  /// What a fault says it should be.
  static var kind: String { get }
  /// - Returns: `nil` for a value of another kind.
  init?(_ json: JSON)
}

extension Double: RequestValue {
  static var kind: String { "a number" }

  init?(_ json: JSON) {
    guard let figure = json.figure else { return nil }
    self = figure
  }
}

extension Int: RequestValue {
  static var kind: String { "a whole number" }

  init?(_ json: JSON) {
    guard let figure = json.figure, let whole = Int(exactly: figure) else { return nil }
    self = whole
  }
}

extension Bool: RequestValue {
  static var kind: String { "true or false" }

  init?(_ json: JSON) {
    guard case .flag(let flag) = json else { return nil }
    self = flag
  }
}

extension String: RequestValue {
  static var kind: String { "text" }

  init?(_ json: JSON) {
    guard case .text(let text) = json else { return nil }
    self = text
  }
}

/// One element of a list, and where it stands.
struct RequestElement {
  let json: JSON
  let path: [String]

  func fault(_ problem: RequestFault.Problem) -> RequestFault { RequestFault(problem, at: path) }

  func value<Value: RequestValue>(as: Value.Type = Value.self) throws(RequestFault) -> Value {
    if case .null = json { throw fault(.null) }
    guard let value = Value(json) else { throw fault(.kind(Value.kind)) }
    return value
  }

  func elements() throws(RequestFault) -> [RequestElement] {
    guard case .list(let list) = json else { throw fault(.kind("a list")) }
    return list.enumerated().map { RequestElement(json: $1, path: path + ["[\($0)]"]) }
  }

  func object() throws(RequestFault) -> RequestFields {
    guard let object = RequestFields(json, path: path) else { throw fault(.kind("an object")) }
    return object
  }
}

// Figures of geometry as lists of numbers, each held to its range.

extension RequestFields {
  private static let rectShape = ["x", "y", "width", "height"]
  private static let sizeShape = ["width", "height"]
  private static let pointShape = ["x", "y"]
  private static let insetsShape = ["top", "left", "bottom", "right"]
  private static let lengthShape = ["length"]

  func rect(_ key: String) throws(RequestFault) -> Rect {
    try rect(list(key, shape: Self.rectShape), key)
  }

  func rects(_ key: String) throws(RequestFault) -> [Rect] {
    var rects: [Rect] = []
    for (index, element) in try elements(key).enumerated() {
      let figures = try element.elements().map { (element) throws(RequestFault) in
        try element.value(as: Double.self)
      }
      rects.append(try inList(key).rect(figures, "[\(index)]"))
    }
    return rects
  }

  private func rect(_ list: [Double], _ key: String) throws(RequestFault) -> Rect {
    let signed = allowsNegativeSizes ? 4 : 2
    let figures = try checked(list, key, Self.rectShape, signed: signed)
    return Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  func size(_ key: String, or fallback: Size? = nil) throws(RequestFault) -> Size {
    if let fallback, !has(key) { return fallback }
    let signed = allowsNegativeSizes ? 2 : 0
    let figures = try checked(list(key, shape: Self.sizeShape), key, Self.sizeShape, signed: signed)
    return Size(width: figures[0], height: figures[1])
  }

  func point(_ key: String, or fallback: Point? = nil) throws(RequestFault) -> Point {
    if let fallback, !has(key) { return fallback }
    let figures = try checked(list(key, shape: Self.pointShape), key, Self.pointShape, signed: 2)
    return Point(x: figures[0], y: figures[1])
  }

  func wholes(_ key: String, shape: [String]) throws(RequestFault) -> [Int] {
    let figures: [Int] = try list(key, shape: shape)
    _ = try checked(figures.map(Double.init), key, shape, signed: shape.count)
    return figures
  }

  func insets(_ key: String, isSigned: Bool = false) throws(RequestFault) -> Insets {
    let figures = try checked(
      list(key, shape: Self.insetsShape), key, Self.insetsShape, signed: isSigned ? 4 : 0)
    return Insets(top: figures[0], left: figures[1], bottom: figures[2], right: figures[3])
  }

  func length(_ key: String, isSigned: Bool = false) throws(RequestFault) -> Double {
    try checked([value(key)], key, Self.lengthShape, signed: isSigned ? 1 : 0)[0]
  }

  func counted<Element>(
    _ list: [Element], _ key: String, _ shape: [String]
  ) throws(RequestFault) -> [Element] {
    guard list.count == shape.count else {
      throw fault(.count(list.count, shape: shape), at: key)
    }
    return list
  }

  /// - Parameter signed: how many figures, from the first on, may be negative.
  private func checked(
    _ figures: [Double], _ key: String, _ shape: [String], signed: Int
  ) throws(RequestFault) -> [Double] {
    for (index, figure) in try counted(figures, key, shape).enumerated() {
      guard let problem = problem(figure, isSigned: index < signed) else { continue }
      throw fault(.figure(shape.count == 1 ? nil : shape[index], problem), at: key)
    }
    return figures
  }

  private func problem(_ figure: Double, isSigned: Bool) -> String? {
    if figure < 0, !isSigned { return "negative" }
    if !figure.isFinite || abs(figure) > limit {
      return "out of range; use at most \(Int(limit))"
    }
    if grid == .cells, figure != figure.rounded() {
      return "not whole; use whole cells, or points with \"grid\": false"
    }
    return nil
  }
}
