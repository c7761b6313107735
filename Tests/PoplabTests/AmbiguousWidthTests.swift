import CellCanvas
import Foundation
import TerminalDriver
import TestSupport
import Testing

@Suite("--ambiguous-width")
struct AmbiguousWidthTests {
  private let folder = TemporaryFolder()

  private static let scene = """
    anchors: { якорь: { x: 4, y: 2, width: 12 } }
    popovers: { p: { anchor: якорь, title: Журнал, text: "Жук “ел”" } }
    checks: [{ popover: p, size: 15x1 }]
    """

  /// The scene by its path after `arguments`, and what comes of it.
  private func run(
    _ arguments: [String], environment: [String: String] = [:], isOfScene: Bool = false
  ) throws -> BuiltProgram.Outcome {
    let file = try folder.write(Self.scene, to: "s.yaml")
    return try BuiltProgram.run(
      "poplab", arguments + (isOfScene ? [file] : []), environment: environment)
  }

  private func hasLines(_ output: String) -> Bool {
    GlyphText(output.filter { $0 != "\n" }).glyphs.contains { glyph in
      glyph.isAmbiguous && glyph.ascii != .replacement && !["“", "”"].contains(glyph.text)
    }
  }

  @Test(arguments: [
    ["render", "--size", "60x16"], ["render", "--size", "60x16", "--keys", "T"],
    ["themes", "preview", "rounded"], ["themes", "sheet", "rounded"],
  ])
  func picturesHaveNoLinesThatMayBeWide(arguments: [String]) throws {
    #expect(hasLines(try run(arguments).output))
    for width in ["1", "2"] {
      let outcome = try run(arguments + ["--ambiguous-width", width])
      #expect(outcome.status == 0)
      #expect(hasLines(outcome.output) == (width == "1"))
    }
  }

  @Test func theSceneIsMeasuredByIt() throws {
    for (arguments, width) in [
      (["scenes", "show"], 60), (["render", "--size", "60x16"], 60),
    ] {
      let size = arguments[0] == "scenes" ? ["--size", "60x14"] : []
      let outcome = try run(arguments + size + ["--ambiguous-width", "2"], isOfScene: true)
      let rows = outcome.output.split(separator: "\n").prefix(14)
      #expect(rows.allSatisfy { GlyphText(String($0), ambiguous: .two).width == width })
      #expect(outcome.output.contains("Жук “ел”") && outcome.output.contains("якорь"))
    }
  }

  @Test func checksArePassedByIt() throws {
    let (one, two) = (["--ambiguous-width", "1"], ["--ambiguous-width", "2"])
    #expect(try run(["check"] + one, isOfScene: true).status == 1)
    #expect(try run(["check"] + two, isOfScene: true).status == 0)
    // What is checked is the same on every machine.
    let environment = ["POPLAB_AMBIGUOUS_WIDTH": "2", "LC_ALL": "ja_JP.UTF-8"]
    #expect(try run(["check"], environment: environment, isOfScene: true).status == 1)
    let answer = ["scenes", "show", "--json"]
    #expect(
      try run(answer, environment: environment, isOfScene: true).output
        == run(answer, isOfScene: true).output)
  }

  @Test(arguments: [("1", "[2,5,8,1]"), ("2", "[2,5,14,1]")])
  func textIsPlacedByIt(width: String, content: String) throws {
    let answer = try run([
      "place", "--container", "80x24", "--anchor", "2,2,8,1", "--text", "Жук — ел",
      "--ambiguous-width", width, "--json",
    ])
    #expect(answer.output.contains("\(content)"), "\(answer.output)")
  }

  @Test(
    arguments: [
      ([], ["POPLAB_AMBIGUOUS_WIDTH": "2"], true), ([], [:], false),
      (["--ambiguous-width", "1"], ["POPLAB_AMBIGUOUS_WIDTH": "2"], false),
      ([], ["POPLAB_AMBIGUOUS_WIDTH": "3"], false),
    ] as [([String], [String: String], Bool)])
  func theLabIsDrawnByIt(
    arguments: [String], environment: [String: String], isASCII: Bool
  ) throws {
    for painter in ["direct", "curses"] {
      let terminal = try EmulatedTerminal(
        "poplab", arguments + ["--painter", painter], environment: environment)
      try terminal.wait(forText: "quit")
      #expect(terminal.text.contains("+- Popover") == isASCII)
      #expect(hasLines(terminal.text) != isASCII)
    }
  }

  /// The terminal of the test gives each of them one column; nothing is moved by that.
  @Test(arguments: ["direct", "curses"]) func nothingIsMoved(painter: String) throws {
    let file = try folder.write(Self.scene, to: "s.yaml")
    let terminal = try EmulatedTerminal(
      "poplab", [file, "--painter", painter, "--ambiguous-width", "2"])
    try terminal.wait(forText: "quit")
    terminal.type("lllll")
    try terminal.wait(
      forText: painter == "direct" ? "| Ж у к  “ е л ”  |" : "| ? ? ?  \" ? ? \"  |")
  }

  @Test func theLocaleHasASay() throws {
    for (locale, width) in [("ja_JP.UTF-8", "2"), ("zh_TW", "2"), ("ko", "2"), ("C.UTF-8", "1")] {
      let told = try BuiltProgram.run("poplab", ["doctor"], environment: ["LC_ALL": locale]).output
      let row = try #require(told.split(separator: "\n").first { $0.contains("ambiguous-width") })
      let words = row.split(separator: " ").map(String.init)
      #expect(words == ["ambiguous-width", width, width == "2" ? "LC_ALL=\(locale)" : "default"])
    }
  }
}
