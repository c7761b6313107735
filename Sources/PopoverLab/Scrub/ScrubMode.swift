import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The mode in which a motion is inspected: step by step both ways, or played at normal or slow speed.
struct ScrubMode: ScrolledMode {
  private(set) var scrub: MotionScrub
  /// The settings of motion when they were compared last.
  private var lastSettings: MotionSettings
  /// The size of the screen at that time.
  private var lastSize: CellSize

  static let facts = [
    ModeFacts(
      .scrub, "the view of a motion", [.takesCounts, .showsMotion, .fillsScreen, .isOnlyRead], keys)
  ]

  /// - Returns: `nil`, with a message, if there is no such motion.
  init?(_ request: ScrubRequest, in lab: inout LabContext) {
    let rest = lab.restingPose
    guard !rest.popovers.isEmpty || Self.last(lab) != nil && request == .last else {
      lab.refuse(lab.placedPopover?.sentence ?? lab.noPopover)
      return nil
    }
    (lastSettings, lastSize) = (lab.motion.settings, lab.size)
    switch request {
    case .last: scrub = Self.last(lab) ?? Self.scrub(from: rest.empty, to: rest, lab)
    case .coming: scrub = Self.scrub(from: rest.empty, to: rest, lab)
    case .going: scrub = Self.scrub(from: rest, to: rest.empty, lab)
    }
    if request != .last, !lab.display.reducesMotion { scrub.play() }
  }

  /// The last motion, if it has led to the present placement.
  private static func last(_ lab: LabContext) -> MotionScrub? {
    lab.motion.last.flatMap { $0.end.placement == lab.placement ? MotionScrub($0) : nil }
  }

  private static func scrub(
    from start: ScenePose, to end: ScenePose, _ lab: LabContext
  ) -> MotionScrub {
    let settings = lab.motion.settings.isStill ? MotionSettings() : lab.motion.settings
    return MotionScrub(
      SceneTransition(from: start, to: end, by: settings, metrics: lab.theme.metrics))
  }
}

extension ScrubMode {
  /// The commands that choose how changes are shown.
  static let settings: [Command<SceneMode>] = [
    Command(
      "motion", "animate changes: style, curve, seconds",
      value: .stepped(
        "[STYLE CURVE TIME]", words: .fixed(MotionChange.words)
      ) {
        call throws(CommandFault) in
        guard let change = MotionChange(words: call.argument) else {
          throw .unwanted(
            call.argument, of: call.command,
            expected: MotionChange.expected)
        }
        return change
      }
    ) { _, lab, change in
      switch change {
      case .value(let change): use(change, &lab)
      case .steps(let steps): nextStyle(by: steps, &lab)
      case .next: report(&lab)
      }
    },
    .times(
      "next-motion", "i", "show changes by scale, slide, fade, or at once",
      value: .timesOfKeys(setBy: "motion fade")
    ) {
      nextStyle(by: $2, &$1)
    },
    .times(
      "next-curve", "", "go to the next curve of motions",
      value: .timesOfKeys(setBy: "motion linear")
    ) { _, lab, n in
      let curve = MotionCurve.allCases.element(after: lab.motion.settings.curve, by: n)
      use(MotionChange(curve: curve), &lab)
    },
  ]

  private static func nextStyle(by steps: Int, _ lab: inout LabContext) {
    use(
      MotionChange(
        style: MotionStyle.allCases.element(after: lab.motion.settings.style, by: steps)),
      &lab)
  }

  private static func use(_ change: MotionChange, _ lab: inout LabContext) {
    lab.motion.settings = change.applied(to: lab.motion.settings)
    report(&lab)
  }

  private static func report(_ lab: inout LabContext) {
    lab.notice = .done(lab.motion.settings.words.capitalizedFirst)
  }

  static let opening: [Command<SceneMode>] = [
    Command("scrub", keys: "I", "look at the last motion, or leave it") {
      $1.follow(.open(.scrub(.last)))
    }
  ]

  static let presenting: [Command<SceneMode>] = [
    Command("present", "watch a popover appear") { $1.follow(.open(.scrub(.coming))) },
    Command("dismiss", "watch a popover disappear") { $1.follow(.open(.scrub(.going))) },
  ]

  static var request: ModeRequest? { .scrub(.last) }

  static let commands: [Command<ScrubMode>] = [
    Command(
      "scrub-play", keys: "<Space>", hint: .vital("play"),
      "play the motion that is looked at, or pause"
    ) { mode, _ in mode.scrub.isPlaying ? mode.scrub.pause() : mode.scrub.play() },
    Command(
      "scrub-slow", keys: "s", hint: "slow", "play at a quarter of the speed, or at full speed"
    ) { mode, _ in mode.scrub.changeSpeed() },
    .times("scrub-on", "<Right> l", opposite: "scrub-back", "go one step forward") {
      $0.go(by: $2, &$1)
    },
    .times("scrub-back", "<Left> h", opposite: "scrub-on", hint: .vital("step"), "go one step back")
    {
      $0.go(by: -$2, &$1)
    },
    Command("scrub-first", "go to its start") { $0.scroll(.start, in: &$1) },
    Command("scrub-last", "go to its end") { $0.scroll(.end, in: &$1) },
  ]

