import Foundation
import PopoverGeometry
import TestSupport
import Testing

/// The arithmetic of angles and powers beside that of the C library.
@Suite("Sines, headings and powers")
struct NumberTests {
  @Test func theyAgreeWithTheLibrary() {
    var random = SplitMix(seed: 1)
    for index in 0..<20_000 {
      let angle = Double.random(in: -1...1, using: &random) * (index % 2 == 0 ? 7 : 1_000)
      #expect(abs(angle.sine - sin(angle)) < 1e-12)
      #expect(abs(angle.cosine - cos(angle)) < 1e-12)
      let other = Double.random(in: -9...9, using: &random)
      #expect(abs(Double.heading(angle, other) - atan2(other, angle)) < 1e-15 * 8)
      let power = Double.random(in: -700...700, using: &random)
      #expect(abs(power.exponential / exp(power) - 1) < 1e-12)
      #expect(abs(power.exponential.naturalLogarithm - power) < 1e-12 * max(1, abs(power)))
    }
  }

  @Test(arguments: [
    (1.0, 0.0), (0, 1), (-1, 0), (0, -1), (0, 0), (1, 1), (-1, -1), (-1, 1), (-1, -0.0),
    (1e-300, 5),
  ])
  func headingsOnTheAxes(along: Double, across: Double) {
    // An angle of -π is told as π.
    let library = atan2(across, along)
    #expect(abs(Double.heading(along, across) - (library == -.pi ? .pi : library)) < 1e-15)
  }

  @Test func quartersOfATurn() {
    for quarter in -9...9 {
      let angle = Double(quarter) * .pi / 2
      #expect(abs(angle.sine - sin(angle)) < 1e-24)
      #expect(abs(angle.cosine - cos(angle)) < 1e-24)
    }
  }

  /// On a diagonal the last digit decides which of two lengths is the longer one.
  @Test(arguments: [1, 3, -1, -3]) func diagonalsAreTheLibrarysToTheLastDigit(eighths: Double) {
    let angle = eighths * .pi / 4
    #expect(angle.sine == sin(angle))
    #expect(angle.cosine == cos(angle))
  }

  @Test(arguments: [
    (0, 3, "0.000"), (5, 3, "0.005"), (50, 2, "0.50"), (1_050, 3, "1.050"), (100_000, 3, "100.000"),
  ])
  func aFractionHasAllOfItsDecimals(count: Int, decimals: Int, words: String) {
    #expect(Words.fraction(count, decimals: decimals) == words)
  }

  @Test func whatIsNotFiniteStopsNothing() {
    #expect(Double.nan.sine.isNaN && Double.infinity.cosine.isNaN)
    #expect((-1e9).exponential == 0 && 1e9.exponential == .infinity)
    #expect(1.naturalLogarithm == 0)
  }

  @Test(arguments: [
    (turns: 1.25, kept: 0.25, reading: 0.25), (-0.25, -0.25, 0.75), (0, 0, 0), (1, 0, 0),
    (-2, 0, 0), (-1.5, -0.5, 0.5), (-1e-300, -1e-300, 0),
  ])
  func wholeTurnsDoNotCount(turns: Double, kept: Double, reading: Double) {
    let angle = turns * .fullTurn
    #expect(abs(angle.withoutTurns - kept * .fullTurn) < 1e-12)
    #expect(abs(angle.withinTurn - reading * .fullTurn) < 1e-12)
    #expect(angle.withinTurn < .fullTurn)
  }
}
