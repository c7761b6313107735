import CellCanvas
import PopoverGeometry

/// What is expected of a popover, or of all of them, in a situation.
public struct SceneCheck: Equatable, Sendable {
  /// `nil` is every popover of the scene.
  public var popover: String?
  /// The situation in which the check is made.
  public var given: SceneSituation
  /// What is expected there.
  public var expected: SceneExpectations

  /// A check; without arguments it expects nothing of every popover.
  public init(
    popover: String? = nil, given: SceneSituation = SceneSituation(),
    expected: SceneExpectations = SceneExpectations()
  ) {
    self.popover = popover
    self.given = given
    self.expected = expected
  }
}

/// What differs from the scene while a check is made; `nil` is as the scene has it.
public struct SceneSituation: Equatable, Hashable, Sendable {
  /// Another size of the screen.
  public var screen: CellSize?
  /// Another amount of room taken from the edges.
  public var reserved: CellInsets?

  /// A situation; without arguments it is that of the scene itself.
  public init(screen: CellSize? = nil, reserved: CellInsets? = nil) {
    self.screen = screen
    self.reserved = reserved
  }
}

/// What is expected of a popover; what is `nil` is not checked.
public struct SceneExpectations: Equatable, Sendable {
  /// The side of the anchor on which it lies.
  public var side: ExpectedSide?
  /// In cells; it may end in .5.
  public var arrowOffset: Double?
  /// Whether there is an arrow and it points at its anchor.
  public var pointsAtAnchor: Bool?
  /// Where it lies, with its border and arrow.
  public var frame: CellRect?
  /// The size of the content that is shown.
  public var size: CellSize?
  /// Whether its content is smaller than preferred.
  public var isShrunk: Bool?
  /// Whether it covers its anchor, another popover, or what is kept out.
  public var overlaps: Bool?
  /// Whether all of it lies in the free area: the screen without margins and what is reserved.
  public var isInside: Bool?
  /// The least contrast of a letter in it.
  public var contrast: Double?

  /// Expectations that anything meets.
  public init() {}
}

/// The side of its anchor on which a popover is to lie. The raw value is the name in files.
public enum ExpectedSide: String, CaseIterable, Hashable, Sendable {
  case below
  case above
  case right
  case left
  /// Without an arrow.
  case none

  init(_ direction: ArrowDirection?) {
    self = direction.flatMap { ExpectedSide(rawValue: "\(Side($0))") } ?? .none
  }
}
