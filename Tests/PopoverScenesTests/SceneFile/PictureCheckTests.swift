import BundledThemes
import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

@Suite("Checks of pictures, engines and whole texts")
struct PictureCheckTests {
  private static let scene = """
    screen: 30x8
    anchors: { a: { x: 4, y: 1, width: 3 } }
    popovers: { p: { anchor: a, text: hello } }
    checks: [{ picture: kept.screen }]
    """

  private func results(_ kept: KeptPicture?) throws -> [CheckResult] {
    CheckResult.all(
      on: try SceneStage(Self.scene), pictures: kept.map { ["kept.screen": $0] } ?? [:])
  }

  @Test func aPictureIsKeptAndCompared() throws {
    let picture = try #require(try SceneStage(Self.scene).checkedPictures.first)
    #expect(picture.path == "kept.screen")
    let results = try results(.picture(picture.canvas))
    #expect(results.map(\.sentence) == ["the picture: it is as it was kept, as asked"])
  }

  @Test func whatDiffersIsShown() throws {
    var canvas = try #require(try SceneStage(Self.scene).checkedPictures.first).canvas
    canvas[CellPoint(x: 0, y: 7)].glyph = Glyph("x")
    let result = try #require(try results(.picture(canvas)).first)
    #expect(result.sentence == "the picture: 1 cell differs; asked: as 'kept.screen' has it")
    #expect(result.detail.hasPrefix("row 7, column 0\n- x "))
  }

  @Test(arguments: [
    (
      KeptPicture.missing,
      "there is no picture yet; the option --update of 'poplab check' writes it"
    ),
    (KeptPicture([]), "there is no picture yet; the option --update of 'poplab check' writes it"),
    (
      KeptPicture(Array("a\n--- 3\na\n--- 3\n".utf8)),
      "it is a picture of screen format 3; this program reads and writes format 1"
    ),
    (KeptPicture(Array("what".utf8)), "it is no picture: 1:1: no picture of screen format"),
  ])
  func aPictureThatIsNotThereFails(_ kept: KeptPicture, _ words: String) throws {
    let result = try #require(try results(kept).first)
    #expect(!result.passes)
    #expect(result.found.hasPrefix(words))
  }

  @Test(arguments: [
    ("text: one two three", "whole-text: true", "p: all of its content is seen, as asked"),
    (
      "text: one two three, size: 4x2", "whole-text: true",
      "p: some of its content is cut off; asked: that all of its content is seen"
    ),
    (
      "text: one two three", "same-as: poplab",
      "p: poplab puts it at 1,2 17x4, it is at 1,2 17x4, as asked"
    ),
  ])
  func aPopoverIsCompared(_ popover: String, _ check: String, _ sentence: String) throws {
    let stage = try SceneStage(
      """
      screen: 40x12
      anchors: { a: { x: 8, y: 1, width: 3 } }
      popovers: { p: { anchor: a, \(popover) } }
      checks: [{ \(check) }]
      """)
    #expect(CheckResult.all(on: stage).map(\.sentence) == [sentence])
  }

  /// Where nothing is drawn around the content, its title takes a row of it.
  @Test(arguments: [("20x4", true), ("20x3", false)])
  func aTitleTakesRoomOfTheText(size: String, isWhole: Bool) throws {
    let tooltip = try ThemeCatalog(BundledThemes.all).theme(named: "tooltip").variants[0]
    let stage = try SceneStage(
      """
      screen: 40x12
      anchors: { a: { x: 8, y: 1, width: 3 } }
      popovers: { p: { anchor: a, title: T, text: "a\\nb\\nc", size: \(size) } }
      checks: [{ whole-text: true }]
      """, theme: tooltip)
    #expect(CheckResult.all(on: stage).map(\.passes) == [isWhole])
  }

  @Test func whatLiesUponATextHidesIt() throws {
    let stage = try SceneStage(
      """
      screen: 40x12
      anchors: { a: { x: 8, y: 1 }, b: { x: 8, y: 9 } }
      popovers:
        p: { anchor: a, text: one two three, permitted: [up] }
        q: { anchor: b, size: 8x6, permitted: [down], engine: vim }
      checks: [{ popover: p, whole-text: true }]
      """)
    #expect(CheckResult.all(on: stage).map(\.found) == ["'q' lies on it"])
  }

