import PlacementEngines
import PopoverGeometry

/// A question to one of the position handlers of Emacs's posframe.
public struct PosframeQuestion: Equatable, Sendable {
  /// The child frame.
  public var posframe: Posframe
  /// Who places it.
  public var handler: PosframeHandler

  /// A child frame and its handler.
  public init(_ posframe: Posframe, handler: PosframeHandler) {
    (self.posframe, self.handler) = (posframe, handler)
  }

  /// The top-left corner, in JSON `[x, y]`; figures below zero count back from the right or bottom edge.
  public var answer: Point { posframe.position(by: handler) }
}

extension PosframeQuestion: KeyedObject {
  package init(_ request: RequestFields) throws {
    let blank = Posframe(size: .zero, frame: .zero, window: .zero, point: Point(x: 0, y: 0))
    self.init(blank, handler: .absolute)
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("handler", { $0.handler = try $1.name($2) }, { $0.handler.rawValue.jsonValue }),
    .always("size", { $0.posframe.size = try $1.size($2) }, { $0.posframe.size.jsonValue }),
    .always("frame", { $0.posframe.frame = try $1.size($2) }, { $0.posframe.frame.jsonValue }),
    .always("window", { $0.posframe.window = try $1.rect($2) }, { $0.posframe.window.jsonValue }),
    .always("point", { $0.posframe.point = try $1.point($2) }, { $0.posframe.point.jsonValue }),
    .optional(
      "font_height", { $0.posframe.fontHeight = try $1.value($2) },
      { $0.posframe.fontHeight.jsonValue }),
    .optional(
      "offset", { $0.posframe.offset = try $1.point($2) }, { $0.posframe.offset.jsonValue }),
    .optional(
      "mode_line", { $0.posframe.modeLineHeight = try $1.value($2) },
      { $0.posframe.modeLineHeight.jsonValue }),
    .optional(
      "minibuffer", { $0.posframe.minibufferHeight = try $1.value($2) },
      { $0.posframe.minibufferHeight.jsonValue }),
  ])
}
