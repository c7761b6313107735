import PlacementEngines
import PopoverGeometry

// The options of each step, by their documented names; a missing one has the library's default.

extension FloatingUIBatch.Fields {
  func offset() throws -> FloatingUI.OffsetOptions {
    FloatingUI.OffsetOptions(
      mainAxis: try value("value") ?? value("mainAxis", or: 0),
      crossAxis: try value("crossAxis", or: 0), alignmentAxis: try value("alignmentAxis"))
  }

  func shift() throws -> FloatingUI.ShiftOptions {
    FloatingUI.ShiftOptions(
      mainAxis: try value("mainAxis", or: true), crossAxis: try value("crossAxis", or: false),
      limiter: try limiter(), overflow: try overflow())
  }

  func flip() throws -> FloatingUI.FlipOptions {
    FloatingUI.FlipOptions(
      mainAxis: try value("mainAxis", or: true), crossAxis: try crossAxisCheck(),
      fallbackPlacements: try placements("fallbackPlacements"),
      fallbackStrategy: try choice("fallbackStrategy", or: .bestFit),
      fallbackAxisSideDirection: try alignment("fallbackAxisSideDirection"),
      flipAlignment: try value("flipAlignment", or: true), overflow: try overflow())
  }

  func arrow() throws -> FloatingUI.ArrowOptions {
    FloatingUI.ArrowOptions(
      size: Size(width: try value("w", or: 0), height: try value("h", or: 0)),
      padding: try padding())
  }

  func sizeLimits() throws -> FloatingUI.SizeOptions {
    FloatingUI.SizeOptions(minimum: try size("min", or: .zero), overflow: try overflow())
  }

  func autoPlacement() throws -> FloatingUI.AutoPlacementOptions {
    FloatingUI.AutoPlacementOptions(
      crossAxis: try value("crossAxis", or: false), alignment: try autoAlignment(),
      autoAlignment: try value("autoAlignment", or: true),
      allowedPlacements: try placements("allowedPlacements"), overflow: try overflow())
  }

  func hide() throws -> FloatingUI.HideOptions {
    FloatingUI.HideOptions(
      strategy: try choice("strategy", or: .referenceHidden), overflow: try overflow())
  }

  func inline() throws -> FloatingUI.InlineOptions {
    let x: Double? = try value("x")
    let y: Double? = try value("y")
    return FloatingUI.InlineOptions(
      pointer: x.flatMap { x in y.map { Point(x: x, y: $0) } },
      padding: try padding(or: Insets(all: 2)))
  }
}

extension FloatingUIBatch.Fields {
  private func overflow() throws -> FloatingUI.OverflowOptions {
    FloatingUI.OverflowOptions(
      padding: try padding(), elementContext: try choice("elementContext", or: .floating))
  }

  /// A number for all edges, or an object that names some of them.
  private func padding(or fallback: Insets = .zero) throws -> Insets {
    if let all = perhaps("padding", as: Double.self) { return Insets(all: all) }
    guard let edges: Self = try value("padding") else { return fallback }
    return Insets(
      top: try edges.value("top", or: 0), left: try edges.value("left", or: 0),
      bottom: try edges.value("bottom", or: 0), right: try edges.value("right", or: 0))
  }

  /// `true` for the built-in limiter as it comes, or its options.
  private func limiter() throws -> FloatingUI.LimitShiftOptions? {
    if let isLimited = perhaps("limit", as: Bool.self) {
      return isLimited ? FloatingUI.LimitShiftOptions() : nil
    }
    guard let limit: Self = try value("limit") else { return nil }
    let offset = try limit.limitOffset()
    return FloatingUI.LimitShiftOptions(
      mainAxis: try limit.value("mainAxis", or: true),
      crossAxis: try limit.value("crossAxis", or: true), mainAxisOffset: offset.mainAxis,
      crossAxisOffset: offset.crossAxis)
  }

  /// A number is meant for the main axis.
  private func limitOffset() throws -> (mainAxis: Double, crossAxis: Double) {
    if let mainAxis = perhaps("offset", as: Double.self) { return (mainAxis, 0) }
    guard let axes: Self = try value("offset") else { return (0, 0) }
    return (try axes.value("mainAxis", or: 0), try axes.value("crossAxis", or: 0))
  }

  private func crossAxisCheck() throws -> FloatingUI.CrossAxisCheck {
    if let isChecked = perhaps("crossAxis", as: Bool.self) { return isChecked ? .always : .never }
    guard let name: String = try value("crossAxis") else { return .always }
    guard name == "alignment" else { throw unknown(name, "crossAxis", known: ["alignment"]) }
    return .alignment
  }

  /// `start` or `end`; `none` and a missing key are no alignment.
  private func alignment(_ key: String) throws -> FloatingUI.Alignment? {
    guard let name: String = try value(key), name != "none" else { return nil }
    guard let alignment = FloatingUI.Alignment(rawValue: name) else {
      throw unknown(name, key, known: FloatingUI.Alignment.allCases.map(\.rawValue) + ["none"])
    }
    return alignment
  }

  /// A missing key leaves the choice to the list of placements; `null` asks for centred ones.
  private func autoAlignment() throws -> FloatingUI.AutoAlignment {
    if let alignment = try alignment("alignment") { return .aligned(alignment) }
    return try isNull("alignment") ? .centered : .any
  }
}
