import PopoverGeometry

/// A place on the grid, counted from the top left cell.
public typealias CellPoint = Position<Int>
/// An extent in columns and rows.
public typealias CellSize = Extent<Int>
/// A half-open rectangle of cells.
public typealias CellRect = Rectangle<Int>
/// Distances inwards from the four edges, in cells.
public typealias CellInsets = EdgeInsets<Int>

extension Interval<Int> {
  /// The cells, one after the other; none where the length is negative.
  @inline(always) public var cells: Range<Int> { start..<start + max(0, length) }

  /// The interval of these cells.
  @inline(always) public init(_ cells: Range<Int>) {
    self.init(start: cells.lowerBound, length: cells.count)
  }
}

extension CellRect {
  /// The cells that lie in both these columns and these rows.
  @inline(always) public init(columns: Range<Int>, rows: Range<Int>) {
    self.init(.horizontal, along: Interval(columns), across: Interval(rows))
  }

  /// The columns that the rectangle takes.
  @inline(always) public var columns: Range<Int> { self[.horizontal].cells }

  /// The rows that the rectangle takes.
  @inline(always) public var rows: Range<Int> { self[.vertical].cells }

  /// Every cell, row by row.
  public var cells: [CellPoint] {
    rows.flatMap { y in columns.map { CellPoint(x: $0, y: y) } }
  }

  /// The smallest rectangle around all of `rects`; of no size at 0,0 if there are none.
  public init(around rects: [CellRect]) {
    self = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Moved, and cut where it is too large, so that it lies inside `container`.
  public func moved(into container: CellRect) -> CellRect {
    CellRect(origin: origin, size: size.clamped(to: container.size)).shifted(into: container)
  }

  /// The parts outside of another rectangle, which do not overlap.
  public func without(_ other: CellRect) -> [CellRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return [self] }
    let parts = [
      CellRect(columns: columns, rows: rows.lowerBound..<hole.rows.lowerBound),
      CellRect(columns: columns.lowerBound..<hole.columns.lowerBound, rows: hole.rows),
      CellRect(columns: hole.columns.upperBound..<columns.upperBound, rows: hole.rows),
      CellRect(columns: columns, rows: hole.rows.upperBound..<rows.upperBound),
    ]
    return parts.filter { !$0.isEmpty }
  }
}

extension CellSize {
  /// Columns and rows, as `80x24`.
  package var words: String { "\(width)x\(height)" }
}

extension CellPoint {
  /// The same place, counted from `origin`.
  package func relative(to origin: CellPoint) -> CellPoint {
    CellPoint(x: x - origin.x, y: y - origin.y)
  }
}

extension CellInsets {
  /// One figure if all are equal, else top, left, bottom and right.
  public var words: String {
    let all = [top, left, bottom, right]
    return all.allSatisfy { $0 == top }
      ? "\(top)" : all.map { "\($0)" }.joined(separator: ",")
  }
}

extension CellInsets: Turnable {
  /// The insets of the same picture mirrored left to right.
  public var mirrored: CellInsets {
    CellInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The insets of the same picture flipped top to bottom.
  public var flipped: CellInsets {
    CellInsets(top: bottom, left: left, bottom: top, right: right)
  }

  /// The insets of the same picture turned a quarter clockwise.
  public var turned: CellInsets {
    CellInsets(top: left, left: bottom, bottom: right, right: top)
  }
}

// Cells are whole points.
extension CellRect {
  /// The cells of a rectangle whose figures are whole, as every answer in cells is.
  public init(_ rect: Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }
}

extension CellInsets {
  /// The same distances, which are whole, in cells.
  public init(_ insets: Insets) {
    self.init(
      top: Int(insets.top), left: Int(insets.left), bottom: Int(insets.bottom),
      right: Int(insets.right))
  }
}

extension Rect {
  /// The same rectangle in points.
  public init(_ cells: CellRect) { self.init { Span(cells[$0]) } }
}

extension Span {
  /// The same stretch in points.
  public init(_ cells: Interval<Int>) {
    self.init(start: Double(cells.start), length: Double(cells.length))
  }
}

extension Size {
  /// The same extent in points.
  public init(_ cells: CellSize) { self.init { Double(cells[$0]) } }
}

extension Insets {
  /// The same distances in points.
  public init(_ cells: CellInsets) {
    self.init {
      EdgePair(near: Double(cells[$0].near), far: Double(cells[$0].far))
    }
  }
}

/// A picture, or something that belongs to one, that can be mirrored and turned with it.
public protocol Turnable {
  /// Mirrored left to right.
  var mirrored: Self { get }
  /// Flipped top to bottom.
  var flipped: Self { get }
  /// Turned a quarter clockwise.
  var turned: Self { get }
}

extension Turnable {
  /// The picture of an arrow up, pointed elsewhere; its left end becomes the upper at a side.
  public func pointing(_ direction: ArrowDirection) -> Self {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned
    case .left: turned.mirrored
    }
  }

  /// The picture of an arrow in a direction, made to point up: the reverse of ``pointing(_:)``.
  public func upright(from direction: ArrowDirection) -> Self {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned.turned.turned
    case .left: mirrored.turned.turned.turned
    }
  }
}
