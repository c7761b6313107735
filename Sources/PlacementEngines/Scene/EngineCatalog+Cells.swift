import PopoverGeometry

extension EngineCatalog {
  static let cellEngines = [
    CatalogEngine("vim", "popup_create() beside the anchor, as Vim 9.2") { scene, _ in
      scene.vim.from(scene)
    },
    CatalogEngine("neovim", "nvim_open_win() beside the anchor") { scene, _ in
      scene.neovim.from(scene)
    },
    CatalogEngine("neovim-preview", "the helper of Neovim's language client") { scene, _ in
      scene.neovimPreview.from(scene)
    },
    CatalogEngine("imgui", "Dear ImGui's popups, keeping off the anchor", remembers: true) {
      $0.imGui(after: $1)
    },
    CatalogEngine("posframe", "Emacs's posframe at point") { scene, _ in scene.posframe.from(scene)
    },
  ]
}

extension EngineScene {
  /// Whether below comes before above; editors know no other sides.
  private var isBelowPreferred: Bool { sides.first { $0 == .below || $0 == .above } != .above }

  fileprivate var vim: EngineAnswer {
    let scene = atZero
    let corner: VimPopupCorner = isBelowPreferred ? .topLeft : .bottomLeft
    let popup = VimPopup(corner, of: scene.anchor, size: popupSize, gap: gap)
    return EngineAnswer(
      frame: popup.position(on: VimScreen(container.size)).frame, name: corner.rawValue)
  }

  private var neovimScreen: NeovimScreen {
    var screen = NeovimScreen(size: container.size)
    screen.commandLineHeight = 0
    return screen
  }

  fileprivate var neovim: EngineAnswer {
    let anchor = atZero.anchor
    var float = NeovimFloat(size: popupSize)
    float.anchor = isBelowPreferred ? .northWest : .southWest
    float.row = isBelowPreferred ? anchor[.vertical].end + gap : anchor.y - gap
    float.col = anchor.x
    return EngineAnswer(
      frame: float.placement(on: neovimScreen).frame, name: float.anchor.rawValue)
  }

  /// The helper has no gap.
  fileprivate var neovimPreview: EngineAnswer {
    let float = NeovimFloat.preview(of: atZero.anchor, size: popupSize, on: neovimScreen)
    return EngineAnswer(
      frame: float.placement(on: neovimScreen).frame, name: float.anchor.rawValue)
  }

  fileprivate var posframe: EngineAnswer {
    let scene = atZero
    var posframe = Posframe(
      size: popupSize, frame: container.size, window: scene.container, point: scene.anchor.origin)
    posframe.fontHeight = anchor.height
    posframe.offset = Point(x: 0, y: gap)
    let handler: PosframeHandler =
      isBelowPreferred ? .pointBottomLeftCorner : .pointBottomLeftCornerUpward
    return EngineAnswer(
      frame: Rect(origin: posframe.position(by: handler), size: popupSize),
      name: handler.rawValue)
  }

  /// Dear ImGui knows neither sides nor gaps: the preferred position is the middle of the side in
  /// whole units, and the rectangle to avoid is the anchor with the gap around it.
  fileprivate func imGui(after former: EngineAnswer?) -> EngineAnswer {
    let avoid = Rect { Span(start: anchor[$0].start - gap, length: anchor[$0].length + 2 * gap) }
    let preferredRect = FloatingUI.Placement(preferred).rect(
      of: popupSize, beside: avoid, isRightToLeft: false)
    var popup = ImGuiPopup(
      position: Point(x: preferredRect.x.rounded(.down), y: preferredRect.y.rounded(.down)),
      size: popupSize,
      avoid: avoid, outer: container)
    popup.lastDirection = ImGuiDirection(preferred)
    if case .direction(let direction) = former?.memory { popup.lastDirection = direction }
    let placement = popup.placement()
    return EngineAnswer(
      frame: placement.frame, side: placement.direction.side,
      name: placement.direction.rawValue, memory: .direction(placement.direction))
  }
}
