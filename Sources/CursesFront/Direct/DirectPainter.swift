import CellCanvas

/// Puts frames on a screen by bytes of its own, each frame in one write.
struct DirectPainter: ScreenPainter {
  private var encoder: FrameEncoder
  private var shown: Canvas?
  /// Whoever takes the terminal hides it.
  private var shownCursor = ShownCursor.hidden
  /// The frame that the encoder holds the bytes of, and that is not shown yet.
  private var encoded: (frame: Canvas, cursor: CellPoint?)?

  init(encoder: FrameEncoder) { self.encoder = encoder }

  mutating func forget() { (shown, shownCursor, encoded) = (nil, .unknown, nil) }

  mutating func prepare(_ frame: Canvas, cursor: CellPoint?) {
    encoder.encode(frame, since: shown, cursor: cursor, since: shownCursor)
    encoded = (frame, cursor)
  }

  mutating func paintPrepared(on screen: CursesScreen) {
    guard let (frame, cursor) = encoded else { return }
    if !encoder.bytes.isEmpty { screen.send(encoder.bytes) }
    (shown, shownCursor) = (frame, ShownCursor(cursor))
    encoded = nil
  }
}
