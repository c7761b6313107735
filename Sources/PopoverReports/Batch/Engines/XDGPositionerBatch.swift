import PlacementEngines
import PopoverGeometry

/// Wayland's `xdg_positioner`, as any of its known implementations answers it.
package enum XDGPositionerBatch {
  /// The protocol's names; both edges, the adjustment and the offset may be missing.
  package struct Question: Sendable {
    package var positioner: XDGPositioner
    /// The rectangle in which the popup should lie.
    package var constraint: Rect
    package var implementation: XDGImplementation

    package init(_ request: BatchFields) throws {
      positioner = XDGPositioner(
        anchorRect: try request.rect("anchor"), size: try request.size("size"),
        anchor: try Self.edge("anchor_edge", in: request),
        gravity: try Self.edge("gravity", in: request),
        adjustment: XDGConstraintAdjustment(rawValue: try request.value("adjust", or: 0)),
        offset: try request.point("offset", or: Point(x: 0, y: 0)))
      constraint = try request.rect("box")
      implementation = try Self.implementation(of: request)
    }

    private static func edge(_ key: String, in request: BatchFields) throws -> XDGEdge {
      try request.known(
        key, request.value(key, or: "none"), among: XDGEdge.allCases.map(\.name), XDGEdge.init)
    }

    private static func implementation(of request: BatchFields) throws -> XDGImplementation {
      guard let name = try request.text(inOrBeside: "implementation") else { return .wlroots }
      return try request.known(
        "implementation", name, among: XDGImplementation.allCases.map(\.rawValue),
        XDGImplementation.init(rawValue:))
    }

    /// - Returns: the popup as `[x, y, width, height]`; `nil` if the implementation defines no answer.
    package var answer: [Double]? {
      positioner.placement(in: constraint, as: implementation)?.rect.figures
    }
  }

  static func answer(_ request: BatchFields) throws -> [Double]? { try Question(request).answer }
}
