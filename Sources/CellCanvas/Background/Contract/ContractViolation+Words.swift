import PopoverGeometry

extension ContractViolation: CustomStringConvertible {
  /// The fault in words and the case that shows it.
  public var description: String { "\(fault.words), \(example.words)" }
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

extension ContractCase {
  /// "with arrowDirection up and arrowOffset -2.5 in 20x8 cells".
  var words: String {
    let place = "in \(size.width)x\(size.height) cells"
    guard let direction else { return "without an arrow \(place)" }
    return "with arrowDirection \(direction.name) and arrowOffset \(offset.plainText) \(place)"
  }
}

extension CellPoint {
  fileprivate var words: String { "the cell at column \(x), row \(y)" }
}

extension Double {
  /// Without a fraction where it has none.
  fileprivate var plainText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
