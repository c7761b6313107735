import PopoverGeometry

extension EngineCatalog {
  /// Open popover controllers, without the distances and sizes that they have in points. MAAttachedWindow is not among them, as
  /// it has a point for an anchor.
  static let controllers = [
    controller("chameleon", "UIKit's popover in Chameleon") { $0.chameleon.placement() },
    controller("we-popover", "WEPopover: the most room beyond it") {
      $0.sides.isEmpty ? nil : $0.wePopover.placement()
    },
    controller("fp-popover", "FPPopover: the roomier axis and side") { $0.fpPopover.placement() },
    controller(
      "wy-popover", "WYPopoverController: the largest area that is wide enough",
      shrinking: .always
    ) { $0.wyPopover.placement() },
    controller("kx-menu", "KxMenu: the first side with more room than it takes") {
      $0.kxMenu.placement()
    },
    controller("cm-pop-tip", "CMPopTipView: above or below") { $0.cmPopTip.placement() },
    controller("am-pop-tip", "AMPopTip: the side with the most room") { $0.amPopTip.placement() },
    controller("easy-tip", "EasyTipView: the first side where it does not cover the anchor") {
      $0.easyTip.placement()
    },
    controller("in-popover", "INPopoverController: never slides") { $0.inPopover.placement() },
    controller("cp-popover", "Cappuccino's popover: clears the anchor, or has no arrow") {
      $0.cpPopover.placement()
    },
    controller("rbl-popover", "RBLPopover: preferred, opposite, then across") {
      $0.rblPopover.placement()
    },
    controller("fs-popover", "FSPopoverView: the first side with room, or below") {
      $0.fsPopover.placement()
    },
    controller("corin-popover", "corin8823's Popover: below, or else above") {
      $0.corinPopover.placement()
    },
    controller("aheze-popovers", "aheze's Popovers: the preferred side, moved inside") {
      $0.ahezePopover.placement()
    },
  ]

  private static func controller(
    _ name: String, _ summary: String, shrinking: CatalogEngine.Shrinking = .never,
    placing: @escaping @Sendable (EngineScene) -> (any ControllerAnswer)?
  ) -> CatalogEngine {
    atZero(name, summary, shrinking: shrinking) { scene in
      placing(scene).map { placed in
        EngineAnswer(
          frame: placed.frame, side: placed.arrowDirection.map(Side.init),
          name: placed.arrowDirection.map { "arrow \($0.name)" } ?? "no arrow")
      }
    }
  }
}

// How controllers are asked about a scene whose container is at zero: the gap belongs to the anchor, and arrows take no room.
extension EngineScene {
  private var target: Rect { anchor.insetBy(dx: -gap, dy: -gap) }

  private var permitted: ArrowDirections { ArrowDirections(sides.map(ArrowDirection.init)) }

  private var preferredDirection: ArrowDirection { ArrowDirection(preferred) }

  /// The permitted sides of an axis.
  private func sides(of axis: Axis) -> [Side] { sides.filter { $0.axis == axis } }

  fileprivate var chameleon: ChameleonPopover {
    var popover = ChameleonPopover(
      container: container.size, anchor: target, popoverSize: popupSize, permitted: permitted)
    (popover.overlap, popover.edgeDistance) = (0, 0)
    return popover
  }

  fileprivate var wePopover: WEPopover {
    var popover = WEPopover(
      displayArea: container, anchor: target, contentSize: popupSize, permitted: permitted)
    (popover.backgroundMargin, popover.contentMargins) = (0, .zero)
    (popover.arrowMargin, popover.arrowBase, popover.arrowHeight) = (0, 0, 0)
    return popover
  }

  fileprivate var fpPopover: FPPopover {
    var popover = FPPopover(container: container.size, anchor: target, popoverSize: popupSize)
    switch (sides(of: .vertical).count, sides(of: .horizontal).count) {
    case (0, 0): popover.mode = .none
    case (1, 0), (0, 1): popover.mode = .init(rawValue: preferredDirection.name) ?? .any
    case (_, 0): popover.mode = .vertical
    case (0, _): popover.mode = .horizontal
    default: break
    }
    return popover
  }

