import CellCanvas
import Dial
import PopoverGeometry
import PopoverLab
import Testing

@Suite("Films of a dial")
struct DialFilmTests {
  private func film(
    _ keys: String, rate: Int, wait: Double? = nil,
    _ change: (inout DialBehavior) -> Void = { _ in }
  ) throws -> DialFilm {
    let dial = try UsedDial(9, 5, change)
    return DialFilm(
      of: dial.control, size: dial.size, keys: try KeyScript(keys).keys, rate: rate, wait: wait)
  }

  @Test func aFilmIsAPictureForEachStepThatIsSeen() throws {
    let film = try film("<Right>", rate: 20)
    #expect(film.frames.map(\.time) == [0, 0, 0.05, 0.1, 0.15, 0.2])
    #expect(film.frames.map(\.key) == [nil, Key(.right), nil, nil, nil, nil])
    #expect(film.frames.map(\.dial.rotation.item) == [0, 0, 1, 1, 1, 1])
    #expect(film.frames.flatMap(\.effects) == [.passed(1), .rested(1)])
    let strip = film.frames.map { frame in
      var canvas = Canvas(size: CellSize(width: 9, height: 5))
      frame.dial.draw(in: canvas.bounds, on: &canvas)
      return canvas.picture
    }
    #expect(
      strip[2] == """
         ⢀⠤⠒▼⠒⠤⡀ 
        ⡰⠁ 0 1 ⠈⢆
        ⡇9  1  3⢸
        ⠱⡀   6 ⢀⠎
         ⠈⠒⠤⠤⠤⠒⠁ 

        """)
  }

  @Test func theWaitAfterAKeyCanBeChosen() throws {
    #expect(try film(" ", rate: 10, wait: 0.5).frames.last?.time == 0.5)
    #expect(try film("<Home>", rate: 10, wait: 9).frames.count == 2)
    #expect(try film("5", rate: 10) { $0.reducesMotion = true }.frames.map(\.time) == [0, 0])
    let stopped = try film(" x", rate: 10, wait: 0.5).frames
    #expect(stopped.last.map { $0.time <= 1 } == true)
    #expect(stopped.last?.effects.contains { if case .rested = $0 { true } else { false } } == true)
  }
}
