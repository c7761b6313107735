import CellCanvas
import Foundation
import PopoverGeometry
import PopoverReports
import Testing

@Suite("Maps in words")
struct MapReportTests {
  private func report(
    anchor: Rect = Rect(x: 10, y: 3, width: 4, height: 1),
    container: Size = Size(width: 16, height: 7), permitted: ArrowDirections = .any
  ) -> MapReport {
    MapReport(
      PopoverPresentation(
        sourceRect: anchor, container: Rect(size: container),
        preferredContentSize: Size(width: 6, height: 2), permittedArrowDirections: permitted))
  }

  @Test func aLetterAPlaceAndBelowItWhatItShows() {
    let report = report()
    #expect(
      report.canvas.picture + report.summary == """
        BBBBBBBBBBBBB
        BBBBBBBBBBBBB
        RRRRRRBLLLLLL
        RRRRRRRLLL@LL
        RRRRRRALLLLLL
        AAAAAAAAAAAAA
        AAAAAAAAAAAAA
        legend   B below, A above, R right, L left, . no side, @ the anchor now (left)
        places   13x7: below 27, above 27, right 19, left 18, no side 0
        flips    31 of 162 steps
                 between rows 1 and 2, columns 0 to 5
                 between rows 1 and 2, columns 7 to 12
                 between rows 4 and 5, columns 0 to 5
                 between rows 4 and 5, columns 7 to 12
                 between columns 6 and 7, rows 2 to 4
                 between columns 5 and 6, row 2
                 and 3 more
        islands  0
        walk     129.6 side changes per 1,000 steps, largest jump 10 cells

        """)
  }

  @Test func eachSideHasAColour() {
    let canvas = report().canvas
    let styles = [(0, 0), (0, 3), (12, 3), (0, 6), (10, 3)].map { x, y in
      canvas[CellPoint(x: x, y: y)].style
    }
    #expect(Set(styles.map(\.background)).count == 5)
    #expect(styles.allSatisfy { $0.background.paletteIndex.map { $0 < 16 } ?? false })
  }

  @Test func withoutADirectionThereAreDots() {
    let report = report(permitted: .none)
    #expect(report.canvas.picture.split(separator: "\n").first == ".............")
    #expect(report.summary.contains("no side 91\nflips    0 of 162 steps\nislands  0\n"))
  }

  @Test func anAnchorOutsideIsNotMarked() {
    let report = report(anchor: Rect(x: 14, y: 3, width: 4, height: 1))
    #expect(!report.canvas.picture.contains("@"))
    #expect(report.summary.contains("the anchor now is not on the map"))
  }

  @Test func anAnchorThatIsTooLargeHasNoPlace() throws {
    let report = report(container: Size(width: 3, height: 7))
    #expect(report.canvas.picture.isEmpty)
    #expect(report.summary.contains("\nplaces   0x0: below 0, above 0"))
    #expect(try object(try report.json())["rows"] as? [String] == [])
  }

  @Test func asJSONItsKeysStay() throws {
    let answer = try object(try report().json())
    let keys = try #require(answer.allKeys as? [String])
    #expect(
      keys.sorted() == [
        "columns", "counts", "current", "flips", "islands", "legend", "rows", "version", "walk",
      ])
    #expect(answer["version"] as? Int == 1)
    #expect(
      answer["legend"] as? NSDictionary == [
        "B": "below", "A": "above", "R": "right", "L": "left", ".": "none",
      ])
    #expect(answer["current"] as? NSDictionary == ["column": 10, "row": 3, "side": "left"])
    #expect((answer["rows"] as? [String])?[2...3] == ["RRRRRRBLLLLLL", "RRRRRRRLLLLLL"])
    #expect(
      answer["counts"] as? NSDictionary == [
        "below": 27, "above": 27, "right": 19, "left": 18, "none": 0,
      ])
    let walk = try #require(answer["walk"] as? NSDictionary)
    #expect(
      (walk.allKeys as? [String])?.sorted() == [
        "changesPerThousand", "largestJump", "meanMove", "sideChanges", "steps",
      ])
  }

  @Test func flipsAreCountedAndListed() throws {
    let flips = try #require(
      try object(try report(permitted: [.up, .down]).json())["flips"] as? NSDictionary)
    let list = try #require(flips["list"] as? [NSDictionary])
    #expect(flips["count"] as? Int == 26)
    #expect(flips["steps"] as? Int == 162)
    #expect(
      list
        == [2, 3].flatMap { row in
          (0..<13).map { ["column": $0, "row": row, "axis": "vertical"] }
        })
  }

  /// Below a strip that is kept out, the sides that show above it show again.
  @Test func islandsAreReported() throws {
    let report = MapReport(
      PopoverPresentation(
        sourceRect: .zero, container: Rect(x: 0, y: 0, width: 30, height: 12),
        preferredContentSize: Size(width: 4, height: 2), permittedArrowDirections: [.up, .down],
        keepOut: [Rect(x: 0, y: 5, width: 30, height: 2)]))
    #expect(
      report.summary.contains("islands  4\n         below, 62 places at column 0, row 7\n"),
      "\(report.summary)")
    let islands = try #require(try object(try report.json())["islands"] as? [NSDictionary])
    #expect(islands.last == ["column": 0, "row": 6, "places": 31, "side": "none"])
  }
}
