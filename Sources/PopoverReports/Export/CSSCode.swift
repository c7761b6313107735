import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// A page with CSS anchor positioning.
enum CSSCode {
  static let target = ExportTarget(
    name: "css", summary: "CSS anchor positioning, as a page of 8x16 pixels a cell",
    statement: .rule, comments: .markup, firstLine: PagePlaces.doctype,
    lacks: [
      .arrowGlyphs, .title, .footer, .borderGlyphs, .partialBorder, .contentStyles, .shadow, .skid,
      .keepOut, .pieces, .choice, .stability, .shrinking, .overlap, .hiding,
    ], body: body, prediction: prediction)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    PagePlaces.opening(subject) + rules(subject) + CSSArrow.rules(subject) + ["</style>"]
      + PagePlaces.elements(subject, beside: CSSArrow.elements(subject))
  }

  /// Each side has a margin towards the anchor alone, so that none keeps it off the edges of the screen.
  private static func rules(_ subject: ExportedPopover) -> [String] {
    let places = subject.places
    guard let first = places.first else { return ["  .popover { inset: 0; margin: auto; }"] }
    let others = places.dropFirst()
    let rules = others.map { "  @position-try --\($0.side) { \(declarations($0)) }" }
    let names = others.map { "--\($0.side)" }.joined(separator: ", ")
    return rules + [
      "  .anchor { anchor-name: --anchor; }",
      "  .popover { position-anchor: --anchor; \(declarations(first)) }",
    ] + (others.isEmpty ? [] : ["  .popover { position-try-fallbacks: \(names); }"])
  }

  private static func declarations(_ place: AnchoredPlace) -> String {
    let margin = place.margin
    let lengths = [
      CodeText.down(margin.top), CodeText.across(margin.right), CodeText.down(margin.bottom),
      CodeText.across(margin.left),
    ]
    let words = lengths.map { $0 == "0" ? "0" : $0 + "px" }.joined(separator: " ")
    return "position-area: \(place.area); margin: \(words);"
  }

  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    let scene = subject.engineScene
    guard let first = subject.places.first else {
      return Rect { axis in
        let room = scene.container[axis]
        let length = scene.popupSize[axis]
        // Automatic margins are never negative: what is too large begins at the start.
        return Span(start: room.start + max(0, (room.length - length) / 2), length: length)
      }
    }
    return CSSAnchorPositioning(
      containingBlock: scene.container, anchor: scene.anchor,
      style: AnchoredStyle(area: first.area, size: scene.popupSize, margin: first.margin),
      fallbacks: subject.places.dropFirst().map { .rule($0.area, margin: $0.margin) }
    ).placement().rect
  }
}

/// A side of the anchor as CSS says it.
private struct AnchoredPlace {
  var side: Side
  var area: PositionArea
  var margin: Insets
}

extension ExportedPopover {
  /// The permitted sides, each with the area that begins or ends where the anchor does.
  fileprivate var places: [AnchoredPlace] {
    let gap = engineScene.gap
    return sides.map { side in
      let ends = side.isNear ? EdgePair(near: 0, far: gap) : EdgePair(near: gap, far: 0)
      let margin = Insets { $0 == side.axis ? ends : EdgePair(near: 0, far: 0) }
      return AnchoredPlace(side: side, area: area(side), margin: margin)
    }
  }

  private func area(_ side: Side) -> PositionArea {
    var area = PositionArea(side)
    let along = side.axis.crossed
    switch popover.alignment {
    case .center: break
    case .start: area[along] = isMirrored(along) ? .spanStart : .spanEnd
    case .end: area[along] = isMirrored(along) ? .spanEnd : .spanStart
    }
    return area
  }
}
