import PopoverGeometry

/// Answers placements with the lab's own engine: one JSON object in, one out.
public enum PlacementBatch: BatchEngine {
  public static let name = "poplab"
  public static let knownKeys = PlacementRequest.knownKeys

  public static func answer(_ input: PlacementRequest) throws(BatchFault) -> PlacementReply {
    PlacementReply(try input.presentation().layout())
  }
}

/// A placement as a line of a batch asks for it. Sizes are `[width, height]`, rectangles
/// `[x, y, width, height]`, insets `[top, left, bottom, right]`; what is left out has the value that
/// ``PopoverPresentation`` gives it: whole cells, a thin border, any direction.
public struct PlacementRequest: Decodable, Equatable, Sendable {
  var container: [Double]
  var anchor: [Double]
  var content: [Double]
  var contentInsets: [Double]?
  var arrowBase: Double?
  var arrowHeight: Double?
  var capInsets: [Double]?
  var permitted: [String]?
  var margins: [Double]?
  var reserved: [Double]?
  var minContent: [Double]?
  var maxContent: [Double]?
  var droppable: DroppableRequest?
  var keepOut: [[Double]]?
  var canOverlap: Bool?
  var current: String?
  var currentFrame: [Double]?
  var policy: PolicyRequest
  var grid: Bool?
  /// What a line of examples checks; only placements are answered.
  var kind: String?

  /// The keys that are read, and beside them the ones that lists of examples carry along.
  static let knownKeys = PolicyRequest.knownKeys.union([
    "id", "engine", "container", "anchor", "content", "contentInsets", "arrowBase", "arrowHeight",
    "capInsets", "permitted", "margins", "reserved", "minContent", "maxContent", "droppable",
    "keepOut", "canOverlap", "current", "currentFrame", "grid", "system", "kind", "expect", "note",
    "recommended",
  ])

  private enum CodingKeys: String, CodingKey {
    case container, anchor, content, contentInsets, arrowBase, arrowHeight, capInsets, permitted
    case margins, reserved, minContent, maxContent, droppable, keepOut, canOverlap, current
    case currentFrame, grid, kind
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try line.decodeIfPresent(Value.self, forKey: key)
    }
    container = try line.decode([Double].self, forKey: .container)
    anchor = try line.decode([Double].self, forKey: .anchor)
    content = try line.decode([Double].self, forKey: .content)
    (contentInsets, capInsets) = (try value(.contentInsets), try value(.capInsets))
    (arrowBase, arrowHeight) = (try value(.arrowBase), try value(.arrowHeight))
    (permitted, current) = (try value(.permitted), try value(.current))
    (margins, reserved) = (try value(.margins), try value(.reserved))
    (minContent, maxContent) = (try value(.minContent), try value(.maxContent))
    (droppable, keepOut) = (try value(.droppable), try value(.keepOut))
    (canOverlap, grid) = (try value(.canOverlap), try value(.grid))
    (currentFrame, kind) = (try value(.currentFrame), try value(.kind))
    policy = try PolicyRequest(from: decoder)
  }
}

extension PlacementRequest {
  /// The question, once every figure has been found to be one that geometry answers.
  func presentation() throws(BatchFault) -> PopoverPresentation {
    if let kind, kind != "placement" {
      throw BatchFault("only placements are answered, not '\(kind)'", at: ["kind"])
    }
    let grid: Grid = grid == false ? .points : .cells
    let reading = BatchReading.geometry(grid)
    return PopoverPresentation(
      sourceRect: try reading.rect(anchor, "anchor"),
      container: Rect(size: try reading.size(container, "container")),
      preferredContentSize: try reading.size(content, "content"),
      permittedArrowDirections: try permitted.map { names throws(BatchFault) in
        try ArrowDirections(names: names, key: "permitted")
      } ?? .any,
      metrics: try metrics(reading),
      popoverLayoutMargins: try reading.insets(margins, "margins") ?? .zero,
      reserved: try reading.insets(reserved, "reserved") ?? .zero,
      minimumContentSize: try reading.size(minContent, "minContent") ?? Size(width: 1, height: 1),
      canOverlapSourceViewRect: canOverlap ?? false,
      maximumContentSize: try reading.size(maxContent, "maxContent"),
      droppable: try droppable?.insets(reading) ?? .none,
      keepOut: try (keepOut ?? []).map { figures throws(BatchFault) in
        try reading.rect(figures, "keepOut")
      },
      currentArrowDirection: try current.flatMap { name throws(BatchFault) in
        try ArrowDirections(names: [name], key: "current").first
      },
      currentFrame: try currentFrame.map { figures throws(BatchFault) in
        try reading.rect(figures, "currentFrame")
      },
      policy: try policy.policy(reading), grid: grid)
  }

  private func metrics(_ reading: BatchReading) throws(BatchFault) -> PopoverMetrics {
    let plain = PopoverMetrics.oneCellBorder
    return PopoverMetrics(
      arrowBase: try reading.length(arrowBase ?? plain.verticalArrow.base, "arrowBase"),
      arrowHeight: try reading.length(arrowHeight ?? plain.verticalArrow.height, "arrowHeight"),
      contentViewInsets: try reading.insets(contentInsets, "contentInsets", signed: true)
        ?? plain.contentViewInsets,
      capInsets: try reading.insets(capInsets, "capInsets") ?? plain.capInsets)
  }
}

/// An answer in the keys of the recommended placements: the content is a size, and the arrow lies
/// in the coordinates of the frame.
public struct PlacementReply: Encodable, Equatable, Sendable {
  var arrowDirection: String
  var arrowOffset: Double
  var frame: [Double]
  var content: [Double]
  var arrow: [Double]
  var shrunk: Bool
  /// The decorations that were left off; missing where there are none.
  var dropped: [String]?
  var overlaps: Bool
  var anchorVisible: Bool

  init(_ layout: PopoverLayout) {
    let frame = layout.frame
    arrowDirection = layout.arrowDirection.name
    arrowOffset = layout.arrowOffset
    self.frame = frame.figures
    content = [layout.content.width, layout.content.height]
    arrow =
      layout.arrowDirection == nil
      ? Rect.zero.figures : layout.arrow.offset(x: -frame.x, y: -frame.y).figures
    shrunk = layout.isShrunk
    dropped = layout.dropped.isEmpty ? nil : layout.dropped.names
    overlaps = layout.overlapsAnchor
    anchorVisible = layout.isAnchorVisible
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  var figures: [Double] { [x, y, width, height] }
}

extension ArrowDirections {
  /// Directions by name; `none` stands for the empty list.
  init(names: [String], key: String) throws(BatchFault) {
    var directions: [ArrowDirection] = []
    for name in names where name != "none" {
      guard let direction = ArrowDirection(name: name) else {
        throw BatchFault("'\(name)' is no direction; use up, down, left or right", at: [key])
      }
      directions.append(direction)
    }
    self.init(directions)
  }
}
