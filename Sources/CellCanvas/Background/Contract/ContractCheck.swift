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

/// A background drawn on a page of glyphs that no background has. Cells are counted from its frame.
struct ContractDrawing: Equatable {
  private static let margin = 3
  private static let page = Cell(
    Glyph("\u{E000}"), style: Style(foreground: .rgb(0x01_0203), background: .rgb(0x04_0506)))

  private let frame: CellRect
  private var canvas: Canvas

  init(_ background: some PopoverBackground, size: CellSize) {
    let margin = Self.margin
    frame = CellRect(x: margin, y: margin, width: size.width, height: size.height)
    canvas = Canvas(
      size: CellSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
      filledWith: Self.page)
    background.draw(in: frame, on: &canvas)
  }

  /// The same drawing with the background drawn on top once more.
  func drawnOver(by background: some PopoverBackground) -> ContractDrawing {
    var drawing = self
    background.draw(in: frame, on: &drawing.canvas)
    return drawing
  }

  subscript(point: CellPoint) -> Cell {
    canvas[CellPoint(x: point.x + frame.x, y: point.y + frame.y)]
  }

  func isCovered(_ point: CellPoint) -> Bool { self[point] != Self.page }

  /// The quarters of a cell that cover the page. A block covers only its own quarters if the
  /// background behind it is one of the page's colours; every other glyph covers its whole cell.
  func quartersCovered(_ point: CellPoint, on page: [Color]) -> CellQuarters {
    let cell = self[point]
    guard cell != Self.page else { return [] }
    guard let filled = cell.glyph.quarters, !filled.isEmpty, page.contains(cell.style.background)
    else { return .all }
    let isReversed = cell.style.attributes.contains(.reverse)
    return isReversed ? CellQuarters.all.subtracting(filled) : filled
  }

  /// The first drawn cell outside of the frame.
  var firstOutside: CellPoint? {
    for y in canvas.bounds.rows {
      let row = canvas.row(y)
      let isBeside = frame.rows.contains(y)
      let outside = isBeside ? [row.prefix(Self.margin), row.suffix(Self.margin)] : [row[...]]
      for cells in outside {
        if let index = cells.firstIndex(where: { $0 != Self.page }) {
          return place(CellPoint(x: index - row.startIndex, y: y))
        }
      }
    }
    return nil
  }

  /// The first cell that differs in another drawing.
  func firstDifference(from other: ContractDrawing) -> CellPoint? {
    guard other != self else { return nil }
    let index = zip(canvas.cells, other.canvas.cells).enumerated().first { $1.0 != $1.1 }?.offset
    return index.map { index in
      place(CellPoint(x: index % canvas.size.width, y: index / canvas.size.width))
    }
  }

  /// A cell of the canvas, counted from the frame.
  private func place(_ point: CellPoint) -> CellPoint { point.relative(to: frame.origin) }
}
