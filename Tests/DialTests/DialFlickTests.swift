import Dial
import PopoverGeometry
import TestSupport
import Testing

@Suite("Flicks of a dial")
struct DialFlickTests {
  @Test func aFlickLandsOnAnItemOnItsOwnLine() throws {
    var random = SplitMix(seed: 2)
    for index in 0..<4_000 {
      let scale = try #require(DialScale(count: random.whole(1...90)))
      let start = Point(x: random.number(-500...500), y: random.number(-500...500))
      let way = Point(
        x: index % 7 == 0 ? 0 : random.number(-200...200), y: random.number(-200...200))
      let scroll = DialScroll(
        start: start, offset: Point(x: start.x + way.x, y: start.y + way.y),
        half: random.whole(0...1) == 0 ? .left : .right)
      let landing = DialFlick(
        scroll, angle: random.number(-6...6), radius: random.number(20...400), scale: scale
      ).landing()
      #expect(landing.isExact)
      #expect(abs(landing.wanted - scale.snapped(landing.angle)) < 1e-9)
      let corrected = Point(x: landing.target.x - start.x, y: landing.target.y - start.y)
      #expect(abs(corrected.x * way.y - corrected.y * way.x) < 1e-6)
    }
  }

  @Test func withoutAWayThereIsNothingToCorrect() throws {
    let place = Point(x: 3, y: 4)
    let flick = DialFlick(
      DialScroll(start: place, offset: place, half: .left), angle: 0.4, radius: 100,
      scale: try #require(DialScale(count: 12)))
    #expect(flick.landing().target == place)
    #expect(flick.landing().angle == 0.4)
  }

  /// The original is right for a flick to the side from rest, and wrong for one upwards.
  @Test(arguments: [(x: -100.0, y: 0.0, isExact: true), (0, -100, false)])
  func theOriginalMissesWhenFlickedUpwards(x: Double, y: Double, isExact: Bool) throws {
    let scroll = DialScroll(
      start: Point(x: 0, y: 0), offset: Point(x: x, y: y), half: .right)
    let flick = DialFlick(
      scroll, angle: 0, radius: 150, scale: try #require(DialScale(count: 12)))
    #expect(flick.landing(as: .ayn).isExact == isExact)
    #expect(flick.landing().isExact)
  }

  @Test func aRateIsBetweenZeroAndOne() {
    #expect([0, 1, -0.5, 1.5, .nan].allSatisfy { Deceleration(rate: $0) == nil })
    #expect(Deceleration(rate: 0.99) == .fast)
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func waysAddUp(deceleration: Deceleration) {
    let way = deceleration.distance(from: 900)
    #expect(abs(deceleration.speed(for: way) - 900) < 1e-9)
    #expect(abs(deceleration.projectedDistance(from: 900) / way - 1) < 0.006)
    let first = deceleration.distance(from: 900, after: 0.3)
    let left = deceleration.speed(900, after: 0.3)
    #expect(abs(first + deceleration.distance(from: left) - way) < 1e-9)
    let time = deceleration.time(for: way, toWithin: 0.5)
    #expect(abs(deceleration.distance(from: 900, after: time) - (way - 0.5)) < 1e-9)
    #expect(deceleration.time(for: 0.2, toWithin: 0.5) == 0)
    #expect(deceleration.time(for: 0, toWithin: 0) == 0)
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func aSpinRunsOutAtAnItem(deceleration: Deceleration) throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<500 {
      let scale = try #require(DialScale(count: random.whole(1...60)))
      let start = random.number(-6...6)
      let speed = random.number(-40...40)
      let spin = DialSpin(from: start, speed: speed, on: scale, deceleration: deceleration)
      let rest = start + deceleration.projectedDistance(from: speed)
      #expect(abs(spin.end - rest) <= scale.step / 2 + 1e-9)
      #expect(abs(scale.snapped(spin.end) - spin.end) < 1e-9)
      #expect(spin.angle(after: -1) == spin.angle(after: 0))
      #expect(spin.angle(after: spin.duration) == spin.end)
      let ways = (0...50).map { abs(spin.end - spin.angle(after: spin.duration * Double($0) / 50)) }
      #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(ways[49] < max(0.1, abs(spin.end - start) / 4))
    }
  }
}
