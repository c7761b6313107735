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

extension ContractCase {
  /// The cases in which a background of these metrics is drawn. The first size has room for everything and
  /// is gone through half cell by half cell.
  static func all(for metrics: PopoverMetrics) -> [ContractCase] {
    sizes(for: metrics).enumerated().flatMap { number, size in
      ArrowDirection.allCases.flatMap { direction in
        offsets(of: size[direction.axis.crossed], isThorough: number == 0).map {
          ContractCase(size: size, direction: direction, offset: $0)
        }
      } + [ContractCase(size: size, direction: nil)]
    }
  }

  /// From some room beside the corners and the arrow, even and odd, to just enough for them, to less
  /// than the corners need, to nothing; and a large one.
  private static func sizes(for metrics: PopoverMetrics) -> [CellSize] {
    let least = CellSize { axis in
      metrics.capInsets[axis].sum + metrics.arrow(along: axis.crossed).base
        + metrics.arrow(along: axis).height
    }
    let corners = CellSize { metrics.capInsets[$0].sum }
    return [
      least.grown(12, 6), least.grown(13, 5), least, least.grown(1, 1), least.grown(9, 0),
      least.grown(0, 6), corners, corners.grown(-1, -1), CellSize(width: 3, height: 2),
      CellSize(width: 1, height: 1), CellSize(width: least.width + 5, height: 1),
      CellSize(width: 1, height: least.height + 5), CellSize(width: 0, height: 0),
      least.grown(40, 12),
    ]
  }

  /// From the middle to both ends and a little beyond, and far beyond; on an edge longer than any that
  /// shows more, a few of them.
  private static func offsets(of edge: Int, isThorough: Bool) -> [Double] {
    let steps = isThorough && edge < 60 ? Array(1...edge + 2) : [1, edge / 2, edge]
    let distances = steps.map { Double($0) / 2 } + [1000]
    return [0] + distances.flatMap { [$0, -$0] }
  }
}

extension PopoverMetrics {
  /// The arrow that points along an axis.
  fileprivate func arrow(along axis: Axis) -> ArrowMetrics {
    axis == .vertical ? verticalArrow : horizontalArrow
  }
}

extension CellSize {
  /// A size worked out by the same rule on each axis; no larger than can be looked at cell by cell.
  fileprivate init(_ length: (Axis) -> Double) {
    self.init(
      width: min(100, Int(length: length(.horizontal))),
      height: min(100, Int(length: length(.vertical))))
  }

  fileprivate func grown(_ columns: Int, _ rows: Int) -> CellSize {
    CellSize(width: max(0, width + columns), height: max(0, height + rows))
  }
}

extension ContractCase {
  /// "with arrowDirection up and arrowOffset -2.5 in 20x8 cells".
  var words: String {
    let place = "in \(size.width)x\(size.height) cells"
    guard let direction else { return "without an arrow \(place)" }
    return "with arrowDirection \(direction.name) and arrowOffset \(offset.plainText) \(place)"
  }
}

extension Double {
  /// Without a fraction where it has none.
  fileprivate var plainText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
