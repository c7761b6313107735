import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// A function in C that describes the popover to a Wayland compositor.
enum XDGCode {
  static let target = ExportTarget(
    name: "xdg", summary: "xdg_positioner in C, 8x16 pixels a cell", statement: .rule,
    comments: .slashes,
    lacks: [
      .arrow, .title, .footer, .borderGlyphs, .partialBorder, .colors, .contentStyles, .shadow,
      .sidesAcross, .margins, .keepOut, .pieces, .choice, .stability, .overlap, .hiding,
    ], body: body, prediction: prediction)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let positioner = subject.positioner
    let (anchor, size, offset) = (positioner.anchorRect, positioner.size, positioner.offset)
    return [
      "#include \"xdg-shell-client-protocol.h\"", "",
      "struct xdg_positioner *popover_positioner(struct xdg_wm_base *shell) {",
      "  struct xdg_positioner *positioner = xdg_wm_base_create_positioner(shell);",
      call("set_size", [CodeText.across(size.width), CodeText.down(size.height)]),
      call(
        "set_anchor_rect",
        [
          CodeText.across(anchor.x), CodeText.down(anchor.y), CodeText.across(anchor.width),
          CodeText.down(anchor.height),
        ]), call("set_anchor", ["XDG_POSITIONER_ANCHOR_\(positioner.anchor.name.uppercased())"]),
      call("set_gravity", ["XDG_POSITIONER_GRAVITY_\(positioner.gravity.name.uppercased())"]),
      call("set_constraint_adjustment", [adjustments(positioner.adjustment)]),
      call("set_offset", [CodeText.across(offset.x), CodeText.down(offset.y)]),
      "  return positioner;", "}",
    ]
  }

  private static func call(_ request: String, _ arguments: [String]) -> String {
    "  xdg_positioner_\(request)(\((["positioner"] + arguments).joined(separator: ", ")));"
  }

  private static func adjustments(_ adjustment: XDGConstraintAdjustment) -> String {
    let names = XDGConstraintAdjustment.named.filter { adjustment.contains($0.value) }
      .map { "XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_\($0.key.uppercased())" }
    return names.isEmpty ? "0" : names.joined(separator: "\n    | ")
  }

  /// As wlroots places it on the whole screen, as no request says anything of margins; the other compositors differ from it
  /// in rare scenes.
  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    subject.positioner.placement(in: Rect(subject.screen))?.rect
  }
}

extension ExportedPopover {
  fileprivate var positioner: XDGPositioner {
    let scene = engineScene
    guard let side = sides.first else {
      return XDGPositioner(anchorRect: scene.container, size: scene.popupSize)
    }
    var positioner = XDGPositioner(
      anchorRect: scene.anchor, size: scene.popupSize, side: side, gap: scene.gap,
      adjustment: adjustment(side))
    let along = side.axis.crossed
    positioner.anchor = positioner.anchor.with(end(along), along)
    positioner.gravity = positioner.gravity.with(end(along).mirrored, along)
    let skid = Double(isMirrored(along) ? -popover.skid : popover.skid)
    if along == .horizontal { positioner.offset.x = skid } else { positioner.offset.y = skid }
    return positioner
  }

  private func adjustment(_ side: Side) -> XDGConstraintAdjustment {
    let mayFlip = sides.contains { $0.axis == side.axis && $0 != side }
    let always: XDGConstraintAdjustment = [.slide(side.axis.crossed), .resizeX, .resizeY]
    return mayFlip ? always.union(.flip(side.axis)) : always
  }

  /// The end of the anchor that the box begins or ends at.
  private func end(_ axis: Axis) -> XDGEnd {
    switch popover.alignment {
    case .center: .middle
    case .start: isMirrored(axis) ? .far : .near
    case .end: isMirrored(axis) ? .near : .far
    }
  }
}

extension XDGEdge {
  fileprivate func with(_ end: XDGEnd, _ axis: Axis) -> XDGEdge {
    XDGEdge(
      horizontal: axis == .horizontal ? end : horizontal,
      vertical: axis == .vertical ? end : vertical)
  }
}
