import CellCanvas

/// The styles of a theme for every role, colour depth and step of the fill, computed once.
public struct ThemePalette: Equatable, Sendable {
  /// Indexed by colour depth, then by step of the fill, then by role.
  private let styles: [[[Style]]]
  private let colored: Set<ThemeRole>

  /// Computes the styles of all roles; those that are not given have the style of their fallbacks.
  public init(_ roles: [ThemeRole: RoleStyle] = [:]) {
    let steps = roles.steps.map { ThemeRole.allCases.map($0.style) }
    let mono = ThemeRole.allCases.map { Style(attributes: roles.mono($0)) }
    styles = ColorDepth.allCases.map { depth in
      depth == .none ? [mono] : Self.reduced(steps, to: depth)
    }
    colored = Set(roles.filter { $0.value.hasColors }.keys)
  }

  /// The same styles with other hues; at small colour depths with the nearest available colours.
  init(_ palette: ThemePalette, turnedBy turn: Double) {
    let steps = palette.steps(depth: .trueColor).map { $0.map { $0.turned(by: turn) } }
    styles = ColorDepth.allCases.map { depth in
      depth == .none ? palette.steps(depth: depth) : Self.reduced(steps, to: depth)
    }
    colored = palette.colored
  }

  /// The nearest styles of a colour depth, each looked for only once.
  private static func reduced(_ steps: [[Style]], to depth: ColorDepth) -> [[Style]] {
    var known: [LegibleStyle: Style] = [:]
    let surfaces = Surfaces(steps, depth: depth)
    return steps.map { styles in
      zip(ThemeRole.allCases, styles).map { role, style in
        let wanted = LegibleStyle(style: style, leastContrast: role.traits.leastContrast)
        if let known = known[wanted] { return known }
        let nearest = wanted.reduced(to: depth, on: surfaces)
        known[wanted] = nearest
        return nearest
      }
    }
  }

  /// Whether any of its colours has a known hue.
  var hasHues: Bool {
    steps(depth: .trueColor).joined().contains { $0.turned(by: 1.0 / 3) != $0 }
  }

  /// The style of a role, in the first step of the fill if that has several.
  public func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    styles[depth.rawValue][0][role.rawValue]
  }

  /// The styles of all roles in each step of the fill, from top to bottom.
  func steps(depth: ColorDepth) -> [[Style]] { styles[depth.rawValue] }

  /// Whether a role has a colour of its own, not only those of its fallback.
  public func hasColors(_ role: ThemeRole) -> Bool { colored.contains(role) }
}

/// The surfaces of popovers at a small colour depth. One that would take the colour of the page takes the nearest other
/// one that hardly differs from what is wanted, if there is one: white beside a light grey.
private struct Surfaces {
  private var replaced: [Color: Color] = [:]

  /// The greatest difference in each of red, green and blue.
  private static let greatestDifference = 28

  init(_ steps: [[Style]], depth: ColorDepth) {
    let page = steps[0][ThemeRole.page.rawValue].background
    for fill in steps.map({ $0[ThemeRole.fill.rawValue].background }) where fill != page {
      if fill.reduced(to: depth) == page.reduced(to: depth) {
        replaced[fill] = Self.other(than: fill, beside: page, depth: depth)
      }
    }
  }

  /// The nearest one that hardly differs, lighter than the page if the fill is that, or else darker, where there is one.
  private static func other(than fill: Color, beside page: Color, depth: ColorDepth) -> Color? {
    guard let candidates = depth.candidates, let wanted = fill.rgbValue else { return nil }
    let taken = page.reduced(to: depth)
    func nearest(where isAllowed: (Color) -> Bool) -> Color? {
      Color.nearest(to: wanted, among: candidates, keepingHue: true) { index in
        let color = Color.palette(index)
        return color != taken && color.isLike(wanted, upTo: greatestDifference) && isAllowed(color)
      }
    }
    let isLighter = fill.isLighter(than: page)
    return nearest { $0.isLighter(than: taken) == isLighter } ?? nearest { _ in true }
  }

