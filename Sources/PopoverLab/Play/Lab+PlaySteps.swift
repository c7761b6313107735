import CellCanvas
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// Goes on by so many steps, or to the end.
  mutating func advancePlay(by count: Int) {
    for _ in 0..<count where player.play.map(\.isAtEnd) == false { advancePlay() }
    guard let play = player.play else { return }
    if play.isAtEnd { player.play?.isRunning = false }
    notice = .change(play.isAtEnd ? "The end: \(play.words)" : play.words)
  }

  private mutating func advancePlay() {
    followScreen()
    guard let play = player.play else { return }
    let before = side(of: play.popover)
    perform(play.steps[play.done], of: play)
    selection = selection.held(in: scene)
    place()
    flips.note(shown)
    // To the first place of a path it is a jump.
    let isFlip = play.done > 0 || play.path.isKeys
    if isFlip, side(of: play.popover) != before { mark(play) }
    player.play?.done += 1
    let moment = LabMoment(
      settings: settings, selection: selection, location: scenes.location, shown: shown)
    player.play?.moment = moment
  }

  /// Works the steps out anew when the screen has become another one meanwhile.
  private mutating func followScreen() {
    guard let play = player.play, play.screen != container.size,
      let anchor = scene.anchors.first(where: { $0.name == play.anchor })
    else { return }
    let steps = places(of: anchor, on: play.path)
    if steps.isEmpty { return }
    let screen = container.size
    player.play?.steps = steps
    player.play?.screen = screen
    player.play?.done = min(play.done, steps.count - 1)
    player.play?.marks = [:]
  }

  private mutating func perform(_ step: PlayStep, of play: Play) {
    switch step {
    case .place(let place): movePlayed(play.anchor, to: place)
    case .screen(let size): showScreen(.cells(size))
    case .action(let action): apply(action)
    }
  }

  private mutating func movePlayed(_ name: String?, to place: CellPoint) {
    guard let index = scene.anchors.firstIndex(where: { $0.name == name }) else { return }
    let (screen, isHeld) = (container, scene.clampsRegions)
    let now = scene.anchors[index].bounds(on: screen, isHeld: isHeld)
    scene.anchors[index].move(
      x: place.x - now.x, y: place.y - now.y, on: screen, isHeld: isHeld)
  }

  /// Which way a popover's arrow points; `nil` if it is not shown.
  private func side(of popover: String?) -> ArrowDirection?? {
    guard let placed = popover.flatMap({ placement[$0] }), placed.isShown else { return nil }
    return .some(placed.layout.arrowDirection)
  }

  private mutating func mark(_ play: Play) {
    player.play?.flips += 1
    guard play.path != .sizes, let direction = side(of: play.popover),
      let rect = placement.anchors.first(where: { $0.name == play.anchor })?.rects.first
    else { return }
    player.play?.marks[rect.origin] = direction
  }
}

extension PlayPath {
  fileprivate var isKeys: Bool { if case .keys = self { true } else { false } }
}

extension Lab {
  /// Leaves a mark on the page where the popover went to another side: its arrow then.
  func drawMarks(on canvas: inout Canvas) {
    guard let marks = player.play?.marks else { return }
    for (place, direction) in marks {
      let glyph = direction.flatMap { Lab.flipGlyphs[$0] } ?? Glyph("o")
      canvas[place] = Cell(glyph, style: style(.notice))
    }
  }

  private static let flipGlyphs: [ArrowDirection: Glyph] = [
    .up: Glyph("▴"), .down: Glyph("▾"), .left: Glyph("◂"), .right: Glyph("▸"),
  ]
}
