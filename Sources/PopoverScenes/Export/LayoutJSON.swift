import Foundation
import PopoverGeometry

extension PopoverLayout {
  /// The answer as one JSON object, every rectangle as `[x, y, width, height]` in the container's
  /// coordinates.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(Report(self)), as: UTF8.self)
  }

  private struct Report: Encodable {
    var arrowDirection: String
    var arrowOffset: Double
    var frame: [Double]
    var background: [Double]
    var content: [Double]
    var arrow: [Double]
    var shrunk: Bool
    var overlaps: Bool
    var anchorVisible: Bool

    init(_ layout: PopoverLayout) {
      arrowDirection = layout.arrowDirection.name
      arrowOffset = layout.arrowOffset
      frame = layout.frame.figures
      background = layout.background.figures
      content = layout.content.figures
      arrow = layout.arrow.figures
      shrunk = layout.isShrunk
      overlaps = layout.overlapsAnchor
      anchorVisible = layout.isAnchorVisible
    }
  }
}
