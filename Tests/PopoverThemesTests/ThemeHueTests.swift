import BundledThemes
import CellCanvas
import Testing

@testable import PopoverThemes

@Suite("Themes in other hues")
struct ThemeHueTests {
  private static let themes: [Theme] = {
    let catalog = ThemeCatalog(BundledThemes.all)
    return catalog.names.compactMap { try? catalog.theme(named: $0) }
  }()

  /// Every turn keeps the contrasts.
  @Test(arguments: [0.1, 0.25, 0.5, 0.8]) func everyContrastStays(turn: Double) throws {
    for theme in Self.themes {
      let turned = theme.turned(by: turn)
      for role in ThemeRole.allCases {
        guard let before = theme.style(role, depth: .trueColor).contrast,
          let after = turned.style(role, depth: .trueColor).contrast
        else { continue }
        #expect(abs(before / after - 1) < 0.06, "\(theme.name) \(role): \(before), \(after)")
      }
    }
  }

  @Test func onlyHuesChange() {
    for theme in Self.themes {
      let turned = theme.turned(by: 0.4)
      #expect(theme.hasHues == (turned.palette != theme.palette), "\(theme.name)")
      #expect(turned.metrics == theme.metrics && turned.shape == theme.shape)
      for role in ThemeRole.allCases {
        #expect(turned.style(role, depth: .none) == theme.style(role, depth: .none))
        let palette = turned.style(role, depth: .palette16)
        #expect(palette.foreground.reduced(to: .palette16) == palette.foreground)
        #expect(
          turned.style(role, depth: .trueColor).attributes
            == theme.style(role, depth: .trueColor).attributes)
      }
    }
    #expect(Theme(name: "plain").hasHues == false)
  }
}
