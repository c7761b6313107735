import CellCanvas
import PopoverScenes

extension Lab {
  mutating func play(_ action: PlayAction, times: Int) {
    switch action {
    case .toggle: togglePlay()
    case .step: stepPlay(times)
    case .faster(let speeds): accelerate(by: speeds * times)
    case .nextPath: nextPath(by: times)
    case .start(let path): startPlay(path)
    }
  }

  private mutating func togglePlay() {
    guard let play = player.play, !play.isAtEnd else { return startPlay(player.path) }
    player.play?.isRunning.toggle()
    player.play?.due = nil
    notice = .change(play.isRunning ? "Paused: \(play.words)" : play.words)
  }

  /// Begins to play. Where motion is to be reduced nothing moves yet.
  private mutating func startPlay(_ path: PlayPath) {
    guard preparePlay(path) else { return }
    player.play?.isRunning = !look.reducesMotion
    notice = .done(
      "\(path.name.capitalizedFirst): \(player.play?.steps.count ?? 0) steps; "
        + (look.reducesMotion
          ? "motion is reduced: \(playKeys)"
          : "\(key(for: .play(.toggle))) pauses, \(key(for: .close)) stops"))
  }

  private mutating func stepPlay(_ times: Int) {
    if player.play.map(\.isAtEnd) ?? true, !preparePlay(player.path) { return }
    player.play?.isRunning = false
    advancePlay(by: times)
  }

  private mutating func accelerate(by speeds: Int) {
    let isOther = player.accelerate(by: speeds)
    let speed = player.stepsPerSecond(isReduced: look.reducesMotion)
    let words = "\(speed) step\(speed == 1 ? "" : "s") a second"
    if isOther {
      notice = .done(words)
    } else {
      refuse("\(words), and no \(speeds < 0 ? "slower" : "faster")")
    }
  }

  private mutating func nextPath(by times: Int) {
    let isRunning = player.play?.isRunning ?? false
    player.path = player.path.next(by: times)
    leavePlay()
    if isRunning { return startPlay(player.path) }
    notice = .done("Path: \(player.path.name); \(playKeys)")
  }

  private var playKeys: String {
    "\(key(for: .play(.toggle))) plays, \(key(for: .play(.step))) goes a step"
  }

  /// Leaves everything where it is.
  mutating func stopPlay() {
    guard let play = player.play else { return }
    leavePlay()
    notice = .change("Stopped: \(play.words)")
  }
}

extension Lab {
  /// Takes what was played as one step that can be undone.
  mutating func leavePlay() {
    guard let play = player.play else { return }
    player.play = nil
    if play.moment.settings != moment.settings { history.record(moment) }
    moment = play.moment
  }

  /// Puts a path at its start; `false` if it cannot be played, which is said.
  private mutating func preparePlay(_ path: PlayPath) -> Bool {
    leavePlay()
    guard let steps = steps(of: path) else { return false }
    if PlayPath.named.contains(where: { $0.path == path }) { player.path = path }
    player.play = Play(
      path: path, anchor: selectedAnchor?.name, popover: selectedPopover?.name, steps: steps,
      screen: container.size, isRunning: false, moment: moment)
    return true
  }

  private mutating func steps(of path: PlayPath) -> [PlayStep]? {
    switch path {
    case .sizes: return PlayPath.screens.map(PlayStep.screen)
    case .keys(let script): return steps(of: script)
    case .edges, .spiral, .sweep:
      guard let anchor = selectedAnchor, !anchor.isLocked else {
        refuse(selectedAnchor.map { isLocked($0.name) } ?? noAnchor)
        return nil
      }
      return places(of: anchor, on: path)
    }
  }

  func places(of anchor: SceneRegion, on path: PlayPath) -> [PlayStep] {
    let size = anchor.bounds(on: container, isHeld: scene.clampsRegions).size
    let free = CellSize(
      width: max(0, container.width - size.width), height: max(0, container.height - size.height))
    return path.places(free).map(PlayStep.place)
  }

  /// The keys of a script as changes of the scene, each as often as its count says.
  private mutating func steps(of script: KeyScript) -> [PlayStep]? {
    var steps: [PlayStep] = []
    var count: Int?
    for key in script.keys {
      if let digit = key.digit, digit > 0 || count != nil {
        count = min((count ?? 0) * 10 + digit, Lab.greatestCount)
        continue
      }
      guard let action = keyMap.action(for: key), action.isPlayable else {
        refuse("\(key.label) changes nothing of the scene; a path is made of keys that do")
        return nil
      }
      steps += Array(repeating: PlayStep.action(action), count: count ?? 1)
      count = nil
    }
    if steps.isEmpty { refuse("A path needs at least one key") }
    return steps.isEmpty ? nil : steps
  }
}

extension LabAction {
  /// Whether it can be a step of a path.
  fileprivate var isPlayable: Bool {
    switch self {
    case .edit, .nextAnchor, .nextPopover: true
    default: false
    }
  }
}
