import BundledThemes
import CellCanvas
import PopoverScenes
import PopoverThemes
import TestSupport
import Testing

@testable import PopoverLab

/// What a person meets first, on screens of all sizes and colours. After a wanted change they are recorded with
/// `RECORD_SCREENS=1` and looked at in the difference.
@Suite("Views on every kind of screen")
struct ViewScreensTests {
  struct View: Sendable, CustomTestStringConvertible {
    var name: String
    var scene: String
    var keys: String
    var size: CellSize

    var testDescription: String { "\(name) on \(size.width)x\(size.height)" }
  }

  private static let kinds = [
    ("first", "the-lab", ""), ("help", "the-lab", "?3j"), ("inspector", "the-lab", "5l9jw"),
    ("completions", "the-lab", ":an<Tab>"), ("tour", "tour", ""),
  ]

  private static let sizes = [
    CellSize(width: 40, height: 12), CellSize(width: 80, height: 24),
    CellSize(width: 120, height: 36), CellSize(width: 200, height: 60),
  ]

  private static let views = kinds.flatMap { name, scene, keys in
    sizes.map { View(name: name, scene: scene, keys: keys, size: $0) }
  }

  private static let displays = [
    ("true-colour", DisplayOptions()), ("16", DisplayOptions(depth: .palette16)),
    ("none", DisplayOptions(depth: .none)), ("ascii", DisplayOptions(depth: .none, isASCII: true)),
  ]

  @Test(arguments: views)
  func aViewIsAsRecorded(view: View) throws {
    for (look, display) in Self.displays {
      let name = "view-\(view.name)-\(view.size.width)x\(view.size.height)-\(look)"
      let frame = try lab(view, display).frame
      let difference = try GoldenScreen(name).difference(from: frame)
      #expect(difference == nil, "\(difference ?? "")")
      #expect(!display.isASCII || frame.picture.allSatisfy(\.isASCII))
    }
  }

  private func lab(_ view: View, _ display: DisplayOptions) throws -> Lab {
    let document = try SceneDocument(#require(ShippedScenes[view.scene]), path: view.scene)
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "paper")
    var lab = Lab(
      size: view.size, scene: document.scene, opened: OpenedScene(document, content: nil),
      themes: ThemeCollection(first: theme, others: [theme]), display: display)
    for key in try KeyScript(view.keys).keys { lab.press(key) }
    return lab
  }
}
