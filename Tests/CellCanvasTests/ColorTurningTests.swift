import CellCanvas
import PopoverGeometry
import TestSupport
import Testing

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
