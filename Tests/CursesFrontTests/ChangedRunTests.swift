import CellCanvas
import Testing

@testable import CursesFront

/// A canvas that shows these lines.
private func canvas(_ lines: String...) -> Canvas {
  let texts = lines.map { GlyphText($0) }
  var canvas = Canvas(size: CellSize(width: texts.map(\.width).max() ?? 0, height: texts.count))
  for (y, text) in texts.enumerated() {
    canvas.draw(text, at: CellPoint(x: 0, y: y), style: .plain)
  }
  return canvas
}

extension Canvas {
  fileprivate func runs(since former: Canvas) -> [(y: Int, columns: Range<Int>)] {
    var runs: [(y: Int, columns: Range<Int>)] = []
    forEachRun(since: former) { runs.append(($0.y, $0.columns)) }
    return runs
  }
}

@Suite("Runs of changed cells")
struct ChangedRunTests {
  @Test(arguments: [
    ("abcdef", "abcdef", []), ("abcdef", "abXdef", [2..<3]), ("abcdef", "Xbcdef", [0..<1]),
    ("abcdef", "abcdeX", [5..<6]), ("abcdef", "aXcXXf", [1..<2, 3..<5]),
    ("abcdef", "uvwxyz", [0..<6]), ("abcdef", "      ", [0..<6]),
    // A wide glyph is one, also where only the cell beside it has changed.
    ("a漢b", "a字b", [1..<3]), ("a漢b", "axyb", [1..<3]), ("axyb", "a漢b", [1..<3]),
    ("漢xb", "漢yb", [2..<3]),
  ])
  func runsOfARow(old: String, new: String, columns: [Range<Int>]) {
    #expect(canvas(new).runs(since: canvas(old)).map(\.columns) == columns)
  }

  @Test func theFirstHalfOfAWideGlyphDecidesHowItLooks() {
    var (first, second) = (canvas("a漢b"), canvas("a漢b"))
    first.restyle(CellRect(x: 1, y: 0, width: 1, height: 1)) { $0.attributes = .bold }
    second.restyle(CellRect(x: 2, y: 0, width: 1, height: 1)) { $0.attributes = .bold }
    #expect(first.runs(since: canvas("a漢b")).map(\.columns) == [1..<3])
    #expect(second.runs(since: canvas("a漢b")).isEmpty)
  }

  @Test func aRunIsOfOneStyleAndBlanksMayJoinIt() {
    var changed = canvas("ab cd")
    changed.restyle(CellRect(x: 0, y: 0, width: 2, height: 1)) { $0.attributes = .bold }
    #expect(changed.runs(since: canvas("xy-zw")).map(\.columns) == [0..<3, 3..<5])
  }

  @Test func aRunStaysInItsRow() {
    let runs = canvas("abX", "Ydc").runs(since: canvas("abc", "bdc"))
    #expect(runs.map(\.y) == [0, 1])
    #expect(runs.map(\.columns) == [2..<3, 0..<1])
  }
}
