import Dial
import PopoverGeometry
import TestSupport
import Testing

@Suite("Turning a dial")
struct DialTurningTests {
  private let twelve = DialScale(count: 12)

  /// A finger on one half of a dial around (200, 200), and the sense in which it turns the dial.
  @Test(arguments: [
    (x: 250.0, dx: 9.0, dy: 0.0, turn: 1.0), (150, 9, 0, 1), (250, -9, 0, -1),
    (250, 0, 9, 1), (150, 0, 9, -1), (250, 0, -9, -1), (150, 0, -9, 1),
    (250, 9, -9, 1), (150, 9, 9, 1), (200, 0, 9, -1),
  ])
  func theLongerAxisAndTheHalfDecide(x: Double, dx: Double, dy: Double, turn: Double) {
    let start = Point(x: x - dx, y: 100)
    let drag = DialDrag(
      from: start, to: Point(x: x, y: 100 + dy), center: Point(x: 200, y: 200))
    let way = (dx * dx + dy * dy).squareRoot()
    #expect(drag.tick(radius: 150, by: .halfAndAxis) == turn * way / 150)
    #expect(drag.tick(radius: 0, by: .halfAndAxis) == 0)
  }

  @Test func draggedOnceAroundByTheExactRuleItIsWhereItWas() {
    let center = Point(x: 31, y: -4)
    let places = (0...90).map { index in
      let angle = Double(index) / 90 * .fullTurn
      return Point(x: center.x + 20 * angle.cosine, y: center.y + 20 * angle.sine)
    }
    let ticks = zip(places, places.dropFirst()).map { start, end in
      DialDrag(from: start, to: end, center: center).tick(radius: 99, by: .exact)
    }
    #expect(ticks.allSatisfy { abs($0 - .fullTurn / 90) < 1e-9 })
    let back = DialDrag(from: places[3], to: places[2], center: center)
    #expect(back.tick(radius: 1, by: .exact) < 0)
    #expect(DialDrag(from: center, to: places[0], center: center).angle == 0)
  }

  @Test(arguments: DialMode.allCases) func aDialTurnsWithoutAnEnd(mode: DialMode) throws {
    var rotation = DialRotation(try #require(twelve), as: mode)
    var random = SplitMix(seed: 9)
    var sum = 0.0
    for _ in 0..<10_000 {
      let tick = random.number(-1...2)
      rotation.turn(by: tick)
      sum += tick
      #expect(abs(rotation.angle) < .fullTurn)
      #expect((0..<Double.fullTurn).contains(rotation.reading))
    }
    #expect(abs((rotation.angle - sum).nearestTurn) < 1e-6)
  }

  @Test func afterASnapADragContinuesFromTheShownAngle() throws {
    var rotation = DialRotation(try #require(twelve))
    rotation.turn(by: 0.4)
    rotation.snap()
    let seen = rotation.angle
    rotation.turn(by: 0.01)
    #expect(abs(rotation.angle - seen - 0.01) < 1e-12)
    #expect(rotation.item == 11)
  }

  @Test func afterASnapTheOriginalJumpsBack() throws {
    var rotation = DialRotation(try #require(twelve), as: .ayn)
    rotation.turn(by: 0.4)
    rotation.snap()
    #expect(abs(rotation.angle - .pi / 6) < 1e-12)
    rotation.turn(by: 0.01)
    #expect(abs(rotation.angle - 0.41) < 1e-12)
  }

  @Test func labelsGoAroundClockwiseFromTheTop() throws {
    let scale = try #require(twelve)
    let face = DialFace(radius: 100, labelOffset: 20)
    let quarters = [0, 3, 6, 9].map { face.labelCenter(at: scale.position(of: $0)) }
    let expected = [(100.0, 20.0), (180, 100), (100, 180), (20, 100)]
    for (place, wanted) in zip(quarters, expected) {
      #expect(abs(place.x - wanted.0) < 1e-9 && abs(place.y - wanted.1) < 1e-9)
    }
  }

  @Test func onATinyDialOnlyTheOriginalsLabelsCrossOver() {
    #expect(DialFace(radius: 4).labelCenter(at: 0) == Point(x: 4, y: 4))
    #expect(DialFace(radius: 4, as: .ayn).labelCenter(at: 0) == Point(x: 4, y: 10))
  }
}
