import PlacementEngines
import PopoverGeometry

extension FloatingUIBatch {
  /// A request: `ref`, `flo`, `box`, `placement`, `rtl`, `lines`, and the steps in `mw`, each
  /// `[name, options]`.
  public struct Input: Decodable, Equatable, Sendable {
    public var question: FloatingUI
  }
}

extension FloatingUIBatch.Input {
  public init(from decoder: any Decoder) throws {
    let fields = try FloatingUIBatch.Fields(from: decoder)
    let steps: [FloatingUIBatch.Step] = try fields.value("mw", or: [])
    question = FloatingUI(
      reference: try fields.rect("ref"), floating: try fields.size("flo"),
      boundary: try fields.rect("box"),
      placement: try fields.placement("placement", or: .bottom),
      middleware: steps.map(\.middleware), isRightToLeft: try fields.value("rtl", or: false),
      lines: try fields.rects("lines"))
  }
}
