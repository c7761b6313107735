import CellCanvas
import PopoverGeometry

/// A rectangle of the screen, or several that belong together, by a name.
public struct SceneRegion: Equatable, Sendable {
  public enum Shape: Equatable, Sendable {
    case rect(CellSize)
    /// Rectangles on a sheet of their own, which begins at 0,0 and reaches as far as they do.
    case pieces([CellRect])
  }

  public var name: String
  public var at: HoldPoint
  /// How far it is moved to the right from where it would lie flush at its point, or in the middle.
  public var x: Int
  /// The same downwards.
  public var y: Int
  public var shape: Shape
  /// Whether whoever edits the scene is to leave it where it is; it has no effect on popovers.
  public var isLocked: Bool

  public init(
    name: String, at: HoldPoint = .topLeft, x: Int = 0, y: Int = 0, shape: Shape,
    isLocked: Bool = false
  ) {
    self.name = name
    self.at = at
    self.x = x
    self.y = y
    self.shape = shape
    self.isLocked = isLocked
  }

  /// Where it lies on a screen: one rectangle, or its pieces.
  ///
  /// - Parameter isHeld: whether it is moved inside where it would hang over an edge, and cut if it is
  ///   too large for the screen.
  public func rects(on screen: CellRect, isHeld: Bool = false) -> [CellRect] {
    let origin = origin(on: screen)
    let rects = sheet.map { $0.offset(x: origin.x, y: origin.y) }
    guard isHeld else { return rects }
    let bounds = CellRect(around: rects)
    let held = bounds.held(in: screen)
    return rects.map {
      $0.offset(x: held.x - bounds.x, y: held.y - bounds.y).intersection(screen)
    }
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

extension HoldPoint {
  /// Where something of `length` begins; halves go to the higher cell, as everywhere.
  fileprivate func start(of length: Int, in room: Int, _ axis: Axis) -> Int {
    Int(Grid.cells.rounded(Double(room - length) * share(axis)))
  }
}
