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
