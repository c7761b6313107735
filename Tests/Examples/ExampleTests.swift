import CellCanvas
import Foundation
import PlacementEngines
import PopoverGeometry
import Testing

/// What the examples give, and that the articles quote them as they are. They see nothing but what is public.
@Suite("Examples")
struct ExampleTests {
  private func scene(_ keys: String = "") -> String {
    """
    version: 1
    screen: 40x10
    anchors: { word: { x: 6, y: 2, width: 4 } }
    popovers: { box: { anchor: word, text: 'Hello' \(keys) } }
    """
  }

  /// The rows of a picture without blanks at their ends.
  private func rows(_ picture: String) -> String {
    let rows = picture.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  @Test func anEngineOfOnesOwnPlacesAPopoverOfAScene() throws {
    let picture = try rows(pictureOfScene(scene(", engine: corner")))
    #expect(
      picture == """


              word



                                        ▲
                                       ╭┴──────╮
                                       │ Hello │
                                       ╰───────╯
        """, "\n\(picture)")
    #expect(throws: (any Error).self) { try ruledPicture(ofScene: scene(", engine: corner")) }
  }

  @Test func anEngineOfOnesOwnIsCompared() {
    let scene = EngineScene(
      anchor: Rect(x: 6, y: 2, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 40, height: 10), popupSize: Size(width: 9, height: 3))
    #expect(
      places(of: scene, ["vim-popup", "corner", "neovim"]) == [
        "6.0,3.0: [\"vim\", \"neovim\"]", "31.0,7.0: [\"corner\"]",
      ])
    #expect((7...8).contains(leavesItsSide()))
  }

  @Test func anEngineOfOnesOwnAnswersALine() throws {
    let scene = EngineScene(
      anchor: Rect(x: 6, y: 2, width: 4, height: 1),
      container: Rect(x: 0, y: 0, width: 40, height: 10), popupSize: Size(width: 9, height: 3))
    let expected =
      #"{"id":null,"out":{"frame":[31,7,9,3],"says":"away","side":"below"}}"#
    #expect(
      answer(
        toLine:
          #"{"engine":"corner","in":{"anchor":[6,2,4,1],"container":[40,10],"size":[9,3]}}"#)
        == expected)
    #expect(try answer(toLine: line(asking: "corner", about: scene)) == expected)
    #expect(answer(toLine: #"{"engine":"cornr"}"#).contains("did you mean 'corner'?"))
  }

  @Test func aBackgroundOfOnesOwnIsDrawnInAScene() throws {
    let picture = try rows(ruledPicture(ofScene: scene(", title: Note")))
    #expect(
      picture == """


              word
                ^
             =======
              Note
              Hello
             =======


        """, "\n\(picture)")
  }

  @Test func anExporterOfOnesOwnWritesWhatItIsGiven() throws {
    let code = try emacsLisp(ofScene: scene())
    #expect(
      code == """
        ;; Popover below the anchor, arrow up, in the middle; above is 2 rows short.
        (posframe-show " *box*"
          :string "Hello"
          :position '(4 . 4) :width 9 :height 3
          :border-width 1)

        """, "\n\(code)")
  }

  @Test func aPopoverLiesOnTheScreenOfAProgram() {
    var screen = Array(repeating: Array("................................" as String), count: 8)
    show(["Saved.", "Undo: u"], on: &screen, word: CellRect(x: 12, y: 1, width: 4, height: 1))
    #expect(
      screen.map { String($0) } == [
        "................................", "................................",
        "..............▲.................", ".........╭────┴────╮............",
        ".........│ Saved.  │............", ".........│ Undo: u │............",
        ".........╰─────────╯............", "................................",
      ])
  }

  @Test func aPolicyOfOnesOwnChoosesTheRoomiestSide() {
    let answer = menu(at: Rect(x: 2, y: 11, width: 8, height: 1))
    #expect(answer.own == .left)
    #expect(answer.usual == .up)
  }

  @Test(arguments: [
    ("OwnEngine", "PlacementEngines/PlacementEngines.docc/AnEngineOfYourOwn"),
    ("OwnEngineInALine", "PlacementRequests/PlacementRequests.docc/QuestionsInJSON"),
    ("OwnBackground", "PopoverScenes/PopoverScenes.docc/ABackgroundInAScene"),
    ("OwnExporter", "PopoverScenes/PopoverScenes.docc/AnExporterOfYourOwn"),
    ("OwnPolicy", "PopoverGeometry/PopoverGeometry.docc/YourOwnPolicy"),
    ("PopoverInYourProgram", "PopoverThemes/PopoverThemes.docc/PopoverInYourProgram"),
    ("SceneInYourTests", "PopoverScenes/PopoverScenes.docc/ScenesInYourTests"),
  ])
  func anArticleQuotesTheFile(example: String, article: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let code = try String(
      contentsOf: folder.appendingPathComponent(example + ".swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appendingPathComponent("../../Sources/\(article).md"), encoding: .utf8)
    #expect(page.contains("```swift\n\(code)```\n"))
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
  }
}
