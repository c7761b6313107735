import MessageText
import PopoverGeometry

/// A question to the library's own engine, as a line of `poplab place --batch` has it.
///
/// Sizes are `[width, height]`, rectangles `[x, y, width, height]`, insets `[top, left, bottom, right]`. Figures are
/// at most a thousand million in magnitude, and whole unless `grid` is false. What is left out has the value that
/// `PopoverPresentation` gives it: whole cells, a thin border, any direction. The container begins at 0, 0.
public struct PlacementRequest: Equatable, Sendable {
  /// What comes back with the answer; `null` if the line has none.
  public var id: JSON
  /// The question.
  public var presentation: PopoverPresentation

  /// A question, by default without an id.
  public init(_ presentation: PopoverPresentation, id: JSON = .null) {
    (self.presentation, self.id) = (presentation, id)
  }

  /// The answer, with the id of the question.
  public var reply: PlacementReply { PlacementReply(presentation.layout(), id: id) }
}

extension PlacementRequest: KeyedObject {
  /// The question, once every figure has been found to be one that geometry answers.
  package init(_ request: RequestFields) throws {
    try Self.refuseOthers(request)
    try request.refuseKeys(except: Self.knownKeys)
    var fields = request
    fields.grid = try request.value("grid", or: true) ? .cells : .points
    (fields.limit, fields.allowsNegativeSizes) = (1e9, false)
    self.init(
      PopoverPresentation(
        sourceRect: .zero, container: .zero, preferredContentSize: .zero,
        policy: fields.grid == .cells ? .standard : .points, grid: fields.grid))
    try Self.table.read(fields, into: &self)
    try refuseContradiction(fields)
  }

  private func refuseContradiction(_ fields: RequestFields) throws(RequestFault) {
    let (minimum, maximum) = (presentation.minimumContentSize, presentation.maximumContentSize)
    guard let maximum,
      let axis = PopoverPresentation.contradiction(minimum: minimum, maximum: maximum)
    else { return }
    let (least, most) = (Words.figure(minimum[axis]), Words.figure(maximum[axis]))
    throw fields.fault(
      .figure(
        axis == .horizontal ? "width" : "height", "\(least), above the \(most) of 'maxContent'"),
      at: "minContent")
  }

  /// Refuses a recorded line that is no placement, or the answer of another program.
  private static func refuseOthers(_ request: RequestFields) throws {
    let answered = [
      (key: "kind", value: "placement", words: "placements are"),
      (key: "system", value: "CANON", words: "lines of CANON are"),
    ]
    for (key, value, words) in answered {
      guard let given: String = try request.optional(key), given != value else { continue }
      throw request.fault(.other("only \(words) answered, not \(quoted(given))"), at: key)
    }
  }

  /// The keys that are read, and those that recorded examples have besides.
  private static let knownKeys = Set(
    table.keys + ["engine", "kind", "system", "expect", "note", "recommended"])

  package static let table = RequestTable<Self>(
    [
      .always(
        "container", { $0.presentation.container = Rect(size: try $1.size($2)) },
        { $0.presentation.container.size.jsonValue }),
      .always(
        "anchor", { $0.presentation.sourceRect = try $1.rect($2) },
        { $0.presentation.sourceRect.jsonValue }),
      .always(
        "content", { $0.presentation.preferredContentSize = try $1.size($2) },
        { $0.presentation.preferredContentSize.jsonValue }),
      .withAnother("grid") { ($0.presentation.grid == .cells).jsonValue },
      .optional("id", { $0.id = $1.verbatim($2) }, { $0.id == .null ? nil : $0.id }),
    ] + measures + surroundings + choices)
}

extension PlacementRequest {
  /// What the popover itself is like.
  private static let measures: [RequestEntry<Self>] = [
    .optional(
      "contentInsets",
      { $0.presentation.metrics.contentViewInsets = try $1.insets($2, isSigned: true) },
      { $0.presentation.metrics.contentViewInsets.jsonValue }),
    .optional(
      "capInsets", { $0.presentation.metrics.capInsets = try $1.insets($2) },
      { $0.presentation.metrics.capInsets.jsonValue }),
    .optional(
      "arrowBase", { $0.presentation.metrics.setArrowBase(try $1.length($2)) },
      { $0.presentation.metrics.verticalArrow.base.jsonValue }),
    .optional(
      "arrowHeight", { $0.presentation.metrics.setArrowHeight(try $1.length($2)) },
      { $0.presentation.metrics.verticalArrow.height.jsonValue }),
    .optional(
      "permitted",
      { $0.presentation.permittedArrowDirections = try $1.permittedDirections($2) },
      { $0.presentation.permittedArrowDirections.map(\.name).jsonValue }),
    .optional(
      "current",
      { $0.presentation.currentArrowDirection = try $1.directions($2, [$1.value($2)]).first },
      { $0.presentation.currentArrowDirection?.name.jsonValue }),
  ]

  /// Where it may be, and how it may shrink.
  private static let surroundings: [RequestEntry<Self>] = [
    .optional(
      "margins", { $0.presentation.popoverLayoutMargins = try $1.insets($2) },
      { $0.presentation.popoverLayoutMargins.jsonValue }),
    .optional(
      "reserved", { $0.presentation.reserved = try $1.insets($2) },
      { $0.presentation.reserved.jsonValue }),
    .optional(
      "minContent", { $0.presentation.minimumContentSize = try $1.size($2) },
      { $0.presentation.minimumContentSize.jsonValue }),
    .optional(
      "maxContent", { $0.presentation.maximumContentSize = try $1.size($2) },
      { $0.presentation.maximumContentSize?.jsonValue }),
    .optional(
      "droppable", { $0.presentation.droppable = try $1.object($2).droppableInsets },
      { DroppableInsets.table.json(of: $0.presentation.droppable) }),
    .optional(
      "keepOut", { $0.presentation.keepOut = try $1.rects($2) },
      { $0.presentation.keepOut.jsonValue }),
    .optional(
      "canOverlap", { $0.presentation.canOverlapSourceViewRect = try $1.value($2) },
      { $0.presentation.canOverlapSourceViewRect.jsonValue }),
    .optional(
      "currentFrame", { $0.presentation.currentFrame = try $1.rect($2) },
      { $0.presentation.currentFrame?.jsonValue }),
  ]

  /// How a side is chosen, and how the popover lies there.
  private static let choices: [RequestEntry<Self>] = [
    .optional(
      "gap", { $0.presentation.policy.gap = try $1.length($2) },
      { $0.presentation.policy.gap.jsonValue }),
    .optional(
      "skid", { $0.presentation.policy.skid = try $1.length($2, isSigned: true) },
      { $0.presentation.policy.skid.jsonValue }),
    .optional(
      "align", { $0.presentation.policy.alignment = try $1.name($2) },
      { $0.presentation.policy.alignment.rawValue.jsonValue }),
    .optional(
      "rtl",
      { $0.presentation.policy.writingDirection = try $1.value($2) ? .rightToLeft : .leftToRight },
      { ($0.presentation.policy.writingDirection == .rightToLeft).jsonValue }),
    .optional(
      "stability", { $0.presentation.policy.stability = try $1.stability($2) },
      { $0.presentation.policy.stability.name.jsonValue }),
    .optional(
      "choose", { $0.presentation.policy.score = try ($1.name($2) as SideChoice).score },
      { SideChoice(score: $0.presentation.policy.score)?.rawValue.jsonValue }),
    .optional(
      "aspect", { $0.presentation.policy.aspect = try $1.aspect($2) },
      { $0.presentation.policy.aspect.jsonValue }),
  ]
}
