import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

enum PlayCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "play", keys: "<Space>", "play edges, spiral, sweep, sizes, or keys in quotes as \"5l3j\"",
      .playsPaths, value: path
    ) { _, lab, path in if let path { start(path, &lab) } else { toggle(&lab) } },
    Command("sweep", "play the scene on screens from small to large", .playsPaths) {
      start(.sizes, &$1)
    },
    Command("pause", "play, or pause", .playsPaths) { toggle(&$1) },
    Command(
      "record", "record the session into a new file, NAME.cast or a script NAME.yaml, or end that",
      .recordsScreen, value: .optionalName("[FILE]")
    ) { _, lab, path in RecordCommands.record(path.map(lab.path), &lab) },
    .times("step", "|", "pause, and go one step on", .playsPaths) { step($2, &$0, &$1) },
    .times("slower", "(", "play slower", value: .timesOfKeys(setBy: "dial speed 4")) {
      accelerate(by: -$2, &$1)
    },
    .times("faster", ")", "play faster", value: .timesOfKeys(setBy: "dial speed 16")) {
      accelerate(by: $2, &$1)
    },
    .times(
      "next-path", "", "go to the next path", .playsPaths,
      value: .timesOfKeys(setBy: "play spiral")
    ) { nextPath(by: $2, &$1) },
  ]

  /// A path by its name, or keys between quotation marks.
  private static let path = CommandValue<PlayPath?>(
    "[PATH]", words: .fixed(PlayPath.named.map(\.name))
  ) { call throws(CommandFault) in
    let words = call.argument
    if words.isEmpty { return nil }
    if let named = PlayPath.named.first(where: { $0.name == words }) { return named.path }
    guard words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 else {
      let names = PlayPath.named.map(\.name).joined(separator: ", ")
      throw .unwanted(words, of: "play", expected: "one of \(names), or keys in quotes as \"5l3j\"")
    }
    do throws(KeyScript.Fault) {
      return .keys(try KeyScript(String(words.dropFirst().dropLast())))
    } catch {
      throw .wrongKeys(error)
    }
  }
}

extension PlayCommands {
  private static func toggle(_ lab: inout LabContext) {
    guard let play = lab.player.play, !play.isAtEnd else { return start(lab.player.path, &lab) }
    lab.closePanels()
    lab.player.play?.isRunning.toggle()
    lab.player.play?.due = nil
    lab.notice = .change(play.isRunning ? "Paused: \(play.words)" : play.words)
  }

  /// Starts to play a path; with reduced motion it is paused at its start.
  private static func start(_ path: PlayPath, _ lab: inout LabContext) {
    guard prepare(path, &lab) else { return }
    let isReduced = lab.display.reducesMotion
    lab.player.play?.isRunning = !isReduced
    // In a comparison this key leaves the comparison first.
    let stop = lab.base.name == .scene ? ", \(lab.key(for: "close")) stops" : ""
    let keys = "\(lab.key(for: "play")) pauses\(stop)"
    lab.notice = .done(
      "\(path.name.capitalizedFirst): \(lab.player.play?.steps.count ?? 0) steps; "
        + (isReduced ? "motion is reduced: \(playKeys(lab))" : keys))
  }

  private static func step(_ times: Int, _ scene: inout SceneMode, _ lab: inout LabContext) {
    if lab.player.play.map(\.isAtEnd) ?? true, !prepare(lab.player.path, &lab) { return }
    lab.player.play?.isRunning = false
    PlayedPath.advance(by: times, &scene, &lab)
  }

  private static func accelerate(by speeds: Int, _ lab: inout LabContext) {
    let isOther = lab.player.accelerate(by: speeds)
    let speed = lab.player.stepsPerSecond(isReduced: lab.display.reducesMotion)
    let words = "\(number(of: "step", speed)) a second"
    if isOther {
      lab.notice = .done(words)
    } else {
      lab.refuse("\(words) is the \(speeds < 0 ? "slowest" : "fastest")")
    }
  }

