import CellCanvas
import PopoverGeometry
import PopoverScenes
import TestSupport
import Testing

@testable import PopoverLab

@Suite("Overlays")
struct OverlayTests {
  /// Labs with the anchor in corners, at edges and elsewhere, with settings of many kinds.
  static let scripts = [
    "", "99L99J", "99H99K", "6jB", ";sm;sm;sm99L99K", "dd99H", "7d", "9]3}", "g=99J", "4f9l",
    "ofB99J",
    "e99L", "3e6j", "9e99J", "aa", "sB9j", "12>6+",
  ]

  static func lab(_ script: String, size: CellSize = CellSize(width: 80, height: 24)) throws -> Lab
  {
    var lab = Lab.sample(size: size)
    for key in try KeyScript(script).keys { lab.press(key) }
    return lab
  }

  @Test(arguments: ["gik", "rounded", "paper", "classic", "phosphor", "bubble", "monochrome"])
  func theLegendOfContrastIsOneLine(theme: String) throws {
    let before = Lab.sample(theme: theme)
    let rows = { (lab: Lab) in lab.frame.picture.split(separator: "\n").dropLast(2) }
    let marked = rows(try press("%", on: before))
    #expect(zip(rows(before), marked).count { $0 != $1 && $1.contains("too faint") } == 1)
    #expect(zip(rows(before), marked).count { $0 != $1 && !$1.contains("!") } == 0)
  }

  @Test(arguments: zip(["R", ";vg", "M", "%"], [Overlay.rectangles, .ghosts, .map, .contrast]))
  func aKeyShowsAndHides(key: String, overlay: Overlay) throws {
    var lab = try Self.lab(key)
    #expect(lab.overlays == [overlay])
    #expect(try lab.frame != press("").frame)
    lab = try press(key, on: lab)
    #expect(lab.overlays == [])
  }

  /// Where the scene is not seen, nothing is said to be shown that nobody sees.
  @Test(arguments: ["T:map<CR>", "T:why<CR>", ":sheet<CR>:contrast<CR>"])
  func nothingIsShownOverAnotherView(script: String) throws {
    let lab = try press(script)
    #expect(lab.overlays == [] && lab.inspectorTop == nil)
    #expect(lab.notice?.words.hasPrefix("This is shown in the scene; ") == true)
  }

  @Test func escapeHidesAllOfThem() throws {
    let lab = try Self.lab("R;vgM%<Esc>")
    #expect(lab.overlays == [])
    #expect(try lab.frame == press("").frame)
  }

  @Test func nothingOfThemIsAStepToUndo() throws {
    #expect(try Self.lab("R;vgM%u").notice == .refusal("There is nothing to undo"))
  }

  @Test(arguments: scripts) func ghostsAndMapLeaveWhatIsShown(script: String) throws {
    let plain = try Self.lab(script)
    var lab = plain
    lab.overlays = [.ghosts, .map]
    let (before, after) = (plain.frame, lab.frame)
    let legend = lab.container.height - 2
    for rect in plain.shown.covered {
      for y in rect.intersection(plain.container).rows where y > 2 && y < legend {
        for x in rect.intersection(plain.container).columns {
          let place = CellPoint(x: x, y: y)
          #expect(before[place] == after[place])
        }
      }
    }
  }
}

