/// One line, read: what it is known by, and how to answer it.
struct BatchRequest: Decodable {
  var id: RequestID
  /// The key under which the answer stands.
  var answerKey: BatchKey
  var answer: () throws -> any Encodable

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: BatchKey.self)
    id = try line.decodeIfPresent(RequestID.self, forKey: "id") ?? .none
    let name = try line.decodeIfPresent(String.self, forKey: "engine") ?? PlacementBatch.name
    let engine = try BatchEngines.engine(named: name)
    let isInside = line.contains("in")
    answerKey = isInside || name != PlacementBatch.name ? "out" : "expect"
    answer = isInside ? try engine.question(inside: line) : try engine.question(from: decoder, line)
  }
}
