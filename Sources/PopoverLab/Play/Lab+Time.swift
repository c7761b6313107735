extension Lab {
  /// When something is due that happens by itself, since the terminal was opened; `nil` if nothing is, so
  /// that a lab that is left alone takes no time of the processor.
  public var wantsTime: Duration? { [playDue, keepingDue].compactMap { $0 }.min() }

  /// So much time has passed.
  mutating func receive(_ now: Duration) -> [LabEffect] {
    if let due = playDue, now >= due { playOn(due: due, now: now) }
    if let due = keepingDue, now >= due { return keepChanges(at: now) }
    return []
  }

  /// When what plays moves again.
  var playDue: Duration? {
    guard let play = player.play, play.isRunning, isUsable, focus == .scene else { return nil }
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
