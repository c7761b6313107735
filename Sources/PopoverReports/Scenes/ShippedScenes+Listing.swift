import PopoverScenes

extension ShippedScenes {
  /// The names and what each scene shows, a line each.
  package static func table() throws(SceneError) -> String {
    TextTable(rows: try summaries().map { [$0.name, $0.about] }).text
  }

  /// The same as one JSON object.
  package static func json() throws -> String {
    try JSONText.text(of: Listing(scenes: summaries()))
  }

  private struct Listing: Encodable {
    var version = 1
    var scenes: [Summary]
  }

  private struct Summary: Encodable {
    var name: String
    var about: String
  }

  private static func summaries() throws(SceneError) -> [Summary] {
    var summaries: [Summary] = []
    for (name, source) in all {
      summaries.append(Summary(name: name, about: try Scene(source, path: "\(name).yaml").about))
    }
    return summaries
  }
}
