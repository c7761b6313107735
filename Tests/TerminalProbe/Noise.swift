import CellCanvas
import PopoverLab
import TestSupport

/// Frames that are as long as can be, another one with each key.
struct Noise: ProbePicture {
  private var step = 0

  func frame(size: CellSize) -> Canvas { .noise(size: size, step: step) }

  mutating func take(_ key: Key, screen: CellSize) { step += 1 }
}
