import CellCanvas
import Testing

@Suite("Colours as others see them")
struct ColorVisionTests {
  /// The figures of Machado, Oliveira and Fernandes, worked out apart from this program.
  @Test(
    arguments: [
      (.protan, 0xFF0000, 0x6D5F00), (.protan, 0x00FF00, 0xFFE500), (.protan, 0x123456, 0x243657),
      (.deutan, 0xFF0000, 0xA39000), (.deutan, 0x00FF00, 0xEFD63A), (.deutan, 0x0000FF, 0x003DFB),
      (.tritan, 0x0000FF, 0x006B96), (.tritan, 0xFFFF00, 0xFFEED9), (.tritan, 0x123456, 0x003C40),
    ] as [(ColorVision, UInt32, UInt32)])
  func colorsAreSimulated(vision: ColorVision, rgb: UInt32, seen: UInt32) {
    #expect(vision.seen(rgb) == seen)
  }

  @Test(arguments: ColorVision.allCases) func greysStay(vision: ColorVision) {
    for grey in (UInt32(0)...255).map({ $0 * 0x01_0101 }) { #expect(vision.seen(grey) == grey) }
  }

  @Test func whatIsToldApartByHueAloneIsConfused() {
    #expect(ColorVision.deutan.confuses(0x9A7A00, 0x5C8F00))
    #expect(!ColorVision.tritan.confuses(0x9A7A00, 0x5C8F00))
    #expect(!ColorVision.deutan.confuses(0x0000FF, 0xFFFF00))
    #expect(!ColorVision.deutan.confuses(0x808080, 0x818181))
  }
}
