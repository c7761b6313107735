import Foundation
import PopoverReports
import Testing

/// What requests to the engines of editors and ImGui may look like beyond the vectors.
@Suite struct CellEngineBatchTests {
  private func fields(_ request: String) throws -> BatchFields {
    try JSONDecoder().decode(BatchFields.self, from: Data(request.utf8))
  }

  @Test(arguments: [
    ("[]", [3, 3]), ("[0]", [3, 2]), ("[1,1,1,1]", [3, 3]), ("[0,-1,0,0]", [2, 1]),
    ("[9,0,0,0]", [1, 2]),
  ])
  func vimFillsUpListsOfSides(border: String, size: [Int]) throws {
    let request = #"{"screen":[80,24],"line_widths":[1],"opts":{"border":\#(border)}}"#
    #expect(try VimPopupBatch.answer(fields(request))[2...3] == size[...])
  }

  @Test(arguments: [("0", 1), ("false", 1), ("1", 2), ("true", 2)])
  func vimTakesNumbersAndWordsForFlags(wrap: String, height: Int) throws {
    let request =
      #"{"screen":[80,24],"line_widths":[90],"opts":{"line":1,"col":1,"wrap":\#(wrap)}}"#
    #expect(try VimPopupBatch.answer(fields(request))[3] == height)
  }

  @Test(arguments: [
    (#""single""#, 3.0), (#"["x"]"#, 3), (#"["","-"]"#, 3), (#"["",["-","Normal"],"",""]"#, 5),
    (#"["","","","|","","","","|"]"#, 3), (#""shadow""#, 4),
  ])
  func neovimTakesBordersByNameOrBySide(border: String, width: Double) throws {
    let request =
      #"{"screen":[5,9],"opts":{"width":9,"height":1,"border":\#(border)}}"#
    #expect(try NeovimFloatBatch.answer(fields(request)).width == width)
  }
}
