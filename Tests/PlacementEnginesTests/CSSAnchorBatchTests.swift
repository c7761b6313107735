import Foundation
import PopoverReports
import Testing

@Suite struct CSSAnchorBatchTests {
  private func answer(_ json: String) throws -> String {
    let fields = try JSONDecoder().decode(BatchFields.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(CSSAnchorBatch.answer(fields)), as: UTF8.self)
  }

  @Test func aPathIsWalkedWithAndWithoutMemory() throws {
    let answer = try self.answer(
      """
      {"box":[20,10],"anchorSize":[2,1],"size":[4,3],"area":"bottom","fallbacks":"flip-block",
       "path":[[8,7],[8,5]]}
      """)
    #expect(
      answer == """
        {"stateless":[[8,7,7,4,4,3,"top"],[8,5,7,6,4,3,"bottom"]],\
        "steps":[[8,7,7,4,4,3,"top"],[8,5,7,2,4,3,"top"]]}
        """)
  }

  @Test(arguments: [
    (#""anchor":[1,1,2,1],"area":"middle""#, "'area': 'middle' is not known"),
    (
      #""anchor":[1,1,2,1],"area":"top","order":"most-with""#,
      "'order': 'most-with' is not known; did you mean 'most-width'?"
    ),
    (#""anchor":[1,1,2,1],"area":"top","fallbacks":"--a""#, "'fallbacks': '--a' is not known"),
    (#""anchor":[1,1],"area":"top""#, "'anchor' has 2 figures; it is [x, y, width, height]"),
    (#""anchor":[1,1,-2,1],"area":"top""#, "the width of 'anchor' is negative"),
    (#""area":"top""#, "give 'anchor', or 'anchorSize' and 'path'"),
  ])
  func aQuestionWithoutAnAnswerSaysWhy(json: String, reason: String) throws {
    let fault = try #require(throws: BatchFault.self) {
      try answer(#"{"box":[20,10],"size":[4,3],\#(json)}"#)
    }
    #expect(fault.reason == reason)
  }
}