  /// What one check has found out about a popover is of use to the next only while nothing moves.
  @Test func manyChecksSayWhatEachSaysAlone() throws {
    let situations = ["40x12", "40x12", "16x6", "40x12", "12x12", "40x12"]
    func scene(_ checks: [String]) throws -> SceneStage {
      let lines = checks.map {
        "{ contrast: 3, whole-text: true, same-as: vim, given: { screen: \($0) } }"
      }
      return try SceneStage(
        """
        anchors: { a: { x: 8, y: 1, width: 3 } }
        popovers:
          p: { anchor: a, text: one two three, stability: rechoose }
          q: { anchor: p, text: one two three, stability: rechoose }
        checks: [\(lines.joined(separator: ", "))]
        """)
    }
    let alone = try situations.flatMap { CheckResult.all(on: try scene([$0])).map(\.sentence) }
    #expect(CheckResult.all(on: try scene(situations)).map(\.sentence) == alone)
    #expect(Set(alone).count > 6)
  }

  /// Whoever is asked is told what was shown before, as the popover itself was.
  @Test func anEngineIsAskedAfterWhatWasShown() throws {
    let stage = try SceneStage(
      """
      screen: 40x20
      anchors: { a: { x: 8, y: 9, width: 3 } }
      popovers: { p: { anchor: a, size: 8x4, permitted: [up, down], stability: while-it-fits } }
      checks:
        - { side: above, given: { reserved: { bottom: 8 } } }
        - { side: above, same-as: poplab }
      """)
    #expect(CheckResult.all(on: stage).map(\.passes) == [true, true, true])
  }

  /// A dial is drawn smaller as long as its labels have room.
  @Test(arguments: [
    ("4, size: 21x11", true), ("4, size: 15x6", true), ("[Alpha, Beta], size: 21x11", true),
    ("[Alpha, Beta, Gamma, Delta], size: 10x4", false), ("[Alpha, Beta], size: 2x1", false),
    ("['10', '1'], maximum: 8x4", false), ("[north, n], size: 8x4", false),
  ])
  func aSmallDialIsNotCutOff(dial: String, isWhole: Bool) throws {
    let stage = try SceneStage(
      """
      screen: 40x20
      anchors: { a: { y: 9 } }
      popovers: { p: { anchor: a, dial: \(dial) } }
      checks: [{ whole-text: true }]
      """)
    #expect(CheckResult.all(on: stage).map(\.passes) == [isWhole])
  }

  /// A title takes a row of the dial, too.
  @Test(arguments: [("15x8", true), ("15x6", false)])
  func aTitleTakesRoomOfADial(size: String, isWhole: Bool) throws {
    let tooltip = try ThemeCatalog(BundledThemes.all).theme(named: "tooltip").variants[0]
    let stage = try SceneStage(
      """
      screen: 40x20
      anchors: { a: { y: 9 } }
      popovers: { p: { anchor: a, dial: [N, E, S, W], title: Ti, footer: Fo, size: \(size) } }
      checks: [{ whole-text: true }]
      """, theme: tooltip)
    #expect(CheckResult.all(on: stage).map(\.passes) == [isWhole])
  }

  /// The popover before stays on the side where it was, and the engine is asked about the one that hangs on it there.
  @Test func anotherEngineIsAskedWithTheOthersWhereTheyAre() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 8, y: 6, width: 3 } }
      popovers:
        p: { anchor: a, size: 8x2, permitted: [up, down], stability: while-it-fits }
        q: { anchor: p, size: 4x1, permitted: [left], engine: vim }
      checks:
        - { popover: p, side: above, given: { screen: 40x10 } }
        - { popover: q, same-as: vim, given: { screen: 40x20 } }
      """)
    #expect(CheckResult.all(on: stage).map(\.passes) == [true, true])
  }
}
