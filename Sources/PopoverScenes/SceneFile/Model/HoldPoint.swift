import PopoverGeometry

/// A point of the screen from which a place is counted, so that it survives another size of the
/// screen: a corner, the middle of an edge, or the middle. The raw value is the name in files.
public enum HoldPoint: String, CaseIterable, Hashable, Sendable {
  case topLeft = "top-left"
  case top
  case topRight = "top-right"
  case left
  case middle
  case right
  case bottomLeft = "bottom-left"
  case bottom
  case bottomRight = "bottom-right"

  /// The part of the free room on an axis that lies before a thing that is held here.
  func share(_ axis: Axis) -> Double { Self.shares[self]?[axis] ?? 0 }

  private static let shares: [HoldPoint: Size] = {
    let points = zip(allCases, allCases.indices)
    return Dictionary(
      uniqueKeysWithValues: points.map { point, index in
        (point, Size(width: Double(index % 3) / 2, height: Double(index / 3) / 2))
      })
  }()
}
