import MessageText
import PopoverGeometry

// Values of geometry that have words of their own in a request.

extension RequestFields {
  /// The directions in which an arrow may point; `any` alone stands for all of them, `none` alone for the empty list.
  func permittedDirections(_ key: String) throws -> ArrowDirections {
    let names: [String] = try list(key)
    if names == ["any"] { return .any }
    if names.count > 1, let alone = names.first(where: ["any", "none"].contains) {
      throw fault(.other("\(quoted(alone)) stands alone"), at: key)
    }
    return try directions(key, names)
  }

  /// Directions by name; `none` alone stands for the empty list.
  func directions(_ key: String, _ names: [String]) throws -> ArrowDirections {
    if names == ["none"] { return ArrowDirections([]) }
    return ArrowDirections(
      try names.map { name in
        guard let direction = ArrowDirection(name: name) else {
          throw fault(
            .other("\(quoted(name)) is not a direction; use \(ArrowDirection.names)"), at: key)
        }
        return direction
      })
  }

  /// The insets, part by part, that may be left off before the content shrinks.
  var droppableInsets: DroppableInsets {
    get throws {
      var insets = DroppableInsets.none
      try refuseKeys(except: Set(DroppableInsets.table.keys))
      try DroppableInsets.table.read(self, into: &insets)
      return insets
    }
  }

  func stability(_ key: String) throws -> Stability {
    let name: String = try value(key)
    guard let stability = Stability(name: name) else {
      throw fault(.other("\(quoted(name)) is not known; use \(Stability.names)"), at: key)
    }
    return stability
  }

  func aspect(_ key: String) throws -> Double {
    let aspect: Double = try value(key)
    guard PlacementPolicy.aspects.contains(aspect) else {
      throw fault(.other("use a number from \(PlacementPolicy.aspectRange)"), at: key)
    }
    return aspect
  }
}

extension DroppableInsets {
  package static let table = RequestTable<Self>([
    .optional("title", { $0.title = try $1.insets($2) }, { $0.title.jsonValue }),
    .optional("padding", { $0.padding = try $1.insets($2) }, { $0.padding.jsonValue }),
    .optional("border", { $0.border = try $1.insets($2) }, { $0.border.jsonValue }),
  ])
}

extension PopoverMetrics {
  /// Gives the arrows of both axes a base.
  mutating func setArrowBase(_ length: Double) {
    (verticalArrow.base, horizontalArrow.base) = (length, length)
  }

  /// Gives the arrows of both axes a height.
  mutating func setArrowHeight(_ length: Double) {
    (verticalArrow.height, horizontalArrow.height) = (length, length)
  }
}
