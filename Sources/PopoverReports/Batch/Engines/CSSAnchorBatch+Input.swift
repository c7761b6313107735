import PlacementEngines
import PopoverGeometry

extension CSSAnchorBatch {
  /// A question in CSS's words, in cells.
  public struct Input: Decodable, Sendable {
    /// Width and height of the containing block, which begins at 0, 0.
    public var box: [Double]
    /// The anchor as x, y, width and height.
    public var anchor: [Double]?
    /// The anchor's width and height, where `path` tells its places.
    public var anchorSize: [Double]?
    public var size: [Double]
    /// A `position-area`.
    public var area: String
    /// A `position-try-fallbacks`; none where it is missing.
    public var fallbacks: String?
    /// A `position-try-order`; normal where it is missing.
    public var order: String?
    /// The margin on all four edges; 0 where it is missing.
    public var gap: Double?
    /// Whether `max-width: 100%` and `max-height: 100%` are set as well.
    public var fit: Bool?
    /// The anchor's places, one a frame, each an array that begins with x and y.
    public var path: [Place]?
    /// Stands in for `path`, so that a recorded walk is itself a question.
    public var steps: [Place]?

    /// The first two numbers of an array; whatever follows them is passed over.
    public struct Place: Decodable, Sendable {
      public var point: Point

      public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        point = Point(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
      }
    }
  }
}

extension CSSAnchorBatch.Input {
  private var reading: BatchReading {
    var reading = BatchReading()
    reading.sizesMaySink = false
    return reading
  }

  /// The same question to the engine, about one place of the anchor.
  func question(anchor: Rect) throws -> CSSAnchorPositioning {
    CSSAnchorPositioning(
      containingBlock: Rect(size: try reading.size(box, "box")), anchor: anchor,
      style: AnchoredStyle(
        area: try known("area", area, PositionArea.init), size: try reading.size(size, "size"),
        margin: Insets(all: gap ?? 0), isLimitedToRegion: fit ?? false),
      fallbacks: try known(
        "fallbacks", fallbacks ?? "none", [PositionTryFallback].init(positionTryFallbacks:)),
      order: try reading.name(order ?? PositionTryOrder.normal.rawValue, "order"))
  }

  func rect(_ anchor: [Double]) throws -> Rect { try reading.rect(anchor, "anchor") }

  func size(_ anchorSize: [Double]) throws -> Size {
    try reading.size(anchorSize, "anchorSize")
  }

  private func known<Value>(
    _ key: String, _ text: String, _ read: (String) -> Value?
  ) throws -> Value {
    guard let value = read(text) else { throw BatchFault("'\(text)' is not known", at: [key]) }
    return value
  }
}
