import CellCanvas
import PopoverScenes

extension SceneRegion {
  /// The rectangle around all of it.
  func bounds(on screen: CellRect, isHeld: Bool) -> CellRect {
    CellRect(around: rects(on: screen, isClamped: isHeld))
  }

  /// Moves what is shown as far as the screen reaches. What hangs over an edge may stay so, but gets
  /// no farther out.
  mutating func move(x: Int, y: Int, on screen: CellRect, isHeld: Bool) {
    let shown = bounds(on: screen, isHeld: isHeld)
    let written = bounds(on: screen, isHeld: false)
    let wanted = CellPoint(
      x: (shown.x + x).held(shown.x, shown.width, screen.x, screen.width),
      y: (shown.y + y).held(shown.y, shown.height, screen.y, screen.height))
    self.x += wanted.x - written.x
    self.y += wanted.y - written.y
  }
}

extension Int {
  /// The place nearest to this one of something of `length` that stays in a room, or at most as far
  /// outside as it is `now`.
  fileprivate func held(_ now: Int, _ length: Int, _ start: Int, _ room: Int) -> Int {
    let last = start + Swift.max(0, room - length)
    return Swift.max(Swift.min(now, start), Swift.min(self, Swift.max(now, last)))
  }
}
