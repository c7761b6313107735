import BundledThemes
import CellCanvas
import PopoverThemes
import Testing

@Suite struct ThemePaletteTests {
  private let red = Color.rgb(0xFF_0000)
  private let white = Color.rgb(0xFF_FFFF)
  private let navy = Color.rgb(0x00_0040)

  @Test func withoutColorsRolesShowByTheirAttributes() {
    for depth in ColorDepth.allCases {
      let style = { ThemePalette().style($0, depth: depth) }
      #expect(style(.text) == .plain)
      #expect(style(.anchor) == Style(attributes: [.reverse, .bold]))
      #expect(style(.status) == Style(attributes: .reverse))
      #expect(style(.title) == Style(attributes: .bold))
    }
  }

  @Test(
    arguments: [
      (ThemeRole.page, 0x00_0001, 0x00_0002), (.anchor, 0x00_0001, 0x00_0002),
      (.fill, 0x00_0001, 0x00_0003), (.text, 0x00_0004, 0x00_0003), (.dim, 0x00_0004, 0x00_0003),
      (.border, 0x00_0005, 0x00_0003), (.title, 0x00_0004, 0x00_0003),
      (.arrow, 0x00_0005, 0x00_0002), (.status, 0x00_0001, 0x00_0006),
      (.hint, 0x00_0001, 0x00_0006), (.key, 0x00_0007, 0x00_0006),
      (.keyboard, 0x00_0001, 0x00_0002), (.notice, 0x00_0001, 0x00_0002),
    ] as [(ThemeRole, UInt32, UInt32)])
  func aMissingColorComesFromAnotherRole(role: ThemeRole, foreground: UInt32, background: UInt32) {
    let palette = ThemePalette([
      .page: RoleStyle(foreground: .rgb(1), background: .rgb(2)),
      .fill: RoleStyle(background: .rgb(3)), .text: RoleStyle(foreground: .rgb(4)),
      .border: RoleStyle(foreground: .rgb(5)), .status: RoleStyle(background: .rgb(6)),
      .key: RoleStyle(foreground: .rgb(7)),
    ])
    let style = palette.style(role, depth: .trueColor)
    #expect(style.foreground == .rgb(foreground))
    #expect(style.background == .rgb(background))
  }

  @Test func attributesAreOwnOrDefaultOnes() {
    let palette = ThemePalette([
      .border: RoleStyle(foreground: red), .anchor: RoleStyle(background: red),
      .key: RoleStyle(attributes: .italic, mono: .underline),
    ])
    let colored = { palette.style($0, depth: .palette256).attributes }
    #expect(colored(.anchor) == [])
    #expect(colored(.title) == .bold)
    #expect(colored(.status) == .reverse)
    #expect(colored(.key) == .italic)
    #expect(palette.style(.key, depth: .none) == Style(attributes: .underline))
    #expect(palette.style(.anchor, depth: .none) == Style(attributes: [.reverse, .bold]))
  }

  @Test(
    arguments: [
      (.text, .reverse), (.dim, [.reverse, .dim]), (.border, .reverse),
      (.title, [.reverse, .bold]), (.footer, .reverse), (.selection, []), (.arrow, []),
      (.anchor, [.reverse, .bold]), (.page, []),
    ] as [(ThemeRole, Attributes)])
  func whatLiesOnAReversedFillIsReversedWithIt(role: ThemeRole, attributes: Attributes) {
    let palette = ThemePalette([.fill: RoleStyle(background: red, mono: .reverse)])
    #expect(palette.style(role, depth: .none).attributes == attributes)
  }

  @Test func legibleStylesStayLegible() {
    let palette = ThemePalette([
      .text: RoleStyle(foreground: .rgb(0x8C_8CFF), background: .rgb(0x00_0060)),
      .dim: RoleStyle(foreground: .rgb(0x00_0070), background: .rgb(0x00_0060)),
    ])
    for depth in [ColorDepth.palette8, .palette16, .palette256] {
      #expect((palette.style(.text, depth: depth).contrast ?? 0) >= 4.5, "\(depth)")
    }
    #expect(palette.style(.dim, depth: .trueColor).foreground == .rgb(0x00_0070))
  }

  /// Two light greys that would become one stay two, if there is another that hardly differs.
  @Test(
    arguments: [
      (0xEE_E8D5, 0xFD_F6E3, ColorDepth.palette16, 7, 15), (0xEE_E8D5, 0xFD_F6E3, .palette8, 7, 7),
      (0xFF_FFFF, 0xFE_FEFE, .palette16, 15, 7), (0x00_2B36, 0x0B_4655, .palette16, 0, 0),
      (0xEE_E8D5, 0xEE_E8D5, .palette16, 7, 7),
      // The nearest one, on the fill's side of the page.
      (0xEE_EEEE, 0xF0_F0F0, .palette256, 255, 231), (0xF0_F0F0, 0xEE_EEEE, .palette256, 255, 254),
      (0x10_1010, 0x14_1414, .palette256, 233, 234), (0x14_1414, 0x10_1010, .palette256, 233, 232),
      (0xFF_FFFF, 0xFE_FEFE, .palette256, 231, 255),
    ] as [(UInt32, UInt32, ColorDepth, UInt8, UInt8)])
  func aPopoverStandsOutFromThePage(
    page: UInt32, fill: UInt32, depth: ColorDepth, shownPage: UInt8, shownFill: UInt8
  ) {
    let palette = ThemePalette([
      .page: RoleStyle(foreground: .rgb(0), background: .rgb(page)),
      .fill: RoleStyle(foreground: .rgb(0), background: .rgb(fill)),
    ])
    #expect(palette.style(.page, depth: depth).background == .palette(shownPage))
    for role in [ThemeRole.fill, .text, .border] {
      #expect(palette.style(role, depth: depth).background == .palette(shownFill))
    }
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func theShippedThemesAreLegibleAtEveryDepth(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    let lines: Set<ThemeRole> = [.border, .arrow]
    for depth in ColorDepth.allCases {
      for role in ThemeRole.allCases {
        let style = theme.style(role, depth: depth)
        let least = lines.contains(role) ? 3 : 4.5
        #expect((style.contrast ?? 21) >= least, "\(role) at \(depth): \(style)")
      }
    }
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func anchorPopoverAndStatusDifferAtEveryDepth(name: String) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    for depth in ColorDepth.allCases {
      let styles = [ThemeRole.anchor, .text, .status].map { theme.style($0, depth: depth) }
      #expect(Set(styles).count == 3, "\(depth)")
      let page = theme.style(.page, depth: depth)
      #expect(styles[0] != page && styles[2] != page, "\(depth)")
    }
  }

  /// The names are spelled out where they are read.
  @Test(arguments: ThemeRole.allCases) func aRoleHasTheNameOfItsCase(role: ThemeRole) {
    #expect(role.name == "\(role)")
  }
}
