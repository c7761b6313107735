import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@testable import PopoverScenes

@Suite("Checks of a scene")
struct SceneCheckTests {
  /// The sentence for one thing that is expected of a popover below its anchor.
  private func sentence(
    _ expected: String, popover: String = "size: 8x2", theme: String = ""
  ) throws -> String {
    let stage = try SceneStage(
      """
      margins: 1
      anchors: { a: { x: 3, y: 2, width: 4 }, b: { at: right, x: -2 } }
      keep-out: { line: { y: 11, width: 40 } }
      popovers:
        p: { anchor: a, permitted: [up], \(popover) }
        q: { anchor: b, text: x }
      checks: [{ popover: p, \(expected) }]
      """,
      theme: try Theme(Array("name: t\n\(theme)".utf8), path: "t.yaml"))
    let results = CheckResult.all(on: stage)
    #expect(results.count == 1)
    return results.first?.sentence ?? ""
  }

  /// What a failing expectation prints: the failures, not the whole value.
  @Test func aReportDescribesItselfByWhatFails() throws {
    let text = """
      version: 1
      anchors: { a: { x: 3, y: 2, width: 4 } }
      popovers: { p: { anchor: a, size: 8x2, permitted: [up] } }
      checks:
        - { popover: p, side: left }
        - { popover: p, side: below }
      """
    let document = try SceneDocument(Array(text.utf8), path: "a.yaml")
    let stage = SceneStage(
      document.scene, screen: CellSize(width: 40, height: 12), theme: Theme(name: "plain"))
    let report = CheckReport(document, CheckResult.all(on: stage))
    #expect(
      "\(report)" == """
        a.yaml:5:19: p: it lies below the anchor; asked: left of the anchor
        a.yaml: 1 of 2 checks fails
        """)
    #expect("\(report.entries[1].result)" == "p: it lies below the anchor, as asked")
  }

  @Test(arguments: [
    ("side: below", "p: it lies below the anchor, as asked"),
    ("side: left", "p: it lies below the anchor; asked: left of the anchor"),
    ("side: none", "p: it lies below the anchor; asked: on no side"),
    ("arrow-offset: -1.5", "p: its arrow is at -1.5, as asked"),
    ("arrow-offset: 3", "p: its arrow is at -1.5; asked: 3"),
    ("points: true", "p: its arrow points at its anchor, as asked"),
    (
      "points: false",
      "p: its arrow points at its anchor; asked: no arrow that points at its anchor"
    ),
    ("frame: [1, 3, 12, 5]", "p: its frame is 1,3 12x5, as asked"),
    ("frame: [1, 3, 12, 6]", "p: its frame is 1,3 12x5; asked: the frame 1,3 12x6"),
    ("size: 8x2", "p: its content is 8x2, as asked"),
    ("size: 8x3", "p: its content is 8x2; asked: a content of 8x3"),
    ("shrunk: false", "p: its content is whole, 8x2, as asked"),
    ("shrunk: true", "p: its content is whole, 8x2; asked: content that is cut or wrapped"),
    ("overlap: false", "p: it covers nothing, as asked"),
    ("overlap: true", "p: it covers nothing; asked: that it covers something"),
    ("inside: true", "p: it lies inside of the free area, as asked"),
    ("inside: false", "p: it lies inside of the free area; asked: not inside of the free area"),
  ])
  func sayWhatIsAndWhatWasExpected(expected: String, sentence: String) throws {
    #expect(try self.sentence(expected) == sentence)
  }

  @Test(arguments: [
    ("size: 8x12", "shrunk: true", "p: its content is 8x5 of 8x12, as asked"),
    ("size: 8x12, minimum: 8x9", "side: none", "p: it has no arrow, as asked"),
    (
      "size: 8x12, minimum: 8x9", "points: true",
      "p: it has no arrow; asked: an arrow that points at its anchor"
    ),
    ("size: 8x12, minimum: 8x9", "arrow-offset: 0", "p: it has no arrow; asked: 0"),
    (
      "size: 8x2, skid: 20", "points: true",
      "p: its arrow misses its anchor by 13.5 columns; asked: an arrow that points at its anchor"
    ),
    (
      "size: 34x8, engine: vim", "overlap: false", "p: it covers 'q'; asked: that it covers nothing"
    ),
    (
      "size: 60x2, engine: css", "inside: true",
      "p: it is 27 columns out at the right; asked: inside of the free area"
    ),
  ])
  func unusualPlaces(popover: String, expected: String, sentence: String) throws {
    #expect(try self.sentence(expected, popover: popover) == sentence)
  }

  @Test(arguments: [
    ("{ foreground: '#000', background: '#fff' }", "p: its least contrast is 21.00, as asked"),
    (
      "{ foreground: '#777', background: '#fff' }",
      "p: its least contrast is 4.47; asked: at least 4.5"
    ),
    (
      "{ foreground: '#777' }",
      "p: its contrast is not known, as it depends on the terminal's own colours; "
        + "asked: at least 4.5"
    ),
  ])
  func contrastIsThatOfTheDrawnLetters(style: String, sentence: String) throws {
    #expect(
      try self.sentence("contrast: 4.5", popover: "text: abc", theme: "styles: { text: \(style) }")
        == sentence)
    #expect(
      try self.sentence("contrast: 4.5", theme: "styles: { text: \(style) }")
        == "p: it shows no letters, as asked")
  }

  @Test func aCheckWithoutAPopoverIsForAll() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 9, y: 4 } }
      popovers: { p: { anchor: a, size: 3x1 }, q: { anchor: p, size: 3x1 } }
      checks: [{ inside: true, overlap: false }]
      """)
    #expect(
      CheckResult.all(on: stage).map { "\($0.subject) \($0.key) \($0.passes)" } == [
        "p overlap true", "p inside true", "q overlap true", "q inside true",
      ])
  }

  /// A popover that is hidden meets what is asked of hidden ones, and nothing else.
  @Test(arguments: [
    ("shown: false, given: { reserved: { top: 5 } }", true), ("shown: false", false),
    ("shown: true", true), ("shown: true, given: { reserved: { top: 5 } }", false),
    ("side: none, given: { reserved: { top: 5 } }", false),
  ])
  func hidingCanBeAsked(check: String, passes: Bool) throws {
    let stage = try SceneStage(
      """
      screen: 20x9
      anchors: { a: { x: 8, y: 2 } }
      popovers: { p: { anchor: a, size: 3x1, hide: true } }
      checks: [{ \(check) }]
      """)
    #expect(CheckResult.all(on: stage).map(\.passes) == [passes])
  }

  /// What is expected of nobody is not met.
  @Test(arguments: [
    ("side: below", "every popover: the scene has no popover; asked: at least one"),
    ("popover: p, side: below", "p: the scene has no such popover; asked: one of this name"),
  ])
  func aSceneWithoutPopoversMeetsNoCheck(check: String, sentence: String) throws {
    var stage = try SceneStage(
      "anchors: { a: {} }\npopovers: { p: { anchor: a } }\nchecks: [{ \(check) }]\n")
    stage.scene.popovers = []
    #expect(CheckResult.all(on: stage).map(\.sentence) == [sentence])
  }

  @Test func situationsFollowOneAnother() throws {
    func sides(_ stability: String) throws -> [String] {
      let stage = try SceneStage(
        """
        anchors: { a: { x: 18, y: 5, width: 4 } }
        popovers: { p: { anchor: a, size: 8x2, permitted: [up, down], stability: \(stability) } }
        checks:
          - { given: { screen: 40x12 }, side: below }
          - { given: { screen: 40x8 }, side: above }
          - { given: { screen: 40x8, reserved: 0 }, side: above }
          - { side: below }
        """
      )
      return CheckResult.all(on: stage).map(\.found)
    }
    let (below, above) = ("it lies below the anchor", "it lies above the anchor")
    #expect(try sides("rechoose") == [below, above, above, below])
    #expect(try sides("while-it-fits") == [below, above, above, above])
  }

  @Test func aSituationIsDescribed() throws {
    let stage = try SceneStage(
      """
      anchors: { a: { x: 8, y: 2 } }
      popovers: { p: { anchor: a, size: 3x1 } }
      checks: [{ given: { screen: 20x9, reserved: { bottom: 4 } }, side: left }]
      """)
    #expect(
      CheckResult.all(on: stage)[0].sentence
        == "p on 20x9 with 0,0,4,0 reserved: it lies right of the anchor; asked: left of the anchor"
    )
  }

  @Test func failuresHaveTheirPlaces() throws {
    let document = try SceneDocument(
      Array(
        """
        anchors: { a: { x: 8, y: 2 } }
        popovers: { p: { anchor: a, size: 3x1 } }
        checks:
          - side: below
            inside: false
        """.utf8), path: "s.yaml")
    let stage = SceneStage(
      document.scene, screen: CellSize(width: 40, height: 12), theme: Theme(name: "plain"))
    let report = CheckReport(document, CheckResult.all(on: stage))
    #expect(!report.passes)
    #expect(
      report.text == """
        s.yaml:5:5: p: it lies inside of the free area; asked: not inside of the free area
        s.yaml: 1 of 2 checks fails

        """)
  }

  @Test func everyKeyIsLookedAt() {
    let keys = SceneCheck.fields.fields.map(\.name).filter {
      !["popover", "given", "picture"].contains($0)
    }
    #expect(ExpectationRule.all.map(\.key) == keys)
  }
}
