import PopoverGeometry

/// What an engine says to a scene.
public struct EngineAnswer: Equatable, Sendable {
  /// What must be handed back with the next question to engines that remember.
  public enum Memory: Equatable, Sendable {
    case nothing
    /// The place of the option that worked last.
    case option(Int?)
    case direction(ImGuiDirection)
  }

  public var frame: Rect
  /// The side, by engines that tell it.
  public var side: Side?
  /// The engine's own name for where the popup lies; empty if it has none.
  public var name: String
  public var memory: Memory

  public init(frame: Rect, side: Side? = nil, name: String = "", memory: Memory = .nothing) {
    self.frame = frame
    self.side = side
    self.name = name
    self.memory = memory
  }

  /// The same answer to the scene before its container was moved to zero.
  func from(_ scene: EngineScene) -> EngineAnswer {
    var answer = self
    answer.frame = frame.offset(x: scene.container.x, y: scene.container.y)
    return answer
  }
}
