import PlacementEngines
import PopoverGeometry

/// A question to Wayland's `xdg_positioner`, in the protocol's names, as any of its known implementations answers it.
public struct XDGPositionerQuestion: Equatable, Sendable {
  /// The request of the client.
  public var positioner: XDGPositioner
  /// The rectangle in which the popup should lie.
  public var constraint: Rect
  /// Who answers.
  public var implementation: XDGImplementation

  /// A question, by default to wlroots.
  public init(
    _ positioner: XDGPositioner, constraint: Rect, implementation: XDGImplementation = .wlroots
  ) {
    (self.positioner, self.constraint) = (positioner, constraint)
    self.implementation = implementation
  }

  /// The popup, in JSON `[x, y, width, height]`; `nil` if the implementation defines no answer.
  public var answer: Rect? { positioner.placement(in: constraint, as: implementation)?.rect }
}

extension XDGPositionerQuestion: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(XDGPositioner(anchorRect: .zero, size: .zero), constraint: .zero)
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "anchor", { $0.positioner.anchorRect = try $1.rect($2) },
      { $0.positioner.anchorRect.jsonValue }),
    .always(
      "size", { $0.positioner.size = try $1.size($2) }, { $0.positioner.size.jsonValue }),
    .optional(
      "anchor_edge", { $0.positioner.anchor = try edge($2, in: $1) },
      { $0.positioner.anchor.name.jsonValue }),
    .optional(
      "gravity", { $0.positioner.gravity = try edge($2, in: $1) },
      { $0.positioner.gravity.name.jsonValue }),
    .optional(
      "adjust", { $0.positioner.adjustment = try adjustment($2, in: $1) },
      { $0.positioner.adjustment.rawValue.jsonValue }),
    .optional(
      "offset", { $0.positioner.offset = try $1.point($2) }, { $0.positioner.offset.jsonValue }),
    .always("box", { $0.constraint = try $1.rect($2) }, { $0.constraint.jsonValue }),
    .always(
      "implementation", { $0.implementation = try implementation($2, of: $1) },
      { $0.implementation.rawValue.jsonValue }),
  ])

  private static func edge(_ key: String, in request: RequestFields) throws -> XDGEdge {
    try request.known(
      key, request.value(key), among: XDGEdge.allCases.map(\.name), XDGEdge.init)
  }

  private static func adjustment(
    _ key: String, in request: RequestFields
  ) throws -> XDGConstraintAdjustment {
    let sum: Int = try request.value(key)
    guard (0..<64).contains(sum) else {
      throw request.fault(.figure(nil, "no sum of 1, 2, 4, 8, 16 and 32"), at: key)
    }
    return XDGConstraintAdjustment(rawValue: sum)
  }

  /// It may stand beside the request as well as in it, or be missing.
  private static func implementation(
    _ key: String, of request: RequestFields
  ) throws -> XDGImplementation {
    let holder = request.holder(of: key)
    let implementation: XDGImplementation = try holder.name(key, or: .wlroots)
    // In the catalog each implementation has a name of its own.
    if implementation != .wlroots,
      request.holder(of: "engine").verbatim("engine") == .text("xdg-wlroots")
    {
      throw holder.fault(
        .other("'xdg-wlroots' is wlroots alone; 'xdg-positioner' takes others"), at: key)
    }
    return implementation
  }
}
