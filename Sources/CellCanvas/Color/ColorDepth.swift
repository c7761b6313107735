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

  /// `0xRRGGBB` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var rgbValue: UInt32? { rgb ?? paletteIndex.map { XtermPalette.colors[Int($0)] } }

  /// How far an entry of xterm's palette is from `0xRRGGBB`: the sum of the squared differences.
  static func distance(_ rgb: UInt32, _ index: UInt8) -> Int {
    let other = XtermPalette.colors[Int(index)]
    return [16, 8, 0].reduce(0) { sum, shift in
      let difference = Int(rgb >> shift & 0xFF) - Int(other >> shift & 0xFF)
      return sum + difference * difference
    }
  }
}

extension Style {
  /// The nearest style that a terminal of this depth can show. Where text would vanish because both
  /// of its colours become the same one, the text becomes black or white instead.
  public func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    if depth != .none, depth != .trueColor, foreground != background,
      style.foreground == style.background, let rgb = background.rgbValue
    {
      style.foreground = (Color.luminance(rgb) > 0.179 ? .rgb(0) : .rgb(0xFF_FFFF) as Color)
        .reduced(to: depth)
    }
    return style
  }
}
