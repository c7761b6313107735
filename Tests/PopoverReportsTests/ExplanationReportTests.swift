import Foundation
import PopoverGeometry
import PopoverReports
import Testing

/// A scene of 80 by 24 cells with content of 20 by 6.
func askedScene(
  anchor: Rect, _ change: (inout PopoverPresentation) -> Void = { _ in }
) -> PopoverPresentation {
  var scene = PopoverPresentation(
    sourceRect: anchor, container: Rect(x: 0, y: 0, width: 80, height: 24),
    preferredContentSize: Size(width: 20, height: 6))
  change(&scene)
  return scene
}

/// The object in a text of JSON.
func object(_ text: String) throws -> NSDictionary {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
}

@Suite("Explanations in words")
struct ExplanationReportTests {
  private func report(_ scene: PopoverPresentation) -> String {
    scene.report(of: scene.explanation())
  }

  private let low = Rect(x: 70, y: 20, width: 8, height: 1)

  @Test func everySideStandsInTheTable() {
    #expect(
      report(askedScene(anchor: low) { $0.permittedArrowDirections = [.up, .left, .down] }) == """
        Popover above the anchor, arrow down, 5.5 columns right of the middle; below is 6 rows short

           side   whole  top  left  bottom   right  shows  fits  content  preference
           below  no      21    58   6 out       0   20x0     0        0           0
           right  no      16    78       0  21 out    0x6     0        0          -1
        >  above  fits    11    58       4       0   20x6     1      120          -2
           left   fits    16    47       0      10   20x6     -        -           -  not permitted

        Edges: room left, or cells out. Shows: the content that would be visible there.
        Scores: higher is better, and the first that differs decides.

        decided by: firstFit (it is the first permitted side on which the whole popover fits)
        deciding score: fits (above 1, below 0, right 0)

        """)
  }

  @Test func markdownSaysWhatIsNotPermitted() {
    let scene = askedScene(anchor: low) { $0.permittedArrowDirections = [.up, .down] }
    let rows = scene.markdown(of: scene.explanation()).split(separator: "\n")
    #expect(rows.count { $0.hasSuffix("| not permitted |") } == 2)
  }

  @Test func aTextThatIsNotKnownIsSaidToWrap() {
    let scene = askedScene(anchor: low) { $0.wrapping = WrappedContent(words: [[]]) }
    #expect(scene.markdown(of: scene.explanation()).contains("\n| text | a text that wraps |\n"))
  }

  @Test func aTextWithMarksOfMarkdownStaysAsItIs() {
    let scene = askedScene(anchor: low)
    let text = scene.markdown(
      of: scene.explanation(), given: [("text", #"*b* _c_ `d` [l](u) \| <i> & ~e~"#)])
    #expect(
      text.contains(#"| text | \*b\* \_c\_ \`d\` \[l](u) \\\| &lt;i> &amp; \~e\~ |"#), "\(text)")
  }

  @Test func whatIsKeptOutBlocksASide() {
    let text = report(
      askedScene(anchor: Rect(x: 30, y: 11, width: 8, height: 1)) {
        $0.keepOut = [Rect(x: 0, y: 14, width: 80, height: 2)]
        $0.permittedArrowDirections = [.up, .down]
      })
    #expect(text.contains("\n   below  blocked "))
    #expect(text.contains("\n>  above  fits "))
  }

  @Test(arguments: [
    (Stability.whileItFits, "deciding score: fits (above 2, below 1, right 1, left 1)"),
    (.rechoose, "deciding score: preference (below 0, above -1, right -2, left -3)"),
    (.leastMovement, "deciding score: nearness (left -7.5, below -32, above -22, right -38.5)"),
  ])
  func theDecidingTermStandsWithThoseThatWereLevel(stability: Stability, line: String) {
    let text = report(
      askedScene(anchor: Rect(x: 30, y: 11, width: 8, height: 1)) {
        $0.currentArrowDirection = .down
        $0.currentFrame = Rect(x: 5, y: 5, width: 24, height: 8)
        $0.policy.stability = stability
      })
    #expect(text.contains(line), "\(text)")
  }

  @Test func withoutSidesThereIsNoTerm() {
    let text = report(askedScene(anchor: low) { $0.permittedArrowDirections = .none })
    #expect(
      text.hasSuffix(
        "decided by: noneOffered (no arrow direction is permitted, so it goes to the middle)\n"))
    #expect(text.components(separatedBy: "not permitted").count == 5)
  }

  @Test func whatWasLeftOffIsNamed() {
    let text = report(
      askedScene(anchor: Rect(x: 0, y: 0, width: 80, height: 15)) {
        $0.metrics.contentViewInsets.top = 2
        $0.droppable.title = Insets(top: 1, left: 0, bottom: 0, right: 0)
      })
    #expect(text.hasSuffix("\nleft out: title\n"))
  }

  @Test(arguments: [
    (DecidingRule.currentFits, "currentFits"), (.firstFit, "firstFit"), (.mostRoom, "mostRoom"),
    (.leastMovement, "leastMovement"), (.wrapped, "wrapped"),
    (.largestAfterShrinking, "largestAfterShrinking"), (.keepsMinimum, "keepsMinimum"),
    (.takesOver, "takesOver"), (.largestOnShortAxis, "largestOnShortAxis"),
    (.currentShrunk, "currentShrunk"), (.currentWithinDeadBand, "currentWithinDeadBand"),
    (.bestScore, "bestScore"),
    (.overlap, "overlap"), (.noRoom, "noRoom"), (.noneOffered, "noneOffered"),
    (.given, "given"),
  ])
  func theNamesOfRulesStay(rule: DecidingRule, name: String) { #expect(rule.name == name) }

  @Test(
    arguments: zip(
      ScoreTerm.allCases, ["fits", "minimum", "content", "room", "nearness", "preference"]))
  func theNamesOfTermsStay(term: ScoreTerm, name: String) { #expect(term.name == name) }
}

@Suite("Explanations as JSON")
struct ExplanationJSONTests {
  private let scene = askedScene(anchor: Rect(x: 70, y: 20, width: 8, height: 1)) {
    $0.permittedArrowDirections = [.up, .down]
  }

  private func answer() throws -> NSDictionary {
    try object(try scene.json(of: scene.explanation()))
  }

  @Test func itsKeysStay() throws {
    let keys = try #require(try answer().allKeys as? [String])
    #expect(
      keys.sorted() == [
        "best", "candidates", "decidingTerm", "layout", "reason", "rule", "sentence", "version",
      ])
    #expect(try answer()["version"] as? Int == 1)
    #expect(try answer()["rule"] as? String == "firstFit")
    #expect(try answer()["best"] as? String == "down")
    #expect(try answer()["decidingTerm"] as? String == "fits")
  }

  @Test func aSideHasAllItsFigures() throws {
    let sides = try #require(try answer()["candidates"] as? [NSDictionary])
    #expect(
      sides.map { $0["arrowDirection"] as? String } == ["up", "down", "left", "right"])
    #expect(sides.map { $0["permitted"] as? Bool } == [true, true, false, false])
    #expect(
      sides.first == [
        "arrowDirection": "up", "side": "below", "permitted": true, "fits": false,
        "complete": false, "room": [80, 3], "required": [22, 9], "remaining": [78, 0],
        "usableContent": [20, 0], "frame": [58, 21, 22, 9],
        "overflow": ["top": -21, "left": -58, "bottom": 6, "right": 0],
        "scores": [
          ["term": "fits", "value": 0], ["term": "content", "value": 0],
          ["term": "preference", "value": 0],
        ],
      ])
  }

  @Test func zeroHasNoSignAndNoTermIsNull() throws {
    #expect(!(try scene.json(of: scene.explanation())).contains("-0,"))
    let alone = askedScene(anchor: .zero) { $0.permittedArrowDirections = .none }
    let answer = try object(try alone.json(of: alone.explanation()))
    #expect(answer["decidingTerm"] is NSNull)
    #expect(answer["best"] as? String == "none")
  }
}
