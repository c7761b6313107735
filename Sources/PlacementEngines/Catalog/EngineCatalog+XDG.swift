import PopoverGeometry

extension EngineCatalog {
  /// Every implementation, with all adjustments permitted.
  static let xdgPositioners = XDGImplementation.allCases.map { implementation in
    let name = implementation.rawValue.map { $0 == "_" ? "-" : $0 }
    return CatalogEngine(
      "xdg-" + String(name), "xdg_positioner as \(implementation.maker)", obeyed: .all,
      usually: "all adjustments"
    ) { scene, _ in
      let placement = XDGPositioner(
        anchorRect: scene.anchor, size: scene.popupSize, side: scene.preferred, gap: scene.gap,
        adjustment: scene.adjustment ?? .all
      ).placement(in: scene.container, as: implementation)
      return placement.map {
        EngineAnswer(frame: $0.rect, side: $0.gravity.side, name: $0.gravity.name)
      }
    }
  }
}

extension XDGImplementation {
  fileprivate var maker: String {
    switch self {
    case .wlroots: "in wlroots"
    case .literal: "the protocol reads"
    case .smithay: "in Smithay"
    case .mutter: "in mutter"
    case .kwin: "in KWin"
    case .hyprland: "in Hyprland"
    case .gtkFits: "in older GTK 4"
    case .gtkFar: "in later GTK 4"
    case .gtkBadness: "in newest GTK 4"
    }
  }
}
