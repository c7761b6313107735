import CellCanvas
import PopoverGeometry
import PopoverScenes

extension ScenePlacement {
  /// The answers as one JSON object: `version` tells its form.
  package func json() throws -> String { try JSONText.text(of: PlacementSheet(self)) }
}

private struct PlacementSheet: Encodable {
  var version = 1
  var screen: [Int]
  var anchors: [String: [[Int]]]
  var popovers: [PopoverSheet]

  init(_ placement: ScenePlacement) {
    screen = [placement.container.width, placement.container.height]
    anchors = Dictionary(
      placement.anchors.map { region in
        (region.name, region.rects.map { [$0.x, $0.y, $0.width, $0.height] })
      }
    ) { first, _ in first }
    popovers = placement.popovers.map(PopoverSheet.init)
  }
}

private struct PopoverSheet: Encodable {
  var name: String
  var engine: String
  var sentence: String
  /// Without one, nothing is shown.
  var layout: LayoutReport?

  init(_ placed: PlacedPopover) {
    (name, engine, sentence) = (placed.name, placed.engine, placed.sentence)
    layout = placed.isShown ? LayoutReport(placed.layout) : nil
  }
}

extension ScenePose {
  /// Where everything is at this instant, in cells, as one line of JSON.
  ///
  /// - Parameters:
  ///   - time: seconds since the beginning of a film.
  ///   - key: the key that was just pressed.
  package func json(time: Double, key: String?, metrics: PopoverMetrics) throws -> String {
    try JSONText.text(of: PoseSheet(self, time: time, key: key, metrics))
  }
}

private struct PoseSheet: Encodable {
  var time: Double
  var key: Nullable<String>
  var reserved: [Int]
  var popovers: [PosedSheet]

  init(_ pose: ScenePose, time: Double, key: String?, _ metrics: PopoverMetrics) {
    let cells = pose.reservedCells
    (self.time, self.key) = (time, Nullable(key))
    reserved = [cells.top, cells.left, cells.bottom, cells.right]
    popovers = pose.popovers.filter { $0.pose.presence > 0 }.map { PosedSheet($0, metrics) }
  }
}

private struct PosedSheet: Encodable {
  var name: String
  var arrowDirection: Nullable<String>
  var arrowOffset: Double
  var frame: [Int]
  var background: [Int]
  var arrow: [Int]
  var content: [Int]
  var presence: Double
  var opacity: Double

  init(_ posed: PosedPopover, _ metrics: PopoverMetrics) {
    func cells(_ rect: Rect) -> [Int] {
      let cells = CellRect(rect)
      return [cells.x, cells.y, cells.width, cells.height]
    }
    let (chrome, frame) = posed.pose.chrome(metrics, in: posed.bounds)
    (name, arrowDirection) = (posed.name, Nullable(posed.pose.arrowDirection?.name))
    (self.frame, background, arrow) = (
      cells(frame), cells(chrome.background), cells(chrome.arrow)
    )
    (arrowOffset, content) = (chrome.arrowOffset, cells(posed.pose.contentPlace()))
    (presence, opacity) = (posed.pose.presence, posed.pose.opacity)
  }
}

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
