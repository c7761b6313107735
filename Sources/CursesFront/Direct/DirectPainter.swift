import CellCanvas

/// Puts frames on a screen by bytes of its own, each frame in one write.
struct DirectPainter: ScreenPainter {
  private var encoder: FrameEncoder
  private var shown: Canvas?

  init(encoder: FrameEncoder) { self.encoder = encoder }

  mutating func forget() { shown = nil }

  mutating func paint(_ frame: Canvas, on screen: CursesScreen) {
    encoder.encode(frame, since: shown)
    shown = frame
    if !encoder.bytes.isEmpty { screen.send(encoder.bytes) }
  }
}
