/// A colour of a cell: the terminal's own, an entry of its palette, or a true colour.
public struct Color: Hashable, Sendable {
  /// The value in 24 bits, and its kind in the two bits above them.
  let code: UInt32

  private enum Kind {
    static let palette: UInt32 = 1 << 24
    static let rgb: UInt32 = 2 << 24
  }

  init(code: UInt32) { self.code = code }

  /// The terminal's own foreground or background.
  public static var standard: Color { Color(code: 0) }

  /// An entry of the terminal's palette.
  public static func palette(_ index: UInt8) -> Color { Color(code: Kind.palette | UInt32(index)) }

  /// A true colour, `0xRRGGBB`; what is above these 24 bits is ignored.
  public static func rgb(_ value: UInt32) -> Color { Color(code: Kind.rgb | value & 0xFF_FFFF) }

  /// The number in the palette, if it is an entry of it.
  public var paletteIndex: UInt8? {
    code & Kind.palette != 0 ? UInt8(truncatingIfNeeded: code) : nil
  }

  /// `0xRRGGBB`, if it is a true colour.
  public var rgb: UInt32? { code & Kind.rgb != 0 ? code & 0xFF_FFFF : nil }

  /// `0xRRGGBB` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var rgbValue: UInt32? { rgb ?? paletteIndex.map { XtermPalette.colors[Int($0)] } }

  /// `#rrggbb` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var hexadecimal: String? {
    rgbValue?.hexadecimalColor
  }
}

extension UInt32 {
  /// `#rrggbb` of a colour `0xRRGGBB`.
  package var hexadecimalColor: String { "#" + String(self | 0x100_0000, radix: 16).dropFirst() }
}

extension Color {
  /// What lies between two colours `0xRRGGBB`, channel by channel; the second one has a share from 0 to 1.
  package static func mixture(of one: UInt32, _ other: UInt32, share: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { mixture, shift in
      let (start, end) = (Double(one >> shift & 0xFF), Double(other >> shift & 0xFF))
      return mixture << 8 | UInt32((start + (end - start) * share).rounded())
    }
  }

  /// The three or four channels of a colour as X11 writes it, `rgb:r/g/b` or `rgba:r/g/b/a` in small letters, each from 0 to
  /// 255; `nil` if it is none.
  package static func channels(x11 text: String) -> [UInt32]? {
    guard let form = ["rgb:", "rgba:"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(form.count).split(separator: "/", omittingEmptySubsequences: false)
    let channels = parts.compactMap(channel(x11:))
    return channels.count == parts.count && (3...4).contains(parts.count) ? channels : nil
  }

  /// A channel as X11 writes it, in one to four hexadecimal digits: the nearest of 0 to 255, or `nil` if it is none.
  package static func channel(x11 digits: Substring) -> UInt32? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let greatest = UInt32(1) << (4 * UInt32(digits.count)) - 1
    return (value * 255 + greatest / 2) / greatest
  }
}

extension Color: CustomStringConvertible {
  /// As people write it: `standard`, `palette 3` or `#d1ccbb`.
  public var description: String {
    paletteIndex.map { "palette \($0)" } ?? hexadecimal ?? "standard"
  }
}

extension Color {
  /// The names of the first eight entries of the palette, the plain colours, in their order.
  package static let plainNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
}

/// The 256 colours of xterm: sixteen named ones, a cube of six levels per channel, and a grey ramp.
enum XtermPalette {
  static let colors: [UInt32] = named + cube + greys

  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let cube: [UInt32] = {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
    }
  }()

  private static let greys: [UInt32] = (0..<24).map { (8 + 10 * $0) * 0x01_0101 }
}

/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// Only its own foreground and background.
  case none
  /// The eight colours of the oldest terminals.
  case palette8
  /// Eight colours, and eight bright ones.
  case palette16
  /// Sixteen, a cube of 216, and 24 greys.
  case palette256
  /// Any colour of 24 bits.
  case trueColor

  /// Fewer colours come first.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The entries of the palette that a colour may become. The first sixteen can be changed by
  /// users, so that they are candidates only where there are no others.
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
    return Color.nearest(to: rgb, among: candidates) { _ in true } ?? self
  }

  /// The most similar of some entries of the palette to `0xRRGGBB`.
  ///
  /// The sixteen named colours are few and far apart: there a colour with a hue keeps its hue. Of the others that with
  /// the least ``difference(_:_:)`` is taken, before the named ones.
  public static func nearest(to rgb: UInt32, among entries: some Sequence<UInt8>) -> Color? {
    let entries = Set(entries)
    return nearest(to: rgb, among: 0...255) { entries.contains($0) }
  }

  /// The same of a range, among those that meet a demand.
  ///
  /// - Parameter keepingHue: whether a difference of hue counts four times, so that the colour becomes lighter or darker
  ///   rather than one of another hue. The named ones keep it anyway.
  package static func nearest(
    to rgb: UInt32, among candidates: ClosedRange<UInt8>, keepingHue: Bool = false,
    where isAllowed: (UInt8) -> Bool
  ) -> Color? {
    let hueWeight = keepingHue ? OKLab.contrastHueWeight : 1
    let fixed =
      candidates.upperBound < 16
      ? nil
      : FixedColors.nearest(to: rgb, hueWeight: hueWeight) {
        candidates.contains($0) && isAllowed($0)
      }
    return (fixed ?? NamedColorMatch(rgb).nearest(among: candidates, where: isAllowed))
      .map { .palette($0) }
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

/// How similar the sixteen named colours are to another colour. A colour with a hue keeps it, as a green
/// that becomes cyan or grey looks wrong: the plain and the bright colour of the hue come first, then the
/// greys, and the other hues last. For a grey or an almost black colour the greys come first. The distance
/// in red, green and blue decides between equals.
struct NamedColorMatch {
  private let rgb: UInt32
  /// The plain colour of the same hue, from 1 to 6; `nil` for greys.
  private let hue: UInt8?

  /// The least chroma in OKLab of a colour with a hue, above that of tinted papers and inks.
  private static let leastChroma = 0.09
  /// The least lightness of a colour with a hue: no hue among the sixteen colours is darker.
  private static let leastLightness = 0.25

  init(_ rgb: UInt32) {
    self.rgb = rgb
    let color = OKLab(rgb)
    let hasHue = color.chroma >= Self.leastChroma && color.lightness >= Self.leastLightness
    hue = hasHue ? (1...6).max { color.alignment(with: $0) < color.alignment(with: $1) } : nil
  }

  /// The most similar one of some entries that are named and allowed.
  func nearest(among entries: ClosedRange<UInt8>, where isAllowed: (UInt8) -> Bool) -> UInt8? {
    entries.prefix { $0 < 16 }.filter(isAllowed).min { rank(of: $0) < rank(of: $1) }
  }

  /// The sort key of a named colour; the most similar one has the least.
  private func rank(of index: UInt8) -> (order: Int, distance: Int) {
    let isGrey = index % 8 == 0 || index % 8 == 7
    return (index % 8 == hue ? 0 : isGrey ? 1 : 2, Color.distance(rgb, index))
  }

  fileprivate static let plain = XtermPalette.colors.prefix(8).map { OKLab($0) }
}

extension OKLab {
  /// The cosine of the angle between its hue and that of a plain colour, times its own chroma.
  fileprivate func alignment(with index: UInt8) -> Double {
    let other = NamedColorMatch.plain[Int(index)]
    return (greenRed * other.greenRed + blueYellow * other.blueYellow) / other.chroma
  }
}