  func reduced(_ background: Color, to nearest: Color) -> Color { replaced[background] ?? nearest }
}

/// A style and the contrast that it needs to be legible.
private struct LegibleStyle: Hashable {
  var style: Style
  var leastContrast: Double

  /// The nearest style of a colour depth that stays legible if this one is: where the nearest foreground is
  /// not legible, the nearest legible one replaces it.
  func reduced(to depth: ColorDepth, on surfaces: Surfaces) -> Style {
    var nearest = style.reduced(to: depth)
    nearest.background = surfaces.reduced(style.background, to: nearest.background)
    guard let contrast = ColorPair(of: style).contrast, contrast >= leastContrast,
      let left = ColorPair(of: nearest).contrast, left < leastContrast
    else { return nearest }
    let wanted = ColorPair(front: style.foreground, back: nearest.background)
    nearest.foreground =
      wanted.nearestFront(reaching: leastContrast, depth: depth) ?? nearest.foreground
    return nearest
  }
}

/// Two neighboring colours.
struct ColorPair: Hashable {
  /// The colour of what is to be seen.
  var front: Color
  /// The colour against which it is seen.
  var back: Color

  /// The contrast; `nil` if it is not known, as that of two colours of the terminal's own or of the sixteen
  /// that users choose together. One such colour is assumed to be black or white, whichever is worse.
  var contrast: Double? {
    switch (front.rgbValue, back.rgbValue) {
    case (let front?, let back?): Color.contrast(front, back)
    case (let known?, nil) where !front.isChosenWithOwn,
      (nil, let known?) where !back.isChosenWithOwn:
      ColorPair.unknown.map { Color.contrast(known, $0) }.min()
    default: nil
    }
  }

  /// The nearest colour with a contrast; `nil` if there is none, or the front is the terminal's own.
  func nearestFront(reaching contrast: Double, depth: ColorDepth) -> Color? {
    front.nearest(
      reaching: contrast, against: back.rgbValue.map { [$0] } ?? ColorPair.unknown, depth: depth)
  }

  /// The extremes that the terminal's own colour may be.
  private static let unknown: [UInt32] = [0x00_0000, 0xFF_FFFF]
}

extension ColorPair {
  /// The two colours of a style.
  fileprivate init(of style: Style) {
    self.init(front: style.foreground, back: style.background)
  }
}

extension Color {
  /// Whether it has more luminance than another one; those of the terminal's own have none.
  fileprivate func isLighter(than other: Color) -> Bool {
    let luminances = [self, other].map { $0.rgbValue.map(Color.luminance) ?? 0 }
    return luminances[0] > luminances[1]
  }

  /// Whether red, green and blue differ by some steps at most.
  fileprivate func isLike(_ rgb: UInt32, upTo difference: Int) -> Bool {
    guard let own = rgbValue else { return false }
    return [16, 8, 0].allSatisfy {
      abs(Int(own >> $0 & 0xFF) - Int(rgb >> $0 & 0xFF)) <= difference
    }
  }

  /// Whether it is among the sixteen colours that users choose together with the terminal's own.
  fileprivate var isChosenWithOwn: Bool { paletteIndex.map { $0 < 16 } ?? false }
}

extension [ThemeRole: RoleStyle] {
  /// The roles for each step of the fill, with a single background colour in each.
  fileprivate var steps: [Self] {
    guard let colors = self[.fill]?.backgrounds, colors.count > 1 else { return [self] }
    return colors.map { color in
      var roles = self
      roles[.fill]?.backgrounds = [color]
      return roles
    }
  }

  /// The style of a role in true colour.
  fileprivate func style(_ role: ThemeRole) -> Style {
    Style(
      foreground: color(role, \.foreground, from: \.foreground),
      background: color(role, \.background, from: \.background),
      attributes: self[role]?.attributes ?? emphasis(role))
  }

