import CellCanvas
import PopoverLab
import TestSupport

/// A picture that the probe shows and that keys change.
protocol ProbePicture {
  func frame(size: CellSize) -> Canvas
  mutating func take(_ key: Key, screen: CellSize)
  mutating func take(_ mouse: MouseEvent)
}

extension ProbePicture {
  mutating func take(_ mouse: MouseEvent) {}
}

/// Seeded frames, the next one with each key.
struct RandomPicture: ProbePicture {
  private var frames: RandomFrames

  init(seed: UInt64, screen: CellSize) { frames = RandomFrames(seed: seed, size: screen) }

  func frame(size: CellSize) -> Canvas { frames.frame }

  mutating func take(_ key: Key, screen: CellSize) { frames.next() }
}

/// Frames that take as many bytes as possible, another one with each key.
struct Noise: ProbePicture {
  private var step = 0

  func frame(size: CellSize) -> Canvas { .noise(size: size, step: step) }

  mutating func take(_ key: Key, screen: CellSize) { step += 1 }
}
