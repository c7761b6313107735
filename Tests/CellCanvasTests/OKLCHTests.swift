import CellCanvas
import TestSupport
import Testing

@Suite("Lightness, chroma and hue")
struct OKLCHTests {
  /// Figures of the CSS Color 4 specification's samples and of its reference code.
  @Test(
    arguments: [
      (0xFF0000, 0.6280, 0.2577, 29.23), (0x00FF00, 0.8664, 0.2948, 142.50),
      (0x0000FF, 0.4520, 0.3132, 264.05), (0xFFFF00, 0.9680, 0.2110, 109.77),
      (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0), (0x808080, 0.5999, 0, 0),
    ] as [(UInt32, Double, Double, Double)])
  func aColorHasThem(rgb: UInt32, lightness: Double, chroma: Double, hue: Double) {
    let color = OKLCH(rgb)
    #expect(abs(color.lightness - lightness) < 0.000_1)
    #expect(abs(color.chroma - chroma) < 0.000_1)
    #expect(abs(color.hue - hue) < 0.01)
  }

  @Test func aColorComesBack() {
    var random = SplitMix(seed: 3)
    let corners: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF]
    let greys = (UInt32(0)...255).map { $0 * 0x01_0101 }
    let others = (0..<3_000).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    for rgb in corners + greys + others { #expect(OKLCH(rgb).rgb == rgb) }
  }

  /// Only chroma is given up: lightness and hue stay, as near as eight bits have them.
  @Test func whatNoScreenShowsLosesChromaAlone() {
    for (hue, lightness) in zip(stride(from: 0.0, to: 360, by: 15), [0.3, 0.5, 0.7, 0.85].cycled) {
      let wish = OKLCH(lightness: lightness, chroma: 0.4, hue: hue)
      let shown = OKLCH(wish.rgb)
      #expect(shown.chroma < 0.35 && abs(shown.chroma - wish.greatestChroma) < 0.005)
      #expect(abs(shown.lightness - lightness) < 0.005)
      #expect(abs((shown.hue - hue).remainder(dividingBy: 360)) < 1.5)
    }
  }

  @Test func lightnessEndsInBlackAndWhite() {
    #expect(OKLCH(lightness: 1.2, chroma: 0.2, hue: 40).rgb == 0xFFFFFF)
    #expect(OKLCH(lightness: -0.2, chroma: 0.2, hue: 40).rgb == 0x000000)
  }
}

extension [Double] {
  /// The numbers again and again, long enough for any table here.
  fileprivate var cycled: [Double] { (0..<100).map { self[$0 % count] } }
}
