/// Goes from some styles to others, a part of the way.
///
/// Colours that are known become colours between them, the nearest that can be shown. Where the terminal
/// alone knows them, and where there are sixteen at most, nothing lies between two colours.
public struct StyleMixing {
  private struct Pair: Hashable {
    var below: Style
    var above: Style
  }

  /// How much of the style above shows, from 0 to 1.
  public let share: Double
  private let depth: ColorDepth
  /// A picture has few pairs of styles in many cells.
  private var known: [Pair: Style?] = [:]
  private var last: (pair: Pair, style: Style?)?

  public init(share: Double, depth: ColorDepth) {
    self.share = max(0, min(share, 1))
    self.depth = depth
  }

  /// Whether there are colours between this one and others that are known, too.
  func canMix(_ color: Color) -> Bool { depth >= .palette256 && color.rgbValue != nil }

  /// The style between two, or the nearer one.
  public mutating func style(from below: Style, to above: Style) -> Style {
    between(below, above) ?? (share < 0.5 ? below : above)
  }

  /// The style between two, with the attributes of the nearer one; `nil` where there is none.
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
    let channels = [16, 8, 0].map { shift in
      let (start, end) = (Double(one >> shift & 0xFF), Double(other >> shift & 0xFF))
      return UInt32((start + (end - start) * share).rounded()) << shift
    }
    return Color.rgb(channels.reduce(0, |)).reduced(to: depth)
  }
}
