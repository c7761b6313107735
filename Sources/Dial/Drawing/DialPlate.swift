import CellCanvas
import PopoverGeometry

/// The circle of a dial in a rectangle of cells; the middle of a half dial lies on the bottom edge.
/// Distances are in columns: a row is as high as two columns are wide, so that the circle is round.
public struct DialPlate: Equatable, Sendable {
  /// A row's height in columns.
  static let aspect = PlacementPolicy.standard.aspect

  /// The size of the rectangle, never negative.
  public let size: CellSize
  /// Whether only the upper half is drawn.
  public let isHalf: Bool
  /// The middle, from the top left corner, in columns both ways.
  public let center: Point
  /// The radius in columns.
  public let radius: Double

  /// The largest circle in a rectangle, or half a circle.
  public init(size: CellSize, isHalf: Bool = false) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    self.isHalf = isHalf
    let width = Double(self.size.width)
    let height = Double(self.size.height) * Self.aspect
    center = Point(x: width / 2, y: isHalf ? height : height / 2)
    radius = min(center.x, center.y)
  }

  /// The least size at which a circle is recognizable.
  private static let least = CellSize(width: 5, height: 3)

  /// Whether there is room for a circle with something in it.
  public var hasRoom: Bool {
    size.width >= Self.least.width && size.height >= (isHalf ? 2 : Self.least.height)
  }

  /// The cells that the circle touches.
  public var rect: CellRect {
    let columns = Self.cells(from: center.x - radius, to: center.x + radius)
    let bottom = isHalf ? center.y : center.y + radius
    let rows = Self.cells(
      from: (center.y - radius) / Self.aspect, to: bottom / Self.aspect)
    return CellRect(columns: columns, rows: rows)
  }

  private static func cells(from start: Double, to end: Double) -> Range<Int> {
    Int(start.rounded(.down))..<Int(end.rounded(.up))
  }

  /// The middle, in columns and rows.
  public var cellCenter: Point { Point(x: center.x, y: center.y / Self.aspect) }

  /// The radius in columns, and in rows.
  public var cellRadius: Size { Size(width: radius, height: radius / Self.aspect) }

  /// How far a place is from the middle.
  func distance(x: Double, y: Double) -> Double {
    let (across, down) = (x - center.x, y - center.y)
    return (across * across + down * down).squareRoot()
  }

  /// The middle of a cell, in columns.
  public static func middle(of cell: CellPoint) -> Point {
    Point(x: Double(cell.x) + 0.5, y: (Double(cell.y) + 0.5) * aspect)
  }

  /// The middle of a cell as a direction clockwise from the top and a distance from the middle.
  func polar(_ cell: CellPoint) -> (position: Double, distance: Double) {
    let place = Self.middle(of: cell)
    return (
      .heading(center.y - place.y, place.x - center.x), distance(x: place.x, y: place.y)
    )
  }

  /// Whether the middle of a cell is in the circle; a background is cut to these cells.
  public func contains(_ cell: CellPoint) -> Bool {
    let middle = Self.middle(of: cell)
    return CellRect(size: size).contains(cell) && distance(x: middle.x, y: middle.y) <= radius
  }

  /// The place at a distance from the middle, in a direction clockwise from the top. Mirrored
  /// directions give places mirrored to the last digit, which round to mirrored cells.
  func place(at position: Double, distance: Double) -> Point {
    Point(
      x: center.x + Self.steady(position.sine) * distance,
      y: center.y - Self.steady(position.cosine) * distance)
  }

  /// A figure without its last digits, which depend on how it was computed.
  private static func steady(_ figure: Double) -> Double { (figure * 0x1p40).rounded() / 0x1p40 }
}
