import CellCanvas
import Foundation
import TestSupport
import Testing

@Suite("--scheme")
struct SchemeOptionTests {
  private let folder = TemporaryFolder()

  private static let ghostty = """
    background = #101020
    foreground = #e0e0e0
    palette = 4=#3080d0
    """

  private func poplab(_ arguments: [String]) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", arguments)
  }

  private func file() throws -> String { try folder.write(Self.ghostty, to: "scheme") }

  @Test(arguments: [
    "render --size 40x12 --format ansi", "themes preview rounded --color truecolor",
    "themes sheet rounded --color truecolor",
  ])
  func itsColoursAreShown(command: String) throws {
    let (path, words) = (try file(), command.split(separator: " ").map(String.init))
    let colored = try poplab(words + ["--scheme", path])
    #expect(colored.status == 0)
    #expect(colored.output.contains("48;2;16;16;32"))
    #expect(try !poplab(words).output.contains("48;2;16;16;32"))
  }

  @Test func whatIsNoSchemeIsToldApart() throws {
    let unknown = try poplab(["render", "--size", "40x12", "--scheme", "no-such"])
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("unknown scheme 'no-such'"))
    let missing = try poplab(["render", "--size", "40x12", "--scheme", "./no-such"])
    #expect(missing.status == 66)
    let text = try folder.write("nothing of that kind", to: "text")
    #expect(try poplab(["render", "--size", "40x12", "--scheme", text]).status == 65)
  }

  @Test func aSceneAndTheConfigurationNameOne() throws {
    let scene = """
      version: 1
      scheme: \(try file())
      anchors: { a: {} }
      """
    let opened = try folder.write(scene, to: "s.yaml")
    let shown = try poplab(["render", opened, "--size", "40x12", "--format", "ansi"])
    #expect(shown.output.contains("48;2;16;16;32"))
    let none = try poplab([
      "render", opened, "--size", "40x12", "--format", "ansi", "--scheme", "none",
    ])
    #expect(!none.output.contains("48;2;16;16;32"))
  }

  @Test func aSchemeIsShownByItsName() throws {
    let shown = try poplab(["themes", "show", "nord"])
    #expect(shown.status == 0 && shown.output.contains("#2e3440"))
    let family = try poplab(["render", "--size", "40x12", "--scheme", "gruvbox"])
    #expect(family.errors.contains("did you mean 'gruvbox-dark' or 'gruvbox-light'?"))
  }

  @Test func aThemeIsCheckedInItsColours() throws {
    let checked = try poplab(["themes", "check", "rounded", "--scheme", "nord"])
    #expect(checked.output.contains("#2e3440"))
  }

  @Test func aWrongNameInASceneIsToldWithItsPlace() throws {
    let scene = "version: 1\nscheme: nrod\nanchors: { a: {} }\n"
    let file = try folder.write(scene, to: "s.yaml")
    let shown = try poplab(["render", file, "--size", "40x12"])
    #expect(shown.status == 65)
    #expect(shown.errors == "\(file):2:9: unknown scheme 'nrod'; did you mean 'nord'?\n")
    let checked = try poplab(["check", "--scheme", "nrod", "lsp-hover"])
    #expect(checked.status == 66 && checked.errors.split(separator: "\n").count == 1)
  }
}
