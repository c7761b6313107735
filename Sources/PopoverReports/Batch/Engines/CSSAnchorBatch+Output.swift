import PlacementEngines
import PopoverGeometry

extension CSSAnchorBatch {
  /// Where the box went: once, or at every step of a walk.
  public enum Output: Encodable, Sendable {
    /// `rect` as x, y, width and height, and `area` as a browser spells it.
    case placement(Rect, PositionArea)
    case walk(steps: [Step], stateless: [Step])

    private enum Key: CodingKey { case rect, area, steps, stateless }

    public func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      switch self {
      case .placement(let rect, let area):
        try object.encode([rect.x, rect.y, rect.width, rect.height], forKey: .rect)
        try object.encode(area.description, forKey: .area)
      case .walk(let steps, let stateless):
        try object.encode(steps, forKey: .steps)
        try object.encode(stateless, forKey: .stateless)
      }
    }
  }
}

extension CSSAnchorBatch.Output {
  /// The anchor's place and the answer there, as `[anchorX, anchorY, x, y, width, height, area]`.
  public struct Step: Encodable, Sendable {
    public var anchor: Point
    public var rect: Rect
    public var area: PositionArea

    init(_ anchor: Point, _ placement: CSSAnchorPlacement) {
      self.anchor = anchor
      rect = placement.rect
      area = placement.area
    }

    public func encode(to encoder: any Encoder) throws {
      var array = encoder.unkeyedContainer()
      for number in [anchor.x, anchor.y, rect.x, rect.y, rect.width, rect.height] {
        try array.encode(number)
      }
      try array.encode(area.description)
    }
  }
}