  static let keys: [KeyLines] = [
    KeyLines(
      "Looking at a motion",
      KeyLine("one step back, one step forward", "scrub-back", "scrub-on", sample: "←→"),
      KeyLine("one step forward, one step back", "scroll-down", "scroll-up"),
      KeyLine("about an eighth forward, back", "half-page-down", "half-page-up"),
      KeyLine("about a quarter forward, back", "page-down", "page-up"),
      .ends,
      KeyLine("play, pause", "scrub-play"),
      KeyLine("play at a quarter of the speed, or at full speed", "scrub-slow"),
      KeyLine(
        "the next style, the next curve", calls: ["next-motion": "i", "next-curve": "c"],
        hint: "style/curve"),
      KeyLine(
        "watch a popover appear, disappear", calls: ["present": "p", "dismiss": "d"],
        hint: "come/go"),
      .typeCommand, .findCommand, .showKeys,
      .leaving("back to the scene", hint: .vital("back"), or: "scrub")),
    .always,
  ]
}

extension ScrubMode {
  /// A page is a quarter of the motion less one step.
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    go(by: step.rows(page: max(2, scrub.stepCount / 4)), &lab)
  }

  private mutating func go(by steps: Int, _ lab: inout LabContext) {
    let before = scrub.step
    scrub.go(by: steps)
    if scrub.step != before { return }
    lab.refuse("This is the \(steps > 0 ? "end" : "start") of the motion")
  }

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .mouse(let mouse):
      if case .wheel(let notches) = mouse.action { go(by: notches, &lab) }
    case .time(let now): if let due = due(in: lab), now >= due { scrub.advance(to: now) }
    case .settled: follow(&lab)
    case .pasted: lab.refusePaste()
    case .key, .typed: break
    }
  }

  /// Shows the motion of a change that was just made, with the present settings. On another screen it leads to where
  /// everything is now; any other motion that does not lead to the present placement closes the mode.
  private mutating func follow(_ lab: inout LabContext) {
    if let transition = lab.motion.takeRunning() {
      scrub = MotionScrub(transition, isPlaying: true)
    }
    if lastSettings != lab.motion.settings { use(lab.motion.settings, lab) }
    let isResized = lastSize != lab.size
    lastSize = lab.size
    if scrub.transition.end.placement == lab.placement { return }
    isResized ? lead(to: lab.restingPose, lab) : lab.follow(.closeMode(.scrub))
  }

  /// Shows the same motion with everything at rest elsewhere.
  private mutating func lead(to rest: ScenePose, _ lab: LabContext) {
    let isGoing = scrub.transition.end.popovers.isEmpty && !rest.popovers.isEmpty
    var start = isGoing ? rest : scrub.transition.start
    (start.placement, start.reserved) = (rest.placement, rest.reserved)
    scrub.use(
      SceneTransition(
        from: start, to: isGoing ? rest.empty : rest, by: scrub.transition.settings,
        metrics: lab.theme.metrics))
  }

  /// Shows the same motion with other settings, unless they turn motion off.
  private mutating func use(_ settings: MotionSettings, _ lab: LabContext) {
    lastSettings = settings
    if settings.isStill { return }
    let isPlaying = scrub.isPlaying
    scrub.use(
      SceneTransition(
        from: scrub.transition.start, to: scrub.transition.end, by: settings,
        metrics: lab.theme.metrics))
    if isPlaying { scrub.play() }
  }

  func due(in lab: LabContext) -> Duration? { scrub.due }

  func pose(in lab: LabContext) -> ScenePose? { scrub.pose }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    Explorer.draw(pose: scrub.pose, in: lab, on: &canvas, using: &cache)
  }

  /// The instant: `Step 3 of 12, 0.05 s, 0.21 of the way: scale, ease-out, 0.2 s`.
  func status(in lab: LabContext) -> GlyphText {
    let way = scrub.transition.progress(at: scrub.time)
    let parts = [
      "Step \(scrub.step) of \(scrub.stepCount)", "\(scrub.time.hundredths) s",
      "\(way.hundredths) of the way",
      scrub.isPlaying ? "playing" : nil, scrub.isSlow ? "slow" : nil,
    ]
    return StatusLine.text(
      parts.compactMap(\.self).joined(separator: ", ") + ": " + scrub.transition.settings.words,
      in: lab)
  }

  func cursor(in lab: LabContext) -> CellPoint? { Explorer.cursor(in: lab) }
}
