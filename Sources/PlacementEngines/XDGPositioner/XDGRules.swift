/// The choices in which implementations of `xdg_positioner` differ; the defaults are the literal
/// reading of the protocol.
public struct XDGRules: Hashable, Sendable {
  public var centring: Centring
  public var flipTrial: FlipTrial
  public var flipAcceptance: FlipAcceptance
  public var flippedOffset: FlippedOffset
  public var oversizeSlide: OversizeSlide
  public var emptyResize: EmptyResize
  public var quirks: Quirks

  public init(
    centring: Centring = .truncating, flipTrial: FlipTrial = .whenOut,
    flipAcceptance: FlipAcceptance = .fits, flippedOffset: FlippedOffset = .kept,
    oversizeSlide: OversizeSlide = .covering, emptyResize: EmptyResize = .refused,
    quirks: Quirks = []
  ) {
    self.centring = centring
    self.flipTrial = flipTrial
    self.flipAcceptance = flipAcceptance
    self.flippedOffset = flippedOffset
    self.oversizeSlide = oversizeSlide
    self.emptyResize = emptyResize
    self.quirks = quirks
  }
}
