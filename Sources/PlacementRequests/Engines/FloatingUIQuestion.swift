import PlacementEngines
import PopoverGeometry

/// In JSON, floating-ui's core is asked in its own options; like the library it passes over an unknown key.
extension FloatingUI: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(reference: .zero, floating: .zero, boundary: .zero)
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always("ref", { $0.reference = try $1.rect($2) }, { $0.reference.jsonValue }),
    .always("flo", { $0.floating = try $1.size($2) }, { $0.floating.jsonValue }),
    .always("box", { $0.boundary = try $1.rect($2) }, { $0.boundary.jsonValue }),
    .optional(
      "placement", { $0.placement = try $1.floatingPlacement($2) }, { $0.placement.name.jsonValue }),
    .optional(
      "mw", { $0.middleware = try $1.elements($2).map(FloatingUIStep.read) },
      { .list($0.middleware.map(FloatingUIStep.json)) }),
    .optional("rtl", { $0.isRightToLeft = try $1.value($2) }, { $0.isRightToLeft.jsonValue }),
    .optional("lines", { $0.lines = try $1.rects($2) }, { $0.lines.jsonValue }),
  ])
}

/// How a step of one name is read and written, with its options.
package struct FloatingUIStep: Sendable {
  /// The name in floating-ui.
  package let name: String
  /// The keys of its options.
  package let keys: [String]
  private let read: @Sendable (RequestFields) throws -> FloatingUI.Middleware
  private let write: @Sendable (FloatingUI.Middleware) -> JSON?

  init<Options>(
    _ name: String, _ table: RequestTable<Options>, _ usual: Options,
    _ step: @escaping @Sendable (Options) -> FloatingUI.Middleware,
    _ options: @escaping @Sendable (FloatingUI.Middleware) -> Options?
  ) where Options: Sendable {
    (self.name, keys) = (name, table.keys)
    read = {
      var options = usual
      try table.read($0, into: &options)
      return step(options)
    }
    write = { options($0).map(table.json) }
  }

  /// A step is `[name, options]`; both may not be left out.
  static func read(_ element: RequestElement) throws -> FloatingUI.Middleware {
    let parts = try element.elements()
    guard parts.count == 2 else {
      throw element.fault(.other("expected [name, options], as in [\"flip\", {}]"))
    }
    let name = try parts[0].value(as: String.self)
    let options = try parts[1].object()
    guard let step = all.first(where: { $0.name == name }) else {
      throw parts[0].fault(.unknownName(name, known: all.map(\.name)))
    }
    return try step.read(options)
  }

  static func json(_ step: FloatingUI.Middleware) -> JSON {
    for known in all {
      if let options = known.write(step) { return .list([.text(known.name), options]) }
    }
    return .null
  }
}
