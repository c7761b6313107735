import Foundation
import PopoverScenes
import TestSupport
import Testing

@Suite("Batches")
struct BatchTests {
  private func answer(_ line: String) -> String {
    String(decoding: BatchLine(answering: Data(line.utf8), number: 3).answer, as: UTF8.self)
  }

  @Test func theRecommendedPlacementsAreAnsweredInTheirKeys() throws {
    let lines = try Vectors.lines(of: "canonical.jsonl")
      .filter { try VectorKind(of: $0) == .placement }
    #expect(!lines.isEmpty)
    for line in lines {
      let asked = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      let answered = BatchLine(answering: line, number: 1)
      #expect(!answered.isFault)
      let reply = try #require(
        try JSONSerialization.jsonObject(with: answered.answer) as? NSDictionary)
      #expect(reply["id"] as? String == asked["id"] as? String)
      #expect(reply["expect"] as? NSDictionary == asked["expect"] as? NSDictionary)
    }
  }

  @Test func whatIsLeftOutHasADefault() {
    #expect(
      answer(#"{"container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}"#)
        == #"{"expect":{"anchorVisible":true,"arrow":[11,0,1,1],"arrowDirection":"up","#
        + #""arrowOffset":0.5,"content":[20,6],"frame":[23,5,22,9],"overlaps":false,"#
        + #""shrunk":false},"id":null}"#)
  }

  @Test(arguments: [
    ("{", "this is no JSON object"), ("[1]", "this is no JSON object"),
    (#"{"anchor":[0,0,1,1],"content":[1,1]}"#, "'container' is missing"),
    (
      #"{"container":[80],"anchor":[0,0,1,1],"content":[1,1]}"#,
      "'container' has 1 figure; it is [width, height]"
    ),
    (
      #"{"container":[80,-1],"anchor":[0,0,1,1],"content":[1,1]}"#,
      "the height of 'container' is negative"
    ),
    (
      #"{"container":[80,1e12],"anchor":[0,0,1,1],"content":[1,1]}"#,
      "the height of 'container' is out of range; use at most 1000000000"
    ),
    (
      #"{"container":[80,2.5],"anchor":[0,0,1,1],"content":[1,1]}"#,
      "the height of 'container' is not whole; use whole cells, or points with \"grid\": false"
    ),
    (
      #"{"container":"big","anchor":[0,0,1,1],"content":[1,1]}"#,
      "'container' should be a list"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"margin":[0,0,0,0]}"#,
      "unknown key 'margin'; did you mean 'margins'?"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"permitted":["upp"]}"#,
      "'permitted': 'upp' is no direction; use up, down, left or right"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"grid":1}"#,
      "'grid' should be true or false"
    ),
    (
      #"{"container":null,"anchor":[0,0,1,1],"content":[1,1]}"#,
      "'container' is null; give it a value"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"kind":"chrome"}"#,
      "'kind': only placements are answered, not 'chrome'"
    ),
    ("null", "this is no JSON object"),
  ])
  func aBadLineNamesItsFault(line: String, reason: String) throws {
    let answered = BatchLine(answering: Data(line.utf8), number: 3)
    let reply = try #require(
      try JSONSerialization.jsonObject(with: answered.answer) as? [String: Any])
    #expect(answered.isFault)
    #expect(reply["error"] as? String == "line 3: \(reason)")
    #expect(reply["id"] is NSNull)
  }

  @Test(arguments: [
    #""a\"b""#, "17", "null", "9007199254740993", "12345678901234567890", "1.5", "true",
    "[1,\"a\"]",
    #"{"a":[null]}"#,
  ])
  func anIDComesBackAsItWas(id: String) {
    let scene = #""container":[80,24],"anchor":[30,4,8,1],"content":[20,6]"#
    #expect(answer(#"{"id":\#(id),\#(scene)}"#).hasSuffix(#","id":\#(id)}"#))
    #expect(answer(#"{"id":\#(id),"container":7}"#).hasSuffix(#","id":\#(id)}"#))
  }
}
