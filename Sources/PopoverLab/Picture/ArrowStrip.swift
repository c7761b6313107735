import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The strip along the background in which the arrow lies: the part that it may use, and the corners.
struct ArrowStrip {
  let strip: CellRect
  let axis: Axis
  /// The cells along the edge that the arrow may use; if the corners leave it no choice, its own cells.
  let range: Range<Int>
  /// The offsets from the middle of the edge that it may have; `nil` if it has no choice.
  let offsets: ClosedRange<Double>?
  let caps: (near: Int, far: Int)
  let arrow: CellRect

  /// `nil` if there is no arrow.
  init?(_ placed: PlacedPopover) {
    let (layout, metrics) = (placed.layout, placed.presentation.metrics)
    guard let direction = layout.arrowDirection, layout.arrow.size.area > 0 else { return nil }
    axis = direction.axis.crossed
    arrow = CellRect(layout.arrow)
    let edge = layout.background[axis]
    strip = CellRect(Rect { $0 == direction.axis ? layout.arrow[$0] : edge })
    let insets = metrics.capInsets[axis]
    caps = (Int(insets.near), Int(insets.far))
    let base = layout.arrow[axis].length
    let starts = metrics.arrowStarts(on: edge.length, direction)
    range =
      starts.map { Int(edge.start + $0.lowerBound)..<Int(edge.start + $0.upperBound + base) }
      ?? arrow[axis].cells
    let middle = (edge.length - base) / 2
    offsets = starts.map { $0.lowerBound - middle...$0.upperBound - middle }
  }

  var marks: [RectangleMarks.Mark] {
    let range = offsets.map {
      "\(Words.figure($0.lowerBound)) to \(Words.figure($0.upperBound))"
    }
    return [
      RectangleMarks.Mark(
        letter: "a", tint: .fourth, name: "arrow", figures: range ?? "has only one place",
        rects: allowed.without(arrow), isPart: true),
      RectangleMarks.Mark(
        letter: "c", tint: .first, name: "corners", figures: "\(caps.near),\(caps.far)",
        rects: strip.without(allowed), isPart: true),
    ]
  }

  private var allowed: CellRect {
    var allowed = strip
    allowed[axis] = Interval(start: range.lowerBound, length: range.count)
    return allowed
  }
}
