import PlacementEngines

/// floating-ui's core, asked in the words of its own options.
public enum FloatingUIBatch: BatchEngine {
  public static let name = "floating-ui"

  public static func answer(_ input: Input) throws -> Output {
    Output(input.question.computePosition())
  }
}
