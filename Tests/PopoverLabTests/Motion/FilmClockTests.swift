import Testing

@testable import PopoverLab

@Suite("The time of a film")
struct FilmClockTests {
  @Test(
    arguments: [
      (10, 0.5, 5), (10, nil, 600), (10, 61, 600), (10, .infinity, 600), (10, -1, 0), (10, .nan, 0),
      (0, 2, 2), (100_000, 1, 240),
    ] as [(Int, Double?, Int)])
  func aWaitHasSoManySteps(rate: Int, wait: Double?, steps: Int) {
    #expect(FilmClock(rate: rate).lastStep(of: wait) == steps)
  }

  @Test func timeGoesByInSteps() {
    var clock = FilmClock(rate: 4)
    for _ in 0..<6 { clock.advance() }
    #expect(clock.time == 1.5)
    #expect(clock.elapsed == .milliseconds(1_500))
    #expect(clock.step == 0.25)
    #expect(clock.lastStep(of: 1) == 10)
  }
}