  fileprivate var wyPopover: WYPopover {
    var popover = WYPopover(
      container: container.size, anchor: target, contentSize: popupSize, theme: .bare,
      permitted: permitted)
    (popover.margins, popover.statusBarHeight, popover.areaUnit) = (.zero, 0, 1)
    (popover.minimumSize, popover.permitsNone) = (minimumSize, sides.isEmpty)
    return popover
  }

  fileprivate var kxMenu: KxMenu {
    var menu = KxMenu(container: container.size, anchor: target, contentSize: popupSize)
    (menu.arrowHeight, menu.margin) = (0, 0)
    return menu
  }

  fileprivate var cmPopTip: CMPopTip {
    let vertical = sides(of: .vertical)
    var tip = CMPopTip(
      container: container.size, anchor: target, contentSize: popupSize,
      preferred: vertical.count == 1 ? ArrowDirection(vertical[0]) : nil)
    (tip.pointerHeight, tip.cornerRadius, tip.sidePadding) = (0, 0, 0)
    (tip.topMargin, tip.shadowHeight) = (0, 0)
    return tip
  }

  fileprivate var amPopTip: AMPopTip {
    var tip = AMPopTip(container: container.size, anchor: target, contentSize: popupSize)
    switch (sides(of: .vertical).count, sides(of: .horizontal).count) {
    case (0, 0): tip.mode = .side(nil)
    case (1, 0), (0, 1): tip.mode = .side(preferred)
    case (_, 0): tip.mode = .autoVertical
    case (0, _): tip.mode = .autoHorizontal
    default: break
    }
    (tip.padding, tip.arrowHeight, tip.cornerRadius) = (0, 0, 0)
    return tip
  }

  fileprivate var easyTip: EasyTip {
    let position = EasyTip.Position.tried.first { $0.arrowDirection == preferredDirection }
    var tip = EasyTip(
      container: container.size, anchor: target, contentSize: popupSize, preferred: position ?? .any
    )
    (tip.arrowHeight, tip.bubbleInset, tip.contentInset) = (0, 0, 0)
    return tip
  }

  fileprivate var inPopover: INPopover {
    var popover = INPopover(
      container: container.size, anchor: target, contentSize: popupSize,
      preferred: preferredDirection)
    popover.arrowHeight = 0
    return popover
  }

  fileprivate var cpPopover: CPPopover {
    CPPopover(
      displayArea: container, anchor: target, popoverSize: popupSize, preferred: preferredDirection)
  }

  fileprivate var rblPopover: RBLPopover {
    var popover = RBLPopover(
      container: container.size, anchor: target, contentSize: popupSize,
      preferred: preferredDirection)
    (popover.arrowHeight, popover.border) = (0, 0)
    return popover
  }

  fileprivate var fsPopover: FSPopover {
    var popover = FSPopover(container: container.size, anchor: target, contentSize: popupSize)
    (popover.arrowBase, popover.arrowHeight) = (0, 0)
    (popover.cornerRadius, popover.cornerDistance) = (0, 0)
    return popover
  }

  fileprivate var corinPopover: CorinPopover {
    var popover = CorinPopover(container: container.size, anchor: target, contentSize: popupSize)
    if preferred.axis == .horizontal || sides(of: .vertical).count == 1 { popover.side = preferred }
    (popover.arrowHeight, popover.edgeDistance, popover.distance) = (0, 0, 0)
    return popover
  }

  fileprivate var ahezePopover: AhezePopover {
    let (origin, popover): (AhezeAnchor, AhezeAnchor) =
      switch preferred {
      case .below: (.bottom, .top)
      case .above: (.top, .bottom)
      case .right: (.right, .left)
      case .left: (.left, .right)
      }
    var placement = AhezePopover(
      container: container.size, anchor: target, popoverSize: popupSize, originAnchor: origin,
      popoverAnchor: popover)
    placement.padding = 0
    return placement
  }
}

extension WYPopoverTheme {
  /// All content.
  fileprivate static let bare = WYPopoverTheme(
    borderWidth: 0, arrowBase: 0, arrowHeight: 0, shadowBlur: 0, shadowOffset: Point(x: 0, y: 0),
    contentInsets: .zero)
}
