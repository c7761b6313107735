import CellCanvas
import PopoverGeometry
import PopoverScenes

enum PlayedPath {
  /// Does a number of steps, at most to the end.
  static func advance(by count: Int, _ scene: inout SceneMode, _ lab: inout LabContext) {
    for _ in 0..<count where lab.player.play.map(\.isAtEnd) == false { advance(&scene, &lab) }
    guard let play = lab.player.play else { return }
    if play.isAtEnd { lab.player.play?.isRunning = false }
    lab.notice = .change(play.isAtEnd ? "The end: \(play.words)" : play.words)
  }

  private static func advance(_ scene: inout SceneMode, _ lab: inout LabContext) {
    followScreen(&lab)
    guard let play = lab.player.play else { return }
    let before = side(of: play.popover, lab)
    perform(play.steps[play.done], of: play, &scene, &lab)
    lab.place()
    lab.flips.note(lab.shown)
    // The way to the first place of a path is a jump, which counts no flip.
    let isFlip = play.done > 0 || play.path.isKeys
    if isFlip, side(of: play.popover, lab) != before { mark(play, &lab) }
    lab.player.play?.done += 1
    let now = lab.now
    lab.player.play?.moment = now
  }

  /// The steps of an anchor along a path.
  static func places(
    of anchor: SceneRegion, on path: PlayPath, _ lab: LabContext
  ) -> [PlayStep] {
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let size = anchor.bounds(on: screen, isClamped: isClamped).size
    let free = CellSize(
      width: max(0, screen.width - size.width), height: max(0, screen.height - size.height))
    return path.places(free).map(PlayStep.place)
  }

  /// Recomputes the steps if the screen has changed.
  private static func followScreen(_ lab: inout LabContext) {
    guard var play = lab.player.play, play.screen != lab.container.size,
      let anchor = lab.edited.scene.anchors.first(where: { $0.name == play.anchor })
    else { return }
    let steps = places(of: anchor, on: play.path, lab)
    if steps.isEmpty { return }
    play.steps = steps
    play.screen = lab.container.size
    play.done = min(play.done, steps.count - 1)
    play.marks = [:]
    lab.player.play = play
  }

  private static func perform(
    _ step: PlayStep, of play: Play, _ scene: inout SceneMode, _ lab: inout LabContext
  ) {
    switch step {
    case .place(let place): moveAnchor(play.anchor, to: place, &lab)
    case .screen(let size): lab.edited.use(.cells(size))
    case .call(let call): SceneMode.playable[call.command]?.run(&scene, &lab, call)
    }
  }

  private static func moveAnchor(
    _ name: String?, to place: CellPoint, _ lab: inout LabContext
  ) {
    guard let index = lab.edited.scene.anchors.firstIndex(where: { $0.name == name }) else {
      return
    }
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let now = lab.edited.scene.anchors[index].bounds(on: screen, isClamped: isClamped)
    lab.edited.scene.anchors[index].move(
      x: place.x - now.x, y: place.y - now.y, on: screen, isClamped: isClamped)
  }

  /// The direction of a popover's arrow; the outer `nil` means that it is not shown, the inner one that it has none.
  private static func side(of popover: String?, _ lab: LabContext) -> ArrowDirection?? {
    guard let placed = popover.flatMap({ lab.placement[$0] }), placed.isShown else { return nil }
    return .some(placed.layout.arrowDirection)
  }

  private static func mark(_ play: Play, _ lab: inout LabContext) {
    lab.player.play?.flips += 1
    guard play.path != .sizes, let direction = side(of: play.popover, lab),
      let anchor = lab.placement.anchors.first(where: { $0.name == play.anchor }),
      let rect = anchor.rects.first
    else { return }
    lab.player.play?.marks[rect.origin] = direction
  }
}

extension PlayPath {
  fileprivate var isKeys: Bool { if case .keys = self { true } else { false } }
}
