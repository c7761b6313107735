import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Tints of overlays")
struct OverlayTintTests {
  private static let themes = BundledThemes.all.map(\.name)

  private func lab(_ theme: String, _ depth: ColorDepth, _ keys: String) throws -> Lab {
    try press(keys, on: .sample(theme: theme, display: DisplayOptions(depth: depth)))
  }

  /// Every cell of the page under the map stays as legible as text must be, in every theme.
  @Test(arguments: themes, [ColorDepth.trueColor, .palette256])
  func thePageStaysLegible(theme: String, depth: ColorDepth) throws {
    let lab = try lab(theme, depth, "M")
    var ink = OverlayInk(lab.theme, depth: depth)
    for tint in OverlayTint.allCases {
      for role in [ThemeRole.page, .anchor, .text, .dim] {
        let style = ink.style(tint, over: lab.theme.style(role, depth: depth))
        let front = try #require(style.foreground.rgbValue)
        let back = try #require(style.background.rgbValue)
        #expect(Color.contrast(front, back) >= 4.5, "\(tint) over \(role.name)")
      }
    }
  }

  /// A tint is a mixture of the page and a colour of the theme, and not one of the palette.
  @Test func tintsAreOfTheTheme() throws {
    let paper = try lab("paper", .trueColor, "")
    var ink = OverlayInk(paper.theme, depth: .trueColor)
    let page = paper.theme.style(.page, depth: .trueColor)
    let backs = OverlayTint.allCases.map { ink.style($0, over: page).background }
    #expect(Set(backs).count == backs.count)
    #expect(!backs.contains(page.background))
    let colors = ThemeRole.allCases.map { paper.theme.style($0, depth: .trueColor) }
      .flatMap { [$0.foreground, $0.background] }
    #expect(ThemeTints(paper.theme).tints.allSatisfy(colors.contains))
  }

  /// Under the map, the page's text is where it was, except for lines and letters.
  @Test(arguments: ["paper", "classic", "tooltip"]) func theTextIsKept(theme: String) throws {
    let plain = try lab(theme, .trueColor, "").frame
    let map = try lab(theme, .trueColor, "M").frame
    let letters = Set(" BARL╸╻┓╺━┏┳╹┛┃┫┗┻┣╋".unicodeScalars.map { Glyph($0) })
    for row in 0..<18 {
      for (before, after) in zip(plain.row(row), map.row(row)) where before.glyph != after.glyph {
        #expect(letters.contains(after.glyph), "row \(row)")
      }
    }
    #expect(map.picture.contains("━━━━━━━━"))
  }

  /// An arm of a line meets an arm of the neighbour, in every cell of the map.
  @Test(arguments: ["", "d", "2d", "3d", "6jB", "e"]) func flipLinesAreJoined(script: String) throws
  {
    let lab = try press("\(script)M", on: .sample(size: CellSize(width: 60, height: 20)))
    let question = try #require(Explorer.mapQuestion(in: lab.context))
    let map = question.map
    func has(_ arms: String, _ column: Int, _ row: Int) -> Bool {
      FlipLines.glyph(of: map, column, row).map { arms.contains(Character($0.text)) } ?? false
    }
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        if column + 1 < map.columns {
          #expect(has("╺━┏┳┗┻┣╋", column, row) == has("╸━┓┳┛┻┫╋", column + 1, row))
        }
        if row + 1 < map.rows {
          #expect(has("╻┓┏┳┃┫┣╋", column, row) == has("╹┛┃┫┗┻┣╋", column, row + 1))
        }
        if column > 0 {
          let differs = map[column, row] != map[column - 1, row]
          #expect(has("╻┓┏┳┃┫┣╋", column, row) == differs)
        }
      }
    }
  }
}
