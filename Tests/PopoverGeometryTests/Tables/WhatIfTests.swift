import PopoverGeometry
import TestSupport
import Testing

/// A change as a table has it.
private struct Change: Equatable {
  var x: Double
  var y: Double
  var direction: ArrowDirection?

  init(_ x: Double, _ y: Double, _ direction: ArrowDirection?) {
    (self.x, self.y, self.direction) = (x, y, direction)
  }

  init(_ change: WhatIf.Change) { self.init(change.x, change.y, change.direction) }
}

extension Double {
  fileprivate func rounded(toTenths parts: Double) -> Double { (self * parts).rounded() / parts }
}

extension WhatIf.Freedom {
  fileprivate var figures: [Double?] { [left, right, up, down] }
}

@Suite("What if")
struct WhatIfTests {
  /// Above the anchor while there is a row, below otherwise.
  private static let rows = PopoverPresentation.bare(
    Size(width: 4, height: 1), in: Size(width: 4, height: 4), at: Point(x: 1, y: 1), [.down, .up])

  @Test func theSmallestChangesAreFound() {
    let whatIf = Self.rows.whatIf()
    #expect(whatIf.anchorMove.map { Change($0) } == Change(0, -1, .up))
    #expect(whatIf.contentChange.map { Change($0) } == Change(0, 1, .up))
    #expect(whatIf.containerChange.map { Change($0) } == Change(-1, 0, nil))
    #expect(whatIf.freedom.figures == [nil, nil, 0, nil])
  }

  /// Where there is room on no side it lies over its anchor, which is no side, though its arrow may point up on both.
  @Test func overTheAnchorIsNoSide() throws {
    var question = PopoverPresentation.bare(
      Size(width: 4, height: 3), in: Size(width: 6, height: 6), at: Point(x: 1, y: 4), [.up])
    question.canOverlapSourceViewRect = true
    #expect(question.layout().side == nil && question.layout().arrowDirection == .up)
    #expect(try #require(question.whatIf().anchorMove).direction == .up)
    let beside = question.with { $0.sourceRect.y = 0 }
    #expect(beside.layout().side == .below)
    let leaving = try #require(beside.whatIf().anchorMove)
    #expect(leaving.direction == .up && leaving.side == nil)
    #expect(beside.sentences(for: beside.whatIf())[0].hasSuffix("the popover goes over the anchor"))
  }

  @Test func theMapSaysSoToo() {
    let map = PopoverPresentation.bare(
      Size(width: 4, height: 3), in: Size(width: 6, height: 6), [.up]
    ).with { $0.canOverlapSourceViewRect = true }.map()
    #expect((0..<6).map { map[1, $0] } == [.up, .up, .up, nil, nil, nil])
    #expect(map.flips.count == 6)
  }

  @Test(arguments: [(x: 2.0, move: 2.0, right: 1.0), (0, 4, 3), (3, 1, 0)])
  func theNearestMoveIsCountedInCells(x: Double, move: Double, right: Double) {
    let whatIf = PopoverPresentation.bare(
      Size(width: 4, height: 1), in: Size(width: 8, height: 3), at: Point(x: x, y: 1), [.left, .up]
    ).whatIf()
    #expect(whatIf.anchorMove.map { Change($0) } == Change(move, 0, .up))
    #expect(whatIf.freedom.figures == [nil, right, nil, nil])
  }

  @Test(arguments: [(aspect: 1.0, x: 0.0, y: 2.0), (4, 3, 0)])
  func rowsAreWeighedByTheAspect(aspect: Double, x: Double, y: Double) {
    let scene = PopoverPresentation.bare(
      Size(width: 2, height: 2), in: Size(width: 7, height: 4), at: Point(x: 2, y: 1), [.left]
    ).with {
      $0.keepOut = [Rect(x: 0, y: 3, width: 7, height: 1)]
      $0.policy.aspect = aspect
    }
    let change = scene.whatIf().anchorMove.map { Change($0) }
    #expect(scene.layout().arrowDirection == .left)
    #expect(change == Change(x, y, nil))
  }

  /// Of all moves that take no edge out of the container, or farther out, none that is nearer leads to another side; of
  /// equal ones the upper one is named, then the left one.
  @Test func theNearestOfAllMovesIsFound() {
    for scene in RandomScenes.cells.prefix(60) {
      let (room, anchor) = (scene.container, scene.sourceRect)
      let side = scene.layout().side
      var nearest: (distance: Double, y: Double, x: Double)?
      let (up, down) = (min(0, room.y - anchor.y), max(0, room.maxY - anchor.maxY))
      let (left, right) = (min(0, room.x - anchor.x), max(0, room.maxX - anchor.maxX))
      for y in stride(from: up, through: down, by: 1) {
        for x in stride(from: left, through: right, by: 1) {
          let move = (abs(x) + abs(y) * scene.policy.aspect, y, x)
          guard nearest.map({ move < $0 }) ?? true else { continue }
          let moved = scene.with { $0.sourceRect = anchor.offset(x: x, y: y) }
          if moved.layout().side != side { nearest = move }
        }
      }
      let found = scene.whatIf().anchorMove
      #expect(found?.x == nearest?.x && found?.y == nearest?.y, "\(scene)")
    }
  }

