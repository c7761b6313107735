import Dial
import Foundation
import PopoverGeometry
import TestSupport
import Testing

@Suite("The dial and a port of the original")
struct DialPortTests {
  /// A random dial with numbers for it, by a seed.
  private struct Scene {
    var random: SplitMix
    let scale: DialScale
    let port: AYNPort

    init(seed: UInt64) throws {
      random = SplitMix(seed: seed)
      let count = random.whole(1...90)
      scale = try #require(DialScale(count: count))
      port = AYNPort(count: Double(count), radius: random.number(1...400))
    }

    mutating func scroll() -> DialScroll {
      let start = Point(x: random.number(-900...900), y: random.number(-900...900))
      let way = Point(x: random.number(-300...300), y: random.number(-300...300))
      let isStraight = random.whole(0...5)
      return DialScroll(
        start: start,
        offset: Point(
          x: start.x + (isStraight == 0 ? 0 : way.x), y: start.y + (isStraight == 1 ? 0 : way.y)),
        half: random.whole(0...1) == 0 ? .left : .right)
    }
  }

  @Test func aScrollTurnsAsFarAsInTheOriginal() throws {
    for seed in UInt64(0)..<2_000 {
      var scene = try Scene(seed: seed)
      let scroll = scene.scroll()
      let tick = scene.port.tick(
        scroll.offset.x - scroll.start.x, scroll.offset.y - scroll.start.y,
        isLeft: scroll.half == .left)
      #expect(isClose(scroll.tick(radius: scene.port.radius), tick), "seed \(seed)")
    }
  }

  @Test func anglesSnapAndReadAsInTheOriginal() throws {
    for seed in UInt64(0)..<4_000 {
      var scene = try Scene(seed: seed)
      let angle = scene.random.number(-30...30)
      #expect(isClose(angle.withoutTurns, scene.port.floored(angle)), "seed \(seed)")
      #expect(scene.scale.item(at: angle, as: .ayn) == scene.port.value(angle), "seed \(seed)")
      let snapped = scene.scale.snapped(angle, as: .ayn)
      #expect(snapped == scene.port.snapped(angle), "seed \(seed)")
      #expect(scene.scale.item(at: snapped, as: .ayn) == scene.port.value(snapped))
    }
  }

  @Test func labelsStandWhereTheOriginalHasThem() throws {
    for seed in UInt64(0)..<1_000 {
      var scene = try Scene(seed: seed)
      let index = scene.random.whole(0...scene.scale.count - 1)
      let own = DialFace(radius: scene.port.radius, as: .ayn)
        .labelCenter(at: scene.scale.position(of: index))
      let label = scene.port.label(Double(index))
      #expect(isClose(own.x, label.x) && isClose(own.y, label.y), "seed \(seed)")
    }
  }

  @Test func aFlickIsCorrectedAsInTheOriginal() throws {
    for seed in UInt64(0)..<4_000 {
      var scene = try Scene(seed: seed)
      let scroll = scene.scroll()
      let angle = scene.random.number(-7...7)
      let flick = DialFlick(scroll, angle: angle, radius: scene.port.radius, scale: scene.scale)
      let target = scene.port.landing(
        previous: angle, from: (scroll.start.x, scroll.start.y),
        to: (scroll.offset.x, scroll.offset.y), isLeft: scroll.half == .left)
      let own = flick.landing(as: .ayn).target
      #expect(isClose(own.x, target.x) && isClose(own.y, target.y), "seed \(seed)")
    }
  }

  @Test(arguments: [(1_000.0, 0.998, 0.7), (-420, 0.99, 0.2), (5, 0.9, 1)])
  func aFlickSlowsDownAsAScrollViewDoes(speed: Double, rate: Double, time: Double) throws {
    let deceleration = try #require(Deceleration(rate: rate))
    let way = AYNPort.way(from: speed, rate: rate, after: time)
    #expect(abs(deceleration.distance(from: speed, after: time) - way) < abs(speed) * 1e-5)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-8 }
}

extension SplitMix {
  /// The next number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// A second port of `AYNCircleView`, from its description and with the functions of the C library.
struct AYNPort {
  var count: Double
  var radius: Double

  private var step: Double { 2 * Double.pi / count }

  func label(_ index: Double) -> (x: Double, y: Double) {
    let angle = .pi - index * step
    return (
      radius + sin(angle) * (radius - 10), radius + cos(angle) * (radius - 10)
    )
  }

  func tick(_ dx: Double, _ dy: Double, isLeft: Bool) -> Double {
    var sign = dx > 0 ? -1.0 : 1
    if fabs(dy) > fabs(dx) {
      sign = dy > 0 ? -1 : 1
      if isLeft { sign = -sign }
    }
    return sign * sqrt(dx * dx + dy * dy) / (2 * .pi * radius) * 2 * .pi
  }

  func floored(_ angle: Double) -> Double {
    let turns = floor(fabs(angle) / (2 * .pi))
    return angle < 0 ? angle + turns * 2 * .pi : angle - turns * 2 * .pi
  }

  func snapped(_ angle: Double) -> Double { Double(lround(angle / step)) * step }

  func value(_ angle: Double) -> Int {
    let steps = angle > 0 ? floor(angle / step) - count : floor(angle / step)
    return Int(fmod(fabs(steps), count))
  }

  func landing(
    previous: Double, from start: (x: Double, y: Double), to target: (x: Double, y: Double),
    isLeft: Bool
  ) -> (x: Double, y: Double) {
    let (dx, dy) = (target.x - start.x, target.y - start.y)
    let rotation = previous + tick(dx, dy, isLeft: isLeft)
    let wanted = snapped(rotation)
    var heading = 0.0
    if dx > 0 { heading = atan(dy / dx) }
    if dx < 0 { heading = dy < 0 ? atan(dy / dx) - .pi : atan(dy / dx) + .pi }
    let way = (wanted <= 0 ? -1 : 1) * (wanted - rotation) * radius
    return (target.x + way * cos(heading), target.y + way * sin(heading))
  }

  /// How far a scroll view gets, summed over thousandths of a millisecond.
  static func way(from speed: Double, rate: Double, after time: Double) -> Double {
    let share = pow(rate, 0.001)
    var (way, left) = (0.0, speed)
    for _ in 0..<Int(time * 1_000_000) {
      way += left / 1_000_000
      left *= share
    }
    return way
  }
}
