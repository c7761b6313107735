import PlacementEngines
import PopoverGeometry

/// The position handlers of Emacs's posframe.
public enum PosframeBatch: BatchEngine {
  public static let name = "posframe"

  public struct Input: Decodable, Sendable {
    var handler: String
    var frame: [Double]
    var window: [Double]
    var point: [Double]
    var fontHeight: Double?
    var size: [Double]
    var offset: [Double]?
    var modeLine: Double?
    var minibuffer: Double?

    private enum CodingKeys: String, CodingKey {
      case handler
      case frame
      case window
      case point
      case fontHeight = "font_height"
      case size
      case offset
      case modeLine = "mode_line"
      case minibuffer
    }
  }

  /// The top-left corner; figures below zero count back from the right or bottom edge.
  public static func answer(_ input: Input) throws -> [Double] {
    let handler: PosframeHandler = try BatchReading().name(input.handler, "handler")
    let position = try input.posframe().position(by: handler)
    return [position.x, position.y]
  }
}

extension PosframeBatch.Input {
  fileprivate func posframe() throws -> Posframe {
    let reading = BatchReading()
    var posframe = Posframe(
      size: try reading.size(size, "size"),
      frame: try reading.size(frame, "frame"),
      window: try reading.rect(window, "window"),
      point: try reading.point(point, "point"))
    posframe.fontHeight = fontHeight ?? 1
    posframe.offset = try reading.point(offset ?? [0, 0], "offset")
    posframe.modeLineHeight = modeLine ?? 1
    posframe.minibufferHeight = minibuffer ?? 1
    return posframe
  }
}
