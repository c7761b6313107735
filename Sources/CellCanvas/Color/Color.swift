/// A colour of a cell.
public enum Color: Equatable, Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the terminal's palette.
  case palette(UInt8)
  /// A true colour, `0xRRGGBB`.
  case rgb(UInt32)

  /// The number in the palette, if it is an entry of it.
  public var paletteIndex: UInt8? { if case .palette(let index) = self { index } else { nil } }

  /// `0xRRGGBB`, if it is a true colour.
  public var rgb: UInt32? { if case .rgb(let value) = self { value } else { nil } }

  /// `0xRRGGBB` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var rgbValue: UInt32? { rgb ?? paletteIndex.map { XtermPalette.colors[Int($0)] } }

  /// `#rrggbb` of a true colour or of an entry of xterm's palette; `nil` for the terminal's own.
  public var hexadecimal: String? {
    rgbValue.map { rgb in
      let digits = String(rgb, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
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

  /// The most similar entry of the cube and the greys, the same as a search of all 240 would find.
  ///
  /// Both are found by arithmetic: a search takes 3 µs, which adds up to 0.1 s for a picture of
  /// 200x60 cells.
  static func nearest(to rgb: UInt32) -> UInt8 {
    let parts = [16, 8, 0].map { Int(rgb >> $0 & 0xFF) }
    let inCube = parts.reduce(0) { 6 * $0 + ($1 < 48 ? 0 : max(1, ($1 - 36) / 40)) }
    let grey = min(23, max(0, parts.reduce(-10, +)) / 30)
    let candidates = [UInt8(16 + inCube), UInt8(232 + grey)]
    return candidates.min { Color.distance(rgb, $0) < Color.distance(rgb, $1) } ?? candidates[0]
  }
}
