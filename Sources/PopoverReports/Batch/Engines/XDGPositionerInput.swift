import PlacementEngines
import PopoverGeometry

/// A request as it stands in a file: the protocol's names, rectangles as `[x, y, width, height]`.
///
/// What a client need not set may be missing: both edges, the adjustment and the offset.
public struct XDGPositionerInput: Decodable, Equatable, Sendable {
  public var anchor: [Double]
  public var size: [Double]
  public var anchorEdge: String?
  public var gravity: String?
  /// The protocol's bits of ``XDGConstraintAdjustment``.
  public var adjust: WholeNumber?
  public var offset: [Double]?
  /// The rectangle in which the popup should lie.
  public var box: [Double]
  /// The name of an ``XDGImplementation``; `wlroots` if missing.
  public var implementation: String?

  private enum CodingKeys: String, CodingKey {
    case anchor, size, gravity, adjust, offset, box, implementation
    case anchorEdge = "anchor_edge"
  }
}

extension XDGPositionerInput {
  private var reading: BatchReading { BatchReading() }

  /// - Throws: ``BatchFault`` for a list of the wrong length, an unknown edge and a number that
  ///   does not fit the protocol's 32 bits.
  public func positioner() throws -> XDGPositioner {
    XDGPositioner(
      anchorRect: try reading.rect(anchor, "anchor"), size: try reading.size(size, "size"),
      anchor: try edge(anchorEdge, "anchor_edge"), gravity: try edge(gravity, "gravity"),
      adjustment: XDGConstraintAdjustment(rawValue: adjust?.value ?? 0),
      offset: try reading.point(offset ?? [0, 0], "offset"))
  }

  /// - Throws: ``BatchFault`` as for ``positioner()``.
  public func constraint() throws -> Rect { try reading.rect(box, "box") }

  /// - Throws: ``BatchFault`` with the nearest name, or the known ones.
  public func knownImplementation() throws -> XDGImplementation {
    try implementation.map { try reading.name($0, "implementation") } ?? .wlroots
  }

  private func edge(_ name: String?, _ key: String) throws -> XDGEdge {
    guard let name else { return .none }
    guard let edge = XDGEdge(name: name) else {
      throw reading.fault(.unknownName(name, known: XDGEdge.allCases.map(\.name)), key)
    }
    return edge
  }
}
