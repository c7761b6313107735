import CellCanvas
import PopoverGeometry
import PopoverScenes
import TestSupport
import Testing

@testable import PopoverLab

@Suite("Inspector")
struct InspectorTests {
  private func lab(_ script: String, size: CellSize = CellSize(width: 80, height: 24)) throws -> Lab
  {
    try OverlayTests.lab(script, size: size)
  }

  private func section(_ index: Int, of lab: Lab) throws -> Inspection.Section {
    lab.inspection.sections[index]
  }

  /// The text agrees with the geometry, and its scores lead to the same side.
  @Test(arguments: OverlayTests.scripts) func theInspectorAgreesWithTheGeometry(script: String)
    throws
  {
    let lab = try lab(script + "w")
    let placed = try #require(lab.placedPopover)
    let explanation = placed.presentation.explanation()
    let decision = try section(0, of: lab).paragraphs
    #expect(decision[0].text == placed.sentence + ".")
    let told = decision.map(\.text).joined(separator: "\n")
    if placed.layout.rule == .given {
      #expect(told.contains("\(placed.engine) "))
      #expect(told.contains(": \(explanation.layout.rule.phrase)"))
    } else {
      #expect(told.contains("ecided by: \(explanation.layout.rule.name) ("))
      #expect(explanation.layout == placed.layout)
      #expect(explanation.bestByScores == explanation.best)
      let marked = decision.filter(\.isMarked)
      #expect(marked.count == 1 && marked[0].text.contains(placed.layout.rule.name))
    }
  }

  /// Scrolling does not change the question, so that the map of another engine is kept.
  @Test(arguments: ["ew", ":compare vim css<CR>w", ":compare poplab css<CR><Tab>w"])
  func scrollingKeepsTheMap(script: String) throws {
    let lab = try lab(script + "<C-d>")
    let map = try #require(lab.context.explanation.map)
    var cache = FrameCache()
    #expect(cache.map(map.question, or: map) == map)
    for keys in ["<C-d>", "<PageUp>", "jl<C-d>"] {
      #expect(try press(keys, on: lab).context.explanation.map == map)
    }
    let wider = try press("><C-d>", on: lab).context.explanation.map
    #expect(wider != nil && wider?.question != map.question)
    #expect(cache.map(wider?.question, or: map) == wider)
  }

  @Test func whatWouldChangeTheSideIsAskedAgainForAnotherQuestion() throws {
    var explanation = Explanation()
    let questions = try ["", ":gap 3<CR>", "20l"].map { keys in
      try #require(try lab(keys).placedPopover).presentation
    }
    for question in questions { #expect(explanation.whatIf(question) == question.whatIf()) }
    #expect(questions[0].whatIf() != questions[2].whatIf())
  }

  @Test(arguments: OverlayTests.scripts) func everySideIsListed(script: String) throws {
    let lab = try lab(script + "w")
    let placed = try #require(lab.placedPopover)
    let explanation = placed.presentation.explanation()
    let sides = explanation.candidates + explanation.notPermitted
    let lines = try section(1, of: lab).paragraphs
    #expect(lines.count == 4 && sides.count == 4)
    for (line, side) in zip(lines, sides) {
      #expect(line.text.dropFirst(2).hasPrefix(side.sideName))
      let isShown = side.candidate.direction == placed.layout.arrowDirection && placed.isShown
      #expect(line.isMarked == isShown && line.text.hasPrefix("▸") == isShown)
      guard explanation.candidates.contains(side) else {
        #expect(line.text.hasSuffix("not permitted"))
        continue
      }
      #expect(line.text.contains(": fits,") == side.candidate.fits)
      for edge in side.failingEdges { #expect(line.text.contains("out at the \(edge.name)")) }
    }
  }

  /// A named move changes the side, and no shorter move in the same direction does.
  @Test(arguments: OverlayTests.scripts + ["4e", "9e"])
  func theNamedMoveChangesTheSide(script: String) throws {
    let lab = try lab(script + "w")
    let placed = try #require(lab.placedPopover)
    let map = try #require(
      SideMapQuestion(for: placed.name, in: lab.placement, on: lab.shown.stage)?.map)
    let own = placed.layout.rule != .given
    let moves = map.moves(of: placed.presentation)
    let nearest = own ? placed.presentation.whatIf().anchorMove : moves?.nearest
    let words = try section(2, of: lab).paragraphs.map(\.text)
    guard let nearest else {
      #expect(
        words[0].hasPrefix("The side is the same") || words[0].hasPrefix("The anchor does not fit"))
      return
    }
    #expect(words[0].contains("If the anchor moves"))
    let x = Int(placed.presentation.sourceRect.x + nearest.x)
    let y = Int(placed.presentation.sourceRect.y + nearest.y)
    #expect(map[x, y] == nearest.direction)
  }

