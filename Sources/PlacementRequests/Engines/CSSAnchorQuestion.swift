import PlacementEngines
import PopoverGeometry

/// In JSON, CSS anchor positioning is asked in CSS's words and in cells, about a fresh box. The containing block
/// begins at 0, 0, and the margin is the same on all four edges.
extension CSSAnchorPositioning: KeyedObject {
  package init(_ request: RequestFields) throws {
    self = .blank
    try Self.table.read(request.withoutNegativeSizes, into: &self)
  }

  package static let table = RequestTable<Self>(
    styled + [.always("anchor", { $0.anchor = try $1.rect($2) }, { $0.anchor.jsonValue })])

  /// A question of which nothing has been read.
  static let blank = CSSAnchorPositioning(
    containingBlock: .zero, anchor: .zero, style: AnchoredStyle(area: .top, size: .zero))

  /// The keys of a question without an anchor.
  static let styled: [RequestEntry<Self>] = [
    .always(
      "box", { $0.containingBlock = Rect(size: try $1.size($2)) },
      { $0.containingBlock.size.jsonValue }),
    .always(
      "area", { $0.style.area = try $1.words($2, like: "bottom span-right", PositionArea.init) },
      { $0.style.area.description.jsonValue }),
    .always("size", { $0.style.size = try $1.size($2) }, { $0.style.size.jsonValue }),
    .optional(
      "gap", { $0.style.margin = Insets(all: try $1.value($2)) },
      { $0.style.margin.top.jsonValue }),
    .optional(
      "fit", { $0.style.isLimitedToRegion = try $1.value($2) },
      { $0.style.isLimitedToRegion.jsonValue }),
    .optional(
      "fallbacks",
      {
        $0.fallbacks = try $1.words(
          $2, like: "flip-block, top left", [PositionTryFallback].init(positionTryFallbacks:))
      },
      { $0.fallbacks.positionTryFallbacks.jsonValue }),
    .optional("order", { $0.order = try $1.name($2) }, { $0.order.rawValue.jsonValue }),
  ]

  /// The answer to the question: a fresh box, which remembers nothing.
  public var answer: CSSAnchorAnswer { CSSAnchorAnswer(placement()) }
}

/// The answer to CSS anchor positioning as a line of a batch has it.
public struct CSSAnchorAnswer: Equatable, Sendable {
  /// The box without its margins.
  public var rect: Rect
  /// The area of the chosen option, written as a browser spells it.
  public var area: PositionArea

  /// A box in an area.
  public init(rect: Rect, area: PositionArea) { (self.rect, self.area) = (rect, area) }

  /// The answer of the engine.
  public init(_ placement: CSSAnchorPlacement) {
    self.init(rect: placement.rect, area: placement.area)
  }
}

extension CSSAnchorAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(rect: .zero, area: .top)
    try Self.table.read(answer.withoutLimit, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("rect", { $0.rect = try $1.rect($2) }, { $0.rect.jsonValue }),
    .always(
      "area", { $0.area = try $1.words($2, like: "bottom span-right", PositionArea.init) },
      { $0.area.description.jsonValue }),
  ])
}
