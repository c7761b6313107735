import PopoverGeometry

/// The size of the frame, the direction and the offset with which a background is drawn.
public struct ContractCase: Equatable, Hashable, Sendable {
  /// The size of the frame.
  public var size: CellSize
  /// Where the arrow points; `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  /// The offset of the arrow.
  public var offset: Double

  /// A case with an arrow, or without one.
  public init(size: CellSize, direction: ArrowDirection?, offset: Double = 0) {
    self.size = size
    self.direction = direction
    self.offset = offset
  }
}

extension ContractCase {
  /// All cases for these metrics; the first size, with room for everything, has offsets in half cells.
  static func all(for metrics: PopoverMetrics) -> [ContractCase] {
    sizes(for: metrics).enumerated().flatMap { number, size in
      ArrowDirection.allCases.flatMap { direction in
        offsets(of: size[direction.axis.crossed], isThorough: number == 0).map {
          ContractCase(size: size, direction: direction, offset: $0)
        }
      } + [ContractCase(size: size, direction: nil)]
    }
  }

  /// Sizes with room beside corners and arrow, both even and odd, with just enough for them, with
  /// less than the corners need, with nothing; and a large one.
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

  /// Offsets to both ends, a little and far beyond; fewer if not thorough or on a long edge.
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
  /// A size computed by the same rule on each axis, at most 100 cells long.
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
    let place = "in \(size.words) cells"
    guard let direction else { return "without an arrow \(place)" }
    return "with arrowDirection \(direction.name) and arrowOffset \(Words.figure(offset)) \(place)"
  }
}
