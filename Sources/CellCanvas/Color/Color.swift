/// A colour of a cell: the terminal's own, one of its palette, or red, green and blue.
public struct Color: Equatable, Hashable, Sendable {
  /// The kind in the high byte, the number of the colour below it.
  @usableFromInline let packed: UInt32

  /// The lowest bits of ``packed`` that are ever used.
  @inlinable static var bitWidth: UInt64 { 26 }

  @inlinable static var kindMask: UInt32 { 0xFF00_0000 }
  @inlinable static var paletteTag: UInt32 { 1 << 24 }
  @inlinable static var rgbTag: UInt32 { 2 << 24 }

  /// The terminal's own foreground or background.
  @inlinable public static var standard: Color { Color(packed: 0) }

  /// An entry of the terminal's palette.
  @inlinable public static func palette(_ index: UInt8) -> Color {
    Color(packed: paletteTag | UInt32(index))
  }

  /// A true colour from `0xRRGGBB`.
  @inlinable public static func rgb(_ value: UInt32) -> Color {
    Color(packed: rgbTag | value & 0xFF_FFFF)
  }

  @inlinable init(packed: UInt32) { self.packed = packed }

  /// The number in the palette, if it is an entry of it.
  @inlinable public var paletteIndex: UInt8? {
    packed & Color.kindMask == Color.paletteTag ? UInt8(packed & 0xFF) : nil
  }

  /// `0xRRGGBB`, if it is a true colour.
  @inlinable public var rgb: UInt32? {
    packed & Color.kindMask == Color.rgbTag ? packed & 0xFF_FFFF : nil
  }
}

extension Color {
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

/// The 256 colours of xterm: sixteen named ones, a cube of six levels a channel, and a grey ramp.
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
