import PlacementEngines
import PopoverGeometry

/// Wayland's `xdg_positioner`, as any of its known implementations answers it.
package enum XDGPositionerBatch {
  /// The protocol's names; what a client need not set may be missing: both edges, the adjustment and the
  /// offset.
  package struct Question: Decodable, Sendable {
    package var positioner: XDGPositioner
    /// The rectangle in which the popup should lie.
    package var constraint: Rect
    package var implementation: XDGImplementation

    package init(from decoder: any Decoder) throws { try self.init(BatchFields(from: decoder)) }

    init(_ request: BatchFields) throws {
      positioner = XDGPositioner(
        anchorRect: try request.rect("anchor"), size: try request.size("size"),
        anchor: try request.edge("anchor_edge"), gravity: try request.edge("gravity"),
        adjustment: XDGConstraintAdjustment(rawValue: try request.whole("adjust", or: 0)),
        offset: try request.point("offset", or: Point(x: 0, y: 0)))
      constraint = try request.rect("box")
      implementation = try request.implementation
    }

    /// - Returns: the popup as `[x, y, width, height]`, or `nil` where the implementation has no
    ///   defined answer.
    package var answer: [Double]? {
      positioner.placement(in: constraint, as: implementation)?.rect.figures
    }
  }

  static func answer(_ request: BatchFields) throws -> [Double]? { try Question(request).answer }
}

extension BatchFields {
  fileprivate func edge(_ key: BatchKey) throws -> XDGEdge {
    guard let name: String = try optional(key) else { return .none }
    guard let edge = XDGEdge(name: name) else {
      throw fault(.unknownName(name, known: XDGEdge.allCases.map(\.name)), at: key)
    }
    return edge
  }

  fileprivate var implementation: XDGImplementation {
    get throws {
      guard let name = try text(inOrBeside: "implementation") else { return .wlroots }
      guard let implementation = XDGImplementation(rawValue: name) else {
        let known = XDGImplementation.allCases.map(\.rawValue)
        throw fault(.unknownName(name, known: known), at: "implementation")
      }
      return implementation
    }
  }
}
