import BundledThemes
import CellCanvas
import ColorSchemes
import PopoverThemes
import Testing

/// Where a shipped scheme has no colour with which a role of a shipped theme is seen.
private struct SchemeGap {
  var theme: String
  var roles: [ThemeRole]
  var why: String
  var schemes: [String]

  static let all: [SchemeGap] = [
    SchemeGap(
      theme: "ios7", roles: [.border, .arrow],
      why:
        "half of the brightness of the page is too near to the page, and no other colour is nearer to white",
      schemes: [
        "catppuccin-latte", "everforest-light", "kanagawa-lotus", "rose-pine-dawn",
        "tokyo-night-light",
      ]),
    SchemeGap(
      theme: "gik", roles: [.arrow],
      why: "the darkest colour of the scheme, its text, is too near to the page in the shadow",
      schemes: [
        "catppuccin-latte", "everforest-light", "rose-pine-dawn", "tokyo-night-light",
      ]),
    SchemeGap(
      theme: "paper", roles: [.arrow],
      why: "the darkest colour of the scheme, its text, is too near to the page in the shadow",
      schemes: ["tokyo-night-light"]),
    SchemeGap(
      theme: "double", roles: [.arrow],
      why: "every colour that is seen on the page is too near to the page in the shadow",
      schemes: ["tokyo-night-light"]),
    SchemeGap(
      theme: "brutalist", roles: [.arrow],
      why:
        "the hard shadow has the colour of the bar, which is nearer to the line than the page is",
      schemes: ["gruvbox-light", "night-owl-light", "rose-pine-dawn"]),
  ]

  static func words(_ scheme: String) -> Set<String> {
    Set(
      all.filter { $0.schemes.contains(scheme) }.flatMap { gap in
        gap.roles.map { "\(gap.theme): \($0)" }
      })
  }
}

@Suite("Shipped themes in the colours of shipped schemes")
struct SchemeContrastTests {
  private static let themes: [(name: String, theme: Theme)] = {
    let catalog = ThemeCatalog(BundledThemes.all)
    return catalog.names.compactMap { name in
      (try? catalog.theme(named: name)).map { (name, $0) }
    }
  }()

  /// Each role is seen in true colour as WCAG 2 requires, except for the gaps, which are there.
  @Test(arguments: BundledThemes.schemes.map(\.name))
  func theRolesAreSeenWhereTheSchemeAllowsIt(name: String) throws {
    let file = try #require(BundledThemes.schemes.first { $0.name == name })
    let scheme = try ColorScheme.read(file.source).scheme
    var low: Set<String> = []
    for (theme, look) in Self.themes {
      for finding in ContrastAudit(look.colored(by: scheme)).failures {
        low.insert("\(theme): \(finding.role)")
      }
    }
    #expect(low == SchemeGap.words(name))
  }

  @Test func eachGapSaysWhy() {
    for gap in SchemeGap.all { #expect(gap.why.split(separator: " ").count > 5, "\(gap.theme)") }
  }
}
