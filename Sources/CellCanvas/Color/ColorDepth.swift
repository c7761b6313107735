/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none
  case palette8
  case palette16
  case palette256
  case trueColor

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The entries of the palette that a colour may become. The lowest sixteen are the user's own
  /// and are matched against only where there is nothing else.
  public var candidates: ClosedRange<UInt8>? {
    switch self {
    case .none, .trueColor: nil
    case .palette8: 0...7
    case .palette16: 0...15
    case .palette256: 16...255
    }
  }
}

extension Color {
  /// The nearest colour that a terminal of this depth can show, as ``nearest(to:among:)`` finds it.
  public func reduced(to depth: ColorDepth) -> Color {
    if depth == .none { return .standard }
    guard let candidates = depth.candidates, let rgb = rgbValue else { return self }
    if let index = paletteIndex, index <= candidates.upperBound { return self }
    return Color.nearest(to: rgb, among: candidates) ?? self
  }

  /// The one of some entries of the palette that is most like `0xRRGGBB`.
  ///
  /// Among colours that have names, which are few and far apart, what has a hue keeps it. The others are
  /// so many that the least distance in red, green and blue is near enough.
  public static func nearest(to rgb: UInt32, among entries: some Sequence<UInt8>) -> Color? {
    let match = NamedColorMatch(rgb)
    func rank(_ index: UInt8) -> (Int, Int) {
      index < 16 ? match.rank(of: index) : (0, distance(rgb, index))
    }
    return entries.lazy.map { ($0, rank($0)) }.min { $0.1 < $1.1 }.map { .palette($0.0) }
  }

  /// How far an entry of xterm's palette is from `0xRRGGBB`: the sum of the squared differences.
  static func distance(_ rgb: UInt32, _ index: UInt8) -> Int {
    let other = XtermPalette.colors[Int(index)]
    return [16, 8, 0].reduce(0) { sum, shift in
      let difference = Int(rgb >> shift & 0xFF) - Int(other >> shift & 0xFF)
      return sum + difference * difference
    }
  }
}

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
