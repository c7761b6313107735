import CellCanvas

/// Two neighboring colors.
struct ColorPair: Hashable {
  /// The color of what is to be seen.
  var front: Color
  /// The color against which it is seen.
  var back: Color

  /// The contrast; `nil` if it is not known. A color that only the terminal knows is assumed to be
  /// black or white, whichever is worse. The contrast of two such colors is not known, nor that
  /// with one of the sixteen colors that users choose together with them.
  var contrast: Double? {
    switch (front.rgbValue, back.rgbValue) {
    case (let front?, let back?): Color.contrast(front, back)
    case (let known?, nil) where !front.isChosenWithOwn,
      (nil, let known?) where !back.isChosenWithOwn:
      ColorPair.unknown.map { Color.contrast(known, $0) }.min()
    default: nil
    }
  }

  /// Whether the contrast is known and enough.
  func reaches(_ least: Double) -> Bool { contrast.map { $0 >= least } ?? false }

  /// The color nearest to the front one that reaches a contrast; `nil` if there is none, or if the front
  /// color is the terminal's own.
  func nearestFront(reaching contrast: Double, depth: ColorDepth) -> Color? {
    front.nearest(
      reaching: contrast, against: back.rgbValue.map { [$0] } ?? ColorPair.unknown, depth: depth)
  }

  /// The extremes that the terminal's own color may be.
  private static let unknown: [UInt32] = [0x00_0000, 0xFF_FFFF]
}

extension Color {
  /// Whether it is among the sixteen colors that users choose together with the terminal's own.
  fileprivate var isChosenWithOwn: Bool { paletteIndex.map { $0 < 16 } ?? false }
}

/// Reduces styles to a color depth, each only once.
struct Reduction {
  let depth: ColorDepth
  private var known: [Wanted: Style] = [:]

  private struct Wanted: Hashable {
    var style: Style
    var leastContrast: Double
  }

  init(depth: ColorDepth) { self.depth = depth }

  mutating func reduced(_ style: Style, _ role: ThemeRole) -> Style {
    let wanted = Wanted(style: style, leastContrast: role.traits.leastContrast)
    if let known = known[wanted] { return known }
    let nearest = style.reduced(to: depth, leastContrast: wanted.leastContrast)
    known[wanted] = nearest
    return nearest
  }
}

extension Style {
  /// The nearest style of a color depth that stays legible if this one is: where the nearest foreground is
  /// not legible, the nearest legible one replaces it.
  fileprivate func reduced(to depth: ColorDepth, leastContrast: Double) -> Style {
    var style = reduced(to: depth)
    func isLegible(_ front: Color, on back: Color) -> Bool {
      ColorPair(front: front, back: back).reaches(leastContrast)
    }
    guard let wanted = foreground.rgbValue, isLegible(foreground, on: background),
      !isLegible(style.foreground, on: style.background)
    else { return style }
    let legible = (depth.candidates ?? 0...15).filter {
      isLegible(.palette($0), on: style.background)
    }
    style.foreground = Color.nearest(to: wanted, among: legible) ?? style.foreground
    return style
  }
}
