import PopoverGeometry
import PopoverScenes

/// The arrow of a popover that is placed by CSS: an element for each permitted side, between the anchor and the popover. Where
/// the popover lies on another side its far edge comes before its near one, so that nothing of it is left.
enum CSSArrow {
  static func elements(_ subject: ExportedPopover) -> [String] {
    guard subject.arrow != nil else { return [] }
    return subject.sides.map { "<div class=\"arrow \($0)\"></div>" }
  }

  static func rules(_ subject: ExportedPopover) -> [String] {
    guard subject.arrow != nil else { return [] }
    return [
      "  .popover { anchor-name: --popover; }",
      "  .arrow { position: absolute; background: \(PagePlaces.lineColor(subject)); }",
    ] + subject.sides.map { rule($0, subject) }
  }

  private static func rule(_ side: Side, _ subject: ExportedPopover) -> String {
    let (near, far) = names(of: side)
    let (start, end) = side.axis == .vertical ? ("left", "right") : ("top", "bottom")
    let (presentation, along) = (subject.placed.presentation, side.axis.crossed)
    let base = length(presentation.metrics.arrow(ArrowDirection(side)).base, along)
    let gap = Words.figure(length(presentation.policy.gap, side.axis))
    let middle = "anchor(--anchor center) - \(Words.figure(base / 2))px"
    let last = "anchor(--popover \(end)) - \(Words.figure(base))px"
    return
      "  .arrow.\(side) { \(near): anchor(--anchor \(far)); \(far): anchor(--popover \(near)); "
      + "margin-\(near): \(gap)px; \(start): clamp(anchor(--popover \(start)), \(middle), \(last)); "
      + "\(along == .horizontal ? "width" : "height"): \(Words.figure(base))px; "
      + "clip-path: polygon(\(outline(of: side))); }"
  }

  /// The edge of an element that looks at the anchor, and the other one.
  private static func names(of side: Side) -> (near: String, far: String) {
    switch side {
    case .below: ("top", "bottom")
    case .above: ("bottom", "top")
    case .right: ("left", "right")
    case .left: ("right", "left")
    }
  }

  /// A triangle whose tip is at the anchor.
  private static func outline(of side: Side) -> String {
    switch side {
    case .below: "50% 0, 100% 100%, 0 100%"
    case .above: "50% 100%, 0 0, 100% 0"
    case .right: "0 50%, 100% 0, 100% 100%"
    case .left: "100% 50%, 0 100%, 0 0"
    }
  }

  private static func length(_ cells: Double, _ axis: Axis) -> Double {
    cells * (axis == .horizontal ? CodeText.cell.width : CodeText.cell.height)
  }
}
