import PlacementEngines
import PopoverGeometry

/// floating-ui's core, asked in its own options; like the library it passes over an unknown key.
package enum FloatingUIBatch {
  /// Answers `ref`, `flo`, `box`, `placement`, `rtl`, `lines`, and the steps in `mw`, each `[name, options]`.
  static func answer(_ request: BatchFields) throws -> JSON {
    let question = FloatingUI(
      reference: try request.rect("ref"), floating: try request.size("flo"),
      boundary: try request.rect("box"),
      placement: try request.placement("placement", or: .bottom),
      middleware: request.has("mw") ? try request.elements("mw").map(step) : [],
      isRightToLeft: try request.value("rtl", or: false),
      lines: request.has("lines") ? try request.rects("lines") : [])
    return question.computePosition().reply
  }

  /// A step is `[name, options]`; both may not be left out.
  private static func step(_ element: BatchElement) throws -> FloatingUI.Middleware {
    let parts = try element.elements()
    let name = try part(0, of: parts, element).value(as: String.self)
    let options = try part(1, of: parts, element).object()
    guard let step = steps.first(where: { $0.key == name }) else {
      throw parts[0].fault(.unknownName(name, known: steps.map(\.key)))
    }
    return try step.value(options)
  }

  private static func part(
    _ index: Int, of parts: [BatchElement], _ list: BatchElement
  ) throws(BatchFault) -> BatchElement {
    if index < parts.count { return parts[index] }
    throw BatchFault(.null, at: list.path + ["[\(index)]"])
  }

  private static let steps:
    KeyValuePairs<String, @Sendable (BatchFields) throws -> FloatingUI.Middleware> = [
      "offset": { .offset(try $0.offset()) }, "shift": { .shift(try $0.shift()) },
      "flip": { .flip(try $0.flip()) }, "arrow": { .arrow(try $0.arrow()) },
      "size": { .size(try $0.sizeLimits()) },
      "autoPlacement": { .autoPlacement(try $0.autoPlacement()) },
      "hide": { .hide(try $0.hide()) }, "inline": { .inline(try $0.inline()) },
    ]
}

// The options of each step, by their documented names; a missing one has the library's default.

extension BatchFields {
  fileprivate func offset() throws -> FloatingUI.OffsetOptions {
    FloatingUI.OffsetOptions(
      mainAxis: try optional("value") ?? value("mainAxis", or: 0),
      crossAxis: try value("crossAxis", or: 0), alignmentAxis: try optional("alignmentAxis"))
  }

  fileprivate func shift() throws -> FloatingUI.ShiftOptions {
    FloatingUI.ShiftOptions(
      mainAxis: try value("mainAxis", or: true), crossAxis: try value("crossAxis", or: false),
      limiter: try limiter(), overflow: try overflow())
  }

  fileprivate func flip() throws -> FloatingUI.FlipOptions {
    FloatingUI.FlipOptions(
      mainAxis: try value("mainAxis", or: true), crossAxis: try crossAxisCheck(),
      fallbackPlacements: try placements("fallbackPlacements"),
      fallbackStrategy: try name("fallbackStrategy", or: .bestFit),
      fallbackAxisSideDirection: try alignment("fallbackAxisSideDirection"),
      flipAlignment: try value("flipAlignment", or: true), overflow: try overflow())
  }

  fileprivate func arrow() throws -> FloatingUI.ArrowOptions {
    FloatingUI.ArrowOptions(
      size: Size(width: try value("w", or: 0), height: try value("h", or: 0)),
      padding: try padding())
  }

  fileprivate func sizeLimits() throws -> FloatingUI.SizeOptions {
    FloatingUI.SizeOptions(minimum: try size("min", or: .zero), overflow: try overflow())
  }

  fileprivate func autoPlacement() throws -> FloatingUI.AutoPlacementOptions {
    FloatingUI.AutoPlacementOptions(
      crossAxis: try value("crossAxis", or: false), alignment: try autoAlignment(),
      autoAlignment: try value("autoAlignment", or: true),
      allowedPlacements: try placements("allowedPlacements"), overflow: try overflow())
  }

  fileprivate func hide() throws -> FloatingUI.HideOptions {
    FloatingUI.HideOptions(
      strategy: try name("strategy", or: .referenceHidden), overflow: try overflow())
  }

  fileprivate func inline() throws -> FloatingUI.InlineOptions {
    let x: Double? = try optional("x")
    let y: Double? = try optional("y")
    return FloatingUI.InlineOptions(
      pointer: x.flatMap { x in y.map { Point(x: x, y: $0) } },
      padding: try padding(or: Insets(all: 2)))
  }
}

