import CellCanvas
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Kinds and variants of a theme")
struct ThemeLookTests {
  private static let palettes: KeyValuePairs<Appearance, ThemePalette> = [
    .dark: ThemePalette([.page: RoleStyle(background: .rgb(0x101010))]),
    .light: ThemePalette([.page: RoleStyle(background: .rgb(0xF0F0F0))]),
  ]
  private let two = Theme(
    name: "two", kinds: [.fourArrows, .turnedArrow], palettes: ThemeLookTests.palettes)
  private let one = Theme(name: "one")

  private func press(_ script: String) throws -> Lab {
    var lab = Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(first: two, others: [one, two]))
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab
  }

  @Test(arguments: [
    ("", ChromeKind.fourArrows), (";tk", .turnedArrow), (";tk;tk", .fourArrows),
    ("3;tk", .turnedArrow),
    (";tktt", .turnedArrow), (";tk0", .fourArrows), ("Tc<Esc>", .fourArrows),
    ("Tc<CR>", .turnedArrow),
    (":kind<CR>", .turnedArrow),
  ])
  func aKeyCyclesThroughTheKinds(script: String, kind: ChromeKind) throws {
    #expect(try press(script).theme.kind == kind)
  }

  @Test func aThemeOfOneKindSaysSo() throws {
    #expect(try press("t;tk").notice == .refusal("one has one kind of chrome: four-arrows"))
    #expect(try press("t~").notice == .refusal("one has only a dark variant"))
    #expect(try press("t;tk").settings.themes.kinds.isEmpty)
  }

  @Test func aKeyGoesToTheVariantForOtherSurroundings() throws {
    #expect(try press("~").frame[CellPoint(x: 0, y: 0)].style.background == .rgb(0xF0F0F0))
    #expect(try press("~~").theme.appearance == .dark)
  }

  /// The kept theme is shown as it was kept.
  @Test func twoAppearancesOfOneThemeAreCompared() throws {
    let lab = try press("Tvc~")
    #expect(lab.shownThemes.map(\.kind) == [.fourArrows, .turnedArrow])
    #expect(lab.shownThemes.map(\.appearance) == [.dark, .light])
  }

  /// The page lies behind the popover; the anchor and a keyboard do not.
  @Test func theBackdropDimsThePageAlone() throws {
    let plain = try themed(ThemeShape(), "B")
    let dimmed = try themed(ThemeShape(backdrop: 50), "B")
    let anchor = plain.placement.anchors[0].rects[0]
    let places = [
      (point: CellPoint(x: 0, y: 0), isDimmed: true), (anchor.origin, false),
      (CellPoint(x: 0, y: 21), false), (CellPoint(x: 0, y: 22), false),
    ]
    for (point, isDimmed) in places {
      #expect((plain.frame[point].style != dimmed.frame[point].style) == isDimmed, "\(point)")
    }
  }

  @Test func theShadowFallsBesideThePopover() throws {
    let shadow = ThemeShadow(side: .right, size: CellSize(width: 2, height: 1), dim: 50)
    let (plain, shaded) = (try themed(ThemeShape(), ""), try themed(ThemeShape(shadow: shadow), ""))
    let background = CellRect(plain.placement.popovers[0].layout.background)
    let below = CellPoint(x: background.x + 4, y: background.y + background.height)
    #expect(plain.frame[below].style != shaded.frame[below].style)
    #expect(plain.frame.picture == shaded.frame.picture)
  }

  private func themed(_ shape: ThemeShape, _ script: String) throws -> Lab {
    let theme = Theme(name: "test", shape: shape, palettes: ThemeLookTests.palettes)
    var lab = Lab(size: CellSize(width: 80, height: 24), themes: ThemeCollection(first: theme))
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab
  }

  @Test func aFileReadAgainKeepsTheChosenAppearance() throws {
    var lab = Lab(
      size: CellSize(width: 80, height: 24),
      themes: ThemeCollection(first: CollectedTheme(two, path: "two.yaml")))
    for key in try KeyScript(";tk").keys { lab.press(key) }
    lab.receive(.themeReloaded(path: "two.yaml", .success(two)))
    #expect(lab.theme.kind == .turnedArrow)
    lab.receive(.themeReloaded(path: "two.yaml", .success(one)))
    #expect(lab.theme.kind == .fourArrows)
  }
}
