import CellCanvas

/// Two colours beside one another.
struct ColorPair: Hashable {
  /// What is to be seen.
  var front: Color
  /// What it is seen against.
  var back: Color

  /// The contrast, if anything can be said of it. A colour that the terminal alone knows is taken for
  /// black and for white, and the worse counts. Of two such nothing is known, nor of one beside one of
  /// the sixteen that a terminal's owner chooses with it.
  var contrast: Double? {
    switch (front.rgbValue, back.rgbValue) {
    case (let front?, let back?): Color.contrast(front, back)
    case (let known?, nil) where !front.isOwners, (nil, let known?) where !back.isOwners:
      ColorPair.unknown.map { Color.contrast(known, $0) }.min()
    default: nil
    }
  }

  /// Whether the contrast is known and enough.
  func reaches(_ least: Double) -> Bool { contrast.map { $0 >= least } ?? false }

  /// The nearest colour in place of the front one that reaches a contrast; `nil` if there is none, or
  /// if the front one is the terminal's own.
  func nearestFront(reaching contrast: Double, depth: ColorDepth) -> Color? {
    front.nearest(
      reaching: contrast, against: back.rgbValue.map { [$0] } ?? ColorPair.unknown, depth: depth)
  }

  /// What the terminal's own colour may be, at worst.
  private static let unknown: [UInt32] = [0x00_0000, 0xFF_FFFF]
}

extension Color {
  /// Whether it is among the sixteen of the palette that are set together with the terminal's own.
  fileprivate var isOwners: Bool { paletteIndex.map { $0 < 16 } ?? false }
}

/// The nearest styles of a depth, each looked for once.
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
  /// The nearest style of a depth. A pair of colours that is legible stays so: where the nearest
  /// foreground would not be, the nearest one that is takes its place.
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
