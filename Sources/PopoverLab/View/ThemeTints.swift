import CellCanvas
import PopoverThemes

/// The colours of a theme with which overlays tint its page.
struct ThemeTints {
  /// The background of the page; `nil` if only the terminal knows it.
  let page: UInt32?
  /// Those that differ most from the page and from one another, and then the surface of popovers.
  let tints: [Color]
  private let fill: UInt32?

  private static let count = OverlayTint.popover.rawValue

  init(_ theme: Theme) {
    let styles = ThemeRole.allCases.map { theme.style($0, depth: .trueColor) }
    let page = styles[ThemeRole.page.rawValue].background.rgbValue
    let fill = styles[ThemeRole.fill.rawValue].background.rgbValue
    let colors = styles.flatMap { [$0.background, $0.foreground] }.compactMap(\.rgbValue)
    let chosen = Self.different(colors, from: page)
    let surface = fill.flatMap { $0 == page ? nil : $0 } ?? chosen.first
    let four = chosen.isEmpty ? [] : (0..<Self.count).map { chosen[$0 % chosen.count] }
    tints = four.isEmpty ? [] : (four + [surface ?? four[0]]).map(Color.rgb)
    (self.page, self.fill) = (page, fill)
  }

  /// Colours, each as different as possible from the page and from those before it.
  private static func different(_ colors: [UInt32], from page: UInt32?) -> [UInt32] {
    var chosen: [UInt32] = []
    let page = page.map { [$0] } ?? []
    func distance(_ color: UInt32) -> Int {
      (chosen + page).map { TintDistance(color, $0).squared }.min() ?? 0
    }
    for _ in 0..<count {
      guard let next = colors.max(by: { distance($0) < distance($1) }) else { break }
      if distance(next) > 0 { chosen.append(next) }
    }
    return chosen
  }

  /// The colour of the theme that differs most from its surfaces, under black or white.
  func warning(_ depth: ColorDepth) -> Style {
    let surfaces = [page, fill].compactMap(\.self)
    let back = tints.dropLast().compactMap(\.rgbValue).max { one, other in
      surfaces.contrast(with: one) < surfaces.contrast(with: other)
    }
    let light = back.map { Color.luminance($0) > Appearance.darkLimit } ?? true
    return Style(
      foreground: Color.rgb(light ? 0 : 0xFFFFFF).reduced(to: depth),
      background: Color.rgb(back ?? 0xFFFFFF).reduced(to: depth), attributes: .bold)
  }
}

extension [UInt32] {
  /// The least contrast of a colour with any of these.
  fileprivate func contrast(with color: UInt32) -> Double {
    map { Color.contrast($0, color) }.min() ?? 0
  }
}

/// How different two colours look as tints: hue counts more than lightness.
private struct TintDistance {
  let squared: Int

  init(_ one: UInt32, _ other: UInt32) {
    let (red, green, blue) = (
      Self.difference(16, one, other), Self.difference(8, one, other),
      Self.difference(0, one, other)
    )
    let light = (red + 2 * green + blue) / 4
    squared = light * light / 2 + (red - green) * (red - green) + (green - blue) * (green - blue)
  }

  private static func difference(_ shift: UInt32, _ one: UInt32, _ other: UInt32) -> Int {
    Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
  }
}
