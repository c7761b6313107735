import CellCanvas
import PopoverGeometry
import PopoverScenes

extension ScenePlacement {
  /// The answers as one JSON object with the `version` of its form.
  package func json() throws -> String {
    let anchors = Dictionary(anchors.map { ($0.name, $0.rects) }) { first, _ in first }
    return try JSON.line([
      "version": 1, "screen": container.size, "anchors": anchors, "popovers": popovers,
    ])
  }
}

extension PlacedPopover: JSONRepresentable {
  /// Without `layout`, nothing is shown.
  var jsonValue: JSON {
    [
      "name": name, "engine": engine, "sentence": sentence,
      "layout": isShown ? layout.jsonValue() : nil,
    ]
  }
}

extension ScenePose {
  /// Where everything is at this instant, in cells, as one line of JSON.
  ///
  /// - Parameters:
  ///   - time: seconds since the beginning of a film.
  ///   - key: the key that was just pressed.
  package func json(time: Double, key: String?, metrics: PopoverMetrics) throws -> String {
    let shown = popovers.filter { $0.pose.presence > 0 }
    return try JSON.line([
      "time": time, "key": key.jsonValue, "reserved": reservedCells,
      "popovers": shown.map { $0.jsonValue(metrics) },
    ])
  }
}

extension PosedPopover {
  fileprivate func jsonValue(_ metrics: PopoverMetrics) -> JSON {
    let (chrome, frame) = pose.chrome(metrics, in: bounds)
    return [
      "name": name, "arrowDirection": (pose.arrowDirection?.name).jsonValue,
      "arrowOffset": chrome.arrowOffset, "frame": CellRect(frame),
      "background": CellRect(chrome.background), "arrow": CellRect(chrome.arrow),
      "content": CellRect(pose.contentPlace()), "presence": pose.presence,
      "opacity": pose.opacity,
    ]
  }
}

extension ShippedScenes {
  /// The names and what each scene shows, a line each.
  package static func table() throws(SceneError) -> String {
    TextTable(rows: try summaries().map { [$0.name, $0.about] }).text
  }

  /// The same as one JSON object.
  package static func json() throws -> String {
    let scenes = try summaries().map { ["name": $0.name, "about": $0.about] }
    return try JSON.line(["version": 1, "scenes": scenes])
  }

  private static func summaries() throws(SceneError) -> [(name: String, about: String)] {
    try all.map { (name, source) throws(SceneError) in
      (name, try Scene(source, path: "\(name).yaml").about)
    }
  }
}
