import PopoverGeometry

/// Compares a background with an arrow to its arrow-less form.
struct ArrowCheck {
  let drawing: ContractDrawing
  let bare: ContractDrawing
  let page: [Color]
  let background: CellRect
  let corners: CellInsets
  /// The axis along which the arrow points.
  let axis: Axis
  /// The cells of the edge that the arrow may take.
  let base: Range<Int>
  /// Whether the edge is long enough for the corners and the arrow.
  let hasRoom: Bool
  /// Whether the arrow had to be clamped between the corners.
  let isClamped: Bool
  /// The lines of the background by their place on `axis`.
  private let lines: Range<Int>
  /// The step from one line to the next away from the popover, 1 or -1.
  let outwards: Int
  /// The number of lines that the arrow takes outside of the background.
  private let height: Int
  /// The number of lines by which it reaches into the background.
  private let overlap: Int

  /// `nil` if there is no arrow, or no room for the corners. `bare` draws the arrow-less form at a size.
  init?(
    of drawing: ContractDrawing, _ shown: ContractCase, _ presented: ContractMetrics,
    on page: [Color], bare: (CellSize) -> ContractDrawing
  ) {
    guard let direction = shown.direction else { return nil }
    let frame = CellRect(size: shown.size)
    let chrome = CellChrome(
      frame: frame, direction: direction, arrowOffset: shown.offset, metrics: presented.metrics,
      arrowOverlap: presented.arrowOverlap)
    axis = direction.axis
    background = chrome.background
    base = chrome.arrow[axis.crossed].cells
    corners = presented.metrics.corners
    let edge = background[axis.crossed].cells
    let wanted = Grid.cells.rounded(Double(edge.count - base.count) / 2 + shown.offset)
    isClamped = wanted != Double(base.lowerBound - edge.lowerBound)
    lines = background[axis].cells
    outwards = direction.popoverFollowsAnchor ? -1 : 1
    height = frame[axis].length - lines.count
    overlap = max(0, min(presented.arrowOverlap, lines.count))
    self.drawing = drawing
    self.page = page
    hasRoom = !presented.metrics.arrowRoom(on: edge, direction).isEmpty
    guard !base.isEmpty, !background.isEmpty, height + overlap > 0,
      edge.count >= corners[axis.crossed].sum, lines.count >= corners[axis].sum
    else { return nil }
    self.bare = bare(background.size)
  }

  /// The first fault that is found. An arrow that is misplaced is not checked further, and one that
  /// has no room between the corners must only leave these as they are.
  var fault: ContractFault? {
    hasRoom ? misplacedFault ?? coverFault ?? cornerFault ?? joinFault : cornerFault
  }

  /// The outermost line of the background on the arrow's side.
  var border: Int { outwards < 0 ? lines.lowerBound : lines.upperBound - 1 }

  /// The lines of the arrow outside of the background, from the border outwards.
  var strip: [Int] { (0..<height).map { border + outwards * ($0 + 1) } }

  /// The lines of the background that the arrow reaches into, from the border inwards.
  var reached: [Int] { (0..<overlap).map { border - outwards * $0 } }

  func point(_ line: Int, _ place: Int) -> CellPoint {
    CellPoint(axis, along: line, across: place)
  }

  /// The same place in the form without an arrow.
  func inBare(_ point: CellPoint) -> CellPoint { point.relative(to: background.origin) }

  func isGlyphChanged(_ point: CellPoint) -> Bool {
    drawing[point].glyph != bare[inBare(point)].glyph
  }
}

extension ArrowCheck {
  /// The arrow is not where direction and offset lead, or it is too wide.
  var misplacedFault: ContractFault? {
    let marks = marks
    let expected = place(base.lowerBound)
    guard let first = marks.first, let last = marks.last else {
      return isClamped ? .arrowNotClamped(start: nil, expected: expected) : .directionNotObeyed
    }
    if marks.allSatisfy(base.contains) { return nil }
    if last - first >= base.count { return widthFault(last - first + 1) }
    return isClamped
      ? .arrowNotClamped(start: place(first), expected: expected)
      : .offsetNotObeyed(start: place(first), expected: expected)
  }

