/// Mixes styles for fading: two colours become the nearest one that can be shown. The terminal's own
/// cannot be mixed, nor can any on a terminal of sixteen colours or fewer.
public struct StyleMixing: Sendable {
  private struct Pair: Hashable {
    var below: Style
    var above: Style
  }

  /// How much of the style above shows, from 0 to 1.
  public let share: Double
  private let depth: ColorDepth
  /// Mixed styles: a picture has few pairs of styles in many cells.
  private var known: [Pair: Style?] = [:]
  /// The style mixed last: as neighbours are alike, fading a screen takes 0.1 ms instead of 0.4.
  private var last: (pair: Pair, style: Style?)?

  /// A mixture for a terminal of `depth`, in which the style above has a share from 0 to 1.
  public init(share: Double, depth: ColorDepth) {
    self.share = max(0, min(share, 1))
    self.depth = depth
  }

  func canMix(_ color: Color) -> Bool { depth >= .palette256 && color.rgbValue != nil }

  /// The mixture of two styles, or the one with the greater share where they cannot be mixed.
  public mutating func style(from below: Style, to above: Style) -> Style {
    between(below, above) ?? (share < 0.5 ? below : above)
  }

  /// The mixture of two styles, with the attributes of the stronger; `nil` if they cannot be mixed.
  public mutating func between(_ below: Style, _ above: Style) -> Style? {
    let pair = Pair(below: below, above: above)
    if let last, last.pair == pair { return last.style }
    let style = known[pair] ?? mixed(below, above)
    known[pair] = .some(style)
    last = (pair, style)
    return style
  }

  private func mixed(_ below: Style, _ above: Style) -> Style? {
    if below == above { return above }
    guard depth >= .palette256, let front = mixed(below.foreground, above.foreground),
      let back = mixed(below.background, above.background)
    else { return nil }
    let attributes = share < 0.5 ? below.attributes : above.attributes
    return Style(foreground: front, background: back, attributes: attributes)
  }

  private func mixed(_ below: Color, _ above: Color) -> Color? {
    if below == above { return above }
    guard let one = below.rgbValue, let other = above.rgbValue else { return nil }
    return Color.rgb(Color.mixture(of: one, other, share: share)).reduced(to: depth)
  }
}
