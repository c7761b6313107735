/// A colour in OKLab (Björn Ottosson, 2020), in which equal distances look alike: lightness from 0 to 1
/// and two axes of hue, green to red and blue to yellow.
struct OKLab {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  init(_ light: LinearLight) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  init(_ rgb: UInt32) { self.init(LinearLight(rgb)) }

  /// How much more a difference of hue counts than one of lightness. Among colours of one luminance the
  /// nearest to a grey is else a coloured one, as colour makes up for lightness.
  private static let hueWeight = 4.0

  /// The square of the distance, in which hue counts more than lightness.
  func squaredDistance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let greenRed = Self.hueWeight * (greenRed - other.greenRed)
    let blueYellow = Self.hueWeight * (blueYellow - other.blueYellow)
    return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
  }
}

/// The cube root of a number from 0 to 1.
private func cubeRoot(_ number: Double) -> Double {
  guard number > 0 else { return 0 }
  // A third of the bits is a third of the exponent: within some per cent, which Newton's method
  // halves the digits of four times.
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<4 { root -= (root - number / (root * root)) / 3 }
  return root
}
