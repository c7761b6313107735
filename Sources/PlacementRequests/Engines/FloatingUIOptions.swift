import PlacementEngines
import PopoverGeometry

// Values of floating-ui that have names, or may be of more than one kind.

extension RequestFields {
  func floatingPlacement(_ key: String) throws -> FloatingUI.Placement {
    try floatingPlacement(key, value(key))
  }

  func floatingPlacements(_ key: String) throws -> [FloatingUI.Placement] {
    try list(key).map { try floatingPlacement(key, $0) }
  }

  private func floatingPlacement(_ key: String, _ name: String) throws -> FloatingUI.Placement {
    try known(key, name, among: FloatingUI.Placement.all.map(\.name), FloatingUI.Placement.init)
  }

  /// `start` or `end`; `none` and a missing key are no alignment.
  func floatingAlignment(_ key: String) throws -> FloatingUI.Alignment? {
    guard let name: String = try optional(key), name != "none" else { return nil }
    return try known(
      key, name, among: FloatingUI.Alignment.allCases.map(\.rawValue) + ["none"],
      FloatingUI.Alignment.init(rawValue:))
  }

  /// A number for all edges, or an object that names some of them.
  func padding(_ key: String) throws -> Insets {
    if let all = ifAny(key, as: Double.self) { return Insets(all: all) }
    var padding = Insets.zero
    try Insets.paddingTable.read(object(key), into: &padding)
    return padding
  }

  /// `true` for the built-in limiter with its defaults, or its options.
  func shiftLimiter(_ key: String) throws -> FloatingUI.LimitShiftOptions? {
    if let isLimited = ifAny(key, as: Bool.self) {
      return isLimited ? FloatingUI.LimitShiftOptions() : nil
    }
    var limiter = FloatingUI.LimitShiftOptions()
    try FloatingUI.LimitShiftOptions.table.read(object(key), into: &limiter)
    return limiter
  }

  /// A number is meant for the main axis.
  fileprivate func limitOffset(_ key: String) throws -> (mainAxis: Double, crossAxis: Double) {
    if let mainAxis = ifAny(key, as: Double.self) { return (mainAxis, 0) }
    let axes = try object(key)
    return (try axes.value("mainAxis", or: 0), try axes.value("crossAxis", or: 0))
  }

  func crossAxisCheck(_ key: String) throws -> FloatingUI.CrossAxisCheck {
    if let isChecked = ifAny(key, as: Bool.self) { return isChecked ? .always : .never }
    return try known(key, value(key), among: ["alignment"]) {
      $0 == "alignment" ? .alignment : nil
    }
  }

  /// A missing key leaves the choice to the list of placements; `null` asks for centred ones.
  func autoAlignment(_ key: String) throws -> FloatingUI.AutoAlignment {
    if let alignment = try floatingAlignment(key) { return .aligned(alignment) }
    return contains(key) && !has(key) ? .centered : .any
  }

  /// The pointer, if both of its coordinates are there.
  func pointer() throws -> Point? {
    let x: Double? = try optional("x")
    let y: Double? = try optional("y")
    return x.flatMap { x in y.map { Point(x: x, y: $0) } }
  }
}

extension FloatingUI.CrossAxisCheck {
  /// `true`, `false` or `alignment`.
  var written: JSON {
    switch self {
    case .always: .flag(true)
    case .never: .flag(false)
    case .alignment: .text("alignment")
    }
  }
}

extension FloatingUI.AutoAlignment {
  /// `nil` where the key is missing.
  var written: JSON? {
    switch self {
    case .any: nil
    case .centered: .null
    case .aligned(let alignment): alignment.rawValue.jsonValue
    }
  }
}

extension FloatingUI.LimitShiftOptions {
  package static let table = RequestTable<Self>([
    .optional(
      "offset", { ($0.mainAxisOffset, $0.crossAxisOffset) = try $1.limitOffset($2) },
      { ["mainAxis": $0.mainAxisOffset, "crossAxis": $0.crossAxisOffset] }),
    .optional("mainAxis", { $0.mainAxis = try $1.value($2) }, { $0.mainAxis.jsonValue }),
    .optional("crossAxis", { $0.crossAxis = try $1.value($2) }, { $0.crossAxis.jsonValue }),
  ])
}

extension Insets {
  fileprivate static let paddingTable = RequestTable<Insets>([
    .optional("top", { $0.top = try $1.value($2) }, { $0.top.jsonValue }),
    .optional("left", { $0.left = try $1.value($2) }, { $0.left.jsonValue }),
    .optional("bottom", { $0.bottom = try $1.value($2) }, { $0.bottom.jsonValue }),
    .optional("right", { $0.right = try $1.value($2) }, { $0.right.jsonValue }),
  ])

  /// The padding of an option, edge by edge.
  var paddingValue: JSON { Self.paddingTable.json(of: self) }
}
