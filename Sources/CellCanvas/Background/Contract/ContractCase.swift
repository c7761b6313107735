import PopoverGeometry

/// A size of the frame, a direction and an offset in which a background was drawn.
public struct ContractCase: Equatable, Hashable, Sendable {
  public var size: CellSize
  public var direction: ArrowDirection?
  public var offset: Double

  public init(size: CellSize, direction: ArrowDirection?, offset: Double = 0) {
    self.size = size
    self.direction = direction
    self.offset = offset
  }
}
