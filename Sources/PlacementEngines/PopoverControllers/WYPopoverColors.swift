/// The colours of WYPopoverController's chrome: those that are not given are derived from others.
public struct WYPopoverColors: Equatable, Sendable {
  /// Channels from 0 to 1.
  public struct Color: Equatable, Sendable {
    /// Red, green, blue and opacity.
    public var channels: SIMD4<Double>

    /// A colour of four channels.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
      channels = [red, green, blue, alpha]
    }

    /// Each channel but the opacity, which is lost, with an amount added and clamped to 0...1.
    fileprivate func adding(_ amount: Double) -> Color {
      func sum(_ channel: Int) -> Double { max(0, min(1, channels[channel] + amount)) }
      return Color(sum(0), sum(1), sum(2))
    }
  }

  /// The colours that are given.
  public struct Given: Equatable, Sendable {
    /// The background at the top of the popover.
    public var fillTop: Color?
    /// The background at its bottom.
    public var fillBottom: Color?
    /// The line around it.
    public var outerStroke: Color?
    /// The line around its content.
    public var innerStroke: Color?
    /// The light on it.
    public var gloss: Color?

    /// No colours.
    public init() {}
  }

  /// The background at the top of the popover: the tint.
  public var fillTop: Color
  /// The background at its bottom: as at the top.
  public var fillBottom: Color
  /// The line around it: darker than the top.
  public var outerStroke: Color
  /// The line around its content: darker than the top.
  public var innerStroke: Color
  /// The light on it: lighter than the top.
  public var gloss: Color

  /// The colours of a tint, where no others are given.
  public init(tint: Color, given: Given = Given()) {
    let top = given.fillTop ?? tint
    fillTop = top
    fillBottom = given.fillBottom ?? top
    outerStroke = given.outerStroke ?? top.adding(-0.6)
    innerStroke = given.innerStroke ?? top.adding(-0.6)
    gloss = given.gloss ?? top.adding(0.2)
  }
}
