import PlacementEngines
import PopoverGeometry

/// CSS anchor positioning, in CSS's words and in cells. With `anchor`, the answer is one placement of a
/// fresh box. With `anchorSize` and `path`, the anchor goes to each place of `path` in turn, one a frame, and
/// each has a step: in `steps` with the memory that a browser has, in `stateless` without any.
package enum CSSAnchorBatch {
  static func answer(_ request: BatchFields) throws -> JSON {
    var fields = request
    fields.allowsNegativeSizes = false
    var question = try CSSAnchorPositioning(fields)
    if fields.has("anchor") {
      question.anchor = try fields.rect("anchor")
      let placement = question.placement()
      return ["rect": placement.rect, "area": placement.area.description]
    }
    // A recorded walk is itself a question.
    guard fields.has("anchorSize"),
      let path = ["path", "steps"].first(where: fields.has)
    else { throw fields.fault(.other("give 'anchor', or 'anchorSize' and 'path'")) }
    return walk(
      along: try fields.elements(path).map(place), anchorSize: try fields.size("anchorSize"),
      question)
  }

  /// The first two numbers of a list; the others are passed over.
  private static func place(_ element: BatchElement) throws(BatchFault) -> Point {
    let figures = try element.elements()
    guard figures.count >= 2 else { throw element.fault(.count(figures.count, shape: ["x", "y"])) }
    return Point(x: try figures[0].value(), y: try figures[1].value())
  }

  private static func walk(
    along path: [Point], anchorSize: Size, _ question: CSSAnchorPositioning
  ) -> JSON {
    var question = question
    var last: Int?
    var (steps, stateless): ([JSON], [JSON]) = ([], [])
    for place in path {
      question.anchor = Rect(origin: place, size: anchorSize)
      let answer = question.placement(lastSuccessful: last)
      last = answer.lastSuccessful
      steps.append(step(anchor: place, answer))
      stateless.append(step(anchor: place, question.placement()))
    }
    return ["steps": steps, "stateless": stateless]
  }

  /// `[anchorX, anchorY, x, y, width, height, area]`, the area as a browser spells it.
  private static func step(anchor: Point, _ placement: CSSAnchorPlacement) -> JSON {
    let figures = [anchor.x, anchor.y] + placement.rect.figures
    return .list(figures.map(\.jsonValue) + [placement.area.description.jsonValue])
  }
}

extension CSSAnchorPositioning {
  /// The question without an anchor. `box` is the size of the containing block, which begins at 0, 0; `gap`
  /// is the margin on all four edges; `fit` sets `max-width: 100%` and `max-height: 100%` as well.
  fileprivate init(_ fields: BatchFields) throws {
    self.init(
      containingBlock: Rect(size: try fields.size("box")), anchor: .zero,
      style: AnchoredStyle(
        area: try Self.known("area", fields.value("area"), PositionArea.init, in: fields),
        size: try fields.size("size"), margin: Insets(all: try fields.value("gap", or: 0)),
        isLimitedToRegion: try fields.value("fit", or: false)),
      fallbacks: try Self.known(
        "fallbacks", fields.value("fallbacks", or: "none"),
        [PositionTryFallback].init(positionTryFallbacks:), in: fields),
      order: try fields.name("order", or: .normal))
  }

  private static func known<Value>(
    _ key: String, _ text: String, _ read: (String) -> Value?, in fields: BatchFields
  ) throws -> Value {
    if let value = read(text) { return value }
    throw fields.fault(.other("'\(text)' is not known"), at: key)
  }
}