  /// A popover that hangs on another one, or on an anchor with another one, moves with it.
  @Test(
    arguments: [
      "A", "AA", "a<S-Tab>A", "aa<S-Tab>A", ":e nested<CR>pp", ":e the-lab<CR>p",
      ":e completion-menu<CR>p",
      "A:engine css<CR>",
    ])
  func whatMovesAlongIsPlacedAgain(script: String) throws {
    let lab = try lab(":screen 60x20<CR>\(script)w")
    let placed = try #require(lab.placedPopover)
    let map = try #require(
      SideMapQuestion(for: placed.name, in: lab.placement, on: lab.shown.stage)?.map)
    var random = SplitMix(seed: 3)
    for _ in 0..<12 {
      let (x, y) = (
        Int.random(in: 0..<map.columns, using: &random),
        Int.random(in: 0..<map.rows, using: &random)
      )
      let popover = try #require(lab.scene.popovers.first { $0.name == placed.name })
      let index = try #require(lab.scene.anchorIndex(of: popover))
      let anchor = lab.scene.anchors[index].name
      let moved = try press(
        ":anchor at top-left<CR>:anchor x \(x)<CR>:anchor y \(y)<CR>", on: lab)
      #expect(moved.context.edited.anchor?.name == anchor)
      let shown = try #require(moved.placement[placed.name])
      #expect(map[x, y] == (shown.isShown ? shown.layout.arrowDirection : nil), "\(x), \(y)")
    }
  }

  @Test func tooManyThatMoveAlongAreNotAskedAbout() throws {
    let lab = try lab("31Awm")
    #expect(
      try section(2, of: lab).paragraphs.map(\.text).first?.hasPrefix("There are too many") == true)
    #expect(lab.frame.picture.contains("no map: too many popovers move along"))
  }

  @Test func anotherEngineIsNotAskedAboutEachPlaceOfALargeScreen() throws {
    let lab = try lab(":screen 2000x2000<CR>:engine css<CR>w")
    #expect(
      try section(2, of: lab).paragraphs.map(\.text) == [
        "There are too many places to ask about the nearest change."
      ])
    #expect(Explorer.mapQuestion(in: lab.context) == nil)
  }

  /// The map of the library's own engine gives the same moves as asking it step by step.
  @Test(arguments: ["", ";sm", "9h", "dd", "4d", "9k", "g2f"])
  func theMapTellsTheSameMoves(script: String) throws {
    let placed = try #require(try lab(script).placedPopover)
    let whatIf = placed.presentation.whatIf()
    let moves = try #require(placed.presentation.map().moves(of: placed.presentation))
    #expect(moves.nearest == whatIf.anchorMove)
    #expect(moves.freedom == whatIf.freedom)
  }

  @Test(
    arguments: [
      ("5jj", "below → above: anchor 1 row down"),
      ("d6j", "below → above: anchor 6 rows down"),
      ("6jk6jkkkkd", nil),
      ("4d", "below → right: permitted left, right, up, down"),
      ("2d", "below → right: permitted left, right"),
      ("2jB", "below → above: reserved 0,0,5,0"),
      ("5j+", "below → above: size 32x7"),
      ("7d", "below → none: permitted none"),
      ("2du", "right → below: permitted any"),
    ])
  func aFlipIsLoggedWithItsCause(script: String, words: String?) throws {
    let lab = try lab(script)
    if let words { #expect(lab.flips.flips.first?.words == words, "\(lab.flips.flips)") }
    let sides = lab.flips.flips.map(\.to)
    #expect(sides.first.map { $0 == lab.placedPopover?.layout.arrowDirection } ?? true)
  }

  @Test func aSmallerScreenIsACause() throws {
    var lab = try lab("4j")
    lab.resize(to: CellSize(width: 80, height: 18))
    #expect(lab.flips.flips.first?.causes.first == "screen 80x16")
  }

  @Test func theLogIsBoundedAndKeepsTheNewest() throws {
    var lab = try lab("")
    for _ in 0..<(FlipLog.maximumCount + 20) {
      lab.press(.character("4"))
      lab.press(.character("d"))
    }
    #expect(lab.flips.flips.count <= FlipLog.maximumCount)
    let flips = lab.flips.flips
    for (newer, older) in zip(flips, flips.dropFirst()) { #expect(newer.from == older.to) }
  }

  /// Popovers are identified by name, not by their order.
  @Test func thePopoversOfAnotherSceneFlipToo() throws {
    let (above, below) = ("{ anchor: x, permitted: [down] }", "{ anchor: x, permitted: [up] }")
    var log = FlipLog(try shown("a: \(above)\n  b: \(below)"))
    let other = try shown("b: \(above)\n  a: \(below)")
    log.note(other)
    #expect(log.flips.map(\.popover) == ["a", "b"])
    log.note(other)
    #expect(log.count == 2)
  }

  private func shown(_ popovers: String) throws -> ShownScene {
    let text = "anchors:\n  x: { x: 30, y: 10 }\npopovers:\n  \(popovers)\n"
    var lab = Lab.sample()
    lab.context.edited.scene = try Scene(Array(text.utf8), path: "")
    lab.settle()
    return lab.shown
  }

  @Test func whatIsBrowsedIsNoFlip() throws {
    #expect(try lab("TjjjjGg<Esc>").flips.flips == [])
  }

  /// The inspector changes nothing: the scene keeps its size, and the popover its place.
  @Test(arguments: [(80, 24), (40, 10), (40, 12), (75, 24), (200, 60)])
  func thePlacementStays(width: Int, height: Int) throws {
    let size = CellSize(width: width, height: height)
    for script in ["", "99L99J", "99H99J", "99L99K"] {
      let lab = try lab(script, size: size)
      let inspected = try self.lab(script + "w", size: size)
      #expect(inspected.placement == lab.placement)
      let (view, layout) = (inspected.shown.view, inspected.context.explorer)
      let anchor = try #require(lab.placement.anchors[0].rects.first)
      #expect(view.part.intersection(anchor) == anchor)
      #expect(view.part.intersection(lab.container) == view.part)
      #expect(layout.scene.intersection(layout.panel).isEmpty)
      #expect(inspected.frame.size == size)
    }
  }

  private func panelText(_ lab: Lab) -> String {
    let (panel, frame) = (lab.context.explorer.panel, lab.frame)
    return panel.rows.dropFirst().map { y in
      let cells = Array(frame.row(y))[(panel.x + (lab.context.explorer.isBeside ? 1 : 0))...]
      return cells.map(\.glyph.text).joined().split(separator: " ").joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static let sizes = [(80, 24), (40, 10), (40, 12), (75, 24), (200, 60), (300, 90)]

  /// Every paragraph is whole on one of the pages, unless it is longer than the panel; at its end the panel says so and
  /// stays open.
  @Test(arguments: sizes, ["<PageDown>", "<C-d>"])
  func scrollingShowsEveryParagraph(size: (Int, Int), key: String) throws {
    var lab = try lab("4dw", size: CellSize(width: size.0, height: size.1))
    var pages: [String] = []
    while pages.count < 99 {
      pages.append(panelText(lab))
      let top = lab.inspectorTop
      lab = try press(key, on: lab)
      if lab.inspectorTop == top { break }
    }
    #expect(lab.notice == .refusal("This is the end of the explanation"))
    let all = pages.joined(separator: " ")
    let flat = pages.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let rows = lab.context.explorer.panel.height - 1
    for words in lab.inspection.sections.flatMap({ $0.paragraphs.map(\.text) }) {
      for word in words.split(separator: " ") { #expect(all.contains(word), "\(words)") }
      let whole = words.split(separator: " ").joined(separator: " ")
      let isLong = whole.count > (rows - 2) * (lab.context.explorer.panel.width - 6)
      #expect(isLong || flat.contains { $0.contains(whole) }, "\(whole)")
    }
    for name in LabNumber.allCases { #expect(all.contains(name.words)) }
  }

  @Test(arguments: sizes) func theEndIsLeftAsItWasReached(width: Int, height: Int) throws {
    let start = try lab("w", size: CellSize(width: width, height: height))
    #expect(try press("99<C-d>99<C-u>", on: start).inspectorTop == 0)
    #expect(try press("99<C-d>99<PageUp>", on: start).inspectorTop == 0)
  }

  @Test(arguments: ["w", "<Esc>", ":why<CR>"]) func itClosesByOneKey(key: String) throws {
    #expect(try lab("w").inspectorTop == 0)
    #expect(try lab("w<C-d>" + key).inspectorTop == nil)
  }

  /// Its keys are not those of the scene, and without it they are.
  @Test func pageKeysScrollItAndElseMoveTheAnchor() throws {
    let start = try lab("")
    #expect(try press("w<PageDown><PageUp><C-d><C-u>w", on: start).scene == start.scene)
    #expect(try press("w<PageDown>", on: start).scene == start.scene)
    #expect(try press("<PageDown>", on: start).scene != start.scene)
  }

  @Test func aSceneWithoutAPopoverSaysSo() throws {
    let lab = try lab("xw")
    #expect(lab.frame.picture.contains("The scene has no popover; a"))
  }
}
