import Foundation
import PlacementEngines
import PopoverReports
import Testing

@Suite struct XDGPositionerBatchTests {
  private func answer(_ json: String) throws -> [Double]? {
    try JSONDecoder().decode(XDGPositionerBatch.Question.self, from: Data(json.utf8)).answer
  }

  @Test func whatAClientNeedNotSetMayBeMissing() throws {
    let rect = try answer(#"{"anchor": [4, 4, 2, 2], "size": [2, 2], "box": [0, 0, 9, 9]}"#)
    #expect(rect == [4, 4, 2, 2])
  }

  @Test(arguments: [("wlroots", [9.0, 0, 4, 1] as [Double]?), ("gtk_fits", nil)])
  func anImplementationIsChosenByName(name: String, expected: [Double]?) throws {
    let rect = try answer(
      """
      {"anchor": [9, 0, 0, 0], "size": [4, 1], "gravity": "bottom_right", "adjust": 16,
       "box": [0, 0, 9, 9], "implementation": "\(name)"}
      """)
    #expect(rect == expected)
  }

  @Test(arguments: XDGEdge.allCases)
  func anEdgeIsFoundByItsName(edge: XDGEdge) { #expect(XDGEdge(name: edge.name) == edge) }
}
