import Foundation
import PlacementRequests
import TestSupport
import Testing

@Suite("Batches")
struct BatchTests {
  private func answer(_ line: String) -> String {
    String(decoding: BatchLine(answering: Array(line.utf8), number: 3).answer, as: UTF8.self)
  }

  @Test func theRecommendedPlacementsAreAnsweredInTheirKeys() throws {
    let lines = try Vectors.lines(of: "canonical.jsonl")
      .filter { try VectorKind(of: $0) == .placement }
    #expect(!lines.isEmpty)
    for line in lines {
      let asked = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      let answered = BatchLine(answering: Array(line), number: 1)
      #expect(!answered.isFault)
      let reply = try #require(
        try JSONSerialization.jsonObject(with: Data(answered.answer)) as? NSDictionary)
      #expect(reply["id"] as? String == asked["id"] as? String)
      #expect(reply["expect"] as? NSDictionary == asked["expect"] as? NSDictionary)
    }
  }

  @Test func whatIsLeftOutHasADefault() {
    #expect(
      answer(#"{"container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}"#)
        == #"{"expect":{"anchorVisible":true,"arrow":[11,0,1,1],"arrowDirection":"up","#
        + #""arrowOffset":0.5,"content":[20,6],"frame":[23,5,22,9],"overlaps":false,"#
        + #""shrunk":false},"id":null,"placement":{"anchorVisibility":"whole","#
        + #""anchorVisible":true,"arrow":[34,5,1,1],"arrowDirection":"up","arrowOffset":0.5,"#
        + #""arrowResidual":0,"background":[23,6,22,8],"content":[24,7,20,6],"coversKeepOut":false,"dropped":[],"#
        + #""frame":[23,5,22,9],"overlaps":false,"rule":"firstFit","shrunk":false,"side":"below"}}"#
    )
  }

  @Test func nullWhereTheRequestMayStandIsAsGoodAsNothing() {
    let rest = #""container":[80,24],"anchor":[30,4,8,1],"content":[20,6]}"#
    #expect(answer(#"{"in":null,"# + rest) == answer("{" + rest))
  }

  @Test func theArrowInItsFrameHasNoNoiseOfArithmetic() throws {
    let line =
      #"{"container":[300,200],"anchor":[10,150.7,20,20],"content":[60,90],"grid":false,"current":"down"}"#
    let reply = try JSONValue(parsing: Data(answer(line).utf8))
    #expect(reply["expect"]?["arrow"] == (try JSONValue(parsing: Data("[19.5,92,1,1]".utf8))))
  }

  /// The anchor lies in the middle of 80x24, where every side fits; what a key does shows in one other.
  @Test(arguments: [
    (#""gap":2"#, "frame", "[29,14,22,9]"), (#""skid":-3"#, "frame", "[26,12,22,9]"),
    (#""skid":-3,"rtl":true"#, "frame", "[32,12,22,9]"),
    (#""align":"start""#, "frame", "[36,12,22,9]"), (#""align":"end""#, "frame", "[22,12,22,9]"),
    (#""align":"start","rtl":true"#, "frame", "[22,12,22,9]"),
    (#""current":"down""#, "arrowDirection", #""down""#),
    (#""current":"down","stability":"rechoose""#, "arrowDirection", #""up""#),
    (#""current":"down","stability":"dead-band:3""#, "arrowDirection", #""up""#),
    (#""current":"down","stability":"dead-band:4""#, "arrowDirection", #""down""#),
    (#""stability":"least-movement","currentFrame":[0,9,24,8]"#, "arrowDirection", #""right""#),
    (#""choose":"nearest","currentFrame":[28,0,24,9]"#, "arrowDirection", #""down""#),
    (#""choose":"most-room","aspect":0.1"#, "arrowDirection", #""left""#),
    (#""choose":"most-room","margins":[0,9,0,9]"#, "arrowDirection", #""up""#),
    (#""choose":"most-room","margins":[0,9,0,9],"grid":false"#, "arrowDirection", #""left""#),
    (#""permitted":["any"],"current":"down""#, "arrowDirection", #""down""#),
    (#""keepOut":[[0,14,80,1]]"#, "arrowDirection", #""down""#),
    (#""keepOut":[[0,14,80,1],[0,4,80,1]]"#, "arrowDirection", #""left""#),
    (#""maxContent":[10,2]"#, "content", "[10,2]"), (#""maxContent":[10,0]"#, "content", "[10,0]"),
    (
      #""permitted":["up"],"reserved":[0,0,4,0],"droppable":{"border":[1,1,1,1]}"#, "dropped",
      #"["border"]"#
    ),
    (
      #""permitted":["up"],"contentInsets":[2,2,2,2],"reserved":[0,0,3,0],"#
        + #""droppable":{"title":[1,0,0,0],"padding":[0,1,1,1],"border":[1,1,1,1]}"#,
      "dropped", #"["title","padding"]"#
    ),
  ])
  func aKeyShowsInTheAnswer(keys: String, shown: String, value: String) throws {
    let line = #"{"container":[80,24],"anchor":[36,11,8,1],"content":[20,6],\#(keys)}"#
    let reply = try JSONValue(parsing: Data(answer(line).utf8))
    #expect(reply["expect"]?[shown] == (try JSONValue(parsing: Data(value.utf8))))
  }

  @Test(arguments: [
    ("{", "this is not a JSON object: column 2 should be a key in quotes"),
    ("[1]", "this is not a JSON object"),
    (#"{"anchor":[0,0,1,1],"content":[1,1]}"#, "'container' is missing"),
    (
      #"{"container":[80],"anchor":[0,0,1,1],"content":[1,1]}"#,
      "'container' has 1 number; expected [width, height]"
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
      "'container' should be a list, [width, height]"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"margin":[0,0,0,0]}"#,
      "unknown key 'margin'; did you mean 'margins'?"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"permitted":["upp"]}"#,
      "'permitted': 'upp' is not a direction; use up, down, left, right, below or above"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"permitted":["none","up"]}"#,
      "'permitted': 'none' stands alone"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"current":"any"}"#,
      "'current': 'any' is not a direction; use up, down, left, right, below or above"
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
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"system":"KX","bounds":[1,1]}"#,
      "'system': only lines of CANON are answered, not 'KX'"
    ),
    ("null", "this is not a JSON object"),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"stability":"dead-band:-1"}"#,
      "'stability': 'dead-band:-1' is not known; use rechoose, while-it-fits, dead-band:N with N "
        + "cells, or least-movement"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"align":"middle"}"#,
      "'align': 'middle' is not known; known here: start, center, end"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"choose":"most-rom"}"#,
      "'choose': 'most-rom' is not known; did you mean 'most-room'?"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"aspect":0}"#,
      "'aspect': use a number from 0.1 to 10"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"droppable":{"border":[1,1,1]}}"#,
      "'droppable.border' has 3 numbers; expected [top, left, bottom, right]"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"droppable":{"titel":[1,0,0,0]}}"#,
      "unknown key 'droppable.titel'; did you mean 'title'?"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"keepOut":[[0,0,-1,1]]}"#,
      "the width of 'keepOut[0]' is negative"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"keepOut":[[0,0,1,1],[5,6,7]]}"#,
      "'keepOut[1]' has 3 numbers; expected [x, y, width, height]"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"gap":-1}"#, "'gap' is negative"
    ),
    (
      #"{"container":[8,2],"anchor":[0,0,1,1],"content":[1,1],"maxContent":[9,5],"minContent":[8,6]}"#,
      "the height of 'minContent' is 6, above the 5 of 'maxContent'"
    ),
  ])
  func aBadLineNamesItsFault(line: String, reason: String) throws {
    let answered = BatchLine(answering: Array(line.utf8), number: 3)
    let reply = try #require(
      try JSONSerialization.jsonObject(with: Data(answered.answer)) as? [String: Any])
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
    #expect(answer(#"{"id":\#(id),\#(scene)}"#).contains(#","id":\#(id),"placement":"#))
    #expect(answer(#"{"id":\#(id),"container":7}"#).hasSuffix(#","id":\#(id)}"#))
  }
}
