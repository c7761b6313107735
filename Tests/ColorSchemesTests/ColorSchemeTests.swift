import CellCanvas
import ColorSchemes
import Testing

@Suite("A colour scheme")
struct ColorSchemeTests {
  /// Mid greys are the hard ones: a background of 0x777777 is light below black text and dark below white.
  @Test(arguments: [
    (0x00_0000 as UInt32?, 0xFF_FFFF as UInt32?, Appearance.dark),
    (0xFF_FFFF, 0x00_0000, .light), (0x77_7777, 0x00_0000, .light), (0x77_7777, 0xFF_FFFF, .dark),
    (0x80_8080, nil, .light), (0x60_6060, nil, .dark), (nil, 0xFF_FFFF, .dark),
  ])
  func isLightByLuminance(
    background: UInt32?, foreground: UInt32?, appearance: Appearance
  ) {
    var scheme = ColorScheme(format: .base16)
    scheme.colors[.background] = background.map { SchemeColor($0) }
    scheme.colors[.foreground] = foreground.map { SchemeColor($0) }
    #expect(scheme.appearance == appearance)
  }
}
