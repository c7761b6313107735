import CellCanvas
import PopoverGeometry

/// A rectangle of the screen, or several that belong together, by a name.
public struct SceneRegion: Equatable, Sendable {
  /// One rectangle, or several that belong together.
  public enum Shape: Equatable, Sendable {
    /// A rectangle of cells.
    case rect(CellSize)
    /// Rectangles on a sheet of their own, which begins at 0,0 and reaches as far as they do.
    case pieces([CellRect])
  }

  /// The name by which popovers refer to it.
  public var name: String
  /// The point of the screen from which its place is counted.
  public var at: ReferencePoint
  /// How far it is moved to the right from where it would lie flush at its point, or in the middle.
  public var x: Int
  /// The same downwards.
  public var y: Int
  /// Its size, or its pieces.
  public var shape: Shape
  /// Whether editing leaves it where it is; it has no effect on popovers.
  public var isLocked: Bool

  /// A region; without `at`, `x` and `y` it lies in the top-left corner.
  public init(
    name: String, at: ReferencePoint = .topLeft, x: Int = 0, y: Int = 0, shape: Shape,
    isLocked: Bool = false
  ) {
    self.name = name
    self.at = at
    self.x = x
    self.y = y
    self.shape = shape
    self.isLocked = isLocked
  }

  /// Where it lies on a screen: one rectangle, or its pieces. If clamped, it is moved inside where it would
  /// hang over an edge, and cut if it is too large for the screen.
  public func rects(on screen: CellRect, isClamped: Bool = false) -> [CellRect] {
    let origin = origin(on: screen)
    let rects = sheet.map { $0.offset(x: origin.x, y: origin.y) }
    guard isClamped else { return rects }
    let bounds = CellRect(around: rects)
    let moved = bounds.moved(into: screen)
    return rects.map {
      $0.offset(x: moved.x - bounds.x, y: moved.y - bounds.y).intersection(screen)
    }
  }

  /// What holds all of it on a screen.
  package func bounds(on screen: CellRect, isClamped: Bool) -> CellRect {
    CellRect(around: rects(on: screen, isClamped: isClamped))
  }

  /// Moves it inside a screen; if it is larger than the screen, it begins at the edge.
  package mutating func move(into screen: CellRect) {
    let bounds = bounds(on: screen, isClamped: false)
    let inside = bounds.moved(into: screen)
    x += inside.x - bounds.x
    y += inside.y - bounds.y
  }

  private var sheet: [CellRect] {
    switch shape {
    case .rect(let size): [CellRect(size: size)]
    case .pieces(let pieces): pieces
    }
  }

  /// How far the sheet reaches.
  private var extent: CellSize {
    switch shape {
    case .rect(let size): size
    case .pieces(let pieces):
      CellSize(
        width: pieces.map { $0.x + $0.width }.max() ?? 0,
        height: pieces.map { $0.y + $0.height }.max() ?? 0)
    }
  }

  private func origin(on screen: CellRect) -> CellPoint {
    let size = extent
    return CellPoint(
      x: screen.x + x + at.start(of: size.width, in: screen.width, .horizontal),
      y: screen.y + y + at.start(of: size.height, in: screen.height, .vertical))
  }
}

extension ReferencePoint {
  /// Where something of `length` begins; halves go to the higher cell, as everywhere.
  fileprivate func start(of length: Int, in room: Int, _ axis: Axis) -> Int {
    Int(Grid.cells.rounded(Double(room - length) * share(axis)))
  }
}

/// A point of the screen from which a place is counted, so that it survives another size of the
/// screen: a corner, the middle of an edge, or the middle. The raw value is the name in files.
public enum ReferencePoint: String, CaseIterable, Hashable, Sendable {
  /// The upper left corner.
  case topLeft = "top-left"
  /// The middle of the upper edge.
  case top
  /// The upper right corner.
  case topRight = "top-right"
  /// The middle of the left edge.
  case left
  /// The middle.
  case middle
  /// The middle of the right edge.
  case right
  /// The lower left corner.
  case bottomLeft = "bottom-left"
  /// The middle of the lower edge.
  case bottom
  /// The lower right corner.
  case bottomRight = "bottom-right"

  /// The part of the free room on an axis that lies before something at this point.
  func share(_ axis: Axis) -> Double {
    let share = share
    return axis == .horizontal ? share.x : share.y
  }

  private var share: (x: Double, y: Double) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (0.5, 0)
    case .topRight: (1, 0)
    case .left: (0, 0.5)
    case .middle: (0.5, 0.5)
    case .right: (1, 0.5)
    case .bottomLeft: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomRight: (1, 1)
    }
  }
}
