/// Red, green and blue as amounts of light from 0 to 1, which may be added and mixed.
package struct LinearLight {
  var red: Double
  var green: Double
  var blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ rgb: UInt32) {
    func light(_ shift: UInt32) -> Double { Self.ofChannel[Int(rgb >> shift & 0xFF)] }
    self.init(red: light(16), green: light(8), blue: light(0))
  }

  /// The relative luminance of WCAG 2.
  var luminance: Double {
    Self.weight.red * red + Self.weight.green * green + Self.weight.blue * blue
  }

  static let weight = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The light of each value that a channel of sRGB can have.
  static let ofChannel: [Double] = (0...255).map { light(ofChannel: Double($0) / 255) }

  /// The light of a channel of sRGB, both from 0 to 1 (IEC 61966-2-1).
  package static func light(ofChannel channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : powered((channel + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4, for a base above 0: its square times the fifth root of that.
  private static func powered(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    // Newton's method falls towards the root from above and is exact long before this many steps.
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The nearest `0xRRGGBB`; what falls outside is cut.
  package var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(Self.channel(of: $1)) }
  }

  private static func channel(of light: Double) -> Int {
    var (low, high) = (0, 255)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ofChannel[middle] <= light { low = middle } else { high = middle }
    }
    return light - ofChannel[low] <= ofChannel[high] - light ? low : high
  }
}

/// A colour in OKLab (Björn Ottosson, 2020), in which equal distances are equally visible:
/// lightness from 0 to 1 and two axes of hue, green to red and blue to yellow.
struct OKLab {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  init(_ light: LinearLight) {
    let roots = ConeRoots(light)
    self.init(raising: roots, lowering: roots)
  }

  /// - Parameters:
  ///   - raising: what counts where more of it makes a figure greater.
  ///   - lowering: what counts where more of it makes a figure less.
  init(raising: ConeRoots, lowering: ConeRoots) {
    let (more, less) = (raising, lowering)
    lightness = 0.2104542553 * more.long + 0.7936177850 * more.middle - 0.0040720468 * less.short
    greenRed = 1.9779984951 * more.long - 2.4285922050 * less.middle + 0.4505937099 * more.short
    blueYellow = 0.0259040371 * more.long + 0.7827717662 * more.middle - 0.8086757660 * less.short
  }

  init(_ rgb: UInt32) { self.init(LinearLight(rgb)) }

  /// The nearest to it whose figures are all between those of two others.
  func clamped(from least: OKLab, to greatest: OKLab) -> OKLab {
    var clamped = self
    clamped.lightness = max(least.lightness, min(lightness, greatest.lightness))
    clamped.greenRed = max(least.greenRed, min(greenRed, greatest.greenRed))
    clamped.blueYellow = max(least.blueYellow, min(blueYellow, greatest.blueYellow))
    return clamped
  }

  /// The distance from a grey.
  var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// How much more hue counts than lightness where contrast is sought: with less, greys would gain a hue.
  static let contrastHueWeight = 4.0

  /// The square of the distance.
  ///
  /// - Parameter hueWeight: how much more hue counts than lightness.
  func squaredDistance(to other: OKLab, hueWeight: Double = 1) -> Double {
    let lightness = lightness - other.lightness
    let greenRed = hueWeight * (greenRed - other.greenRed)
    let blueYellow = hueWeight * (blueYellow - other.blueYellow)
    return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
  }
}

/// The cube roots of the light that each kind of cones receives; more light of any colour makes them greater.
struct ConeRoots {
  var long: Double
  var middle: Double
  var short: Double

  init(_ light: LinearLight) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  }
}

/// The cube root of a number from 0 to 1.
private func cubeRoot(_ number: Double) -> Double {
  guard number > 0 else { return 0 }
  // A third of the bits has a third of the exponent: near enough for two steps of Halley's method.
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * number) / (2 * cube + number)
  }
  return root
}
