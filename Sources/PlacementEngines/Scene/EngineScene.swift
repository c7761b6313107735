import PopoverGeometry

/// A scene that any engine can be asked about, each in its own words.
public struct EngineScene: Equatable, Sendable {
  public var anchor: Rect
  public var container: Rect
  /// The whole popup, without an arrow.
  public var popupSize: Size
  /// How far the popup should lie from the anchor.
  public var gap: Double
  /// Where the popup may lie, in order of preference. Engines that know fewer sides take the first
  /// that they know.
  public var sides: [Side]
  /// How far a popup may shrink, for engines that can be told.
  public var minimumSize: Size
  /// What may be done with a popup that has no room where it is wanted, for engines that can be told;
  /// `nil` is what they usually do.
  public var adjustment: XDGConstraintAdjustment?

  public init(
    anchor: Rect, container: Rect, popupSize: Size, gap: Double = 0,
    sides: [Side] = [.below, .above, .right, .left], minimumSize: Size = .zero,
    adjustment: XDGConstraintAdjustment? = nil
  ) {
    self.anchor = anchor
    self.container = container
    self.popupSize = popupSize
    self.gap = gap
    self.sides = sides
    self.minimumSize = minimumSize
    self.adjustment = adjustment
  }
}

extension EngineScene {
  /// The side that is liked best; below where none is named.
  var preferred: Side { sides.first ?? .below }

  /// The same scene with the container's corner at zero, for engines that know no other.
  var atZero: EngineScene {
    var scene = self
    scene.anchor = anchor.offset(x: -container.x, y: -container.y)
    scene.container = Rect(size: container.size)
    return scene
  }
}

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