  /// The attributes without colors: by default roles on a reversed fill are reversed, unless they are anyway.
  fileprivate func mono(_ role: ThemeRole) -> Attributes {
    if let own = self[role]?.mono { return own }
    let ground = role.isOnFill ? self[.fill]?.mono?.intersection(.reverse) : nil
    return role.traits.mono.symmetricDifference(ground ?? [])
  }

  /// The attributes with colours, for a role that gives none.
  private func emphasis(_ role: ThemeRole) -> Attributes {
    guard hasColors(role) else { return mono(role) }
    return role.traits.emphasis.subtracting(self[role]?.hasColors == true ? .reverse : [])
  }

  /// The colour of a role, or of the nearest fallback that has one.
  private func color(
    _ role: ThemeRole, _ color: KeyPath<RoleStyle, Color?>,
    from source: KeyPath<ThemeRole.Traits, ThemeRole?>
  ) -> Color {
    if let own = self[role]?[keyPath: color] { return own }
    return role.traits[keyPath: source].map { self.color($0, color, from: source) } ?? .standard
  }

  /// Whether the role or a fallback before the page has colours, which set it apart from the page.
  private func hasColors(_ role: ThemeRole) -> Bool {
    if role == .page { return false }
    if self[role]?.hasColors == true { return true }
    let traits = role.traits
    return [traits.foreground, traits.background].contains { $0.map(hasColors) ?? false }
  }
}

extension ThemePalette {
  /// The luminance of the page, else of the fill, else the opposite of the text's.
  var brightness: Double {
    let page = style(.page, depth: .trueColor)
    if let color = page.background.rgbValue { return Color.luminance(color) }
    let fills = steps(depth: .trueColor).compactMap {
      $0[ThemeRole.fill.rawValue].background.rgbValue
    }
    if !fills.isEmpty { return fills.map(Color.luminance).reduce(0, +) / Double(fills.count) }
    let text = style(.text, depth: .trueColor).foreground.rgbValue
    return text.map { 1 - Color.luminance($0) } ?? 0
  }

  /// Whether light text has more contrast on it than dark text.
  var isDark: Bool { brightness <= Appearance.darkLimit }

  /// Whether page, fill and text have the terminal's own colours.
  var isOfTerminal: Bool { ![ThemeRole.page, .fill, .text].contains(where: hasColors) }
}

extension ThemeRole {
  /// Whether its default background is that of the fill.
  fileprivate var isOnFill: Bool {
    traits.background.map { $0 == .fill || $0.isOnFill } ?? false
  }
}

/// The styles of a theme on one popover, which may change with the fill from top to bottom.
public struct ThemeInk: Sendable {
  /// Indexed by step of the fill, then by role.
  private let steps: [[Style]]
  /// The rows of the popover's background.
  private let rows: Range<Int>

  init(steps: [[Style]], rows: Range<Int>) {
    self.steps = steps
    self.rows = rows
  }

  /// The style of a role in a row of the screen.
  public func style(_ role: ThemeRole, row y: Int) -> Style {
    steps[step(of: y)][role.rawValue]
  }

  private func step(of y: Int) -> Int {
    guard steps.count > 1, !rows.isEmpty else { return 0 }
    return min(max(0, y - rows.lowerBound) * steps.count / rows.count, steps.count - 1)
  }

  /// The ranges of rows with the same styles, from top to bottom.
  var bands: [Range<Int>] {
    if steps.count == 1 { return rows.isEmpty ? [] : [rows] }
    let edges = (0...steps.count).map { step in
      rows.lowerBound + (step * rows.count + steps.count - 1) / steps.count
    }
    return zip(edges, edges.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  /// The bands of other rows; those above and below the background belong to the first and the last band.
  func bands(covering other: Range<Int>) -> [Range<Int>] {
    if steps.count == 1 { return other.isEmpty ? [] : [other] }
    let inner = bands.dropLast().map(\.upperBound).filter(other.contains)
    let edges = [other.lowerBound] + inner + [other.upperBound]
    return zip(edges, edges.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}