  private static func nextPath(by times: Int, _ lab: inout LabContext) {
    let isRunning = lab.player.play?.isRunning ?? false
    lab.player.path = lab.player.path.next(by: times)
    lab.leavePlay()
    if isRunning { return start(lab.player.path, &lab) }
    lab.notice = .done("Path: \(lab.player.path.name); \(playKeys(lab))")
  }

  private static func playKeys(_ lab: LabContext) -> String {
    "\(lab.key(for: "play")) plays, \(lab.key(for: "step")) goes a step"
  }

  static func stop(_ lab: inout LabContext) {
    guard let play = lab.player.play else { return }
    lab.leavePlay()
    lab.notice = .change("Stopped: \(play.words)")
  }
}

extension PlayCommands {
  /// Prepares a path at its start; `false`, with a message, if it cannot be played.
  private static func prepare(_ path: PlayPath, _ lab: inout LabContext) -> Bool {
    lab.leavePlay()
    guard let steps = steps(of: path, &lab) else { return false }
    lab.closePanels()
    if PlayPath.named.contains(where: { $0.path == path }) { lab.player.path = path }
    lab.player.play = Play(
      path: path, anchor: lab.edited.anchor?.name, popover: lab.edited.popover?.name,
      steps: steps, screen: lab.container.size, isRunning: false, moment: lab.history.moment)
    return true
  }

  private static func steps(of path: PlayPath, _ lab: inout LabContext) -> [PlayStep]? {
    switch path {
    case .sizes: return PlayPath.screens.map(PlayStep.screen)
    case .keys(let script): return steps(of: script, &lab)
    case .edges, .spiral, .sweep:
      guard let anchor = lab.edited.anchor, !anchor.isLocked else {
        lab.refuse(lab.edited.anchor.map { lab.lockedReason($0.name) } ?? lab.noAnchor)
        return nil
      }
      return PlayedPath.places(of: anchor, on: path, lab)
    }
  }

  /// The commands of the keys of a script, each as many times as its count says.
  private static func steps(of script: KeyScript, _ lab: inout LabContext) -> [PlayStep]? {
    var steps: [PlayStep] = []
    var count: Int?
    for key in script.keys {
      if let counted = key.count(after: count) {
        count = counted
        continue
      }
      guard let call = lab.sceneKeys.call(for: key), SceneMode.playable[call.command] != nil
      else {
        lab.reject("\(key.label) does not change the scene; a path needs keys that do")
        return nil
      }
      steps += Array(repeating: PlayStep.call(call), count: count ?? 1)
      count = nil
    }
    if steps.isEmpty { lab.reject("A path needs at least one key") }
    return steps.isEmpty ? nil : steps
  }
}

enum PlayedPath {
  static func advance(by count: Int, _ scene: inout SceneMode, _ lab: inout LabContext) {
    // What was refused to the person stays to be read; what a step is refused does not.
    let refusal = lab.notice.flatMap { $0.isRefusal ? $0 : nil }
    for _ in 0..<count where lab.player.play.map(\.isAtEnd) == false { advance(&scene, &lab) }
    guard let play = lab.player.play else { return }
    if play.isAtEnd { lab.player.play?.isRunning = false }
    lab.notice = play.isAtEnd ? .change("The end: \(play.words)") : refusal ?? .change(play.words)
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

  static func places(
    of anchor: SceneRegion, on path: PlayPath, _ lab: LabContext
  ) -> [PlayStep] {
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let size = anchor.bounds(on: screen, isClamped: isClamped).size
    let free = CellSize(
      width: max(0, screen.width - size.width), height: max(0, screen.height - size.height))
    return path.places(free).map(PlayStep.place)
  }

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

  /// The side of a popover as the direction of its arrow; the outer `nil` means that it is not shown, the inner one that it
  /// lies on none.
  private static func side(of popover: String?, _ lab: LabContext) -> ArrowDirection?? {
    guard let placed = popover.flatMap({ lab.placement[$0] }), placed.isShown else { return nil }
    return .some(placed.directionBeside)
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
