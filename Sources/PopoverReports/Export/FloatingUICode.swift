import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// A page with floating-ui.
enum FloatingUICode {
  static let target = ExportTarget(
    name: "floating-ui", summary: "floating-ui 1, as a page of 8x16 pixels a cell",
    statement: .rule, comments: .markup, firstLine: PagePlaces.doctype,
    lacks: [
      .noArrow, .title, .footer, .borderGlyphs, .partialBorder, .contentStyles, .shadow, .keepOut,
      .pieces, .choice, .stability, .overlap, .hiding,
    ], body: body, prediction: prediction)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    PagePlaces.opening(subject) + [
      "  .arrow { position: absolute; width: 8px; height: 8px; rotate: 45deg; "
        + "background: \(PagePlaces.lineColor(subject)); }",
      "</style>",
    ] + PagePlaces.elements(subject) + script(subject)
  }

  private static func script(_ subject: ExportedPopover) -> [String] {
    let scene = subject.engineScene
    let least = (CodeText.across(scene.minimumSize.width), CodeText.down(scene.minimumSize.height))
    return [
      "<script type=\"module\">",
      "  import { computePosition, offset, flip, shift, size }",
      "    from \"https://cdn.jsdelivr.net/npm/@floating-ui/dom@1/+esm\";",
      "  const [area, anchor, popover] = [\".area\", \".anchor\", \".popover\"]",
      "    .map((name) => document.querySelector(name));",
      "  const boundary = { boundary: area, rootBoundary: \"document\" };",
      "  const place = await computePosition(anchor, popover, {",
      "    placement: \"\(placements(subject).first?.name ?? "bottom")\",",
      "    middleware: [",
      "      offset(({ placement }) => ({",
      "        mainAxis: /^(top|bottom)/.test(placement) ? \(CodeText.down(scene.gap)) "
        + ": \(CodeText.across(scene.gap)),",
      "        crossAxis: /^(top|bottom)/.test(placement) ? \(CodeText.across(skid(subject))) "
        + ": \(CodeText.down(skid(subject))),", "      })),",
      "      flip({ ...boundary, crossAxis: \"alignment\", fallbackPlacements: [\(fallbacks(subject))] }),",
      "      shift(boundary),", "      size({",
      "        ...boundary,",
      "        apply({ availableWidth, availableHeight, rects, elements }) {",
      "          const { width, height } = rects.floating;",
      "          const least = (wanted, room, limit) => Math.max(limit, Math.min(wanted, room)) + \"px\";",
      "          elements.floating.style.width = least(width, availableWidth, \(least.0));",
      "          elements.floating.style.height = least(height, availableHeight, \(least.1));",
      "        },", "      }),", "    ],", "  });",
      "  Object.assign(popover.style, { left: place.x + \"px\", top: place.y + \"px\" });",
    ] + arrow(subject) + ["</script>"]
  }

  /// A square turned by an eighth, half under the edge of the box, as near to the middle of the anchor as the
  /// corners allow.
  private static func arrow(_ subject: ExportedPopover) -> [String] {
    guard subject.arrow != nil else { return [] }
    return [
      "  const [one, other, tip] = [anchor.getBoundingClientRect(), popover.getBoundingClientRect(), document.createElement(\"div\")];",
      "  const along = (start, end, low, high) => Math.max(low + 8, Math.min((start + end) / 2 - 4, high - 16));",
      "  const side = place.placement.split(\"-\")[0];",
      "  const x = { left: other.right - 4, right: other.left - 4 }[side] ?? along(one.left, one.right, other.left, other.right);",
      "  const y = { top: other.bottom - 4, bottom: other.top - 4 }[side] ?? along(one.top, one.bottom, other.top, other.bottom);",
      "  tip.className = \"arrow\";",
      "  Object.assign(tip.style, { left: x + \"px\", top: y + \"px\" });",
      "  document.querySelector(\".screen\").prepend(tip);",
    ]
  }

  private static func skid(_ subject: ExportedPopover) -> Double { Double(subject.popover.skid) }

  private static func fallbacks(_ subject: ExportedPopover) -> String {
    placements(subject).dropFirst().map { CodeText.quoted($0.name) }.joined(separator: ", ")
  }

  private static func placements(_ subject: ExportedPopover) -> [FloatingUI.Placement] {
    let alignment: FloatingUI.Alignment? =
      switch subject.popover.alignment {
      case .center: nil
      case .start: .start
      case .end: .end
      }
    return subject.sides.map { FloatingUI.Placement($0, alignment) }
  }

  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    let (scene, placements) = (subject.engineScene, placements(subject))
    let steps: [FloatingUI.Middleware] = [
      .offset(.init(mainAxis: scene.gap, crossAxis: skid(subject))),
      .flip(.init(crossAxis: .alignment, fallbackPlacements: Array(placements.dropFirst()))),
      .shift(), .size(.init(minimum: scene.minimumSize)),
    ]
    return FloatingUI(
      reference: scene.anchor, floating: scene.popupSize, boundary: scene.container,
      placement: placements.first ?? .bottom, middleware: steps,
      isRightToLeft: subject.scene.writing == .rightToLeft
    ).computePosition().rect
  }
}
