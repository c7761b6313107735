import CellCanvas
import PopoverLab
import TestSupport

/// Seeded frames, the next one with each key.
struct RandomPicture: ProbePicture {
  private var frames: RandomFrames

  init(seed: UInt64, screen: CellSize) { frames = RandomFrames(seed: seed, size: screen) }

  func frame(size: CellSize) -> Canvas { frames.frame }

  mutating func take(_ key: Key, screen: CellSize) { frames.next() }
}
