import CellCanvas
import PopoverGeometry
import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  /// The nearest of the 240 fixed colours, by the difference in OKLab.
  @Test(arguments: [
    (0x282A36, 235), (0xF8F8F2, 231), (0xFF5555, 203), (0x50FA7B, 48), (0x002B36, 235),
    (0xFDF6E3, 230), (0xCDD6F4, 189), (0x000000, 16), (0xFFFFFF, 231),
  ])
  func aTrueColourBecomesTheNearestFixedOne(rgb: UInt32, index: UInt8) {
    #expect(Color.rgb(rgb).reduced(to: .palette256) == .palette(index))
  }

  @Test func theNearestFixedColourIsThatOfASearchOfAll() throws {
    var random = SplitMix(seed: 1)
    let greys = (UInt32(0)...255).map { $0 * 0x01_0101 }
    let fixed = (UInt8(16)...255).compactMap { Color.palette($0).rgbValue }
    for rgb in greys + (0..<600).map({ _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }) {
      let found = try #require(Color.rgb(rgb).reduced(to: .palette256).rgbValue)
      let least = fixed.map { Color.difference(rgb, $0) }.min()
      #expect(Color.difference(rgb, found) == least)
      #expect(Color.nearest(to: rgb, among: 16...255)?.rgbValue == found)
    }
  }

  /// Also where another entry is nearer.
  @Test(
    arguments: [
      (0x0000FF, 16...20, 20), (0x0000FF, 0...20, 20), (0x0000FF, 0...15, 4),
      (0x000000, 250...255, 250),
    ] as [(UInt32, ClosedRange<UInt8>, UInt8)])
  func theNearestIsOneOfTheRange(rgb: UInt32, range: ClosedRange<UInt8>, index: UInt8) {
    #expect(Color.nearest(to: rgb, among: range) { _ in true } == .palette(index))
  }

  /// With sixteen colours, and with eight.
  @Test(
    arguments: [
      // Greens that are nearer to cyan or to white in red, green and blue.
      (0x39D96B, 2, 2), (0x5DFF8F, 10, 2), (0xA8FFC4, 10, 2), (0x1B6E3C, 2, 2),
      // Blues that are nearer to cyan or to a grey; brown is a yellow.
      (0x0072B2, 12, 4), (0x005A8C, 4, 4), (0x5A5F9E, 12, 4), (0x102A63, 4, 4), (0x8A5A00, 3, 3),
      (0xFFD866, 11, 3), (0xFF5555, 9, 1), (0xD7263D, 1, 1), (0x00AAAA, 6, 6), (0xD7FF5D, 11, 3),
      (0xA000A0, 5, 5),
      // Tints and darkness have no hue.
      (0xFDF6E3, 7, 7), (0x5D6D74, 8, 0), (0x002B36, 0, 0), (0x000055, 0, 0), (0x24323D, 0, 0),
      (0x808080, 8, 7), (0x303030, 0, 0), (0xB8B8B8, 7, 7), (0xFFFFFF, 15, 7), (0x000000, 0, 0),
    ] as [(UInt32, UInt8, UInt8)])
  func aHueIsKeptAmongFewColours(rgb: UInt32, index: UInt8, ofEight: UInt8) {
    #expect(Color.rgb(rgb).reduced(to: .palette16) == .palette(index))
    #expect(Color.rgb(rgb).reduced(to: .palette8) == .palette(ofEight))
  }

  @Test(arguments: UInt8(0)..<16) func aNamedColourIsNearestToItself(index: UInt8) throws {
    let rgb = try #require(Color.palette(index).rgbValue)
    #expect(Color.rgb(rgb).reduced(to: .palette16) == .palette(index))
  }

  @Test(arguments: [
    (ColorDepth.trueColor, Color.rgb(0xFF5555)), (.palette256, .palette(203)),
    (.palette16, .palette(9)), (.palette8, .palette(1)), (.none, .standard),
  ])
  func coloursDegradeStepByStep(depth: ColorDepth, color: Color) {
    #expect(Color.rgb(0xFF0000 | 0x5555).reduced(to: depth) == color)
  }

  @Test func whatTheTerminalHasIsLeftAlone() {
    #expect(Color.standard.reduced(to: .palette8) == .standard)
    #expect(Color.palette(4).reduced(to: .palette256) == .palette(4))
    #expect(Color.palette(12).reduced(to: .palette8) == .palette(4))
  }

  @Test func textDoesNotVanishInFewColours() {
    let faint = Style(foreground: .rgb(0x30_3030), background: .rgb(0x10_1010))
    let reduced = faint.reduced(to: .palette8)
    #expect(reduced.background == .palette(0))
    #expect(reduced.foreground == .palette(7))
  }

  @Test(arguments: [
    (UInt32(0x000000), 0.0), (0xFFFFFF, 1.0), (0x767676, 0.1811642442), (0xFF0000, 0.2126),
  ])
  func luminanceIsThatOfWCAG(rgb: UInt32, luminance: Double) {
    #expect(abs(Color.luminance(rgb) - luminance) < 1e-9)
  }

  @Test(
    arguments: [
      (0, 1, 0xFF0000), (1, 1, 0xFFFF00), (2, 1, 0x00FF00), (3, 1, 0x00FFFF), (4, 1, 0x0000FF),
      (5, 1, 0xFF00FF), (6, 1, 0xFF0000), (-2, 1, 0x0000FF), (0, 0, 0xFFFFFF),
      (0, 0.2, 0xFFCCCC), (0, 7, 0xFF0000), (4.5, -1, 0xFFFFFF),
    ] as [(Double, Double, UInt32)])
  func huesGoAroundFromRedOverGreen(sixths: Double, saturation: Double, rgb: UInt32) {
    #expect(Color.hue(sixths / 6, saturation: saturation) == .rgb(rgb))
  }
}

