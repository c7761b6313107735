import CellCanvas

/// Puts frames on a screen by bytes of its own, each frame in one write.
struct DirectPainter: ScreenPainter {
  private var encoder: FrameEncoder
  private var shown: Canvas?
  /// Whoever takes the terminal hides it.
  private var shownCursor = ShownCursor.hidden

  init(encoder: FrameEncoder) { self.encoder = encoder }

  mutating func forget() { (shown, shownCursor) = (nil, .unknown) }

  mutating func paint(_ frame: Canvas, cursor: CellPoint?, on screen: CursesScreen) {
    encoder.encode(frame, since: shown, cursor: cursor, since: shownCursor)
    if !encoder.bytes.isEmpty { screen.send(encoder.bytes) }
    (shown, shownCursor) = (frame, ShownCursor(cursor))
  }
}
