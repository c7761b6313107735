import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A motion that is looked at: it waits at an instant, goes step by step both ways, and plays, also slowly.
struct ScrubMode: LabMode {
  private(set) var scrub: MotionScrub
  /// How changes were shown when that was last looked at.
  private var manner: MotionManner

  var name: ModeName { .scrub }

  /// The motion that is asked for.
  ///
  /// - Returns: `nil` if there is none, which is reported.
  init?(_ request: ScrubRequest, in lab: inout LabContext) {
    let rest = lab.restingPose
    guard !rest.popovers.isEmpty || Self.last(lab) != nil && request == .last else {
      lab.refuse(lab.noPopover)
      return nil
    }
    manner = lab.motion.manner
    switch request {
    case .last: scrub = Self.last(lab) ?? Self.scrub(from: rest.empty, to: rest, lab)
    case .coming: scrub = Self.scrub(from: rest.empty, to: rest, lab)
    case .going: scrub = Self.scrub(from: rest, to: rest.empty, lab)
    }
  }

  /// The last motion, if it has led to what is shown.
  private static func last(_ lab: LabContext) -> MotionScrub? {
    lab.motion.last.flatMap { $0.end.placement == lab.placement ? MotionScrub($0) : nil }
  }

  private static func scrub(
    from start: ScenePose, to end: ScenePose, _ lab: LabContext
  ) -> MotionScrub {
    let manner = lab.motion.manner.isStill ? MotionManner() : lab.motion.manner
    return MotionScrub(
      SceneTransition(from: start, to: end, by: manner, metrics: lab.theme.metrics))
  }
}

extension ScrubMode {
  /// The commands that choose how changes are shown.
  static let settings: [Command<SceneMode>] = [
    Command(
      "motion", "show changes by a style and a curve, in so many seconds",
      value: CommandValue<MotionChange?>(
        "[STYLE CURVE TIME]", words: .fixed(MotionChange.words)
      ) { call throws(CommandFault) in
        if call.argument.isEmpty { return nil }
        guard let change = MotionChange(words: call.argument) else {
          throw .unwanted(
            call.argument, of: call.command,
            expected: MotionChange.expected.capitalizedFirst + ",")
        }
        return change
      }
    ) { _, lab, change in use(change ?? MotionChange(), isAsked: change == nil, &lab) },
    Command(
      "next-motion", keys: "i", "show changes by scale, slide, fade, or at once",
      value: .times
    ) { _, lab, n in use(MotionChange(style: lab.motion.manner.style.element(after: n)), &lab) },
    Command("next-curve", "go to the next curve of motions", value: .times) { _, lab, n in
      use(MotionChange(curve: lab.motion.manner.curve.element(after: n)), &lab)
    },
  ]

  /// Changes how changes are shown, or only says it.
  private static func use(
    _ change: MotionChange, isAsked: Bool = false, _ lab: inout LabContext
  ) {
    if !isAsked { lab.motion.manner = change.applied(to: lab.motion.manner) }
    lab.notice = .done(lab.motion.manner.words.capitalizedFirst)
  }

  /// The commands that open it, or close it.
  static let opening: [Command<SceneMode>] = [
    Command("scrub", keys: "I", "look at the last motion, or leave it") { _, lab in
      lab.follow(.open(.scrub(.last)))
    }
  ]

  static let presenting: [Command<SceneMode>] = [
    Command("present", "look at how popovers come") { _, lab in
      lab.follow(.open(.scrub(.coming)))
    },
    Command("dismiss", "look at how popovers go") { _, lab in
      lab.follow(.open(.scrub(.going)))
    },
  ]