@Suite("Turning the hue of a colour")
struct ColorTurningTests {
  @Test(arguments: UInt64(0)..<300) func theLuminanceStays(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let rgb = UInt32(random.whole(0...0xFF_FFFF))
    let turn = Double(random.whole(-720...720)) / 360
    let turned = try #require(Color.rgb(rgb).turned(by: turn).rgbValue)
    #expect(abs(Color.luminance(turned) - Color.luminance(rgb)) < 0.005)
  }

  @Test(arguments: [0, 1, -3]) func wholeTurnsChangeNothing(turns: Int) {
    for rgb in [0x000000, 0x123456, 0xFF8000, 0x7F7F7F, 0xFFFFFF] as [UInt32] {
      #expect(Color.rgb(rgb).turned(by: Double(turns)) == .rgb(rgb))
    }
  }

  @Test func aGreyStaysGrey() {
    for value in 0...255 as ClosedRange<UInt32> {
      #expect(Color.rgb(value * 0x010101).turned(by: 0.3) == .rgb(value * 0x010101))
    }
  }

  @Test func whatTheTerminalKnowsStays() {
    #expect(Color.standard.turned(by: 0.5) == .standard)
    #expect(Color.palette(9).turned(by: 0.5) == .palette(9))
    #expect(Color.palette(196).turned(by: 0.5) != .palette(196))
  }

  /// From red towards green.
  @Test func aThirdOfATurnMakesRedGreen() throws {
    let green = try #require(Color.rgb(0x802020).turned(by: 1.0 / 3).rgbValue)
    let (red, middle, blue) = (green >> 16, green >> 8 & 0xFF, green & 0xFF)
    #expect(middle > red && middle > blue)
    let blueish = try #require(Color.rgb(0x802020).turned(by: 2.0 / 3).rgbValue)
    #expect(blueish & 0xFF > blueish >> 16 && blueish & 0xFF > blueish >> 8 & 0xFF)
  }
}
