import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import Testing

@Suite("Scenes from elsewhere")
struct ImportTests {
  static func imported(_ text: String, name: String = "f") throws -> SceneImport {
    try SceneImport(
      Array(text.utf8), path: "f", name: name, cell: Size(width: 8, height: 16),
      metrics: try ExportTests.popover().placed.presentation.metrics)
  }

  /// What is written for a target that states the rule reads as the same question.
  @Test(arguments: ["uikit", "xdg"], ["", ", gap: 2", ", size: 9x3", ", title: T", ", skid: 1"])
  func exportedCodeReadsAsItsScene(target: String, keys: String) throws {
    let subject = try ExportTests.popover(keys)
    let target = try #require(ExportTarget.named(target))
    let scene = try Self.imported(target.code(subject)).scene
    #expect(
      scene.anchors[0].rects(on: subject.screen)
        == subject.scene.anchors[0].rects(on: subject.screen))
    #expect(scene.popovers[0].permitted == subject.popover.permitted)
    let content = subject.placed.presentation.limitedContentSize
    #expect(scene.popovers[0].size.map { Size($0) } == content)
    if target.name == "xdg" {
      #expect(scene.popovers[0].gap == subject.popover.gap)
      #expect(scene.popovers[0].skid == subject.popover.skid)
    } else {
      #expect(scene.popovers[0].title == subject.popover.title)
    }
  }

  @Test func optionsOfFloatingUIAreRead() throws {
    let result = try Self.imported(
      """
      {"placement": "top-end", "middleware": [
        {"name": "offset", "options": {"mainAxis": 32, "crossAxis": 8}},
        {"name": "flip", "options": [{"fallbackPlacements": ["bottom-end", "left"]}, null]},
        {"name": "shift", "options": {"padding": 16}}, {"name": "hide"}],
       "rects": {"reference": {"x": 80, "y": 48, "width": 32, "height": 16},
                 "floating": {"width": 160, "height": 96}}}
      """)
    let popover = result.scene.popovers[0]
    #expect(popover.permitted == [.down, .up, .right])
    #expect(popover.alignment == .end && popover.gap == 1 && popover.skid == 1)
    #expect(result.scene.margins.left == 2 && result.scene.margins.top == 1)
    #expect(
      result.remarks.contains { $0.sentence == "line 4: the step 'hide' has no place in a scene" })
    #expect(result.text.contains("# Note: line 4: the step 'hide'"))
    #expect(try Scene(Array(result.text.utf8), path: "again") == result.scene)
  }

  /// What a scene cannot have of the options is remarked; what is given as it is anyway is not.
  @Test(arguments: [
    (#"{"name": "flip", "options": {"mainAxis": false}}"#, "down", 0, []),
    (#"{"name": "flip", "options": {"padding": 0, "crossAxis": true}}"#, "down,up", 0, []),
    (#"{"name": "flip", "options": {"padding": 8}}"#, "down,up", 0, ["'padding' of 'flip'"]),
    (
      #"{"name": "flip", "options": {"fallbackPlacements": ["left-end", "nosuch"]}}"#, "down,right",
      0, ["the alignment of 'left-end'", "one of 'fallbackPlacements' is no placement"]
    ),
    (#"{"name": "shift", "options": {"padding": {"left": 8}}}"#, "down", 1, []),
    (
      #"{"name": "shift", "options": {"padding": {"lft": 8}}}"#, "down", 0,
      [
        "'padding' of 'shift' is not read; expected pixels, 0 or more, or such for top, left, bottom"
      ]
    ),
    (
      #"{"name": "shift", "options": {"padding": -1}}"#, "down", 0,
      ["'padding' of 'shift' is not read; expected pixels, 0 or more"]
    ),
    (#"{"name": "shift", "options": {"padding": null}}"#, "down", 0, []),
    (
      #"{"name": "flip", "options": {"mainAxis": 1, "fallbackPlacements": "left"}}"#, "down,up", 0,
      [
        "'mainAxis' of 'flip' is not read; expected true or false",
        "'fallbackPlacements' of 'flip' is not read; expected a list of placements",
      ]
    ),
    (
      #"{"name": "shift", "options": {"mainAxis": false, "crossAxis": true}}"#, "down", 0,
      ["that it may not shift along", "'crossAxis' of 'shift'"]
    ),
    (#"{"name": "offset", "options": -16}"#, "down", 0, ["that the popover reaches over"]),
    (
      #"{"name": "offset", "options": {"mainAxis": "16"}}"#, "down", 0,
      ["'mainAxis' of 'offset' is not read; expected a number of pixels below a million"]
    ),
    (
      #"{"name": "offset", "options": "abc"}"#, "down", 0,
      ["the options of 'offset' are not read; expected an object, or a number of pixels"]
    ),
    (
      #"{"name": "offset", "options": {"alignmentAxis": 8}}"#, "down", 0,
      ["'alignmentAxis' of 'offset' has no place in a scene"]
    ),
    (#"{"name": "offset", "options": {"crossAxis": 1000001}}"#, "down", 0, ["'crossAxis' of"]),
    (#"{"name": "size", "options": {"padding": 8}}"#, "down", 0, ["'padding' of 'size'"]),
    (#"{"name": "arrow", "options": {"element": {}, "padding": 0}}"#, "down", 0, []),
    (
      #"{"name": "flip", "options": 8}"#, "down,up", 0,
      ["the options of 'flip' are not read; expected an object"]
    ),
  ])
  func noOptionOfFloatingUIIsLostUnsaid(step: String, permitted: String, left: Int, lost: [String])
    throws
  {
    let result = try Self.imported(
      """
      {"placement": "top", "middleware": [\(step)],
       "rects": {"reference": {"x": 96, "y": 80, "width": 32, "height": 16},
                 "floating": {"width": 160, "height": 96}},
       "boundary": {"x": 16, "y": 32, "width": 640, "height": 384}}
      """)
    #expect(result.scene.popovers[0].permitted.map(\.name).joined(separator: ",") == permitted)
    #expect(result.scene.margins.left == left)
    #expect(result.scene.anchors[0].x == 10 && result.scene.anchors[0].y == 3)
    // Without a shift there is one more.
    let sentences = result.remarks.map(\.sentence).filter {
      step.contains("shift") || !$0.hasPrefix("that it may not shift")
    }
    #expect(step.contains("shift") == (sentences.count == result.remarks.count))
    #expect(sentences.count == lost.count, "\(sentences)")
    for (sentence, words) in zip(sentences, lost) {
      #expect(sentence.contains(words), "\(sentences)")
    }
  }

  /// A scene is no larger than a scene file may be, however much is lost.
  @Test func thereAreNoMoreRemarksThanOneReads() throws {
    let steps = (0..<500).map { #"{"name": "own\#($0)"}"# }.joined(separator: ",")
    let odd = try Self.imported(
      """
      {"placement": "top", "middleware": [\(steps)],
       "rects": {"reference": {"x": 80, "y": 48, "width": 32, "height": 16},
                 "floating": {"width": 160, "height": 96}}}
      """)
    #expect(odd.remarks.count < 64 && odd.remarks.last?.words.hasSuffix("more such things") == true)
  }

  @Test(arguments: [
    ("sourceRect = CGRect(x: 1)", "f:1:14: found 'CGRect(x: 1)'; expected 4 plain numbers"),
    (
      "sourceRect = CGRect(x: 1, y: 1, width: 8, height: 8)\npermittedArrowDirections = [.up, .dwn]",
      "f:2:28: found '[.up, .dwn]'; expected arrow directions"
    ),
    ("xdg_positioner@1.set_size(-5, 100)", "expected 2 whole numbers below a million, and none"),
    ("xdg_positioner@1.set_size(99999999999, 1)", "expected 2 whole numbers below a million"),
    (
      "{\"rects\": {\"reference\": {\"x\": 1e300, \"y\": 1, \"width\": 1, \"height\": 1}}}",
      "expected x, y, width and height in pixels, each below a million"
    ),
    ("xdg_positioner@1.set_anchor(9)", "f:1:29: found '9'; expected an edge from 0 to 8"),
    ("xdg_positioner@1.set_anchor(9223372036854775808)", "f:1:29: found '9223372036854775808'; "),
    ("xdg_positioner@1.set_anchor(-1)", "f:1:29: found '-1'; expected an edge from 0 to 8"),
    ("xdg_positioner@1.set_gravity(1.5)", "f:1:30: found '1.5'; expected an edge from 0 to 8"),
    (
      "\n xdg_positioner_set_constraint_adjustment(p, 9223372036854775807)",
      "f:2:43: found 'p, 9223372036854775807'; expected a sum of adjustments"
    ),
    ("{\"placement\": \"beside\"}", "f:1:15: found 'beside'; expected a placement"),
    (
      "hello",
      "f:1:1: it holds none of what is read: options of floating-ui, saved as JSON, requests"
    ),
    ("<title>a</title>", "it holds none of what is read: options of floating-ui, saved as JSON,"),
    (
      String(repeating: "\u{1B} \n", count: 400_000) + "xdg_positioner@1.set_size(1, 1)",
      "f:1:1: the file has 1048576 bytes or more; of a log, 'grep xdg_' keeps the lines"
    ),
    ("\0{\0\"\0p", "f:1:1: control character"),
    ("\u{FEFF}{\"placement\": \"beside\"}", "f:1:15: found 'beside'; expected a placement"),
    ("", "f:1:1: the file is empty"), (" \n", "f:1:1: the file is empty"),
    ("{}", "nothing of floating-ui is placed here; it needs rects, as in \"rects\": {"),
    ("{\"placement\": \"top\", \"rects\": {}}", "nothing of floating-ui is placed here"),
    ("xdg_positioner@1.set_gravity(2)", "it needs the requests set_size and set_anchor_rect"),
    ("canOverlapSourceViewRect = true", "it needs sourceRect, as in"),
    ("{\"placement\": ", "f:"),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, expected: String) throws {
    #expect { try Self.imported(text) } throws: { "\($0)".contains(expected) }
  }

  @Test(arguments: [
    ("\u{1B}c\u{7}", "c"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{0}b\u{9B}c", "abc"),
    ("f(\u{B}a)", "f(a)"), ("👩‍🚀 é", "👩‍🚀 é"), ("\u{1B}", ""),
  ])
  func controlCharactersAreLeftOut(given: String, kept: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    let result = try Self.imported("\(rect)\ntitle = \"\(given)\"\n", name: given)
    #expect(result.scene.popovers[0].title == kept && result.scene.name == kept)
    let remarks = result.remarks.filter { $0.words.hasPrefix("the control characters of the ") }
    #expect(remarks.count == (given == kept ? 0 : 2))
    #expect(try Scene(Array(result.text.utf8), path: "again") == result.scene)
  }

  @Test(arguments: [
    "{", "xdg_positioner(((", String(repeating: "xdg_positioner(", count: 3_000),
    String(repeating: "sourceRect=(", count: 3_000), "sourceRect = ", "= = =",
    "xdg_positioner@.set_size()",
    "xdg_positioner(" + String(repeating: "/* ", count: 300_000),
    String(repeating: "/**/ \"\\", count: 100_000) + "sourceRect = ",
    "sourceRect = " + String(repeating: "/* /* */ ", count: 100_000),
  ])
  func noTextIsACrash(text: String) { _ = try? Self.imported(text) }

  @Test func whatIsTooLargeForASceneIsCut() throws {
    let scene = try SceneImport(
      Array(
        #"{"rects": {"reference": {"x": -900000, "y": 16, "width": 999999, "height": 16}}}"#.utf8),
      path: "f", name: "f", cell: Size(width: 1, height: 1),
      metrics: try ExportTests.popover().placed.presentation.metrics)
    #expect(scene.remarks.filter { $0.sentence.contains("cut to 100000 cells") }.count == 1)
    #expect(try Scene(Array(scene.text.utf8), path: "again") == scene.scene)
  }

  /// Any JSON is read, also where it says nothing of a place.
  @Test(arguments: [
    #"<div>\t\b\f</div>"#, #"a\u0000b"#, #"\ud83d\ude00"#, #"\\t \" \/ \u00e9"#,
    String(repeating: "a", count: 300_000),
  ])
  func textsOfJSONAreRead(text: String) throws {
    let result = try Self.imported(
      #"{"note": "\#(text)", "rects": {"reference": {"x": 8, "y": 16, "width": 80, "height": 16}}}"#
    )
    #expect(result.scene.anchors[0].shape == .rect(CellSize(width: 10, height: 1)))
    #expect(result.remarks.contains { $0.words == "'note' is no option that a scene has" })
  }

  @Test(arguments: [#"a\qb"#, #"a\u12"#]) func whatIsNoEscapeIsAFault(text: String) {
    #expect(throws: SceneError.self) {
      try Self.imported(
        #"{"note": "\#(text)", "rects": {"reference": {"width": 8, "height": 16}}}"#)
    }
  }

  @Test(arguments: [#"{"name": "flip"}"#, #""flip""#]) func stepsAreAList(steps: String) {
    #expect(throws: SceneError.self) {
      try Self.imported(
        #"{"middleware": \#(steps), "rects": {"reference": {"width": 8, "height": 16}}}"#)
    }
  }
}
