/// A colour of a cell: the terminal's own, one of its palette, or red, green and blue.
public struct Color: Equatable, Hashable, Sendable {
  /// The kind in the high byte, the number of the colour below it.
  private let packed: UInt32

  private static let paletteTag: UInt32 = 1 << 24
  private static let rgbTag: UInt32 = 2 << 24

  /// The terminal's own foreground or background.
  public static let standard = Color(packed: 0)

  /// An entry of the terminal's palette.
  public static func palette(_ index: UInt8) -> Color {
    Color(packed: paletteTag | UInt32(index))
  }

  /// A true colour from `0xRRGGBB`.
  public static func rgb(_ value: UInt32) -> Color { Color(packed: rgbTag | value & 0xFF_FFFF) }

  private init(packed: UInt32) { self.packed = packed }

  /// The number in the palette, if it is an entry of it.
  public var paletteIndex: UInt8? {
    packed & 0xFF00_0000 == Color.paletteTag ? UInt8(packed & 0xFF) : nil
  }

  /// `0xRRGGBB`, if it is a true colour.
  public var rgb: UInt32? { packed & 0xFF00_0000 == Color.rgbTag ? packed & 0xFF_FFFF : nil }
}
