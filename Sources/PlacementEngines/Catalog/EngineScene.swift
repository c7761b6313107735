import PopoverGeometry

/// A popup beside an anchor, described so that every engine can place it.
public struct EngineScene: Equatable, Sendable {
  /// The anchor.
  public var anchor: Rect
  /// The rectangle that the popup should stay inside of.
  public var container: Rect
  /// The size of the popup, without an arrow.
  public var popupSize: Size
  /// The distance of the popup from the anchor.
  public var gap: Double
  /// The permitted sides in order of preference; engines take those that they know.
  public var sides: [Side]
  /// The least size of the popup, for engines that can shrink it.
  public var minimumSize: Size
  /// The permitted adjustments of engines that can be restricted; `nil` is what each usually does.
  public var adjustment: XDGConstraintAdjustment?

  /// A popup of a size beside an anchor.
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
  /// The first side; below if there is none.
  var preferred: Side { sides.first ?? .below }
}

extension EngineScene {
  /// The side on which `frame` lies; `nil` if it covers the anchor. Past a corner of the anchor, above and below come first.
  public func side(of frame: Rect) -> Side? { sides(of: frame).first }

  /// The side on which the popup of an answer lies; `nil` if it covers the anchor. Past a corner of the anchor it is the one
  /// that the engine reports; elsewhere the engine's word counts for nothing, as some keep it whatever moves the popup.
  public func side(of answer: EngineAnswer) -> Side? {
    let sides = sides(of: answer.frame)
    return sides.first { $0 == answer.side } ?? sides.first
  }

  private func sides(of frame: Rect) -> [Side] {
    if frame.overlaps(anchor) { return [] }
    return Side.allCases.filter { side in
      let (popup, anchor) = (frame[side.axis], anchor[side.axis])
      return side.isNear ? popup.end <= anchor.start : popup.start >= anchor.end
    }
  }
}

/// The answer of an engine to a scene.
public struct EngineAnswer: Equatable, Sendable {
  /// What an engine has to remember until its next answer.
  public enum Memory: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// In CSS, the index of the last option that fitted.
    case option(Int?)
    /// In Dear ImGui, the last direction.
    case direction(ImGuiDirection)
  }

  /// The popup.
  public var frame: Rect
  /// Its side, if the engine reports one.
  public var side: Side?
  /// The engine's own name for the place; empty if it has none.
  public var name: String
  /// The memory to pass on for the next answer.
  public var memory: Memory

  /// An answer, by default without a memory.
  public init(frame: Rect, side: Side? = nil, name: String = "", memory: Memory = .nothing) {
    self.frame = frame
    self.side = side
    self.name = name
    self.memory = memory
  }
}
