import Foundation
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import TestSupport
import Testing

/// The answer of an engine to a request, as it stands in the line; what is wrong with it otherwise.
private func answer(_ engine: String, _ request: String) -> String {
  let line = #"{"engine":"\#(engine)","# + request.trimmingPrefix("{")
  let answered = String(
    decoding: BatchLine(answering: Array(line.utf8), number: 1).answer, as: UTF8.self)
  let frame = (start: #"{"id":null,"out":"#, end: "}")
  return answered.hasPrefix(frame.start)
    ? String(answered.dropFirst(frame.start.count).dropLast(frame.end.count)) : answered
}

@Suite struct FloatingUIBatchTests {
  /// A request about one small scene with the given steps.
  func request(placement: String = "top-end", _ steps: String) -> String {
    """
    {"ref": [4, 4, 2, 1], "flo": [4, 2], "box": [0, 0, 20, 10], "placement": "\(placement)",
     "mw": [\(steps)]}
    """
  }

  @Test func whatNoStepRecordedIsLeftOut() throws {
    #expect(
      answer("floating-ui", request("")) == #"{"placement":"top-end","pos":[2,2],"size":[4,2]}"#)
  }

  @Test func anOffsetOfNothingHasNoSign() throws {
    let text = answer("floating-ui", request(#"["offset", {"alignmentAxis": 0}]"#))
    #expect(text == #"{"offset":[0,0],"placement":"top-end","pos":[2,2],"size":[4,2]}"#)
  }
}

@Suite struct XDGPositionerBatchTests {
  private func answer(_ json: String) throws -> Rect? {
    try JSONDecoder().decode(XDGPositionerQuestion.self, from: Data(json.utf8)).answer
  }

  @Test func whatAClientNeedNotSetMayBeMissing() throws {
    let rect = try answer(#"{"anchor": [4, 4, 2, 2], "size": [2, 2], "box": [0, 0, 9, 9]}"#)
    #expect(rect == Rect(x: 4, y: 4, width: 2, height: 2))
  }

  @Test(arguments: [
    ("wlroots", Rect(x: 9, y: 0, width: 4, height: 1) as Rect?), ("gtk_fits", nil),
  ])
  func anImplementationIsChosenByName(name: String, expected: Rect?) throws {
    let rect = try answer(
      """
      {"anchor": [9, 0, 0, 0], "size": [4, 1], "gravity": "bottom_right", "adjust": 16,
       "box": [0, 0, 9, 9], "implementation": "\(name)"}
      """)
    #expect(rect == expected)
  }

  @Test(arguments: XDGEdge.allCases)
  func anEdgeIsFoundByItsName(edge: XDGEdge) { #expect(XDGEdge(name: edge.name) == edge) }
}

@Suite struct CSSAnchorBatchTests {
  @Test func aPathIsWalkedWithAndWithoutMemory() throws {
    let answer = answer(
      "css-anchor",
      """
      {"box":[20,10],"anchorSize":[2,1],"size":[4,3],"area":"bottom","fallbacks":"flip-block",
       "path":[[8,7],[8,5]]}
      """)
    #expect(
      answer == """
        {"stateless":[[8,7,7,4,4,3,"top"],[8,5,7,6,4,3,"bottom"]],\
        "steps":[[8,7,7,4,4,3,"top"],[8,5,7,2,4,3,"top"]]}
        """)
  }

  @Test(arguments: [
    (
      #""anchor":[1,1,2,1],"area":"middle""#,
      "'area': 'middle' is not known; write it as in 'bottom span-right'"
    ),
    (
      #""anchor":[1,1,2,1],"area":"top","order":"most-with""#,
      "'order': 'most-with' is not known; did you mean 'most-width'?"
    ),
    (
      #""anchor":[1,1,2,1],"area":"top","fallbacks":"--a""#,
      "'fallbacks': '--a' is not known; write it as in 'flip-block, top left'"
    ),
    (#""anchor":[1,1],"area":"top""#, "'anchor' has 2 numbers; expected [x, y, width, height]"),
    (#""anchor":[1,1,-2,1],"area":"top""#, "the width of 'anchor' is negative"),
    (#""area":"top""#, "give 'anchor', or 'anchorSize' and 'path'"),
  ])
  func aQuestionWithoutAnAnswerSaysWhy(json: String, reason: String) throws {
    let request = #"{"box":[20,10],"size":[4,3],\#(json)}"#
    #expect(answer("css-anchor", request) == #"{"error":"line 1: \#(reason)","id":null}"#)
  }
}

/// Forms of requests to the engines of editors and ImGui that the vectors do not have.
@Suite struct CellEngineBatchTests {
  private func position(_ request: String) throws -> VimPopupPosition {
    try JSONDecoder().decode(VimPopupQuestion.self, from: Data(request.utf8)).answer
  }

  @Test(arguments: [
    ("[]", [3, 3]), ("[0]", [3, 2]), ("[1,1,1,1]", [3, 3]), ("[0,-1,0,0]", [2, 1]),
    ("[9,0,0,0]", [1, 2]),
  ])
  func vimFillsUpListsOfSides(border: String, size: [Int]) throws {
    let request = #"{"screen":[80,24],"line_widths":[1],"opts":{"border":\#(border)}}"#
    let position = try position(request)
    #expect([position.width, position.height] == size)
  }

  /// A title counts in cells, with one column at each of its ends.
  @Test(arguments: [("title", 7), ("日本", 6), ("e\u{0301}", 3), ("", 1)])
  func vimMeasuresTitlesInCells(title: String, width: Int) throws {
    let request = #"{"screen":[80,24],"line_widths":[1],"opts":{"title":"\#(title)"}}"#
    #expect(try position(request).width == width)
  }

  @Test(arguments: [("0", 1), ("false", 1), ("1", 2), ("true", 2)])
  func vimTakesNumbersAndWordsForFlags(wrap: String, height: Int) throws {
    let request =
      #"{"screen":[80,24],"line_widths":[90],"opts":{"line":1,"col":1,"wrap":\#(wrap)}}"#
    #expect(try position(request).height == height)
  }

  @Test(arguments: [
    (#""single""#, 3.0), (#"["x"]"#, 3), (#"["","-"]"#, 3), (#"["",["-","Normal"],"",""]"#, 5),
    (#"["","","","|","","","","|"]"#, 3), (#""shadow""#, 4),
  ])
  func neovimTakesBordersByNameOrBySide(border: String, width: Double) throws {
    let request =
      #"{"screen":[5,9],"opts":{"width":9,"height":1,"border":\#(border)}}"#
    let answer = try JSONValue(parsing: Data(answer("neovim-float", request).utf8))
    #expect(answer["width"] == .number(width))
  }
}

@Suite struct SceneBatchTests {
  /// A word of a catalog leads to the engine's own vocabulary; an engine without one is asked about a scene.
  @Test(arguments: [
    ("xdg-kwin", "", #"{"frame":[4,3,9,3],"says":"bottom","side":"below"}"#),
    ("corner", "", #"{"frame":[0,0,9,3],"says":"","side":null}"#),
    ("corner", #", "sides": ["left", "up"]"#, "'sides': 'up' is not known; known here:"),
    ("corner", #", "margins": 3"#, "unknown key 'margins'"),
    ("cornr", "", "unknown engine 'cornr'; did you mean 'corner'?"),
    ("xdg-kwinn", "", "unknown engine 'xdg-kwinn'; did you mean 'xdg-kwin'?"),
    ("none", "", "null"),
  ])
  func anEngineOfACatalogAnswersAScene(engine: String, keys: String, expected: String) {
    let engines = EngineCatalog.shipped
      .adding(
        CatalogEngine("corner", "in the corner") { scene, _ in
          EngineAnswer(frame: Rect(origin: scene.container.origin, size: scene.popupSize))
        }
      ).adding(CatalogEngine("none", "nowhere") { _, _ in nil })
    let line =
      #"{"engine": "\#(engine)", "anchor": [6, 2, 5, 1], "container": [40, 10], "size": [9, 3]\#(keys)}"#
    let answer = BatchLine(answering: Array(line.utf8), number: 1, engines: engines).answer
    let text = String(decoding: answer, as: UTF8.self)
    #expect(text.contains(expected), "\(text)")
  }

  /// One line for all: whoever has words of its own is asked in them only without a container.
  @Test(arguments: EngineCatalog.shipped.names + ["css-anchor", "xdg-positioner", "vim-popup"])
  func everyEngineAnswersAScene(engine: String) {
    let line =
      #"{"engine": "\#(engine)", "in": {"anchor": [6, 2, 5, 1], "container": [40, 10], "size": [9, 3]}}"#
    let answer = BatchLine(answering: Array(line.utf8), number: 1)
    #expect(!answer.isFault, "\(String(decoding: answer.answer, as: UTF8.self))")
  }

  /// It says below, where it was asked to lie, but has slid over the anchor.
  @Test func aPopupThatCoversItsAnchorLiesOnNoSide() {
    let line =
      #"{"engine": "xdg-kwin", "in": {"anchor": [3, 1, 4, 2], "container": [10, 4], "size": [8, 3]}}"#
    let answer = BatchLine(answering: Array(line.utf8), number: 1).answer
    #expect(
      String(decoding: answer, as: UTF8.self)
        == #"{"id":null,"out":{"frame":[1,1,8,3],"says":"bottom","side":null}}"#)
  }

  @Test func anEngineHasTheSameWordsUnderEitherName() {
    let request = #"{"ref": [3, 3], "size": [4, 2], "avoid": [3, 3, 2, 1], "outer": [0, 0, 20, 9]}"#
    #expect(answer("imgui", request) == answer("imgui-popup", request))
    #expect(answer("imgui", request).contains("last_dir"))
  }
}
