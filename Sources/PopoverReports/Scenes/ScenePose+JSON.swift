import CellCanvas
import PopoverGeometry
import PopoverScenes

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
