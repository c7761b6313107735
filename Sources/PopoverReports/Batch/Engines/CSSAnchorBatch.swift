import PlacementEngines
import PopoverGeometry

/// CSS anchor positioning, asked one box or one walk of the anchor at a time.
///
/// With `anchor`, the answer is one placement of a fresh box. With `anchorSize` and `path`, the
/// anchor goes to each place of `path` in turn, one a frame, and the answer has a step for each:
/// `steps` with the memory that a browser has, `stateless` without any.
public enum CSSAnchorBatch: BatchEngine {
  public static let name = "css-anchor"

  public static func answer(_ input: Input) throws -> Output {
    if let anchor = input.anchor {
      let placement = try input.question(anchor: input.rect(anchor)).placement()
      return .placement(placement.rect, placement.area)
    }
    guard let size = input.anchorSize, let path = input.path ?? input.steps else {
      throw BatchFault("give 'anchor', or 'anchorSize' and 'path'")
    }
    return try walk(along: path, anchorSize: input.size(size), input)
  }

  private static func walk(
    along path: [Input.Place], anchorSize: Size, _ input: Input
  ) throws -> Output {
    var question = try input.question(anchor: Rect(size: anchorSize))
    var last: Int?
    var steps: [Output.Step] = []
    var stateless: [Output.Step] = []
    for place in path {
      question.anchor = Rect(origin: place.point, size: anchorSize)
      let answer = question.placement(lastSuccessful: last)
      last = answer.lastSuccessful
      steps.append(Output.Step(place.point, answer))
      stateless.append(Output.Step(place.point, question.placement()))
    }
    return .walk(steps: steps, stateless: stateless)
  }
}
