import PopoverGeometry

/// Where the box went, and what to hand in with the next question.
public struct CSSAnchorPlacement: Equatable, Sendable {
  /// The option in force; it need not fit when no option does.
  public var option: PositionOption
  /// The memory: the index of the last option that fitted, now or before; nil when none ever did.
  public var lastSuccessful: Int?

  init(_ option: PositionOption, lastSuccessful: Int?) {
    self.option = option
    self.lastSuccessful = lastSuccessful
  }

  /// The box, without its margins.
  public var rect: Rect { option.rect }
  public var area: PositionArea { option.style.area }
}
