import ColorSchemes
import Testing

@Suite("The contrast of a scheme")
struct SchemeContrastTests {
  private func scheme(_ colors: [SchemeSlot: UInt32]) -> ColorScheme {
    ColorScheme(format: .kitty, colors: colors.mapValues { SchemeColor($0) })
  }

  private func finding(
    _ name: String, _ colors: [SchemeSlot: UInt32], _ thresholds: ContrastThresholds = .init()
  ) throws -> SchemeFinding {
    try #require(scheme(colors).contrastFindings(thresholds).first { $0.name == name })
  }

  /// #767676 on white is just enough for text, #777777 just not: 4.5422 and 4.4781. Shown cut or rounded to a decimal
  /// both are 4.5.
  @Test(
    arguments: [
      (0x767676, ContrastGrade.enough, false), (0x777777, .large, true),
      (0x595959, .enhanced, false),
      (0x5A5A5A, .enough, false), (0x949494, .large, true), (0x959595, .below, true),
    ] as [(UInt32, ContrastGrade, Bool)])
  func gradesAreFoundBeforeRounding(rgb: UInt32, grade: ContrastGrade, isTooLow: Bool) throws {
    let found = try finding("text", [.foreground: rgb, .background: 0xFFFFFF])
    #expect(found.grade == grade && found.isTooLow == isTooLow)
  }

  @Test func eachUseHasItsOwnPair() throws {
    let colors: [SchemeSlot: UInt32] = [
      .foreground: 0xE0E0E0, .background: 0x101010, .cursor: 0xFF8000, .cursorText: 0x000001,
      .selectionBackground: 0x204060, .ansi(4): 0x4080C0,
    ]
    let pairs = scheme(colors).contrastFindings().map { ($0.name, [$0.foreground, $0.background]) }
    let all = Dictionary(uniqueKeysWithValues: pairs)
    #expect(all["text"] == [0xE0E0E0, 0x101010])
    #expect(all["dim"] == [0x787878, 0x101010])
    #expect(all["selection"] == [0xE0E0E0, 0x204060])
    #expect(all["cursor"] == [0xFF8000, 0x101010])
    #expect(all["cursor-text"] == [0x000001, 0xFF8000])
    #expect(all["ansi.4"] == [0x4080C0, 0x101010])
    #expect(all["ansi.5"] == [nil, 0x101010])
    #expect(all.count == 21)
  }

  @Test func ownColoursComeFirst() throws {
    let colors: [SchemeSlot: UInt32] = [
      .foreground: 0xFFFFFF, .background: 0, .dimForeground: 0xABCDEF,
      .selectionForeground: 0x123456, .selectionBackground: 0xFEDCBA,
    ]
    #expect(try finding("dim", colors).foreground == 0xABCDEF)
    #expect(try finding("selection", colors).foreground == 0x123456)
  }

  @Test func blackAndWhiteNeedNothingUnlessAskedByName() throws {
    let colors: [SchemeSlot: UInt32] = [.background: 0, .ansi(8): 0x202020, .ansi(9): 0x202020]
    var thresholds = ContrastThresholds()
    #expect(try finding("ansi.8", colors).needed == nil)
    #expect(try !finding("ansi.8", colors).isTooLow)
    #expect(try finding("ansi.9", colors).isTooLow)
    thresholds["ansi"] = 1
    #expect(try !finding("ansi.9", colors, thresholds).isTooLow)
    #expect(try finding("ansi.8", colors, thresholds).needed == nil)
    thresholds["ansi.8"] = 3
    thresholds["ansi.9"] = 2
    #expect(try finding("ansi.8", colors, thresholds).isTooLow)
    #expect(try finding("ansi.9", colors, thresholds).isTooLow)
  }

  @Test func whatIsUnknownIsNeverTooLow() throws {
    let found = try finding("text", [.foreground: 0xFFFFFF])
    #expect(found.contrast == nil && found.grade == nil && !found.isTooLow)
  }

  /// A red and a green of the same lightness, and a blue; the bright green is the same hue as the plain one.
  @Test func huesThatLookAlikeAreFound() {
    let found = scheme([.ansi(1): 0x9A7A00, .ansi(2): 0x5C8F00, .ansi(4): 0x2040FF]).confusions
    #expect(found.contains { $0.vision == .deutan && $0.one == .ansi(1) && $0.other == .ansi(2) })
    #expect(!found.contains { $0.one == .ansi(4) || $0.other == .ansi(4) })
    #expect(scheme([.ansi(1): 0x9A7A00, .ansi(9): 0x5C8F00]).confusions.isEmpty)
  }
}