extension BatchFields {
  fileprivate func placement(
    _ key: String, or fallback: FloatingUI.Placement
  ) throws -> FloatingUI.Placement {
    try placement(key, value(key, or: fallback.name))
  }

  private func placements(_ key: String) throws -> [FloatingUI.Placement]? {
    has(key) ? try list(key).map { try placement(key, $0) } : nil
  }

  private func placement(_ key: String, _ name: String) throws -> FloatingUI.Placement {
    try known(key, name, among: FloatingUI.Placement.all.map(\.name), FloatingUI.Placement.init)
  }

  private func overflow() throws -> FloatingUI.OverflowOptions {
    FloatingUI.OverflowOptions(
      padding: try padding(), elementContext: try name("elementContext", or: .floating))
  }

  /// A number for all edges, or an object that names some of them.
  private func padding(or fallback: Insets = .zero) throws -> Insets {
    if let all = ifAny("padding", as: Double.self) { return Insets(all: all) }
    guard has("padding") else { return fallback }
    let edges = try object("padding")
    return Insets(
      top: try edges.value("top", or: 0), left: try edges.value("left", or: 0),
      bottom: try edges.value("bottom", or: 0), right: try edges.value("right", or: 0))
  }

  /// `true` for the built-in limiter with its defaults, or its options.
  private func limiter() throws -> FloatingUI.LimitShiftOptions? {
    if let isLimited = ifAny("limit", as: Bool.self) {
      return isLimited ? FloatingUI.LimitShiftOptions() : nil
    }
    guard has("limit") else { return nil }
    let limit = try object("limit")
    let offset = try limit.limitOffset()
    return FloatingUI.LimitShiftOptions(
      mainAxis: try limit.value("mainAxis", or: true),
      crossAxis: try limit.value("crossAxis", or: true), mainAxisOffset: offset.mainAxis,
      crossAxisOffset: offset.crossAxis)
  }

  /// A number is meant for the main axis.
  private func limitOffset() throws -> (mainAxis: Double, crossAxis: Double) {
    if let mainAxis = ifAny("offset", as: Double.self) { return (mainAxis, 0) }
    guard has("offset") else { return (0, 0) }
    let axes = try object("offset")
    return (try axes.value("mainAxis", or: 0), try axes.value("crossAxis", or: 0))
  }

  private func crossAxisCheck() throws -> FloatingUI.CrossAxisCheck {
    if let isChecked = ifAny("crossAxis", as: Bool.self) {
      return isChecked ? .always : .never
    }
    guard let name: String = try optional("crossAxis") else { return .always }
    return try known("crossAxis", name, among: ["alignment"]) {
      $0 == "alignment" ? .alignment : nil
    }
  }

  /// `start` or `end`; `none` and a missing key are no alignment.
  private func alignment(_ key: String) throws -> FloatingUI.Alignment? {
    guard let name: String = try optional(key), name != "none" else { return nil }
    return try known(
      key, name, among: FloatingUI.Alignment.allCases.map(\.rawValue) + ["none"],
      FloatingUI.Alignment.init(rawValue:))
  }

  /// A missing key leaves the choice to the list of placements; `null` asks for centred ones.
  private func autoAlignment() throws -> FloatingUI.AutoAlignment {
    if let alignment = try alignment("alignment") { return .aligned(alignment) }
    return contains("alignment") && !has("alignment") ? .centered : .any
  }
}

extension FloatingUI.Position {
  /// The answer; what no step recorded is left out.
  fileprivate var reply: JSON {
    [
      "pos": Self.pair(rect.x, rect.y), "size": Self.pair(rect.width, rect.height),
      "placement": placement.name,
      "avail": data.size.map { Self.pair($0.available.width, $0.available.height) },
      "offset": data.offset.map { Self.pair($0.translation.x, $0.translation.y) },
      "shift": data.shift.map { Self.pair($0.translation.x, $0.translation.y) },
      "arrow": arrow,
      "hide": data.hide.map {
        ["referenceHidden": $0.referenceHidden, "escaped": $0.escaped] as JSON
      },
    ]
  }

  /// Without negative zeros, which JSON would write with their sign.
  private static func pair(_ one: Double, _ other: Double) -> [Double] { [one + 0, other + 0] }

  /// The arrow on the popup's final edge, or else on the last one it was put on.
  private var arrow: JSON? {
    let preferred = placement.alignmentAxis
    let axis = data.arrow?[preferred] == nil ? preferred.crossed : preferred
    guard let arrow = data.arrow, let at = arrow[axis] else { return nil }
    return [
      "axis": axis == .horizontal ? "x" : "y", "at": at + 0, "off": arrow.centerOffset + 0,
      "alignmentOffset": arrow.alignmentOffset,
    ]
  }
}
