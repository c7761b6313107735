import CellCanvas

/// The styles of frames as a terminal can show them. Colours that it does not have are looked for once.
struct ShownStyles: Sendable {
  private let depth: ColorDepth
  private let abilities: ANSIAbilities
  private var known: [Style: Style] = [:]

  init(depth: ColorDepth, abilities: ANSIAbilities) {
    self.depth = depth
    self.abilities = abilities
  }

  /// The nearest to `style` that the terminal has.
  mutating func shown(_ style: Style) -> Style {
    var shown = style
    if !depth.has(style.foreground) || !depth.has(style.background) {
      shown = known[style] ?? style.reduced(to: depth)
      known[style] = shown
    }
    shown.attributes.formIntersection(abilities.attributes)
    if shown.foreground != .standard || shown.background != .standard {
      shown.attributes.subtract(abilities.attributesWithoutColors)
    }
    return shown
  }
}

extension ColorDepth {
  /// Whether a terminal of this depth shows a colour just as it is.
  fileprivate func has(_ color: Color) -> Bool {
    if self == .trueColor || color == .standard { return true }
    guard let index = color.paletteIndex, let candidates else { return false }
    return index <= candidates.upperBound
  }
}
