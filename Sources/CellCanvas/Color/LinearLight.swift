/// Red, green and blue as amounts of light from 0 to 1, in which colours may be added.
struct LinearLight {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
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
  static let ofChannel: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : powered((channel + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4, for a base above 0: its square times the fifth root of that.
  private static func powered(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    // Newton's method falls towards the root from above and is exact long before this many steps.
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
