import PlacementEngines
import PlacementRequests
import PopoverGeometry

/// The answer to a line that names one of the engines, the one of one's own among them.
func answer(toLine line: String) -> String {
  let answered = BatchLine(answering: Array(line.utf8), number: 1, engines: engines)
  return String(decoding: answered.answer, as: UTF8.self)
}

/// The same line, from a scene that is a value.
func line(asking engine: String, about scene: EngineScene) throws -> String {
  try JSON.object([
    JSON.Member(key: "engine", value: .text(engine)),
    JSON.Member(key: "in", value: scene.jsonValue),
  ]).line
}
