import CellCanvas
import PopoverGeometry

/// What is expected of a popover, or of all of them, in a situation.
public struct SceneCheck: Equatable, Sendable {
  /// `nil` is every popover of the scene.
  public var popover: String?
  public var given: SceneSituation
  public var expected: SceneExpectations

  public init(
    popover: String? = nil, given: SceneSituation = SceneSituation(),
    expected: SceneExpectations = SceneExpectations()
  ) {
    self.popover = popover
    self.given = given
    self.expected = expected
  }
}

/// What is otherwise than the scene itself says while a check is made.
public struct SceneSituation: Equatable, Hashable, Sendable {
  public var screen: CellSize?
  public var reserved: CellInsets?

  public init(screen: CellSize? = nil, reserved: CellInsets? = nil) {
    self.screen = screen
    self.reserved = reserved
  }
}

/// What a popover is to be like; what is `nil` is not looked at.
public struct SceneExpectations: Equatable, Sendable {
  public var side: ExpectedSide?
  /// In cells; it may end in .5.
  public var arrowOffset: Double?
  /// Whether there is an arrow and it points at its anchor.
  public var pointsAtAnchor: Bool?
  public var frame: CellRect?
  /// The size of the content that is shown.
  public var size: CellSize?
  public var isShrunk: Bool?
  /// Whether it covers its anchor, another popover, or what is kept out.
  public var overlaps: Bool?
  /// Whether all of it lies in the free area: the screen without margins and what is reserved.
  public var isInside: Bool?
  /// The least contrast of a letter in it.
  public var contrast: Double?

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
