import CellCanvas
import PopoverThemes

/// What an overlay tints a cell with: one of the four colours of the theme that differ most, or the surface of
/// its popovers.
enum OverlayTint: Int, CaseIterable, Sendable {
  case first, second, third, fourth
  case popover
}

/// How overlays colour what they explain: a blend of the theme's own colours over the page, whose text stays
/// legible. Where colours cannot be blended, those of the terminal's palette replace them.
struct OverlayInk: Sendable {
  /// The style of the page.
  let ground: Style
  /// Marks that must not be overlooked.
  let warning: Style
  private let theme: Theme
  private let depth: ColorDepth
  /// One for each tint.
  private let tints: [Color]
  /// Stands for a background that only the terminal knows.
  private let assumed: UInt32
  private var mixing: StyleMixing
  /// What lay below so far, and what it became: a page has few styles in many cells, and to look for a legible one takes
  /// milliseconds.
  private var known: [Pair: Style] = [:]

  private struct Pair: Hashable {
    var tint: OverlayTint
    var below: Style
  }

  /// More styles than the pages and popovers of a scene have.
  private static let mostKnown = 4_096
  private static let share = 0.4

  init(_ theme: Theme, depth: ColorDepth) {
    (self.theme, self.depth) = (theme, depth)
    ground = theme.style(.page, depth: depth)
    let colors = ThemeTints(theme)
    tints =
      colors.tints.isEmpty ? OverlayTint.allCases.map { Self.plain($0).background } : colors.tints
    assumed = colors.page ?? (theme.brightness < 0.5 ? 0 : 0xFFFFFF)
    warning = depth == .none ? Style(attributes: .reverse) : colors.warning(depth)
    mixing = StyleMixing(share: Self.share, depth: depth)
  }

  func isOf(_ theme: Theme, _ depth: ColorDepth) -> Bool {
    self.depth == depth && self.theme == theme
  }

  var hasColors: Bool { depth != .none }

  var canBlend: Bool { depth >= .palette256 }

  /// The style of a cell under a tint.
  mutating func style(_ tint: OverlayTint, over below: Style) -> Style {
    let pair = Pair(tint: tint, below: below)
    if let style = known[pair] { return style }
    let style = hasColors ? tinted(below, tint) : below
    if known.count == Self.mostKnown { forget() }
    known[pair] = style
    return style
  }

  private mutating func forget() {
    (known, mixing) = ([:], StyleMixing(share: Self.share, depth: depth))
  }

  /// The style of a letter that names a tint, on the page.
  mutating func sign(_ tint: OverlayTint) -> Style {
    var style = style(tint, over: ground)
    style.attributes = style.attributes.union(.bold)
    return style
  }

  private mutating func tinted(_ below: Style, _ tint: OverlayTint) -> Style {
    guard canBlend else { return Self.plain(tint) }
    var below = below
    if below.background.rgbValue == nil { below.background = .rgb(assumed) }
    var above = below
    above.background = tints[tint.rawValue]
    var style = mixing.style(from: below, to: above)
    style.foreground = legible(style.foreground, on: style.background.rgbValue ?? assumed)
    return style
  }

  /// The nearest legible colour; black or white for the terminal's own.
  private func legible(_ front: Color, on back: UInt32) -> Color {
    let most = Color.legible(on: back)
    let wanted = front.rgbValue == nil ? most : front
    return wanted.nearest(reaching: LeastContrast.text, against: [back], depth: depth) ?? most
  }

  /// The tints of terminals with few colours.
  private static func plain(_ tint: OverlayTint) -> Style {
    let (front, back): (UInt8, UInt8) =
      switch tint {
      case .first: (15, 4)
      case .second: (0, 2)
      case .third: (0, 3)
      case .fourth: (15, 5)
      case .popover: (0, 6)
      }
    return Style(foreground: .palette(front), background: .palette(back))
  }
}

extension Canvas {
  /// Tints the cells of a rectangle and leaves their glyphs.
  mutating func tint(
    _ rect: CellRect, _ tint: OverlayTint, except shown: [CellRect], in ink: inout OverlayInk
  ) {
    for part in rect.without(shown) { restyle(part) { $0 = ink.style(tint, over: $0) } }
  }
}
