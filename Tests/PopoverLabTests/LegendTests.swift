import CellCanvas
import Testing

@testable import PopoverLab

@Suite("A legend")
struct LegendTests {
  private func drawn(_ words: [String], width: Int, rows: Int) -> [String] {
    let items = words.map { LegendItem(words: $0) }
    let size = CellSize(width: width, height: rows)
    var canvas = Canvas(size: size)
    Legend(items, width: width, rows: rows).draw(
      in: CellRect(origin: CellPoint(x: 0, y: 0), size: size), beside: [], style: .plain,
      on: &canvas)
    return (0..<rows).map { [Cell].text(of: canvas.row($0)) }
  }

  @Test(arguments: [
    (["one", "two"], 10, 1, [" one  two "]), (["one", "two"], 9, 2, [" one     ", " two     "]),
    (["one", "two", "six"], 10, 1, [" one  two…"]),
    (["one", "two", "six"], 13, 1, [" one  two  … "]), (["one", "two"], 8, 1, [" one  … "]),
    (["sixteen"], 6, 1, [" six… "]), (["sixteen", "one"], 6, 1, [" six… "]),
    (["one"], 3, 1, [" … "]),
  ])
  func dotsStandForWhatIsLeftOut(words: [String], width: Int, rows: Int, lines: [String]) {
    #expect(drawn(words, width: width, rows: rows) == lines)
  }

  @Test(arguments: 1...3) func nothingIsTooNarrow(width: Int) {
    #expect(drawn(["one", "", "two"], width: width, rows: 1).map(\.count) == [width])
  }
}
