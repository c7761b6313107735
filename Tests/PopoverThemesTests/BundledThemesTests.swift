import BundledThemes
import CellCanvas
import Foundation
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct BundledThemesTests {
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Themes")

  @Test func theListIsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(files.sorted() == BundledThemes.all.map { $0.name + ".yaml" }.sorted())
    for (name, source) in BundledThemes.all {
      let file = try Data(contentsOf: folder.appendingPathComponent(name + ".yaml"))
      #expect(source == [UInt8](file))
    }
  }

  @Test func eachOneIsInReachByItsName() {
    #expect(Theme.shipped.keys.sorted() == BundledThemes.all.map(\.name).sorted())
    #expect(Theme.shipped.allSatisfy { $0 == $1.name })
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func eachOneIsRead(name: String) throws {
    let catalog = ThemeCatalog(BundledThemes.all)
    let reading = try catalog.reader.reading(#require(catalog.source(named: name)))
    #expect(reading.theme.name == name)
    #expect(!reading.theme.summary.isEmpty)
    #expect(reading.warnings.isEmpty)
  }

  /// A label inside the content has the background of the content.
  @Test(arguments: BundledThemes.all.map(\.name))
  func labelsInsideLieOnTheFill(name: String) throws {
    for look in try ThemeCatalog(BundledThemes.all).theme(named: name).variants {
      let labels = [(look.shape.title, "T"), (look.shape.footer, "F")]
      let canvas = ChromeTile(look, ChromeForm(nil)).canvas(depth: .trueColor)
      for (label, letter) in labels where label.position == .inside {
        let points = canvas.bounds.rows.dropFirst().flatMap { y in
          canvas.bounds.columns.map { CellPoint(x: $0, y: y) }
        }
        let point = try #require(points.first { canvas[$0].glyph.text == letter })
        let beside = CellPoint(x: label.alignment == .start ? 3 : 4, y: point.y)
        let ground = label.alignment == .start ? CellPoint(x: 13, y: point.y) : beside
        #expect(canvas[point].style.background == canvas[ground].style.background)
      }
    }
  }

  /// A popover that only stands out because it is reversed has no holes, and shows its selection.
  @Test(arguments: BundledThemes.all.map(\.name))
  func withoutColoursTheGroundIsWholeAndTheChoiceIsSeen(name: String) throws {
    for look in try ThemeCatalog(BundledThemes.all).theme(named: name).variants {
      func isReversed(_ role: ThemeRole) -> Bool {
        look.style(role, depth: .none).attributes.contains(.reverse)
      }
      func ground(_ role: ThemeRole) -> Color { look.style(role, depth: .trueColor).background }
      #expect(look.style(.selection, depth: .none) != look.style(.text, depth: .none))
      let onFill = [ThemeRole.border, .title, .footer, .text, .dim].filter {
        ground($0) == ground(.fill)
      }
      for role in onFill { #expect(isReversed(role) == isReversed(.fill), "\(role)") }
    }
  }

  /// In ASCII, one still sees where an arrow points.
  @Test(arguments: BundledThemes.all.map(\.name))
  func inASCIIAnArrowPoints(name: String) throws {
    let signs: [(ArrowDirection, String)] = [
      (.up, "^/\\+"), (.down, "v/\\+"), (.left, "</\\+"), (.right, ">/\\+"),
    ]
    for look in try ThemeCatalog(BundledThemes.all).theme(named: name).inASCII.variants {
      for (direction, signs) in signs {
        let tile = ChromeTile(look, ChromeForm(direction))
        let canvas = tile.canvas(depth: .none)
        let strip = CellRect(tile.chrome.arrow)
        let arrow = strip.isEmpty ? CellRect(tile.chrome.background) : strip
        let glyphs = arrow.rows.flatMap { y in
          arrow.columns.map { canvas[CellPoint(x: $0, y: y)].glyph.text }
        }
        #expect(glyphs.contains { signs.contains($0) }, "\(direction) \(look.kind)")
      }
    }
  }

  /// The number is that of the plain colour; the bright one is 8 more.
  @Test(arguments: [
    ("phosphor", ThemeRole.text, 2), ("phosphor", .border, 2), ("phosphor", .arrow, 2),
    ("phosphor", .title, 2), ("mb-red", .border, 1), ("mb-red", .arrow, 1), ("mb-blue", .border, 4),
    ("mb-blue", .arrow, 4), ("rounded", .border, 4), ("classic", .border, 4),
  ])
  func withSixteenColoursAThemeHasItsHue(name: String, role: ThemeRole, hue: UInt8) throws {
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: name)
    for depth in [ColorDepth.palette16, .palette8] {
      let color = theme.style(role, depth: depth).foreground
      #expect(color.paletteIndex.map { $0 % 8 } == hue, "\(depth): \(color)")
    }
  }

  @Test func theASCIIThemeIsASCIIToTheLastByte() throws {
    let source = try #require(BundledThemes.all.first { $0.name == "ascii" }).source
    #expect(source.allSatisfy { $0 < 0x80 })
    let theme = try Theme(source, path: "ascii.yaml")
    for direction in ArrowDirection.allCases {
      let canvas = Canvas.picture(
        of: theme, direction, title: "A title that is too long", lines: ["a"])
      #expect(canvas.picture.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
