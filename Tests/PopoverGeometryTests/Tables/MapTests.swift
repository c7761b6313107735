import PopoverGeometry
import TestSupport
import Testing

@Suite("Map and walk")
struct MapTests {
  /// Below in the first two rows, above in the last.
  private static let rows = PopoverPresentation.bare(
    Size(width: 4, height: 1), in: Size(width: 4, height: 3), at: Point(x: 2, y: 1), [.up, .down])

  /// One row with a cell in the middle to keep out of: right, left, right, right, left of the anchor.
  private static let islands = PopoverPresentation.bare(
    Size(width: 1, height: 1), in: Size(width: 5, height: 1), [.left, .right]
  ).with { $0.keepOut = [Rect(x: 2, y: 0, width: 1, height: 1)] }

  @Test func everyPlaceOfTheAnchorHasASide() {
    let map = Self.rows.map()
    #expect([map.columns, map.rows] == [4, 3])
    #expect((0..<3).map { map[3, $0] } == [.up, .up, .down])
    #expect(map.count(of: .up) == 8)
    #expect(map.count(of: .down) == 4)
    #expect(map.count(of: nil) == 0)
    #expect(map.current == 6)
  }

  @Test func aFlipLineRunsBetweenTheSides() {
    let map = Self.rows.map()
    #expect(map.flips.map(\.column) == [0, 1, 2, 3])
    #expect(map.flips.allSatisfy { $0.row == 1 && $0.axis == .vertical })
    #expect(map.stepCount == 17)
    #expect(map.regions.map(\.direction) == [.up, .down])
    #expect(map.regions.map(\.figures) == [[8, 0, 0], [4, 0, 2]])
    #expect(map.islands.isEmpty)
  }

  @Test func whatIsCutOffIsAnIsland() {
    let map = Self.islands.map()
    #expect((0..<5).map { map[$0, 0] } == [.left, .right, .left, .left, .right])
    #expect(map.flips.map(\.column) == [0, 1, 3])
    #expect(map.regions.map(\.places) == [2, 1, 1, 1])
    #expect(map.islands.map(\.direction) == [.left, .right])
    #expect(map.islands.map(\.figures) == [[1, 0, 0], [1, 4, 0]])
  }

  @Test func aMapHasNoPath() {
    let led = Self.rows.with {
      $0.currentArrowDirection = .down
      $0.currentFrame = .zero
    }
    #expect(led.map() == Self.rows.map())
  }

  @Test(arguments: [
    (Point(x: -1, y: 0), Int?.none), (Point(x: -0.5, y: 0), nil), (Point(x: 0, y: 3), nil),
    (Point(x: 3, y: 2), 11), (Point(x: 0.5, y: 0), 0),
  ])
  func theCurrentPlaceMayBeOffTheMap(place: Point, current: Int?) {
    let map = Self.rows.with { ($0.sourceRect.x, $0.sourceRect.y) = (place.x, place.y) }.map()
    #expect(map.current == current)
  }

  /// A part is cut to the container, and has the sides that the whole map has there.
  @Test(arguments: [
    (part: [1, 1, 2, 2], places: [1, 1, 2, 2], current: 1), ([-5, -5, 100, 100], [0, 0, 4, 3], 6),
    ([3, 2, 9, 9], [3, 2, 1, 1], nil), ([0, 1, 4, 1], [0, 1, 4, 1], 2),
    ([1, 1, 0, 2], [1, 1, 0, 2], nil),
    ([1, 1, -1, 2], [1, 1, 0, 2], nil),
  ])
  func aPartIsCutFromTheWhole(part: [Int], places: [Int], current: Int?) {
    let (whole, map) = (Self.rows.map(), Self.rows.map(within: Rectangle(part)))
    #expect([map.origin.x, map.origin.y, map.columns, map.rows] == places)
    #expect(map.current == current)
    #expect(map.isWhole == (map == whole))
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        #expect(map[column, row] == whole[column + places[0], row + places[1]])
      }
    }
  }

  @Test func onlyAWholeMapTellsOfMoves() {
    #expect(Self.rows.map().moves(of: Self.rows) != nil)
    #expect(Self.rows.map(within: Rectangle([0, 0, 4, 2])).moves(of: Self.rows) == nil)
    let huge = Self.rows.with { $0.container = Rect(size: Size(width: 3000, height: 3000)) }
    #expect(!huge.map().isWhole && huge.map().moves(of: huge) == nil)
  }

  @Test func aMapStartsWhereItsContainerDoes() {
    #expect(Self.rows.offset(x: 100, y: -50).map() == Self.rows.map())
  }

  @Test(arguments: [
    (Size.zero, Size.zero, columns: 1, rows: 1), (Size.zero, Size(width: 1, height: 1), 0, 0),
    (Size(width: 1, height: 1), Size(width: 1, height: 1), 1, 1),
    (Size(width: 3.5, height: 1), Size(width: 4, height: 1), 0, 0),
    (Size(width: 3.5, height: 1), Size(width: 1, height: 1), 3, 1),
  ])
  func smallContainersHaveFewPlaces(container: Size, anchor: Size, columns: Int, rows: Int) {
    let scene = Self.rows.with {
      $0.container = Rect(size: container)
      $0.sourceRect = Rect(size: anchor)
    }
    let map = scene.map()
    #expect([map.columns, map.rows] == [columns, rows])
    #expect(map.regions.reduce(0) { $0 + $1.places } == columns * rows)
    #expect(map.flips.isEmpty)
    #expect(scene.walk().steps == map.stepCount)
  }

  @Test func aWalkCountsChangesAndWays() {
    let report = Self.rows.walk()
    #expect(report.steps == 17)
    #expect(report.sideChanges == 4)
    #expect(report.distance == 8)
    #expect(report.largestJump == 1)
    #expect(report.changesPerThousand == 4000.0 / 17)
    #expect(report.meanMove == 8.0 / 17)
  }

  @Test(arguments: [
    (Stability.rechoose, changes: 3, distance: 6.0, jump: 3.0), (.whileItFits, 3, 6, 3),
    (.leastMovement, 3, 6, 3),
  ])
  func aWalkRemembers(stability: Stability, changes: Int, distance: Double, jump: Double) {
    let report = Self.islands.with { $0.policy.stability = stability }.walk()
    #expect(report.sideChanges == changes)
    #expect(report.distance == distance)
    #expect(report.largestJump == jump)
  }

  @Test func stayingChangesTheSideLessOften() {
    let changes = [Stability.rechoose, .whileItFits, .deadBand(4)].map { stability in
      PopoverPresentation.table(policy: PlacementPolicy(stability: stability, score: .mostRoom))
        .walk().sideChanges
    }
    #expect(changes[0] > changes[1])
    #expect(changes[0] > changes[2])
  }

  @Test func reportsAddUp() {
    let sum = Self.rows.walk() + Self.islands.walk()
    #expect([sum.steps, sum.sideChanges] == [21, 7])
    #expect([sum.distance, sum.largestJump] == [14, 3])
    #expect(WalkReport().meanMove == 0 && WalkReport().changesPerThousand == 0)
  }
}

extension Rectangle<Int> {
  /// From a place, a width and a height.
  fileprivate init(_ figures: [Int]) {
    self.init(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }
}

extension PlacementMap.Region {
  /// Its places, and the column and row of the first.
  fileprivate var figures: [Int] { [places, column, row] }
}
