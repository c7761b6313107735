/// How much the sixteen colours that have names are like another colour.
///
/// What has a hue keeps it, as a green that becomes cyan or grey is another colour to whoever looks at it:
/// the plain and the bright colour of the hue come first, then the greys, and the other hues last. What is
/// grey, or almost black, is nearest to a grey. Among equals the distance in red, green and blue decides.
struct NamedColorMatch {
  private let rgb: UInt32
  /// The plain colour of the same hue, from 1 to 6; `nil` for greys.
  private let hue: UInt8?

  /// The chroma of OKLab from which a colour has a hue: beyond that of tinted papers and inks.
  private static let leastChroma = 0.09
  /// What is darker than this is black whatever its hue: among sixteen colours there is no dark hue.
  private static let leastLightness = 0.25

  init(_ rgb: UInt32) {
    self.rgb = rgb
    let color = OKLab(rgb)
    let hasHue = color.chroma >= Self.leastChroma && color.lightness >= Self.leastLightness
    hue = hasHue ? (1...6).max { color.alignment(with: $0) < color.alignment(with: $1) } : nil
  }

  /// By what colours are sorted, the nearest first.
  func rank(of index: UInt8) -> (order: Int, distance: Int) {
    let isGrey = index % 8 == 0 || index % 8 == 7
    return (index % 8 == hue ? 0 : isGrey ? 1 : 2, Color.distance(rgb, index))
  }

  fileprivate static let plain = XtermPalette.colors.prefix(8).map { OKLab($0) }
}

extension OKLab {
  /// How far it is from a grey.
  fileprivate var chroma: Double {
    (greenRed * greenRed + blueYellow * blueYellow).squareRoot()
  }

  /// The cosine of the angle between its hue and that of a plain colour, times its own chroma.
  fileprivate func alignment(with index: UInt8) -> Double {
    let other = NamedColorMatch.plain[Int(index)]
    return (greenRed * other.greenRed + blueYellow * other.blueYellow) / other.chroma
  }
}
