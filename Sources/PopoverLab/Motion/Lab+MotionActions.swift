import PopoverGeometry
import PopoverScenes

extension Lab {
  mutating func move(_ action: MotionAction, times: Int) {
    switch action {
    case .nextStyle: use(MotionChange(style: motion.manner.style.element(after: times)))
    case .nextCurve: use(MotionChange(curve: motion.manner.curve.element(after: times)))
    case .use(let change): use(change)
    case .tell: notice = .done(motion.manner.words.capitalizedFirst)
    case .look: lookAtLast()
    case .lookAtComing: look(from: restingPose.empty, to: restingPose)
    case .lookAtGoing: look(from: restingPose, to: restingPose.empty)
    case .step, .toStart, .toEnd, .toggle, .changeSpeed: scrub(action, times)
    }
  }

  /// The scene as it is when nothing moves any more.
  var restingPose: ScenePose { ScenePose(shown.placement, on: shown.stage) }

  private mutating func use(_ change: MotionChange) {
    motion.manner = change.applied(to: motion.manner)
    notice = .done(motion.manner.words.capitalizedFirst)
    if let scrub = motion.scrub, !motion.manner.isStill {
      motion.scrub?.use(motion.manner, metrics: theme.metrics)
      if scrub.isPlaying { motion.scrub?.play() }
    }
  }
}

extension Lab {
  /// Looks at the last motion, or where nothing has moved yet at how popovers come.
  private mutating func lookAtLast() {
    if motion.scrub != nil {
      motion.scrub = nil
    } else if let last = motion.last, last.end.placement == shown.placement {
      motion.scrub = MotionScrub(last)
    } else {
      look(from: restingPose.empty, to: restingPose)
    }
  }

  private mutating func look(from start: ScenePose, to end: ScenePose) {
    guard !restingPose.popovers.isEmpty else { return refuse(noPopover) }
    let manner = motion.manner.isStill ? MotionManner() : motion.manner
    motion.scrub = MotionScrub(
      SceneTransition(from: start, to: end, by: manner, metrics: theme.metrics))
  }

  private mutating func scrub(_ action: MotionAction, _ times: Int) {
    if motion.scrub == nil { lookAtLast() }
    switch action {
    case .step(let steps): motion.scrub?.go(by: steps * times)
    case .toStart: motion.scrub?.goToStart()
    case .toEnd: motion.scrub?.goToEnd()
    case .changeSpeed: motion.scrub?.changeSpeed()
    default: motion.scrub?.isPlaying == true ? motion.scrub?.pause() : motion.scrub?.play()
    }
  }

  /// Where a motion is that is looked at: `Step 3 of 12, 0.05 s, 0.21 of the way: scale, ease-out, 0.2 s`.
  var scrubWords: String {
    guard let scrub = motion.scrub else { return "" }
    let way = scrub.transition.progress(at: scrub.time)
    let parts = [
      "Step \(scrub.step) of \(scrub.stepCount)", "\(scrub.time.hundredths) s",
      "\(way.hundredths) of the way",
      scrub.isPlaying ? "playing" : nil, scrub.isSlow ? "slow" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + ": "
      + scrub.transition.manner.words
  }
}

extension MotionManner {
  /// `scale, ease-out, 0.2 s`.
  public var words: String {
    isStill ? "no motion" : "\(style.rawValue), \(curve.rawValue), \(duration.hundredths) s"
  }
}

extension Double {
  /// Two decimals at most.
  fileprivate var hundredths: String { Words.figure((self * 100).rounded() / 100) }
}

extension CaseIterable where Self: Equatable {
  /// The case so many places on, round and round.
  fileprivate func element(after steps: Int) -> Self {
    let cases = Array(Self.allCases)
    return cases[((cases.firstIndex(of: self) ?? 0) + steps) % cases.count]
  }
}
