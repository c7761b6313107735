import PopoverGeometry

/// A place on the grid, counted from the top left cell.
public struct CellPoint: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// An extent in columns and rows.
public struct CellSize: Equatable, Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A half-open rectangle of cells.
public struct CellRect: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: CellPoint = CellPoint(x: 0, y: 0), size: CellSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: CellPoint { CellPoint(x: x, y: y) }
  public var size: CellSize { CellSize(width: width, height: height) }
  public var columns: Range<Int> { x..<x + max(0, width) }
  public var rows: Range<Int> { y..<y + max(0, height) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  public func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return CellRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  public func offset(x: Int, y: Int) -> CellRect {
    CellRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension CellRect {
  /// The cells of a rectangle whose figures are whole, as every answer in cells is.
  public init(_ rect: Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }
}

extension Rect {
  public init(_ cells: CellRect) {
    self.init(
      x: Double(cells.x), y: Double(cells.y),
      width: Double(cells.width), height: Double(cells.height))
  }
}

extension Size {
  public init(_ cells: CellSize) {
    self.init(width: Double(cells.width), height: Double(cells.height))
  }
}
