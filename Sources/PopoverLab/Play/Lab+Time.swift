extension Lab {
  /// When something is due that happens by itself, since the terminal was opened; `nil` if nothing is, so
  /// that a lab that is left alone takes no time of the processor.
  public var wantsTime: Duration? { [motionDue, keepingDue].compactMap(\.self).min() }

  /// When something that is seen moves again.
  var motionDue: Duration? { [playDue, dialDue, transitionDue].compactMap(\.self).min() }

  /// So much time has passed.
  mutating func receive(_ now: Duration) -> [LabEffect] {
    var effects: [LabEffect] = []
    if let due = playDue, now >= due { playOn(due: due, now: now) }
    if let due = transitionDue, now >= due { motion.pass(now) }
    if let due = dialDue, now >= due { effects += turnDial(at: now) }
    if let due = keepingDue, now >= due { effects += keepChanges(at: now) }
    return effects
  }

  /// When what plays moves again. While its speed is turned it goes on.
  var playDue: Duration? {
    guard let play = player.play, play.isRunning, isUsable,
      focus == .scene || dial?.number == .speed
    else { return nil }
    return play.due ?? .zero
  }

  /// Whatever has become late meanwhile is left out: nothing is made up for.
  private mutating func playOn(due: Duration, now: Duration) {
    advancePlay(by: 1)
    let speed = player.stepsPerSecond(isReduced: look.reducesMotion)
    let step = Duration.seconds(1) / speed
    let isLate = player.play?.due == nil || now - due >= step
    player.play?.due = (isLate ? now : due) + step
    settle()
  }
}
