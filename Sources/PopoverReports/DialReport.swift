import CellCanvas
import Dial
import PopoverGeometry

extension CellDial {
  /// Where everything is in a rectangle of cells, as one JSON object. Angles are degrees clockwise from
  /// the top, cells are counted from the top left corner, and what is not there is `null`.
  package func json(in size: CellSize) throws -> String {
    try JSONText.text(of: DialReport(self, layout(in: size)))
  }

  /// The same with a moment of a film: seconds since its beginning, the key that was just pressed, and
  /// whether the bell rings.
  package func json(
    in size: CellSize, time: Double, key: String?, bell: Bool
  ) throws -> String {
    var report = DialReport(self, layout(in: size))
    (report.time, report.key, report.bell) = (time, Nullable(key), bell)
    return try JSONText.text(of: report)
  }
}

/// A dial and its layout in the keys of their JSON.
private struct DialReport: Encodable {
  struct Label: Encodable {
    var item: Int
    var text: String
    var rect: [Int]
    var current: Bool

    init(_ label: DialLayout.Label) {
      (item, text, current) = (label.item, label.text.text, label.isCurrent)
      rect = [label.rect.x, label.rect.y, label.rect.width, label.rect.height]
    }
  }

  struct Circle: Encodable {
    var center: [Double]
    var radius: [Double]
    var rect: [Int]

    init(_ plate: DialPlate) {
      let center = plate.cellCenter
      self.center = [center.x, center.y]
      radius = [plate.cellRadius.width, plate.cellRadius.height]
      rect = [plate.rect.x, plate.rect.y, plate.rect.width, plate.rect.height]
    }
  }

  var mode: String
  var items: Int
  var value: Int
  var label: String
  var angle: Double
  var size: [Int]
  var half: Bool
  var style: String
  var circle: Nullable<Circle>
  var mark: Nullable<[Int]>
  var middle: Nullable<Label>
  var labels: [Label]
  var labelStride: Int
  var tickStride: Nullable<Int>
  /// Of a film only.
  var time: Double?
  var key: Nullable<String>?
  var bell: Bool?

  init(_ dial: CellDial, _ layout: DialLayout) {
    mode = dial.rotation.mode.rawValue
    items = dial.scale.count
    value = dial.rotation.item
    label = dial.label(of: value).text
    angle = dial.rotation.reading * 180 / .pi
    size = [layout.plate.size.width, layout.plate.size.height]
    half = dial.isHalf
    style = dial.stroke.rawValue
    circle = Nullable(layout.plate.hasRoom ? Circle(layout.plate) : nil)
    mark = Nullable(layout.mark.map { [$0.x, $0.y] })
    middle = Nullable(layout.value.map(Label.init))
    labels = layout.labels.map(Label.init)
    labelStride = layout.labelStride
    tickStride = Nullable(layout.tickStride)
  }
}

extension GlyphText {
  fileprivate var text: String { glyphs.map(\.text).joined() }
}
