import Dial
import PopoverGeometry
import TestSupport
import Testing

@Suite("The items of a dial")
struct DialScaleTests {
  @Test func aDialHasAtLeastOneItem() {
    #expect(DialScale(count: 0) == nil)
    #expect(DialScale(count: -3) == nil)
    #expect(DialScale(count: 1)?.item(at: 2.9) == 0)
  }

  @Test(arguments: [
    (angle: 0.0, item: 0), (0.9, 11), (-0.9, 1), (0.5, 11), (-0.5, 0), (0.4, 0), (-0.6, 1), (11, 1),
    (12, 0), (-12, 0), (-13.4, 1), (1e6, 8),
  ])
  func theItemNearestTheMarkIsTheValue(steps: Double, item: Int) throws {
    let scale = try #require(DialScale(count: 12))
    #expect(scale.item(at: steps * scale.step) == item)
  }

  /// The original counts whole steps.
  @Test(arguments: [(steps: 0.9, item: 0), (-0.1, 1), (1, 11), (-1, 1), (12, 0)])
  func theOriginalIsLopsidedBetweenItems(steps: Double, item: Int) throws {
    let scale = try #require(DialScale(count: 12))
    #expect(scale.item(at: steps * scale.step, as: .ayn) == item)
  }

  /// Also where the original's own arithmetic loses a last digit and reads the next one.
  @Test(arguments: 1...360) func aDialAtAnItemReadsIt(count: Int) throws {
    let scale = try #require(DialScale(count: count))
    for item in 0..<count {
      for mode in DialMode.allCases {
        let rotation = DialRotation(scale, angle: scale.angle(showing: item), as: mode)
        #expect(rotation.item == item)
      }
    }
  }

  @Test(arguments: 1...400) func everyItemCanBeShown(count: Int) throws {
    let scale = try #require(DialScale(count: count))
    for item in 0..<count {
      for near in [0, 3, -6.2, 40] {
        let angle = scale.angle(showing: item, near: near)
        #expect(scale.item(at: angle) == item)
        #expect(abs(angle - near) <= .pi + 1e-9)
        #expect(abs(scale.position(of: item, turnedBy: angle)) < 1e-9)
      }
    }
  }

  @Test func aSnapIsShortAndKeepsTheValue() throws {
    var random = SplitMix(seed: 4)
    for _ in 0..<4_000 {
      let scale = try #require(DialScale(count: random.whole(1...360)))
      let angle = random.number(-20...20)
      let snapped = scale.snapped(angle)
      #expect(abs(snapped - angle) <= scale.step / 2 + 1e-12)
      #expect(scale.item(at: snapped) == scale.item(at: angle))
      #expect(abs(scale.snapped(snapped) - snapped) < 1e-12)
      #expect(abs(scale.position(of: scale.item(at: angle), turnedBy: snapped)) < 1e-9)
    }
  }

  @Test(arguments: [(12, 0), (-1, 11), (25, 1), (-24, 0), (11, 11)])
  func afterTheLastItemComesTheFirst(number: Int, item: Int) throws {
    #expect(try #require(DialScale(count: 12)).wrapped(number) == item)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func noNumberStopsTheProgram(angle: Double) throws {
    let scale = try #require(DialScale(count: 12))
    for mode in DialMode.allCases { #expect((0..<12).contains(scale.item(at: angle, as: mode))) }
  }

  @Test func theModesHaveNames() {
    #expect(DialMode(name: "ayn") == .ayn)
    #expect(DialMode(name: "Safe") == .safe)
    #expect(DialMode(name: "GIK") == nil)
  }
}