  static let commands: [Command<ScrubMode>] = [
    Command(
      "scrub-play", keys: "<Space>", hint: .vital("play"),
      "play the motion that is looked at, or pause"
    ) { mode, _ in mode.scrub.isPlaying ? mode.scrub.pause() : mode.scrub.play() },
    Command(
      "scrub-slow", keys: "s", hint: "slow", "play it at a quarter of the speed, or as it is"
    ) { mode, _ in mode.scrub.changeSpeed() },
    Command("scrub-on", keys: "<Right> l", "go a step on in it", value: .times) { mode, _, n in
      mode.scrub.go(by: n)
    },
    Command(
      "scrub-back", keys: "<Left> h", hint: .vital("step"), "go a step back in it", value: .times
    ) { mode, _, n in mode.scrub.go(by: -n) },
    Command("scrub-first", keys: "<Home>", "go to its start") { mode, _ in
      mode.scrub.goToStart()
    },
    Command("scrub-last", keys: "<End>", "go to its end") { mode, _ in mode.scrub.goToEnd() },
  ]

  static let keys: SceneKeys.List = [
    (
      "Looking at a motion",
      [
        KeyLine("a step back, a step on", "scrub-back", "scrub-on", sample: "←→"),
        KeyLine("to its start, to its end", "scrub-first", "scrub-last"),
        KeyLine("play, pause", "scrub-play"),
        KeyLine("a quarter of the speed, or the usual one", "scrub-slow"),
        KeyLine(
          "the next style, the next curve", calls: ["next-motion": "i", "next-curve": "c"],
          hint: "style/curve"),
        KeyLine(
          "look at popovers coming, going", calls: ["present": "p", "dismiss": "d"],
          hint: "come/go"),
        SceneKeys.typeCommand, SceneKeys.findCommand, SceneKeys.showKeys,
        KeyLine("back to the scene", "close", "scrub", hint: .vital("back"), sample: "Esc"),
      ]
    ),
    SceneKeys.always,
  ]
}

extension ScrubMode {
  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse):
      if case .wheel(let notches) = mouse.action { scrub.go(by: notches) }
    case .time(let now): if let due = due(in: lab), now >= due { scrub.advance(to: now) }
    case .settled: follow(&lab)
    case .pasted: lab.refusePaste()
    case .key, .call, .closed: break
    }
  }

  /// Looks at the motion of a change that was just made; without one, what no longer leads to what is shown is
  /// closed.
  private mutating func follow(_ lab: inout LabContext) {
    if let transition = lab.motion.takeRunning() {
      scrub = MotionScrub(transition, isPlaying: true)
    }
    if manner != lab.motion.manner { use(lab.motion.manner, lab) }
    if scrub.pose.placement != lab.placement { lab.follow(.closeMode(.scrub)) }
  }

  /// Shows the same motion in another manner, unless that is none.
  private mutating func use(_ manner: MotionManner, _ lab: LabContext) {
    self.manner = manner
    if manner.isStill { return }
    let isPlaying = scrub.isPlaying
    scrub.use(manner, metrics: lab.theme.metrics)
    if isPlaying { scrub.play() }
  }

  func due(in lab: LabContext) -> Duration? { scrub.due }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    Explorer(lab, pose: scrub.pose).draw(on: &canvas, using: &cache)
  }

  /// Where the motion is: `Step 3 of 12, 0.05 s, 0.21 of the way: scale, ease-out, 0.2 s`.
  func status(in lab: LabContext) -> GlyphText {
    let way = scrub.transition.progress(at: scrub.time)
    let parts = [
      "Step \(scrub.step) of \(scrub.stepCount)", "\(scrub.time.hundredths) s",
      "\(way.hundredths) of the way",
      scrub.isPlaying ? "playing" : nil, scrub.isSlow ? "slow" : nil,
    ]
    return StatusLine(lab).text(
      parts.compactMap(\.self).joined(separator: ", ") + ": " + scrub.transition.manner.words)
  }

  func cursor(in lab: LabContext) -> CellPoint? { Explorer.cursor(in: lab) }
}

extension CaseIterable where Self: Equatable {
  /// The case so many places on, from the last to the first.
  fileprivate func element(after steps: Int) -> Self {
    let cases = Array(Self.allCases)
    return cases[((cases.firstIndex(of: self) ?? 0) + steps) % cases.count]
  }
}