extension OverlayTests {
  @Test(arguments: scripts) func theStripIsAllArrowAndCorners(script: String) throws {
    let lab = try Self.lab(script)
    guard let placed = lab.placedPopover, let strip = ArrowStrip(placed) else { return }
    let marked = strip.marks.flatMap(\.rects).reduce(0) { $0 + $1.width * $1.height }
    let arrow = strip.arrow.width * strip.arrow.height
    #expect(marked + arrow == strip.strip.width * strip.strip.height)
    if let offsets = strip.offsets { #expect(offsets.contains(placed.layout.arrowOffset)) }
  }

  @Test(
    arguments: [
      ("", "i contentViewInsets 1,2,1,2|a arrow -16.5 to 16.5|c corners 1,1"),
      ("7d", "i contentViewInsets 1,2,1,2"),
      (
        ";smB",
        "r reserved 0,0,5,0|m margins 1,2,1,2|i contentViewInsets 1,2,1,2|a arrow -2.5 to 2.5|"
          + "c corners 1,1"
      ),
    ])
  func rectanglesAreNamedWithTheirFigures(script: String, expected: String) throws {
    let lab = try Self.lab(script)
    let marks = RectangleMarks(lab.placement, lab.scene.margins, lab.placedPopover).marks
    let words = marks.map { "\($0.letter) \($0.name) \($0.figures)" }.joined(separator: "|")
    #expect(words == expected)
  }

  @Test(arguments: scripts) func ghostsLieWhereTheExplanationSays(script: String) throws {
    let lab = try Self.lab(script)
    let placed = try #require(lab.placedPopover)
    let explanation = placed.presentation.explanation()
    let sides = (explanation.candidates + explanation.notPermitted)
      .filter { $0.candidate.direction != placed.layout.arrowDirection || !placed.isShown }
    let ghosts = Ghost.all(of: placed)
    #expect(ghosts.map(\.frame) == sides.map { CellRect($0.wholeFrame) })
    for (ghost, side) in zip(ghosts, sides) {
      let isPermitted = explanation.candidates.contains(side)
      for edge in side.failingEdges where isPermitted {
        #expect(ghost.labels[0].contains("\(Words.figure(edge.distance)) "))
        #expect(ghost.labels[0].contains(edge.name))
      }
      #expect(isPermitted || ghost.labels[0].hasSuffix("not permitted"))
    }
  }

  /// Without former placements the map agrees with the shown placement, for every engine.
  @Test(
    arguments: ["", ";sm", "B", "f", "ff", "fff", "g", "d", "dd", "3d", "o", "a", "A", "AA", "fA"]
      + engines)
  func theMapShowsTheSideThatIsTaken(script: String) throws {
    var lab = try Self.lab("\(script)M", size: CellSize(width: 60, height: 20))
    let name = try #require(lab.selectedPopover?.name)
    let question = try #require(SideMapQuestion(for: name, in: lab.placement, on: lab.shown.stage))
    let map = question.map
    #expect(Explorer.mapQuestion(in: lab.context) == question)
    var random = SplitMix(seed: 7)
    for _ in 0..<20 {
      let anchor = try #require(lab.placement.anchors.last?.rects.first)
      let placed = try #require(lab.placedPopover)
      #expect(map[anchor.x, anchor.y] == (placed.isShown ? placed.layout.arrowDirection : nil))
      lab.press(Key([.left, .right, .up, .down][Int.random(in: 0..<4, using: &random)], .shift))
      #expect(Explorer.mapQuestion(in: lab.context) == question)
    }
  }

  /// Of a screen with more places than are asked about at a key, the map has those that are seen.
  @Test func theMapOfALargeScreenIsOfWhatIsSeen() throws {
    let lab = try Self.lab(":screen 300x200<CR>M", size: CellSize(width: 60, height: 20))
    let (question, whole) = (
      try #require(Explorer.mapQuestion(in: lab.context)),
      try #require(SideMapQuestion(for: "popover", in: lab.placement, on: lab.shown.stage)?.map)
    )
    let map = question.map
    #expect(question.part == lab.shown.view.part && !map.isWhole && whole.isWhole)
    #expect(map.origin == question.part.origin && (map.columns, map.rows) == (60, 18))
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        #expect(map[column, row] == whole[column + map.origin.x, row + map.origin.y])
      }
    }
    #expect(lab.frame.picture.contains("by the anchor's first cell, where seen"))
  }

  @Test func theMapOfABrokenAnchorMovesAllPieces() throws {
    var lab = Lab.sample(size: CellSize(width: 60, height: 20))
    lab.overlays = [.map]
    lab.context.edited.scene.anchors[0].shape = .pieces([
      CellRect(x: 8, y: 0, width: 9, height: 1), CellRect(x: 0, y: 1, width: 12, height: 1),
    ])
    lab.settle()
    let question = try #require(
      SideMapQuestion(for: "popover", in: lab.placement, on: lab.shown.stage))
    let map = question.map
    var random = SplitMix(seed: 11)
    for _ in 0..<40 {
      lab.press(Key([.left, .right, .up, .down][Int.random(in: 0..<4, using: &random)], .shift))
      #expect(SideMapQuestion(for: "popover", in: lab.placement, on: lab.shown.stage) == question)
      let bounds = CellRect(around: lab.placement.anchors[0].rects)
      #expect(map[bounds.x, bounds.y] == lab.placedPopover?.layout.arrowDirection)
    }
  }

  /// As many presses of the key for engines as there are engines without a memory.
  private static let engines = Choices.engines.indices.dropFirst()
    .filter { !Choices.engines[$0].name.hasPrefix("css") && Choices.engines[$0].name != "imgui" }
    .map { "\($0)e" }

  @Test func everyOverlayIsDrawnOnEveryScreen() throws {
    for size in [(1, 1), (40, 10), (40, 12), (41, 24), (80, 11), (200, 60)] {
      for script in ["99L99Jmr", "x", "7d", "aa"] {
        var lab = try Self.lab(script, size: CellSize(width: size.0, height: size.1))
        lab.overlays = [.rectangles, .ghosts, .map, .contrast]
        #expect(lab.frame.size == lab.size)
      }
    }
  }
}
