import CellCanvas
import PopoverLab

/// What the probe shows, and what it does with a key.
protocol ProbePicture {
  func frame(size: CellSize) -> Canvas
  mutating func take(_ key: Key, screen: CellSize)
  mutating func take(_ mouse: MouseEvent)
}

extension ProbePicture {
  mutating func take(_ mouse: MouseEvent) {}
}
