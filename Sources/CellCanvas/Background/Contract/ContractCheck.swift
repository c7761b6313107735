import PopoverGeometry

/// Draws a background in every case and collects its faults.
struct ContractCheck<Background: PopoverBackground> {
  private var background: Background
  private let presented: ContractMetrics
  private let page: [Color]
  private var found: [ContractViolation] = []
  /// The arrow-less forms by their size.
  private var bareForms: [CellSize: ContractDrawing] = [:]

  init(_ background: Background, on page: [Color]) {
    self.background = background
    self.page = page
    presented = ContractMetrics(background)
  }

  /// The faults of the lowest level that has any.
  var violations: [ContractViolation] {
    let level = found.map(\.fault.kind.level).min()
    return found.filter { $0.fault.kind.level == level }
  }

  /// Checks every case in order; then draws all again in reverse, with the properties set in the
  /// opposite order, which must make no difference.
  mutating func run() {
    let cases = ContractCase.all(for: presented.metrics)
    let pictures = cases.map { shown in
      let drawing = drawn(shown)
      if shown.offset == 0 { compare(drawing.drawnOver(by: background), drawing, shown) }
      check(drawing, shown)
      return drawing
    }
    for (shown, picture) in zip(cases, pictures).reversed() {
      background.arrowOffset = shown.offset
      background.arrowDirection = shown.direction
      compare(ContractDrawing(background, size: shown.size), picture, shown)
    }
  }

  private mutating func drawn(_ shown: ContractCase) -> ContractDrawing {
    background.arrowDirection = shown.direction
    background.arrowOffset = shown.offset
    if background.arrowDirection != shown.direction { report(.directionNotKept, shown) }
    if background.arrowOffset != shown.offset { report(.offsetNotKept, shown) }
    let drawing = ContractDrawing(background, size: shown.size)
    for metric in ContractMetrics(background).changes(since: presented) {
      report(.metricChanged(metric), shown)
    }
    return drawing
  }

  private mutating func check(_ drawing: ContractDrawing, _ shown: ContractCase) {
    if let point = drawing.firstOutside { report(.drawnOutside(point), shown) }
    guard
      let arrow = ArrowCheck(of: drawing, shown, presented, on: page, bare: { bareForm($0) })
    else { return }
    if let fault = arrow.fault { report(fault, shown) }
    if let fault = arrow.bareFormFault {
      report(fault, ContractCase(size: arrow.background.size, direction: nil))
    }
  }

  private mutating func bareForm(_ size: CellSize) -> ContractDrawing {
    if let known = bareForms[size] { return known }
    background.arrowDirection = nil
    let drawing = ContractDrawing(background, size: size)
    bareForms[size] = drawing
    return drawing
  }

  private mutating func compare(
    _ drawing: ContractDrawing, _ before: ContractDrawing, _ shown: ContractCase
  ) {
    if let point = drawing.firstDifference(from: before) { report(.drawingDiffers(point), shown) }
  }

  private mutating func report(_ fault: ContractFault, _ shown: ContractCase) {
    if found.contains(where: { $0.fault.kind == fault.kind }) { return }
    found.append(ContractViolation(fault, shown))
  }
}

/// The metrics of a background at one moment.
struct ContractMetrics {
  let arrowOverlap: Int
  let metrics: PopoverMetrics
  private let values: [BackgroundMetric: AnyHashable]

  init(_ background: some PopoverBackground) {
    arrowOverlap = background.arrowOverlap
    metrics = background.metrics
    values = [
      .arrowBase: background.arrowBase, .arrowHeight: background.arrowHeight,
      .contentViewInsets: background.contentViewInsets, .capInsets: background.capInsets,
      .wantsDefaultContentAppearance: background.wantsDefaultContentAppearance,
      .arrowOverlap: arrowOverlap,
    ]
  }

  /// The metrics that have changed; `metrics` is reported only if no single one has.
  func changes(since before: ContractMetrics) -> [BackgroundMetric] {
    let changed = BackgroundMetric.allCases.filter { values[$0] != before.values[$0] }
    return changed.isEmpty && metrics != before.metrics ? [.metrics] : changed
  }
}
