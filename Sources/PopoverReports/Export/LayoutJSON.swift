import PopoverGeometry

extension PopoverLayout {
  /// The answer as one JSON object, every rectangle as `[x, y, width, height]` in the container's
  /// coordinates; beside it under `whatIf` what would change it, where that was asked.
  package func json(whatIf: WhatIf? = nil) throws -> String {
    var report = LayoutReport(self)
    report.whatIf = whatIf.map(WhatIfReport.init)
    return try JSONText.text(of: report)
  }
}

/// A layout in the keys of its JSON.
struct LayoutReport: Encodable {
  var arrowDirection: String
  var arrowOffset: Double
  var arrowResidual: Double
  var frame: [Double]
  var background: [Double]
  var content: [Double]
  var arrow: [Double]
  var shrunk: Bool
  var dropped: [String]
  var overlaps: Bool
  var anchorVisible: Bool
  var anchorVisibility: String
  var rule: String
  var whatIf: WhatIfReport?

  init(_ layout: PopoverLayout) {
    arrowDirection = layout.arrowDirection.name
    arrowOffset = layout.arrowOffset
    arrowResidual = layout.arrowResidual
    frame = layout.frame.figures
    background = layout.background.figures
    content = layout.content.figures
    arrow = layout.arrow.figures
    shrunk = layout.isShrunk
    dropped = layout.dropped.names
    overlaps = layout.overlapsAnchor
    anchorVisible = layout.isAnchorVisible
    anchorVisibility = layout.anchorVisibility.name
    rule = layout.rule.name
  }
}
