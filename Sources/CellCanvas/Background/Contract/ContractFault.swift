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
