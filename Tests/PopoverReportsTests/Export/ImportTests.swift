import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import Testing

@Suite("Scenes from elsewhere")
struct ImportTests {
  private func imported(_ text: String, name: String = "f") throws -> SceneImport {
    try SceneImport(
      Array(text.utf8), path: "f", name: name, cell: Size(width: 8, height: 16),
      metrics: try ExportTests.popover().placed.presentation.metrics)
  }

  /// What is written for a target that states the rule reads as the same question.
  @Test(arguments: ["uikit", "xdg"], ["", ", gap: 2", ", size: 9x3", ", title: T", ", skid: 1"])
  func exportedCodeReadsAsItsScene(target: String, keys: String) throws {
    let subject = try ExportTests.popover(keys)
    let target = try #require(ExportTarget.named(target))
    let scene = try imported(target.code(subject)).scene
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

  @Test(arguments: [
    ("1", "5", "7", "start", "down"), ("2", "2", "2", "center", "up"),
    ("2", "6", "8", "start", "up"), ("2", "8", "6", "end", "up"),
    ("8", "2", "2", "center", "up,down"), ("4", "4", "4", "center", "left,right"),
    ("0", "3", "3", "center", "right"),
  ])
  func requestsOfALogAreRead(
    adjustment: String, anchor: String, gravity: String, alignment: String, permitted: String
  ) throws {
    let log = """
      [1.2] -> xdg_positioner#7.set_size(160, 96)
      [1.2] -> xdg_positioner#7.set_anchor_rect(80, 48, 32, 16)
      [1.2] -> xdg_positioner#7.set_anchor(\(anchor))
      [1.2] -> xdg_positioner#7.set_gravity(\(gravity))
      [1.2] -> xdg_positioner#7.set_constraint_adjustment(\(adjustment))
      """
    let scene = try imported(log).scene
    #expect(scene.popovers[0].permitted.map(\.name).joined(separator: ",") == permitted)
    #expect("\(scene.popovers[0].alignment)" == alignment)
    #expect(scene.anchors[0].x == 10 && scene.anchors[0].y == 3)
  }

  @Test func optionsOfFloatingUIAreRead() throws {
    let result = try imported(
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
      #"{"name": "shift", "options": {"padding": {"lft": 8}}}"#, "down", 0, ["'padding' of 'shift'"]
    ),
    (
      #"{"name": "shift", "options": {"mainAxis": false, "crossAxis": true}}"#, "down", 0,
      ["that it may not shift along", "'crossAxis' of 'shift'"]
    ),
    (#"{"name": "offset", "options": -16}"#, "down", 0, ["that the popover reaches over"]),
    (#"{"name": "offset", "options": {"mainAxis": "16"}}"#, "down", 0, ["'mainAxis' of 'offset'"]),
    (#"{"name": "offset", "options": {"crossAxis": 1000001}}"#, "down", 0, ["'crossAxis' of"]),
    (#"{"name": "size", "options": {"padding": 8}}"#, "down", 0, ["'padding' of 'size'"]),
    (#"{"name": "arrow", "options": {"element": {}, "padding": 0}}"#, "down", 0, []),
    (#"{"name": "flip", "options": 8}"#, "down,up", 0, ["the options of 'flip'"]),
  ])
  func noOptionOfFloatingUIIsLostUnsaid(step: String, permitted: String, left: Int, lost: [String])
    throws
  {
    let result = try imported(
      """
      {"placement": "top", "middleware": [\(step)],
       "rects": {"reference": {"x": 96, "y": 80, "width": 32, "height": 16},
                 "floating": {"width": 160, "height": 96}},
       "boundary": {"x": 16, "y": 32, "width": 640, "height": 384}}
      """)
    #expect(result.scene.popovers[0].permitted.map(\.name).joined(separator: ",") == permitted)
    #expect(result.scene.margins.left == left)
    #expect(result.scene.anchors[0].x == 10 && result.scene.anchors[0].y == 3)
    let sentences = result.remarks.map(\.sentence)
    #expect(sentences.count == lost.count, "\(sentences)")
    for (sentence, words) in zip(sentences, lost) {
      #expect(sentence.contains(words), "\(sentences)")
    }
  }

  @Test(arguments: [
    "// p.sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)",
    "/* p.sourceRect = CGRect(x: 8,\n y: 16, width: 8, height: 16) */",
    "p.sourceView = v // see \"p.sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)",
    "c.title = \"http://a // b\" // p.permittedArrowDirections = [.down]",
  ])
  func commentsSayNothing(comment: String) throws {
    let text = """
      p.sourceRect = CGRect(x: 80, y: 160, width: 80, height: 16) // was CGRect(x: 1)
      p.permittedArrowDirections = [.up] /* or [.down] */
      c.title = "http://a // b"
      \(comment)
      """
    let scene = try imported(text).scene
    #expect(scene.anchors[0].x == 10 && scene.popovers[0].permitted == [.up])
    #expect(scene.popovers[0].title == "http://a // b")
    #expect(scene.popovers[0].size == CellSize(width: 20, height: 4))
  }

  /// What a program prints between its requests is no code.
  @Test(arguments: ["GET / Accept: text/*", "// xdg_positioner#7.set_size(8, 16)", "\"/*"])
  func aLogHasNoComments(line: String) throws {
    let log = """
      \(line)
      [1.2] -> xdg_positioner#7.set_size(160, 96)
      [1.2] -> xdg_positioner#7.set_anchor_rect(80, 48, 32, 16) // */
      """
    let scene = try imported(log).scene
    #expect(scene.anchors[0].x == 10 && scene.anchors[0].y == 3)
  }

  @Test(arguments: [
    (#""say \"hi\"""#, #"say "hi""#), (#"@"a \\ b";"#, #"a \ b"#), (#""日本""#, "日本"), (#""""#, ""),
    (#""a\nb""#, "a b"), (#""open"#, "open"),
    (#""Save; quit) {""#, "Save; quit) {"),
    (#""title = x; sourceRect = 8""#, "title = x; sourceRect = 8"),
  ])
  func titlesAreReadAsTheyAreMeant(literal: String, title: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    #expect(try imported("\(rect)\nc.title = \(literal)\n").scene.popovers[0].title == title)
  }

  @Test(arguments: [
    ("c.title = model.title", "line 2: a title that is worked out"),
    (#"c.title = "a" + b"#, "line 2: a title that is worked out"),
    (#"c.title = "a \(b)""#, "line 2: a title that is worked out"),
    (#"c.title = "a"; c.title = b"#, "line 2: a title that is worked out"),
    ("canOverlapSourceViewRect = a == b", "line 2: whether it may cover its anchor is worked out"),
  ])
  func whatIsWorkedOutIsRemarked(line: String, remark: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    let result = try imported("\(rect)\n\(line)\n")
    #expect(result.scene.popovers[0].title.isEmpty && !result.scene.popovers[0].canOverlap)
    #expect(result.remarks.map(\.sentence).contains(remark))
  }

  private static func requests(_ object: String) -> String {
    "\(object).set_size(160, 96)\n\(object).set_anchor_rect(80, 48, 32, 16)\n"
      + "\(object).set_anchor(2)\n\(object).set_gravity(2)\n"
  }

  /// Wayland gives the number of an object that is gone to another one, and a variable of C is one of its function.
  @Test(arguments: [
    requests("xdg_positioner#7")
      + "xdg_positioner#7.set_offset(0, 32)\nxdg_positioner#7.destroy()\n"
      + requests("xdg_positioner#7"),
    requests("xdg_positioner#7") + "xdg_positioner#7.set_offset(0, 32)\n"
      + requests("xdg_positioner#8"),
    "xdg_positioner_set_size(one, 8, 16);\nxdg_positioner_set_offset(one, 0, 32);\n"
      + "xdg_positioner_set_size(two, 160, 96);\nxdg_positioner_set_anchor_rect(two, 80, 48, 32, 16);\n"
      + "xdg_positioner_set_anchor(two, 2);\nxdg_positioner_set_gravity(two, 2);\n",
  ])
  func aPositionerHasWhatIsSaidOfItself(text: String) throws {
    let result = try imported(text)
    #expect(result.scene.popovers[0].gap == 0)
    #expect(result.remarks.contains { $0.words.hasPrefix("an earlier positioner") })
  }

  /// In code, what is destroyed on a way that ends there goes on on the others; blanks are no part of a name.
  @Test func codeIsNoLog() throws {
    let text = """
      xdg_positioner_set_size(s->p, 160, 96);
      xdg_positioner_set_anchor_rect( s -> p, 80, 48, 32, 16);
      if (!parent) { xdg_positioner_destroy(s->p); return; }
      char q = '"'; xdg_positioner_set_anchor(s->p, 2);
      let words = \"""
        xdg_positioner_set_size(other, 8, 16);
        \"""
      xdg_positioner_set_gravity(s->p, 2);
      """
    let result = try imported(text)
    #expect(result.scene.anchors[0].x == 10 && result.scene.popovers[0].permitted == [.up])
    #expect(!result.remarks.contains { $0.words.hasPrefix("an earlier positioner") })
  }

  /// A scene is no larger than a scene file may be, however often something is said.
  @Test func whatIsSaidOftenIsRemarkedOnce() throws {
    let many = (1...2_000).map {
      "xdg_positioner#\($0).set_reactive()\n" + Self.requests("xdg_positioner#\($0)")
    }
    let result = try imported(many.joined())
    let sentences = result.remarks.map(\.sentence)
    #expect(
      sentences.contains { $0.hasSuffix("an earlier positioner; the last one counts (1999 times)") }
    )
    #expect(
      sentences.contains { $0.hasSuffix("'set_reactive' has no place in a scene (2000 times)") })
    let steps = (0..<500).map { #"{"name": "own\#($0)"}"# }.joined(separator: ",")
    let odd = try imported(
      """
      {"placement": "top", "middleware": [\(steps)],
       "rects": {"reference": {"x": 80, "y": 48, "width": 32, "height": 16},
                 "floating": {"width": 160, "height": 96}}}
      """)
    #expect(odd.remarks.count < 64 && odd.remarks.last?.words.hasSuffix("more such things") == true)
  }

  /// The popup's own surface is not what it is shown on.
  @Test(arguments: [
    "xdg_surface#5.set_window_geometry(0, 0, 640, 384)\n"
      + "xdg_surface#9.get_popup(new id xdg_popup#10, xdg_surface#5, xdg_positioner#7)\n"
      + "xdg_surface#9.set_window_geometry(0, 0, 160, 96)\n",
    "xdg_surface#9.get_popup(new id xdg_popup#3, xdg_surface#5, xdg_positioner#2)\n"
      + "xdg_surface#9.destroy()\nxdg_surface#9.set_window_geometry(0, 0, 640, 384)\nxdg_surface#9.destroy()\n",
    "xdg_surface_set_window_geometry(window, 0, 0, 640, 384);\n"
      + "popup = xdg_surface_get_popup(surface, window, positioner);\n"
      + "xdg_surface_set_window_geometry(surface, 0, 0, 160, 96);\n",
  ])
  func theScreenIsTheSurfaceBelowThePopup(text: String) throws {
    let result = try imported(text + Self.requests("xdg_positioner#7"))
    #expect(result.scene.screen == .cells(CellSize(width: 80, height: 24)))
    #expect(!result.remarks.contains { $0.words.hasPrefix("no size of a screen") })
  }

  @Test(arguments: [
    ("xdg_surface#5.set_window_geometry(0, 0, 40000, 384)", "has more than 2000 columns or rows"),
    ("xdg_positioner#7.set_offset(0, -32)", "reaches over its anchor, by the offset"),
    ("xdg_positioner#7.set_anchor_rect(999999, 48, 32, 16)", "cut to 100000 cells: the anchor"),
  ])
  func noFigureIsCutUnsaid(line: String, words: String) throws {
    let result = try imported(Self.requests("xdg_positioner#7") + line)
    let remark = result.remarks.first { $0.words.contains(words) }
    #expect(remark?.count == 1, "\(result.remarks.map(\.sentence))")
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
    #expect { try imported(text) } throws: { "\($0)".contains(expected) }
  }

  @Test(arguments: [
    ("\u{1B}c\u{7}", "c"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{0}b\u{9B}c", "abc"),
    ("f(\u{B}a)", "f(a)"), ("👩‍🚀 é", "👩‍🚀 é"), ("\u{1B}", ""),
  ])
  func controlCharactersAreLeftOut(given: String, kept: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    let result = try imported("\(rect)\ntitle = \"\(given)\"\n", name: given)
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
  ])
  func noTextIsACrash(text: String) { _ = try? imported(text) }
}
