import CellCanvas
import PopoverGeometry
import PopoverScenes

extension ScenePlacement {
  /// The answers as one JSON object with the `version` of its form.
  package func json() throws -> String {
    let anchors = Dictionary(anchors.map { ($0.name, $0.rects) }) { first, _ in first }
    let object: JSON = [
      "version": 1, "screen": container.size.jsonValue, "anchors": anchors.jsonValue,
      "popovers": popovers.jsonValue,
    ]
    return try object.line
  }
}

extension PlacedPopover: JSONRepresentable {
  /// Without `layout`, nothing is shown.
  var jsonValue: JSON {
    [
      "name": name.jsonValue, "engine": engine.jsonValue, "sentence": sentence.jsonValue,
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
    let object: JSON = [
      "time": time.jsonValue, "key": key.jsonValue, "reserved": reservedCells.jsonValue,
      "popovers": .list(
        popovers.filter { $0.pose.presence > 0 }.map { $0.jsonValue(metrics) }),
    ]
    return try object.line
  }
}

extension PosedPopover {
  fileprivate func jsonValue(_ metrics: PopoverMetrics) -> JSON {
    let (chrome, frame) = pose.chrome(metrics, in: bounds)
    return [
      "name": name.jsonValue,
      "arrowDirection": (pose.arrowDirection?.name).jsonValue,
      "arrowOffset": chrome.arrowOffset.jsonValue,
      "frame": CellRect(frame).jsonValue,
      "background": CellRect(chrome.background).jsonValue,
      "arrow": CellRect(chrome.arrow).jsonValue,
      "content": CellRect(pose.contentPlace()).jsonValue,
      "presence": pose.presence.jsonValue,
      "opacity": pose.opacity.jsonValue,
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
    let scenes: [JSON] = try summaries().map {
      ["name": $0.name.jsonValue, "about": $0.about.jsonValue]
    }
    return try JSON.object(["version": 1, "scenes": .list(scenes)]).line
  }

  private static func summaries() throws(SceneError) -> [(name: String, about: String)] {
    var summaries: [(name: String, about: String)] = []
    for (name, source) in all {
      summaries.append((name, try Scene(source, path: "\(name).yaml").about))
    }
    return summaries
  }
}
