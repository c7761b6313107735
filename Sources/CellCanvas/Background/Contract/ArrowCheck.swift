import PopoverGeometry

/// Compares a background with an arrow to its arrow-less form.
struct ArrowCheck {
  let drawing: ContractDrawing
  let bare: ContractDrawing
  /// The colours of the page.
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

  /// `nil` if there is no arrow, or no room for the corners.
  ///
  /// - Parameter bare: draws the arrow-less form at a size.
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

  /// The cells of the edge at which an arrow is drawn: in its strip, or if it has none, in the
  /// lines of the background that it reaches into.
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
