import PlacementEngines
import PopoverGeometry

/// An anchor that goes from place to place, one a frame, and a box of CSS that follows it.
public struct CSSAnchorWalk: Equatable, Sendable {
  /// The question; of its anchor only the size counts.
  public var positioning: CSSAnchorPositioning
  /// The places of the anchor in turn.
  public var path: [Point]

  /// A walk of the question's anchor.
  public init(_ positioning: CSSAnchorPositioning, path: [Point]) {
    (self.positioning, self.path) = (positioning, path)
    self.positioning.anchor = Rect(size: positioning.anchor.size)
  }

  /// The answer at each place, with the memory that a browser has and without any.
  public var answer: CSSAnchorWalkAnswer {
    var question = positioning
    var last: Int?
    var answer = CSSAnchorWalkAnswer()
    for place in path {
      question.anchor = Rect(origin: place, size: positioning.anchor.size)
      let placement = question.placement(lastSuccessful: last)
      last = placement.lastSuccessful
      answer.steps.append(.init(anchor: place, CSSAnchorAnswer(placement)))
      answer.stateless.append(.init(anchor: place, question.answer))
    }
    return answer
  }
}

extension CSSAnchorWalk: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(.blank, path: [])
    try Self.table.read(request.withoutNegativeSizes, into: &self)
  }

  package static let table = RequestTable<Self>(
    CSSAnchorPositioning.styled.map { $0.of(\.positioning) } + [
      .always("path", { walk, fields, _ in try walk.readPath(fields) }, { $0.path.jsonValue }),
      // A recorded walk is itself a question.
      .withAnother("steps") { _ in nil },
      .withAnother("anchorSize") { $0.positioning.anchor.size.jsonValue },
    ])

  private mutating func readPath(_ fields: RequestFields) throws {
    guard fields.has("anchorSize"), let key = ["path", "steps"].first(where: fields.has) else {
      throw fields.fault(.other("give 'anchor', or 'anchorSize' and 'path'"))
    }
    path = try fields.elements(key).map { element in try Point(startOf: element) }
    positioning.anchor = Rect(size: try fields.size("anchorSize"))
  }
}

/// The answer to a walk.
public struct CSSAnchorWalkAnswer: Equatable, Sendable {
  /// The answers with the memory of the last option that fitted.
  public var steps: [Step] = []
  /// The answers of a fresh box at each place.
  public var stateless: [Step] = []

  /// An anchor at a place and the box beside it, in JSON `[anchorX, anchorY, x, y, width, height, area]`.
  public struct Step: Equatable, Sendable {
    /// The top-left corner of the anchor.
    public var anchor: Point
    /// The box.
    public var box: CSSAnchorAnswer

    /// A box beside an anchor.
    public init(anchor: Point, _ box: CSSAnchorAnswer) { (self.anchor, self.box) = (anchor, box) }
  }

  /// The answer to a walk that has not begun.
  public init() {}
}

extension CSSAnchorWalkAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init()
    try Self.table.read(answer, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "steps", { $0.steps = try $1.elements($2).map(Step.init) },
      { .list($0.steps.map(\.json)) }),
    .always(
      "stateless", { $0.stateless = try $1.elements($2).map(Step.init) },
      { .list($0.stateless.map(\.json)) }),
  ])
}

extension CSSAnchorWalkAnswer.Step {
  fileprivate var json: JSON {
    let figures = [anchor.x, anchor.y] + box.rect.figures
    return .list(figures.map(\.jsonValue) + [.text(box.area.description)])
  }

  fileprivate init(_ element: RequestElement) throws {
    let parts = try element.elements()
    let words = try parts.last?.value(as: String.self)
    guard parts.count == 7, let area = words.flatMap({ PositionArea($0) }) else {
      throw element.fault(.kind("[anchorX, anchorY, x, y, width, height, area]"))
    }
    let figures = try parts.dropLast().map { try $0.value(as: Double.self) }
    let rect = Rect(x: figures[2], y: figures[3], width: figures[4], height: figures[5])
    self.init(
      anchor: Point(x: figures[0], y: figures[1]), CSSAnchorAnswer(rect: rect, area: area))
  }
}

extension Point {
  /// The first two numbers of a list; the others are passed over.
  fileprivate init(startOf element: RequestElement) throws {
    let figures = try element.elements()
    guard figures.count >= 2 else { throw element.fault(.count(figures.count, shape: ["x", "y"])) }
    self.init(x: try figures[0].value(), y: try figures[1].value())
  }
}
