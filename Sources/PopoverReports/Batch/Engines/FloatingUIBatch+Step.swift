import PlacementEngines

extension FloatingUIBatch {
  /// One step of a request, written `[name, options]`.
  struct Step: Decodable {
    var middleware: FloatingUI.Middleware
  }
}

extension FloatingUIBatch.Step {
  private static let names = [
    "offset", "shift", "flip", "arrow", "size", "autoPlacement", "hide", "inline",
  ]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    let options = try list.decode(FloatingUIBatch.Fields.self)
    switch name {
    case "offset": middleware = .offset(try options.offset())
    case "shift": middleware = .shift(try options.shift())
    case "flip": middleware = .flip(try options.flip())
    case "arrow": middleware = .arrow(try options.arrow())
    case "size": middleware = .size(try options.sizeLimits())
    case "autoPlacement": middleware = .autoPlacement(try options.autoPlacement())
    case "hide": middleware = .hide(try options.hide())
    case "inline": middleware = .inline(try options.inline())
    default:
      throw BatchFault(
        .unknownName(name, known: Self.names), at: decoder.codingPath.words + ["[0]"])
    }
  }
}
