import CellCanvas
import Testing

@Suite("Contrast")
struct ContrastTests {
  @Test(
    arguments: [
      (0x767676, 0xFF_FFFF, 4.5422), (0x777777, 0xFF_FFFF, 4.4781), (0x949494, 0xFF_FFFF, 3.0335),
      (0x959595, 0xFF_FFFF, 2.9953), (0x595959, 0xFF_FFFF, 7.0047), (0xF8F8F2, 0x28_2A36, 13.3591),
      (0x839496, 0x00_2B36, 4.7479), (0xD8DEE9, 0x2E_3440, 9.2452), (0x000000, 0xFF_FFFF, 21),
      (0x123456, 0x12_3456, 1),
    ] as [(UInt32, UInt32, Double)])
  func theContrastIsThatOfWCAGInBothOrders(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(Color.contrast(one, other) - ratio) < 5e-5)
    #expect(Color.contrast(one, other) == Color.contrast(other, one))
    #expect(
      Style(foreground: .rgb(one), background: .rgb(other)).contrast == Color.contrast(one, other))
  }

  /// Found by comparing all 16777216 colours.
  @Test(
    arguments: [
      (0x777777, 4.5, [0xFF_FFFF], 0x767676), (0x8888FF, 4.5, [0xFF_FFFF], 0x6C68DD),
      (0xFF0000, 4.5, [0x20_2040], 0xFF412B), (0x0000FF, 3, [0x00_0000], 0x0837FF),
      (0xFFFF00, 3, [0xFF_FFFF], 0x8F9D00), (0x586E75, 4.5, [0x00_2B36], 0x789197),
      (0xFF8800, 4.5, [0x00_0000, 0xFF_FFFF], 0xC15800), (0xFFFFFF, 4.5, [0xEE_EEEE], 0x6D6C6E),
      (0xFF0000, 4.5, [0x00_0000], 0xFF0000),
    ] as [(UInt32, Double, [UInt32], UInt32)])
  func theNearestColourThatReachesIt(
    rgb: UInt32, contrast: Double, backgrounds: [UInt32], nearest: UInt32
  ) {
    #expect(
      Color.rgb(rgb).nearest(reaching: contrast, against: backgrounds)?.hexadecimal
        == Color.rgb(nearest).hexadecimal)
  }

  @Test(
    arguments: [
      (.palette256, .palette(244)), (.palette16, .palette(8)), (.palette8, .palette(0)),
      (.none, nil),
    ] as [(ColorDepth, Color?)])
  func fewColoursHaveANearestOneToo(depth: ColorDepth, nearest: Color?) {
    let found = Color.rgb(0x9A_9A9A).nearest(reaching: 3.9, against: [0xFF_FFFF], depth: depth)
    #expect(found == nearest)
  }

  /// The hue counts before the distance, as it does where no contrast is asked for.
  @Test(
    arguments: [(0x00_5A8C, 3, 12), (0x1B_6E3C, 9, 2), (0x8A_5A00, 9, 3)]
      as [(UInt32, Double, UInt8)])
  func aHueIsKeptAmongFewColoursThatReachIt(rgb: UInt32, contrast: Double, index: UInt8) {
    let found = Color.rgb(rgb).nearest(reaching: contrast, against: [0], depth: .palette16)
    #expect(found == .palette(index))
  }

  @Test func whereNoneReachesItThereIsNone() {
    #expect(Color.rgb(0x12_3456).nearest(reaching: 7, against: [0x80_8080]) == nil)
    #expect(Color.standard.nearest(reaching: 3, against: [0]) == nil)
  }

  @Test(
    arguments: [
      (.rgb(0x00_0A0B), "#000a0b"), (.palette(9), "#ff0000"), (.palette(231), "#ffffff"),
      (.standard, nil),
    ] as [(Color, String?)])
  func coloursHaveAHexadecimalForm(color: Color, text: String?) {
    #expect(color.hexadecimal == text)
  }
}
