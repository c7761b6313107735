import PlacementEngines
import PopoverGeometry

extension FloatingUIBatch {
  /// An answer; what no step recorded is left out.
  public struct Output: Encodable, Equatable, Sendable {
    var pos: [Double]
    var size: [Double]
    var placement: String
    var avail: [Double]?
    var offset: [Double]?
    var shift: [Double]?
    var arrow: Arrow?
    var hide: Hide?
  }

  struct Arrow: Encodable, Equatable, Sendable {
    var axis: String
    var at: Double
    var off: Double
    var alignmentOffset: Double?
  }

  struct Hide: Encodable, Equatable, Sendable {
    var referenceHidden: Bool?
    var escaped: Bool?
  }
}

extension FloatingUIBatch.Output {
  init(_ position: FloatingUI.Position) {
    let data = position.data
    pos = Self.pair(position.rect.x, position.rect.y)
    size = Self.pair(position.rect.width, position.rect.height)
    placement = position.placement.name
    avail = data.size.map { Self.pair($0.available.width, $0.available.height) }
    offset = data.offset.map { Self.pair($0.translation.x, $0.translation.y) }
    shift = data.shift.map { Self.pair($0.translation.x, $0.translation.y) }
    arrow = data.arrow.flatMap {
      FloatingUIBatch.Arrow($0, axis: position.placement.alignmentAxis)
    }
    hide = data.hide.map {
      FloatingUIBatch.Hide(referenceHidden: $0.referenceHidden, escaped: $0.escaped)
    }
  }

  /// Without negative zeros, which JSON would write with their sign.
  private static func pair(_ one: Double, _ other: Double) -> [Double] { [one + 0, other + 0] }
}

extension FloatingUIBatch.Arrow {
  /// The arrow on the popup's final edge, or else on the last one it was put on.
  init?(_ data: FloatingUI.ArrowData, axis wanted: Axis) {
    let axis = data[wanted] == nil ? wanted.crossed : wanted
    guard let at = data[axis] else { return nil }
    self.init(
      axis: axis == .horizontal ? "x" : "y", at: at + 0, off: data.centerOffset + 0,
      alignmentOffset: data.alignmentOffset)
  }
}
