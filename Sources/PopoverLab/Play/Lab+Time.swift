extension Lab {
  /// When something moves again by itself, since the terminal was opened; `nil` if nothing does, so that
  /// a lab that is left alone takes no time of the processor.
  public var wantsTime: Duration? {
    guard let play = player.play, play.isRunning, isUsable, focus == .scene else { return nil }
    return play.due ?? .zero
  }

  /// So much time has passed. Whatever has become late meanwhile is left out: nothing is made up for.
  mutating func receive(_ now: Duration) {
    guard let due = wantsTime, now >= due else { return }
    advancePlay(by: 1)
    let speed = player.stepsPerSecond(isReduced: look.reducesMotion)
    let step = Duration.seconds(1) / speed
    let isLate = player.play?.due == nil || now - due >= step
    player.play?.due = (isLate ? now : due) + step
    settle()
  }
}
