import PopoverGeometry
import Testing

@Suite("Curves of motions")
struct MotionCurveTests {
  private let instants = (0...200).map { Double($0) / 200 }

  @Test(arguments: MotionCurve.allCases)
  func aCurveLeadsFromTheStartToTheEnd(curve: MotionCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -3) == 0)
    #expect(curve.progress(at: 7) == 1)
    #expect(curve.progress(at: .nan) == 0)
    #expect(curve.progress(at: .infinity) == 1)
  }

  /// From CSS's definition, worked out elsewhere to six digits.
  @Test(arguments: [
    (MotionCurve.linear, 0.25, 0.25), (.linear, 0.75, 0.75),
    (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621861),
    (.easeOut, 0.25, 0.378139), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
    (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838),
  ])
  func curvesAreThoseOfTheirNames(curve: MotionCurve, time: Double, progress: Double) {
    #expect(abs(curve.progress(at: time) - progress) < 2e-6)
  }

  @Test(arguments: [MotionCurve.linear, .easeIn, .easeOut, .easeInOut])
  func allButTheSpringOnlyGrow(curve: MotionCurve) {
    let places = instants.map(curve.progress)
    #expect(zip(places, places.dropFirst()).allSatisfy(<))
  }

  @Test func theSpringGoesALittleTooFarAndComesBack() throws {
    let places = instants.map(MotionCurve.spring.progress)
    let highest = try #require(places.max())
    #expect(highest > 1.05 && highest < 1.08)
    #expect(places.suffix(40).allSatisfy { abs($0 - 1) < 0.02 })
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) < 0.03 })
  }

  @Test func settingsWithoutMotionEndImmediately() {
    for settings in [
      MotionSettings.still, MotionSettings(.scale, duration: 0), MotionSettings(.none),
    ] {
      #expect(settings.isStill)
      #expect(settings.progress(at: 0) == 1)
    }
    let settings = MotionSettings(.slide, .linear, duration: 0.5)
    #expect(!settings.isStill)
    #expect(settings.progress(at: 0.125) == 0.25)
    #expect(settings.progress(at: 0.5) == 1)
  }
}
