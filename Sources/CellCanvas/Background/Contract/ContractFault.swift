/// What is wrong with a background. Cells are counted from the top left one of the frame.
public enum ContractFault: Equatable, Sendable {
  /// A metric differs from its value when the popover was presented.
  case metricChanged(BackgroundMetric)
  /// `arrowDirection` has another value than the one it was set to.
  case directionNotKept
  /// `arrowOffset` has another value than the one it was set to.
  case offsetNotKept
  /// A cell outside of the frame was drawn.
  case drawnOutside(CellPoint)
  /// The cell differs when the background is drawn again, or after other directions and offsets.
  case drawingDiffers(CellPoint)
  /// The arrow is not on the side of the direction, or something else is drawn beside it.
  case directionNotObeyed
  /// The page shows in the arrow-less form at a place that is covered beside an arrow.
  case roomWithoutArrow(CellPoint)
  /// The arrow takes more cells along the edge than `arrowBase`.
  case arrowTooWide(cells: Int, base: Int)
  /// The arrow begins at another cell of the edge than `arrowOffset` leads to.
  case offsetNotObeyed(start: Int, expected: Int)
  /// The arrow is not clamped between the corners: it is missing, or begins at another cell.
  case arrowNotClamped(start: Int?, expected: Int)
  /// A cell of a corner differs from the arrow-less form.
  case cornerBroken(CellPoint)
  /// This row of the arrow, counted from the border, does not touch the one before.
  case arrowDetached(row: Int)
  /// The page shows at a place that is covered in the arrow-less form.
  case backgroundMissing(CellPoint)
}

extension ContractFault {
  /// The kind of a fault, without its figures.
  struct Kind: Hashable {
    /// A background that breaks a rule of one level also breaks rules of higher levels by it.
    var level: Int
    private let name: String

    fileprivate init(_ level: Int, _ name: String) {
      self.level = level
      self.name = name
    }
  }

  var kind: Kind {
    switch self {
    case .metricChanged(let metric): Kind(0, metric.rawValue)
    case .directionNotKept: Kind(0, "direction kept")
    case .offsetNotKept: Kind(0, "offset kept")
    case .drawnOutside: Kind(1, "outside")
    case .drawingDiffers: Kind(1, "repeated")
    case .directionNotObeyed: Kind(2, "direction")
    case .roomWithoutArrow: Kind(3, "bare")
    case .arrowTooWide: Kind(4, "width")
    case .offsetNotObeyed: Kind(5, "offset")
    case .arrowNotClamped: Kind(6, "clamped")
    case .cornerBroken: Kind(6, "corner")
    case .arrowDetached: Kind(6, "join")
    case .backgroundMissing: Kind(6, "cover")
    }
  }
}

/// The properties of a background that are read once per presentation.
public enum BackgroundMetric: String, CaseIterable, Sendable {
  /// The length of the arrow along the edge.
  case arrowBase
  /// How far the arrow reaches out.
  case arrowHeight
  /// The distance of the content from the background's edges.
  case contentViewInsets
  /// The part of the edges that no arrow may take.
  case capInsets
  /// Whether the content gets a frame of its own.
  case wantsDefaultContentAppearance
  /// How far the arrow reaches in.
  case arrowOverlap
  /// All figures as the geometry takes them.
  case metrics
}

extension ContractFault {
  /// What is wrong and what would be right, in words.
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
    case .arrowNotClamped(.some(let start), let expected):
      "the arrow is not clamped between the corners: it starts at cell \(start) instead of \(expected)"
    case .arrowNotClamped(nil, let expected):
      "the arrow is not clamped between the corners: it is not there, and belongs at cell \(expected)"
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
