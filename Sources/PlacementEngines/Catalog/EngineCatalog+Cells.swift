import PopoverGeometry

extension EngineCatalog {
  static let cellEngines = [
    atZero("vim", "popup_create() beside the anchor, as Vim 9.2") { $0.vim },
    atZero("neovim", "nvim_open_win() beside the anchor") { $0.neovim },
    atZero("neovim-preview", "the helper of Neovim's language client") { $0.neovimPreview },
    CatalogEngine("imgui", "Dear ImGui's popups, keeping off the anchor", remembers: true) {
      $0.imGui(after: $1)
    },
    atZero("posframe", "Emacs's posframe at point") { $0.posframe },
  ]

  /// An engine that requires a container at zero: it is asked about the same scene moved there.
  static func atZero(
    _ name: String, _ summary: String, shrinking: CatalogEngine.Shrinking = .never,
    answering: @escaping @Sendable (EngineScene) -> EngineAnswer?
  ) -> CatalogEngine {
    CatalogEngine(name, summary, shrinking: shrinking) { scene, _ in
      let place = scene.container.origin
      return answering(scene.movedToZero).map { answer in
        var moved = answer
        moved.frame = answer.frame.offset(x: place.x, y: place.y)
        return moved
      }
    }
  }
}

// How editors are asked about a scene.
extension EngineScene {
  /// The scene with its container at zero, as a screen of its own.
  package var movedToZero: EngineScene {
    var scene = self
    scene.anchor = anchor.offset(x: -container.x, y: -container.y)
    scene.container = Rect(size: container.size)
    return scene
  }

  /// Whether below comes before above; editors know no other sides.
  package var isBelowPreferred: Bool { sides.first { $0 == .below || $0 == .above } != .above }

  /// A popup of Vim beside the anchor.
  package var vimPopup: VimPopup {
    VimPopup(
      isBelowPreferred ? .topLeft : .bottomLeft, of: anchor, size: popupSize, gap: gap)
  }

  /// A floating window of Neovim beside the anchor.
  package var neovimFloat: NeovimFloat {
    var float = NeovimFloat(size: popupSize)
    float.anchor = isBelowPreferred ? .northWest : .southWest
    float.row = isBelowPreferred ? anchor[.vertical].end + gap : anchor.y - gap
    float.col = anchor.x
    return float
  }
}

extension EngineScene {
  fileprivate var vim: EngineAnswer {
    let popup = vimPopup
    return EngineAnswer(
      frame: popup.position(on: VimScreen(container.size)).frame, name: popup.pos.rawValue)
  }

  private var neovimScreen: NeovimScreen {
    var screen = NeovimScreen(size: container.size)
    screen.commandLineHeight = 0
    return screen
  }

  fileprivate var neovim: EngineAnswer {
    let float = neovimFloat
    return EngineAnswer(frame: float.placement(on: neovimScreen).frame, name: float.anchor.rawValue)
  }

  /// The helper has no gap.
  fileprivate var neovimPreview: EngineAnswer {
    let float = NeovimFloat.preview(of: anchor, size: popupSize, on: neovimScreen)
    return EngineAnswer(frame: float.placement(on: neovimScreen).frame, name: float.anchor.rawValue)
  }

  fileprivate var posframe: EngineAnswer {
    var posframe = Posframe(
      size: popupSize, frame: container.size, window: container, point: anchor.origin)
    posframe.fontHeight = anchor.height
    // It is added to the point, whichever way the handler looks.
    posframe.offset = Point(x: 0, y: isBelowPreferred ? gap : -gap)
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
