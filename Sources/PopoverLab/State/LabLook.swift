import CellCanvas
import Dial

/// What the screen can show.
public struct LabLook: Equatable, Sendable {
  public var depth: ColorDepth
  public var isASCII: Bool
  /// The columns of characters about which terminals disagree; with two, boxes are drawn in ASCII.
  public var ambiguousWidth: AmbiguousWidth
  /// Whether nothing is to move by itself unless it is asked to, and then slowly.
  public var reducesMotion: Bool
  /// What tells of each item of a dial that passes.
  public var dialSignal: DialBehavior.Signal

  public init(
    depth: ColorDepth = .trueColor, isASCII: Bool = false, ambiguousWidth: AmbiguousWidth = .one,
    reducesMotion: Bool = false, dialSignal: DialBehavior.Signal = .none
  ) {
    self.depth = depth
    self.isASCII = isASCII
    self.ambiguousWidth = ambiguousWidth
    self.reducesMotion = reducesMotion
    self.dialSignal = dialSignal
  }
}