  /// A popover without a direction stays without one, so that nothing is looked for.
  @Test func withoutADirectionNothingChangesTheSide() {
    for scene in RandomScenes.cells.prefix(300) {
      let free = scene.with { $0.permittedArrowDirections = [] }
      #expect(free.decision().direction == nil, "\(scene)")
      let whatIf = free.whatIf()
      let freedom = whatIf.freedom
      let ways = [freedom.left, freedom.right, freedom.up, freedom.down]
      #expect(whatIf.looksEverywhere && ways.allSatisfy { $0 == nil }, "\(scene)")
      #expect(whatIf.anchorMove == nil && whatIf.contentChange == nil, "\(scene)")
      #expect(whatIf.containerChange == nil, "\(scene)")
    }
  }

  /// From outside of the container the way is longer than the container is.
  @Test(arguments: [(x: 20.0, looks: true), (-260, true), (-280, false), (-20_000, false)])
  func farAnchorsAreNotLookedForEverywhere(x: Double, looks: Bool) {
    let whatIf = PopoverPresentation.bare(
      Size(width: 9, height: 6), in: Size(width: 40, height: 12), at: Point(x: x, y: 5), [.left]
    ).whatIf()
    #expect(whatIf.looksEverywhere == looks)
    #expect(whatIf.anchorMove.map { $0.x >= -x } ?? true)
  }

  /// Below the anchor as long as there is a row that need not be kept out of. Farther away than what is looked for, a move
  /// along both axes is not found; one along an axis is. There a row counts no less than a column.
  @Test(arguments: [
    (110.0, aspect: 2.0, move: (110.0, 101.0)), (120, 2, (0, 999)), (218, 1, (218, 101)),
    (220, 0.1, (0, 999)),
  ])
  func farMovesAreAlongAnAxis(x: Double, aspect: Double, move: (Double, Double)) {
    let scene = PopoverPresentation.bare(
      Size(width: 1, height: 1), in: Size(width: 2000, height: 1000), at: Point(x: 0, y: 0),
      [.up, .down]
    ).with {
      $0.keepOut = [Rect(x: x, y: 102, width: 1000, height: 1)]
      $0.policy.aspect = aspect
    }
    #expect(scene.whatIf().anchorMove.map { Change($0) } == Change(move.0, move.1, .down))
  }

  /// Above the anchor there are 21 points for a popover of 20.3: the next step but one of half a point up
  /// leaves too few, and two tenths of a point more content than fit are found to the tenth.
  @Test(arguments: [
    (step: 0.5, move: -1.0, content: 1.0), (0.25, -0.75, 0.75), (0.1, -0.8, 0.8), (1, -1, 1),
    (0, -1, 1), (-3, -1, 1),
  ])
  func anyStepWillDo(step: Double, move: Double, content: Double) {
    let whatIf = PopoverPresentation.bare(
      Size(width: 30, height: 20.3), in: Size(width: 90, height: 90), at: Point(x: 30, y: 21),
      [.down, .up]
    ).with {
      $0.grid = .points
      $0.sourceRect.width = 30
    }.whatIf(step: step)
    #expect(whatIf.anchorMove.map { Change($0) } == Change(0, move, .up))
    #expect(whatIf.contentChange.map { Change($0) } == Change(0, content, .up))
    #expect(whatIf.freedom.up == (-move - whatIf.step).rounded(toTenths: 20))
    #expect(whatIf.step == (step > 0 ? step : 1))
  }

  @Test func fractionsStayInsideTheContainer() {
    let whatIf = Self.rows.with {
      $0.grid = .points
      $0.sourceRect.y = 0.5
      $0.permittedArrowDirections = [.up]
      $0.container.height = 2.5
    }.whatIf()
    #expect(whatIf.anchorMove.map { Change($0) } == Change(0, 1, nil))
    #expect(whatIf.freedom.down == 0)
  }

  @Test func theWayEndsAtTheEdge() {
    let scene = PopoverPresentation.bare(
      Size(width: 4, height: 1), in: Size(width: 8, height: 3), [.left, .up]
    ).with { $0.sourceRect.width = 5 }
    #expect(scene.layout().arrowDirection == .up)
    #expect(scene.offset(x: -1, y: 0).with { $0.container.x = 0 }.layout().arrowDirection == .left)
    #expect(scene.whatIf().freedom.left == nil)
  }

  @Test func theCurrentSideCountsAsItDoesNow() {
    let fresh = Self.rows.with { $0.sourceRect.y = 2 }
    #expect(fresh.whatIf().freedom.up == 1)
    #expect(fresh.with { $0.currentArrowDirection = .up }.whatIf().freedom.down == 0)
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1)])
  func nothingMovesInTheSmallestContainers(container: Size) {
    let whatIf = Self.rows.with {
      $0.container = Rect(size: container)
      ($0.sourceRect.x, $0.sourceRect.y) = (0, 0)
    }.whatIf()
    #expect(whatIf.anchorMove == nil)
    #expect(whatIf.freedom.figures == [nil, nil, nil, nil])
    #expect(whatIf.containerChange == nil)
  }
}
