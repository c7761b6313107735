import Foundation
import PopoverReports
import Testing

@Suite struct FloatingUIBatchTests {
  func answer(_ request: String) throws -> String {
    let fields = try JSONDecoder().decode(BatchFields.self, from: Data(request.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(FloatingUIBatch.answer(fields)), as: UTF8.self)
  }

  /// A request about one small scene with the given steps.
  func request(placement: String = "top-end", _ steps: String) -> String {
    """
    {"ref": [4, 4, 2, 1], "flo": [4, 2], "box": [0, 0, 20, 10], "placement": "\(placement)",
     "mw": [\(steps)]}
    """
  }

  @Test func whatNoStepRecordedIsLeftOut() throws {
    #expect(
      try answer(request("")) == #"{"placement":"top-end","pos":[2,2],"size":[4,2]}"#)
  }

  @Test func anOffsetOfNothingHasNoSign() throws {
    let text = try answer(request(#"["offset", {"alignmentAxis": 0}]"#))
    #expect(text == #"{"offset":[0,0],"placement":"top-end","pos":[2,2],"size":[4,2]}"#)
  }
}
