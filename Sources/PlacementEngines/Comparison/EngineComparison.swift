import PopoverGeometry

/// What several engines say to one scene.
public struct EngineComparison: Equatable, Sendable {
  /// One engine's answer; `nil` where it has none that is defined.
  public struct Row: Equatable, Sendable {
    /// The name of the engine.
    public var name: String
    /// Its answer.
    public var answer: EngineAnswer?
    /// The side on which the popup lies; `nil` over the anchor. The engine may report another.
    public var side: Side?
  }

  /// What they were asked.
  public var scene: EngineScene
  /// The answers in the order of the engines; all others are compared with the first.
  public var rows: [Row]

  /// Asks engines about a scene.
  public init(_ scene: EngineScene, engines: [CatalogEngine] = EngineCatalog.shipped.engines) {
    self.scene = scene
    rows = engines.map { engine in
      let answer = engine.answer(scene)
      return Row(
        name: engine.name, answer: answer,
        side: answer.flatMap { scene.side(of: $0) })
    }
  }

  /// What was answered already, by whom.
  public init(_ scene: EngineScene, answers: [(engine: String, frame: Rect?)]) {
    self.scene = scene
    rows = answers.map { name, frame in
      Row(
        name: name, answer: frame.map { EngineAnswer(frame: $0) },
        side: frame.flatMap { scene.side(of: $0) })
    }
  }

  /// How an answer differs from the first; `nil` where one of them is not defined.
  public func difference(_ row: Row) -> FrameDifference? {
    guard let first = rows.first?.answer?.frame, let frame = row.answer?.frame else { return nil }
    return FrameDifference(of: frame, from: first)
  }

  /// The different places that were chosen, each with the names of its engines.
  public var places: EnginePlaces {
    EnginePlaces(rows.map { (engine: $0.name, frame: $0.answer?.frame) })
  }
}

/// How one rectangle differs from another: positive figures are further right or down, or larger.
public struct FrameDifference: Equatable, Sendable {
  /// The figures of the one less those of the other.
  public var figures: Rect

  /// What is left of `frame` when `other` is taken away, figure by figure.
  public init(of frame: Rect, from other: Rect) {
    figures = Rect(
      x: frame.x - other.x, y: frame.y - other.y, width: frame.width - other.width,
      height: frame.height - other.height)
  }
}
