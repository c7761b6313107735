import CellCanvas

/// The styles of frames as a terminal can show them, worked out when they are first used.
struct ShownStyles: Sendable {
  private let depth: ColorDepth
  private let abilities: ANSIAbilities
  private var known: [Style: Style] = [:]
  private var latest = (asked: Style.plain, shown: Style.plain)

  init(depth: ColorDepth, abilities: ANSIAbilities) {
    self.depth = depth
    self.abilities = abilities
  }

  /// The nearest to `style` that the terminal has.
  mutating func shown(_ style: Style) -> Style {
    if style == latest.asked { return latest.shown }
    let shown = known[style] ?? nearest(to: style)
    known[style] = shown
    latest = (style, shown)
    return shown
  }

  private func nearest(to style: Style) -> Style {
    var shown = style.reduced(to: depth)
    shown.attributes.formIntersection(abilities.attributes)
    if shown.foreground != .standard || shown.background != .standard {
      shown.attributes.subtract(abilities.attributesWithoutColors)
    }
    return shown
  }
}
