/// What is wrong with a background. Places are counted from the top left cell of the frame.
public enum ContractFault: Equatable, Sendable {
  /// A metric is another one than when the popover was presented.
  case metricChanged(BackgroundMetric)
  /// The property has another value than the one it was set to.
  case directionNotKept
  case offsetNotKept
  /// A cell outside the frame was drawn.
  case drawnOutside(CellPoint)
  /// Drawn once more, or after other directions and offsets, this cell is another one.
  case drawingDiffers(CellPoint)
  /// The arrow is not where the direction says, or the strip beside it is not free.
  case directionNotObeyed
  /// The page shows in the arrow-less form where the background is closed beside an arrow.
  case roomWithoutArrow(CellPoint)
  /// The arrow takes more cells along the edge than `arrowBase` says.
  case arrowTooWide(cells: Int, base: Int)
  /// The arrow begins at another cell of the edge than the offset says.
  case offsetNotObeyed(start: Int, expected: Int)
  /// The arrow is not held between the corners: it starts at another cell of the edge, or is not there.
  case arrowNotHeld(start: Int?, expected: Int)
  /// A corner is not the one of the arrow-less form.
  case cornerBroken(CellPoint)
  /// Nothing joins the arrow in this row of it, counted from the border, to the one before.
  case arrowDetached(row: Int)
  /// The page shows at a place that the arrow-less form covers.
  case backgroundMissing(CellPoint)
}

extension ContractFault {
  /// Which fault it is, whatever its figures are.
  enum Kind: Hashable {
    case metric(BackgroundMetric)
    case directionKept, offsetKept, outside, repeated, direction, bare, width, offset
    case held, corner, join, cover
  }

  var kind: Kind {
    switch self {
    case .metricChanged(let metric): .metric(metric)
    case .directionNotKept: .directionKept
    case .offsetNotKept: .offsetKept
    case .drawnOutside: .outside
    case .drawingDiffers: .repeated
    case .directionNotObeyed: .direction
    case .roomWithoutArrow: .bare
    case .arrowTooWide: .width
    case .offsetNotObeyed: .offset
    case .arrowNotHeld: .held
    case .cornerBroken: .corner
    case .arrowDetached: .join
    case .backgroundMissing: .cover
    }
  }

  /// Who breaks a rule of a lower level breaks those of higher ones by it.
  var level: Int {
    switch kind {
    case .metric, .directionKept, .offsetKept: 0
    case .outside, .repeated: 1
    case .direction: 2
    case .bare: 3
    case .width: 4
    case .offset: 5
    case .held, .corner, .join, .cover: 6
    }
  }
}

/// The figures that are asked once per presentation.
public enum BackgroundMetric: String, CaseIterable, Sendable {
  case arrowBase
  case arrowHeight
  case contentViewInsets
  case capInsets
  case wantsDefaultContentAppearance
  case arrowOverlap
  case metrics
}

extension ContractFault {
  /// What is wrong, and what would be right.
  var words: String {
    switch self {
    case .metricChanged(let metric):
      "\(metric.rawValue) changes while the popover is shown; it is asked once"
    case .directionNotKept: "arrowDirection does not keep the value it is set to"
    case .offsetNotKept: "arrowOffset does not keep the value it is set to"
    case .drawnOutside(let point): "\(point.words) is outside the frame, and is drawn"
    case .drawingDiffers(let point):
      "\(point.words) is another one when drawn again; the same question has one picture"
    case .directionNotObeyed:
      "arrowDirection is not obeyed: the arrow, and it alone, lies on the side that it points to"
    case .roomWithoutArrow(let point):
      "\(point.words) shows the page, as if it had to make room for an arrow"
    case .arrowTooWide(let cells, let base):
      "the arrow takes \(cells) cells along its edge, and arrowBase is \(base)"
    case .offsetNotObeyed(let start, let expected):
      "arrowOffset is not obeyed: the arrow starts at cell \(start) of its edge instead of \(expected)"
    case .arrowNotHeld(.some(let start), let expected):
      "the arrow is not held between the corners: it starts at cell \(start) instead of \(expected)"
    case .arrowNotHeld(nil, let expected):
      "the arrow is not held between the corners: it is not there, and belongs at cell \(expected)"
    case .cornerBroken(let point):
      "\(point.words) belongs to a corner, which no arrow may change"
    case .arrowDetached(let row):
      "row \(row) of the arrow, counted from the border, does not join the one before"
    case .backgroundMissing(let point):
      "\(point.words) shows the page, and is covered in the arrow-less form"
    }
  }
}

extension CellPoint {
  fileprivate var words: String { "the cell at column \(x), row \(y)" }
}