  private var edge: Range<Int> { background[axis.crossed].cells }

  /// The cells of the edge with an arrow, in its strip or else in the lines that it reaches into.
  private var marks: [Int] {
    let (strip, reached) = (strip, reached)
    return edge.filter { place in
      strip.isEmpty
        ? reached.contains { isGlyphChanged(point($0, place)) }
        : strip.contains { drawing.isCovered(point($0, place)) }
    }
  }

  /// A drawing that runs from corner to corner is no arrow. An edge that is hardly longer than the
  /// arrow is not judged.
  private func widthFault(_ cells: Int) -> ContractFault? {
    let free = edge.count - corners[axis.crossed].sum
    guard free >= base.count + 4 else { return nil }
    return cells >= free ? .directionNotObeyed : .arrowTooWide(cells: cells, base: base.count)
  }

  private func place(_ cell: Int) -> Int { cell - edge.lowerBound }
}

extension ArrowCheck {
  /// A corner has another glyph than in the arrow-less form.
  var cornerFault: ContractFault? {
    for rows in ends(.vertical) {
      for columns in ends(.horizontal) {
        let changed = CellRect(columns: columns, rows: rows).cells.first(where: isGlyphChanged)
        if let changed { return .cornerBroken(changed) }
      }
    }
    return nil
  }

  /// The cells on an axis that belong to the first and to the last corner.
  private func ends(_ axis: Axis) -> [Range<Int>] {
    let (cells, corners) = (background[axis].cells, corners[axis])
    return [cells.prefix(corners.near), cells.suffix(corners.far)]
  }

  /// A row of the arrow does not touch the one before; the first one has to touch the border. Cells
  /// that meet at their corners touch, as those of a slope do.
  var joinFault: ContractFault? {
    var joined = covered(border, base.lowerBound - 1..<base.upperBound + 1, on: .outside)
    for (index, line) in strip.enumerated() {
      let inside = covered(line, base, on: .inside)
      if !inside.contains(where: { half in joined.contains { abs($0 - half) <= 1 } }) {
        return .arrowDetached(row: index + 1)
      }
      joined = covered(line, base, on: .outside)
    }
    return nil
  }

  /// The covered half cells on one side of a line, counted along it.
  private func covered(_ line: Int, _ places: Range<Int>, on side: LineSide) -> [Int] {
    let isFar = (side == .outside) == (outwards > 0)
    let quarters = CellQuarters.halves(at: axis, isFar: isFar)
    return places.flatMap { place in
      let covered = drawing.quartersCovered(point(line, place), on: page)
      return [0, 1].filter { covered.contains(quarters[$0]) }.map { 2 * place + $0 }
    }
  }

  /// The side of a line away from the popover, or the one towards it.
  private enum LineSide { case outside, inside }

  /// The page shows at a place that the arrow-less form covers.
  var coverFault: ContractFault? {
    background.cells
      .first { !drawing.isCovered($0) && bare.isCovered(inBare($0)) }
      .map { .backgroundMissing($0) }
  }

  /// The page shows in the arrow-less form at a place that is covered beside an arrow.
  var bareFormFault: ContractFault? {
    let arrow = base.lowerBound - 1..<base.upperBound + 1
    return background.cells
      .first { point in
        drawing.isCovered(point) && !bare.isCovered(inBare(point))
          && !arrow.contains(point[axis.crossed])
      }
      .map { .roomWithoutArrow(inBare($0)) }
  }
}

extension CellQuarters {
  /// The two quarters at an end of the cell on an axis, from left to right or from top to bottom.
  fileprivate static func halves(at axis: Axis, isFar: Bool) -> [CellQuarters] {
    switch (axis, isFar) {
    case (.vertical, false): [.topLeft, .topRight]
    case (.vertical, true): [.bottomLeft, .bottomRight]
    case (.horizontal, false): [.topLeft, .bottomLeft]
    case (.horizontal, true): [.topRight, .bottomRight]
    }
  }
}
