import PlacementEngines
import PopoverGeometry

// The options of each step, by their documented names; a missing one has the library's default.

extension FloatingUIStep {
  package static let all: [FloatingUIStep] = [
    FloatingUIStep(
      "offset", offset, .init(), { .offset($0) },
      { if case .offset(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "shift", shift, .init(), { .shift($0) },
      { if case .shift(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "flip", flip, .init(), { .flip($0) },
      { if case .flip(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "arrow", arrow, .init(size: .zero), { .arrow($0) },
      { if case .arrow(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "size", size, .init(), { .size($0) },
      { if case .size(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "autoPlacement", autoPlacement, .init(), { .autoPlacement($0) },
      { if case .autoPlacement(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "hide", hide, .init(), { .hide($0) },
      { if case .hide(let options) = $0 { options } else { nil } }),
    FloatingUIStep(
      "inline", inline, .init(), { .inline($0) },
      { if case .inline(let options) = $0 { options } else { nil } }),
  ]

  private static let offset = RequestTable<FloatingUI.OffsetOptions>([
    .always(
      "value", { $0.mainAxis = try $1.optional($2) ?? $1.value("mainAxis", or: 0) }, { _ in nil }),
    .withAnother("mainAxis") { $0.mainAxis.jsonValue },
    .optional("crossAxis", { $0.crossAxis = try $1.value($2) }, { $0.crossAxis.jsonValue }),
    .optional(
      "alignmentAxis", { $0.alignmentAxis = try $1.value($2, as: Double.self) },
      { $0.alignmentAxis?.jsonValue }),
  ])

  private static let shift = RequestTable<FloatingUI.ShiftOptions>(
    [
      .optional("mainAxis", { $0.mainAxis = try $1.value($2) }, { $0.mainAxis.jsonValue }),
      .optional("crossAxis", { $0.crossAxis = try $1.value($2) }, { $0.crossAxis.jsonValue }),
      .optional(
        "limit", { $0.limiter = try $1.shiftLimiter($2) },
        { $0.limiter.map(FloatingUI.LimitShiftOptions.table.json) }),
    ] + overflow.map { $0.of(\.overflow) })

  private static let flip = RequestTable<FloatingUI.FlipOptions>(
    [
      .optional("mainAxis", { $0.mainAxis = try $1.value($2) }, { $0.mainAxis.jsonValue }),
      .optional(
        "crossAxis", { $0.crossAxis = try $1.crossAxisCheck($2) }, { $0.crossAxis.written }),
      .optional(
        "fallbackPlacements", { $0.fallbackPlacements = try $1.floatingPlacements($2) },
        { $0.fallbackPlacements?.map(\.name).jsonValue }),
      .optional(
        "fallbackStrategy", { $0.fallbackStrategy = try $1.name($2) },
        { $0.fallbackStrategy.rawValue.jsonValue }),
      .optional(
        "fallbackAxisSideDirection",
        { $0.fallbackAxisSideDirection = try $1.floatingAlignment($2) },
        { $0.fallbackAxisSideDirection?.rawValue.jsonValue }),
      .optional(
        "flipAlignment", { $0.flipAlignment = try $1.value($2) }, { $0.flipAlignment.jsonValue }),
    ] + overflow.map { $0.of(\.overflow) })

  private static let arrow = RequestTable<FloatingUI.ArrowOptions>([
    .optional("w", { $0.size.width = try $1.value($2) }, { $0.size.width.jsonValue }),
    .optional("h", { $0.size.height = try $1.value($2) }, { $0.size.height.jsonValue }),
    .optional("padding", { $0.padding = try $1.padding($2) }, { $0.padding.paddingValue }),
  ])

  private static let size = RequestTable<FloatingUI.SizeOptions>(
    [.optional("min", { $0.minimum = try $1.size($2) }, { $0.minimum.jsonValue })]
      + overflow.map { $0.of(\.overflow) })

  private static let autoPlacement = RequestTable<FloatingUI.AutoPlacementOptions>(
    [
      .optional("crossAxis", { $0.crossAxis = try $1.value($2) }, { $0.crossAxis.jsonValue }),
      .always("alignment", { $0.alignment = try $1.autoAlignment($2) }, { $0.alignment.written }),
      .optional(
        "autoAlignment", { $0.autoAlignment = try $1.value($2) }, { $0.autoAlignment.jsonValue }),
      .optional(
        "allowedPlacements", { $0.allowedPlacements = try $1.floatingPlacements($2) },
        { $0.allowedPlacements?.map(\.name).jsonValue }),
    ] + overflow.map { $0.of(\.overflow) })

  private static let hide = RequestTable<FloatingUI.HideOptions>(
    [
      .optional("strategy", { $0.strategy = try $1.name($2) }, { $0.strategy.rawValue.jsonValue })
    ] + overflow.map { $0.of(\.overflow) })

  private static let inline = RequestTable<FloatingUI.InlineOptions>([
    .always("x", { options, fields, _ in options.pointer = try fields.pointer() }) {
      $0.pointer?.x.jsonValue
    },
    .withAnother("y") { $0.pointer?.y.jsonValue },
    .optional("padding", { $0.padding = try $1.padding($2) }, { $0.padding.paddingValue }),
  ])

  /// What the steps that measure have in common.
  private static let overflow: [RequestEntry<FloatingUI.OverflowOptions>] = [
    .optional("padding", { $0.padding = try $1.padding($2) }, { $0.padding.paddingValue }),
    .optional(
      "elementContext", { $0.elementContext = try $1.name($2) },
      { $0.elementContext.rawValue.jsonValue }),
  ]
}
