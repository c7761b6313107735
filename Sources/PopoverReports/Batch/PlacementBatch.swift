import PopoverGeometry

/// Answers placements with poplab's own geometry. Sizes are `[width, height]`, rectangles
/// `[x, y, width, height]`, insets `[top, left, bottom, right]`; what is left out has the value that
/// ``PopoverPresentation`` gives it: whole cells, a thin border, any direction.
package enum PlacementBatch {
  static func answer(_ request: BatchFields) throws -> BatchAnswer {
    let layout = try presentation(request).layout()
    return BatchAnswer(layout.reply, placement: layout.jsonValue())
  }

  /// The question, once every figure has been found to be one that geometry answers.
  private static func presentation(_ request: BatchFields) throws -> PopoverPresentation {
    if let kind: String = try request.optional("kind"), kind != "placement" {
      throw request.fault(.other("only placements are answered, not '\(kind)'"), at: "kind")
    }
    var fields = request
    fields.grid = try request.value("grid", or: true) ? .cells : .points
    (fields.limit, fields.allowsNegativeSizes) = (1e9, false)
    var presentation = PopoverPresentation(
      sourceRect: .zero, container: .zero, preferredContentSize: .zero, grid: fields.grid)
    for (key, read) in requiredKeys { try read(&presentation, fields, key) }
    for (key, read) in optionalKeys where fields.has(key) {
      try read(&presentation, fields, key)
    }
    return presentation
  }

  /// The keys that are read, and those that recorded examples have besides.
  static let knownKeys = Set(
    (requiredKeys + optionalKeys).map(\.key) + [
      "id", "engine", "grid", "kind", "system", "expect", "note", "recommended",
    ])

  private typealias Reader =
    @Sendable (inout PopoverPresentation, BatchFields, String) throws -> Void

  private static let requiredKeys: [(key: String, read: Reader)] = [
    ("container", { $0.container = Rect(size: try $1.size($2)) }),
    ("anchor", { $0.sourceRect = try $1.rect($2) }),
    ("content", { $0.preferredContentSize = try $1.size($2) }),
  ]

  private static let optionalKeys: [(key: String, read: Reader)] = [
    ("contentInsets", { $0.metrics.contentViewInsets = try $1.insets($2, isSigned: true) }),
    ("capInsets", { $0.metrics.capInsets = try $1.insets($2) }),
    ("arrowBase", { $0.metrics.set(\.base, to: try $1.length($2)) }),
    ("arrowHeight", { $0.metrics.set(\.height, to: try $1.length($2)) }),
    ("permitted", { $0.permittedArrowDirections = try $1.directions($2, $1.list($2)) }),
    ("current", { $0.currentArrowDirection = try $1.directions($2, [$1.value($2)]).first }),
    ("margins", { $0.popoverLayoutMargins = try $1.insets($2) }),
    ("reserved", { $0.reserved = try $1.insets($2) }),
    ("minContent", { $0.minimumContentSize = try $1.size($2) }),
    ("maxContent", { $0.maximumContentSize = try $1.size($2) }),
    ("droppable", { $0.droppable = try $1.object($2).droppableInsets }),
    ("keepOut", { $0.keepOut = try $1.rects($2) }),
    ("canOverlap", { $0.canOverlapSourceViewRect = try $1.value($2) }),
    ("currentFrame", { $0.currentFrame = try $1.rect($2) }),
    ("gap", { $0.policy.gap = try $1.length($2) }),
    ("skid", { $0.policy.skid = try $1.length($2, isSigned: true) }),
    ("align", { $0.policy.alignment = try $1.alignment($2) }),
    ("rtl", { $0.policy.writingDirection = try $1.value($2) ? .rightToLeft : .leftToRight }),
    ("stability", { $0.policy.stability = try $1.stability($2) }),
    ("choose", { $0.policy.score = try ($1.name($2) as SideChoice).score }),
    ("aspect", { $0.policy.aspect = try $1.aspect($2) }),
  ]
}

extension BatchFields {
  /// Directions by name; `none` stands for the empty list.
  fileprivate func directions(_ key: String, _ names: [String]) throws -> ArrowDirections {
    ArrowDirections(
      try names.filter { $0 != "none" }.map { name in
        guard let direction = ArrowDirection(name: name) else {
          throw fault(
            .other("'\(name)' is not a direction; use up, down, left, right, below or above"),
            at: key)
        }
        return direction
      })
  }

  /// The insets, part by part, that may be left off before the content shrinks.
  fileprivate var droppableInsets: DroppableInsets {
    get throws {
      func part(_ key: String) throws -> Insets { has(key) ? try insets(key) : .zero }
      return DroppableInsets(
        title: try part("title"), padding: try part("padding"), border: try part("border"))
    }
  }

  fileprivate func alignment(_ key: String) throws -> Alignment {
    try known(key, value(key), among: Alignment.allCases.map(\.rawValue)) {
      Alignment(rawValue: $0)
    }
  }

  fileprivate func stability(_ key: String) throws -> Stability {
    let name: String = try value(key)
    guard let stability = Stability(name: name) else {
      throw fault(.other("'\(name)' is not known; use \(Stability.names)"), at: key)
    }
    return stability
  }

  fileprivate func aspect(_ key: String) throws -> Double {
    let aspect: Double = try value(key)
    guard PlacementPolicy.aspects.contains(aspect) else {
      throw fault(.other("use a number from 0.1 to 10"), at: key)
    }
    return aspect
  }
}

extension PopoverMetrics {
  /// Gives the arrows of both axes the same length.
  fileprivate mutating func set(_ length: WritableKeyPath<ArrowMetrics, Double>, to figure: Double)
  {
    verticalArrow[keyPath: length] = figure
    horizontalArrow[keyPath: length] = figure
  }
}

extension PopoverLayout {
  /// The answer in the keys of the recommended placements: the content is a size, and the arrow lies
  /// in the coordinates of the frame. `dropped` is missing where nothing was left off.
  fileprivate var reply: JSON {
    [
      "arrowDirection": arrowDirection.name, "arrowOffset": arrowOffset, "frame": frame,
      "content": content.size,
      "arrow": arrowDirection == nil ? Rect.zero : arrow.offset(x: -frame.x, y: -frame.y),
      "shrunk": isShrunk, "dropped": dropped.isEmpty ? nil : dropped.names,
      "overlaps": overlapsAnchor, "anchorVisible": isAnchorVisible,
    ]
  }
}
