import Foundation
import TerminalDriver
import TestSupport
import Testing

private func diff(_ arguments: String) throws -> BuiltProgram.Outcome {
  try BuiltProgram.run("poplab", ["diff"] + arguments.split(separator: " ").map(String.init))
}

@Suite("The command diff")
struct DiffCommandTests {
  private let folder = TemporaryFolder()

  private static let screen = "ab\n---\naa\n---\na standard on standard\n"

  @Test func theSameIsTheSame() throws {
    let same = try diff("nested nested")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "the same, 1760 cells\n")
  }

  @Test func cellsThatDifferAreShown() throws {
    let one = try folder.write(Self.screen, to: "one.screen")
    let other = try folder.write(Self.screen.replacing("ab\n", with: "aX\n"), to: "other.screen")
    let different = try diff("\(one) \(other)")
    #expect(different.status == 1)
    #expect(
      different.output == """
        row 0, column 1
        - ab
        + aX
           ^
        1 cell in 1 row differs

        """)
  }

  @Test func whatIsSaidOfPopoversIsComparedToo() throws {
    let source = try BuiltProgram.run("poplab", ["scenes", "show", "toolbar-tooltip", "--source"])
    let turned = source.output.replacingOccurrences(of: "[up, left, right]", with: "[left]")
    let different = try diff("toolbar-tooltip \(try folder.write(turned, to: "s.yaml"))")
    #expect(different.status == 1)
    #expect(different.output.hasPrefix("- tooltip: Popover below the anchor"))
    #expect(different.output.contains("\n+ tooltip: Popover in the middle, no arrow"))
  }

  /// Two popovers that lie where the other one lay are drawn alike.
  @Test func otherPopoversInTheSameCellsAreDifferent() throws {
    let source = try BuiltProgram.run("poplab", ["scenes", "show", "toolbar-tooltip", "--source"])
    let named = source.output.replacingOccurrences(of: "  tooltip:", with: "  tip:")
      .replacingOccurrences(of: "popover: tooltip", with: "popover: tip")
    let different = try diff("toolbar-tooltip \(try folder.write(named, to: "s.yaml"))")
    #expect(different.status == 1)
    #expect(different.output.contains("\n+ tip: Popover below the anchor"))
    #expect(different.output.hasSuffix("the same 1760 cells, but other sentences\n"))
  }

  @Test func aPopoverThatIsNotSeenIsADifference() throws {
    let text = "screen: 20x6\nanchors: { far: { x: 100 } }\n"
    let scene = try folder.write(text, to: "s.yaml")
    let hidden = try folder.write(
      text + "popovers: { p: { anchor: far, hide: true, text: hi } }\n", to: "hidden.yaml")
    let different = try diff("\(scene) \(hidden)")
    #expect(different.status == 1)
    #expect(different.output.hasPrefix("+ p: "), "\(different.output)")
  }

  @Test func aSceneIsComparedWithItsPicture() throws {
    let shown = try diff("nested mb")
    #expect(shown.status == 1)
    #expect(shown.output.contains("- 80x22 cells"))
  }

  @Test func themesAreComparedOnTheirSheets() throws {
    let different = try diff("mb-blue mb-red --format json")
    #expect(different.status == 1)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(different.output.utf8)) as? NSDictionary)
    #expect(answer["same"] as? Bool == false)
    #expect((answer["parts"] as? [[Int]])?.isEmpty == false)
  }

  @Test func aPictureHasMarks() throws {
    let picture = try diff("mb-blue mb-red --format svg").output
    #expect(picture.contains("stroke=\"#e0218a\""))
    #expect(picture.contains("<title>mb-blue and mb-red:"))
  }

  /// A pipe is read once, whatever its content turns out to be.
  @Test(arguments: [
    "scenes show nested --source", "themes show mb --file", "render nested --format screen",
  ])
  func pipesAreCompared(command: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let pipe = "<('\(program)' \(command))"
    let outcome = try BuiltProgram.run(
      path: "/bin/bash", ["-c", "'\(program)' diff \(pipe) \(pipe)"])
    // Sheets of themes have their names, which are those of the pipes.
    #expect(outcome.status == (command.hasPrefix("themes") ? 1 : 0), "\(outcome.errors)")
    let words = command.hasPrefix("themes") ? "in 1 row differ" : "the same, "
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  @Test(arguments: [
    ("nested ./no.screen", 66, "cannot read the picture './no.screen'"),
    ("no.screen nested", 66, "cannot read the picture 'no.screen': No such file"),
    ("nested nosuch", 66, "unknown scene or theme 'nosuch'"),
    ("nested BROKEN", 65, ":3:1: the legend has no style 'a'"),
    ("nested nested --format png", 64, "one of 'text', 'svg' or 'json'"),
    (
      "nested nested --output a.html", 64,
      "'a.html' ends like a file of html, and a difference is text, svg or json; name a file that ends in .txt"
    ),
  ])
  func whatCannotBeComparedIsSaid(_ arguments: String, _ status: Int32, _ message: String) throws {
    let broken = try folder.write("ab\n---\naa\n---\n", to: "broken.screen")
    let outcome = try diff(arguments.replacingOccurrences(of: "BROKEN", with: broken))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Wrong names, files with faults and files that are not there, and the first that is told of them.
  @Test(arguments: [
    ("THEME classic", "THEME:2:1: unknown key 'bordr'; did you mean 'border'?"),
    ("classic THEME", "THEME:2:1: unknown key 'bordr'; did you mean 'border'?"),
    ("nested THEME", "THEME:2:1: unknown key 'bordr'; did you mean 'border'?"),
    ("THEME THEME", "THEME:2:1: unknown key 'bordr'; did you mean 'border'?"),
    ("SCENE classic", "SCENE:2:1: unknown key 'popovrs'; did you mean 'popovers'?"),
    ("SCENE nested", "SCENE:2:1: unknown key 'popovrs'; did you mean 'popovers'?"),
    ("EITHER nested", "EITHER:1:1: unknown key 'bordr'"),
    ("EITHER classic", "EITHER:1:1: unknown key 'bordr'; did you mean 'border'?"),
    ("classic clasic", "poplab: unknown scene or theme 'clasic'; did you mean 'classic'?"),
    ("nested mb-rd", "poplab: unknown scene or theme 'mb-rd'; did you mean 'mb-red'?"),
    ("nestd nested", "poplab: unknown scene or theme 'nestd'; did you mean 'nested'?"),
    ("./none.yaml classic", "poplab: cannot read the theme './none.yaml'"),
    ("./none.yaml nested", "poplab: cannot read the scene './none.yaml'"),
  ])
  func whatMayBeASceneOrAThemeIsWhatTheOtherIs(_ arguments: String, _ fault: String) throws {
    let files = [
      "THEME": try folder.write("inherits: classic\nbordr: rounded\n", to: "theme.yaml"),
      "SCENE": try folder.write("anchors: { a: {} }\npopovrs: {}\n", to: "scene.yaml"),
      "EITHER": try folder.write("bordr: rounded\n", to: "either.yaml"),
    ]
    func named(_ text: String) -> String {
      files.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
    let outcome = try diff(named(arguments))
    #expect(outcome.status == (fault.hasPrefix("poplab") ? 66 : 65))
    #expect(outcome.errors.hasPrefix(named(fault)), "\(outcome.errors)")
  }
}
