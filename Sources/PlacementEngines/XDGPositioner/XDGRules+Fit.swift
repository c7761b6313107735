extension XDGRules {
  /// How an odd length is centred.
  public enum Centring: Sendable, CaseIterable {
    /// Half a length is cut to a whole number.
    case truncating
    /// The middle goes to the nearest whole number, and a half to the one farther from zero.
    case awayFromZero
    /// Halves stay.
    case exact
  }

  /// Where sliding stops for a popup that is longer than its constraint.
  public enum OversizeSlide: Sendable, CaseIterable {
    /// Its near end is flush.
    case near
    /// Its far end is flush, so that the near end, and any title, is lost.
    case far
    /// As soon as it covers the constraint.
    case covering
    /// As soon as it covers the constraint; one that sticks out of both ends slides with gravity
    /// until an end is flush, and to the far end without gravity.
    case coveringThenGravity
  }

  /// What happens when resizing would leave nothing.
  public enum EmptyResize: Sendable, CaseIterable {
    /// The popup keeps its length.
    case refused
    /// There is no answer.
    case undefined
  }

  /// Ways in which one axis disturbs the other.
  public struct Quirks: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Neither axis is resized when one of them would leave nothing.
    public static let refusesResizeTogether = Quirks(rawValue: 1)
    /// What is visible is measured as an area: while one axis is outside, the other one does not
    /// flip, and a resize has no answer.
    public static let measuresVisibleArea = Quirks(rawValue: 2)
  }
}
