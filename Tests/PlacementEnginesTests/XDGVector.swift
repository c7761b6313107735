import Foundation
import PlacementEngines
import PopoverReports
import TestSupport

/// One line of `xdg-positioner.jsonl`.
struct XDGVector: Decodable {
  var id: String
  var question: XDGPositionerBatch.Question
  var raw: [Double]
  var flippedLiteral: [Bool]
  var tags: [String]

  private enum CodingKeys: String, CodingKey {
    case id, raw, tags
    case question = "in"
    case flippedLiteral = "flipped_literal"
  }

  static func all() throws -> [XDGVector] {
    try Vectors.lines(of: "xdg-positioner.jsonl").map {
      try JSONDecoder().decode(XDGVector.self, from: $0)
    }
  }
}
