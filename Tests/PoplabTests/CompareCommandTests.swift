import Foundation
import TestSupport
import Testing

@Suite("Comparing engines")
struct CompareCommandTests {
  private func compare(_ arguments: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["compare"] + arguments.split(separator: " ").map(String.init))
  }

  @Test func answersStandSideBySide() throws {
    let outcome = try compare("--container 24x8 --anchor 18,5,4,1 --content 10x3 --pictures")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        engine       side             frame      says        difference from poplab
        poplab       above            14,1 10x3  arrow down
        floating-ui  above            14,1 10x3  top         none
        xdg-wlroots  over the anchor  14,3 10x3  top         2 rows down, covers the anchor
        css          above            13,1 10x3  top         1 column left
        vim          over the anchor  14,3 10x3  topleft     2 rows down, covers the anchor

        poplab                      floating-ui                 xdg-wlroots                 css                         vim
        +------------------------+  +------------------------+  +------------------------+  +------------------------+  +------------------------+
        |                        |  |                        |  |                        |  |                        |  |                        |
        |              oooooooooo|  |              oooooooooo|  |                        |  |             oooooooooo |  |                        |
        |              oooooooooo|  |              oooooooooo|  |                        |  |             oooooooooo |  |                        |
        |              oooooooooo|  |              oooooooooo|  |              oooooooooo|  |             oooooooooo |  |              oooooooooo|
        |                        |  |                        |  |              oooooooooo|  |                        |  |              oooooooooo|
        |                  ####  |  |                  ####  |  |              oooo@@@@oo|  |                  ####  |  |              oooo@@@@oo|
        |                        |  |                        |  |                        |  |                        |  |                        |
        |                        |  |                        |  |                        |  |                        |  |                        |
        +------------------------+  +------------------------+  +------------------------+  +------------------------+  +------------------------+

        """)
  }

  /// Frames that are the same have one number, and the first engine's lies over the others.
  @Test func answersLieOverEachOther() throws {
    let outcome = try compare("--container 24x8 --anchor 18,5,4,1 --content 10x3")
    let picture = outcome.output.split(separator: "\n\n", maxSplits: 1).last
    #expect(
      picture == """
        1  poplab, floating-ui
        2  xdg-wlroots, vim
        3  css
        #  the anchor

        +------------------------+
        |                        |
        |             31111111111|
        |             31       31|
        |             31111111111|
        |              2        2|
        |              2222####22|
        |                        |
        |                        |
        +------------------------+

        """)
  }

  /// What is wrong with both is no difference.
  @Test func theSameFrameDiffersInNothing() throws {
    let question = "--container 30x8 --anchor 10,4,4,1 --content 20x6 --engines css,css-flip"
    let lines = try compare(question).output.split(separator: "\n")
    #expect(lines[1].contains("over the anchor") && lines[2].hasSuffix("  none"), "\(lines)")
  }

  @Test func wideContainersStandOneBelowTheOther() throws {
    let outcome = try compare(
      "--container 120x1000 --anchor 4,500,4,1 --content 10x3 --gap 0 --engines css,neovim --pictures"
    )
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "neovim  below  4,501 10x3  NW      3 columns right")
    #expect(lines[4] == "Of the container, 120x60 cells from 0,471 on are shown.")
    #expect(lines[6] == "css")
    #expect(lines[70] == "neovim")
    #expect(lines.allSatisfy { $0.count <= 122 })
  }

  @Test func answersAreJSON() throws {
    let outcome = try compare(
      "--container 24x8 --anchor 18,5,4,1 --content 10x3 --engines poplab,vim,xdg-kwin --json")
    #expect(
      outcome.output == """
        {"anchor":[18,5,4,1],"answers":[{"difference":[0,0,0,0],"engine":"poplab",\
        "frame":[14,1,10,3],"says":"arrow down","side":"above"},{"difference":[0,2,0,0],\
        "engine":"vim","frame":[14,3,10,3],"says":"topleft"},{"difference":[0,2,0,0],\
        "engine":"xdg-kwin","frame":[14,3,10,3],"says":"top"}],\
        "container":[0,0,24,8],"gap":1,"popup":[10,3],"version":1}

        """)
  }

  @Test func theArenaIsATable() throws {
    let outcome = try compare("--arena --engines poplab,floating-ui-expert")
    #expect(
      outcome.output == """
        engine              overflow  covers  missed  leaves  shrunk  fractional  largest  changes  mean move  largest jump
        poplab                   0.0     0.0     0.0     0.0    19.1         0.0    100.0     23.9       0.97          40.0
        floating-ui-expert       0.0     0.0     0.0     0.0    19.1         4.5     95.5     27.9       1.02          28.5

        """)
  }

  @Test func theArenaIsJSON() throws {
    let outcome = try compare("--arena --engines vim --gap 0 --json")
    let sheet = try JSONValue(parsing: Data(outcome.output.utf8))
    let engine = try #require(sheet["engines"]?.values.first)
    #expect(sheet["gap"] == .number(0))
    #expect(engine["engine"] == .text("vim"))
    #expect(engine["scenes"] == .number(22_176))
    #expect(engine["steps"] == .number(21_570))
    #expect(engine["largestJump"] == .number(11))
    #expect(engine["percent"]?["overflow"] == .number(0))
  }

  @Test(arguments: [
    ("nested --real vim --gap 5", "leave out --gap"),
    ("nested --real vim --json --pictures", "--json prints no pictures"),
    (
      "--container 80x24 --anchor 1,1,1,1 --content 5x5 --real vim --size 20x20", "leave out --size"
    ),
    (
      "--container 80x24 --anchor 1,1,1,1 --content 5x5 --real vim --popover p",
      "leave out --popover"
    ),
    (
      "--container 0x0 --anchor 1,1,1,1 --content 5x5 --real vim", "from 1 to 2000 columns and rows"
    ),
  ])
  func whatARealProgramIsNotAskedIsRefused(options: String, words: String) throws {
    let outcome = try compare(options)
    #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
  }
}
