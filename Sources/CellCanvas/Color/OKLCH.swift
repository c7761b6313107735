import PopoverGeometry

/// A colour by lightness, chroma and hue: OKLab (Björn Ottosson, 2020) in polar coordinates. Each of the three can be
/// changed while the other two look the same.
public struct OKLCH: Hashable, Sendable {
  /// From 0, black, to 1, white.
  public var lightness: Double
  /// The distance from grey: 0 for greys, at most 0.33 in sRGB.
  public var chroma: Double
  /// In degrees from 0 to 360: red is near 29, yellow 110, green 142, blue 264. Greys keep the one that is given.
  public var hue: Double

  /// Creates a colour; it need not be one that a screen can show.
  public init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// A colour `0xRRGGBB`.
  public init(_ rgb: UInt32) {
    let lab = OKLab(rgb)
    // The matrices are given to ten digits, so that no grey comes out as exactly grey.
    let isGrey = lab.chroma < 0.000_01
    let turn = Double.heading(lab.greenRed, lab.blueYellow).withinTurn
    self.init(
      lightness: lab.lightness, chroma: isGrey ? 0 : lab.chroma,
      hue: isGrey ? 0 : turn / .fullTurn * 360)
  }
}

extension OKLCH {
  /// The nearest `0xRRGGBB`. What sRGB cannot show keeps lightness and hue, and has the most chroma that sRGB has
  /// for these.
  public var rgb: UInt32 {
    var shown = self
    shown.chroma = min(chroma, greatestChroma)
    return shown.light.rgb
  }

  /// The most chroma that sRGB has for this lightness and hue, up to 0.4, which is more than it ever has.
  public var greatestChroma: Double {
    // From grey outwards a colour leaves sRGB once, but for a sliver beside pure blue: what is shown is not reduced.
    var (low, high) = (light.isShown ? chroma : 0, 0.4)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if having(chroma: middle).light.isShown { low = middle } else { high = middle }
    }
    return low
  }

  private func having(chroma: Double) -> OKLCH {
    OKLCH(lightness: lightness, chroma: chroma, hue: hue)
  }

  private var light: LinearLight {
    let angle = hue / 360 * .fullTurn
    let (greenRed, blueYellow) = (chroma * angle.cosine, chroma * angle.sine)
    let lightness = max(0, min(1, lightness))
    func cube(_ number: Double) -> Double { number * number * number }
    let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let middle = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    return LinearLight(
      red: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
  }
}

extension LinearLight {
  /// Whether sRGB has it, but for what rounding to a channel of eight bits takes away anyway.
  fileprivate var isShown: Bool {
    [red, green, blue].allSatisfy { (-0.000_1...1.000_1).contains($0) }
  }
}
