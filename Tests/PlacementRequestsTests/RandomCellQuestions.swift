import PlacementEngines
import PlacementRequests
import PopoverGeometry
import TestSupport

// The same of engines for editors, toolkits and the web.

extension VimPopupQuestion {
  static func random(seed: UInt64) -> VimPopupQuestion {
    var dice = SplitMix(seed: seed)
    var popup = VimPopup(lineWidths: (0..<dice.whole(0...6)).map { _ in dice.whole(0...50) })
    popup.pos = dice.one()
    (popup.line, popup.col) = (dice.whole(-2...30), dice.whole(-2...80))
    popup.textprop = dice.some(
      VimTextProperty(line: dice.whole(1...20), col: dice.whole(1...70), length: dice.whole(0...9)))
    (popup.posinvert, popup.fixed) = (dice.coin(), dice.coin())
    (popup.wrap, popup.scrollbar) = (dice.coin(), dice.coin())
    (popup.minwidth, popup.minheight) = (dice.whole(0...20), dice.whole(0...9))
    (popup.maxwidth, popup.maxheight) = (dice.whole(0...40), dice.whole(0...9))
    popup.border = dice.edges()
    popup.padding = dice.edges()
    (popup.titleWidth, popup.firstline) = (dice.whole(0...9), dice.whole(-1...6))
    popup.version = dice.one()
    let screen = VimScreen(columns: dice.whole(9...99), lines: dice.whole(4...40))
    return VimPopupQuestion(popup, screen: screen)
  }
}

extension SplitMix {
  fileprivate mutating func edges() -> EdgeInsets<Int> {
    EdgeInsets(top: whole(0...1), left: whole(0...1), bottom: whole(0...1), right: whole(0...1))
  }
}

extension NeovimFloatQuestion {
  static func random(seed: UInt64) -> NeovimFloatQuestion {
    var dice = SplitMix(seed: seed)
    let size = dice.size()
    var float = NeovimFloat(size: Size(width: max(1, size.width), height: max(1, size.height)))
    (float.relative, float.anchor) = (dice.one(), dice.one())
    (float.row, float.col) = (dice.figure(-4...30) / 2, dice.figure(-4...80) / 2)
    let border = dice.edges()
    float.border = Insets(
      top: Double(border.top), left: Double(border.left), bottom: Double(border.bottom),
      right: Double(border.right))
    float.fixed = dice.coin()
    var screen = NeovimScreen(size: dice.screen().size)
    screen.cursor = dice.point()
    return NeovimFloatQuestion(float, screen: screen)
  }
}

extension ImGuiPopup {
  static func random(seed: UInt64) -> ImGuiPopup {
    var dice = SplitMix(seed: seed)
    var popup = ImGuiPopup(
      position: dice.point(), size: dice.size(), avoid: dice.rect(), outer: dice.screen())
    (popup.lastDirection, popup.policy) = (dice.one(), dice.one())
    return popup
  }
}

extension PosframeQuestion {
  static func random(seed: UInt64) -> PosframeQuestion {
    var dice = SplitMix(seed: seed)
    var posframe = Posframe(
      size: dice.size(), frame: dice.screen().size, window: dice.rect(), point: dice.point())
    (posframe.fontHeight, posframe.offset) = (dice.figure(1...3), dice.point())
    (posframe.modeLineHeight, posframe.minibufferHeight) = (dice.figure(0...2), dice.figure(0...2))
    return PosframeQuestion(posframe, handler: dice.one())
  }
}

extension FloatingUI {
  static func random(seed: UInt64) -> FloatingUI {
    var dice = SplitMix(seed: seed)
    return FloatingUI(
      reference: dice.rect(), floating: dice.size(), boundary: dice.screen(),
      placement: dice.placements()[0], middleware: dice.several(of: dice.steps()),
      isRightToLeft: dice.coin(), lines: dice.several(of: [dice.rect(), dice.rect()]))
  }
}

extension SplitMix {
  fileprivate mutating func placements() -> [FloatingUI.Placement] {
    Array(FloatingUI.Placement.all.shuffled(using: &self).prefix(whole(1...4)))
  }

  private mutating func overflow() -> FloatingUI.OverflowOptions {
    FloatingUI.OverflowOptions(padding: insets(), elementContext: one())
  }

  private mutating func limiter() -> FloatingUI.LimitShiftOptions {
    FloatingUI.LimitShiftOptions(
      mainAxis: coin(), crossAxis: coin(), mainAxisOffset: figure(-3...3),
      crossAxisOffset: figure(-3...3))
  }

  fileprivate mutating func steps() -> [FloatingUI.Middleware] {
    let checks: [FloatingUI.CrossAxisCheck] = [.always, .never, .alignment]
    let alignments: [FloatingUI.AutoAlignment] = [.any, .centered, .aligned(one())]
    return [
      .offset(
        .init(
          mainAxis: figure(0...9), crossAxis: figure(-3...3), alignmentAxis: some(figure(-3...3)))),
      .shift(
        .init(mainAxis: coin(), crossAxis: coin(), limiter: some(limiter()), overflow: overflow())),
      .flip(
        .init(
          mainAxis: coin(), crossAxis: checks[whole(0...2)],
          fallbackPlacements: some(placements()), fallbackStrategy: one(),
          fallbackAxisSideDirection: some(one()), flipAlignment: coin(), overflow: overflow())),
      .arrow(.init(size: size(), padding: insets())),
      .size(.init(minimum: size(), overflow: overflow())),
      .autoPlacement(
        .init(
          crossAxis: coin(), alignment: alignments[whole(0...2)], autoAlignment: coin(),
          allowedPlacements: some(placements()), overflow: overflow())),
      .hide(.init(strategy: one(), overflow: overflow())),
      .inline(.init(pointer: some(point()), padding: insets())),
    ]
  }
}
