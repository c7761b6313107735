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

/// The smallest changes that change the side, in the keys of their JSON; `null` if there is none.
struct WhatIfReport: Encodable {
  struct Move: Encodable {
    var x: Int
    var y: Int
    var arrowDirection: String

    init(_ change: WhatIf.Change) {
      (x, y, arrowDirection) = (change.x, change.y, change.direction.name)
    }
  }

  struct Growth: Encodable {
    var width: Int
    var height: Int
    var arrowDirection: String

    init(_ change: WhatIf.Change) {
      (width, height, arrowDirection) = (change.x, change.y, change.direction.name)
    }
  }

  struct Freedom: Encodable {
    var left: Nullable<Int>
    var right: Nullable<Int>
    var up: Nullable<Int>
    var down: Nullable<Int>

    init(_ freedom: WhatIf.Freedom) {
      (left, right) = (Nullable(freedom.left), Nullable(freedom.right))
      (up, down) = (Nullable(freedom.up), Nullable(freedom.down))
    }
  }

  var anchorMove: Nullable<Move>
  var contentChange: Nullable<Growth>
  var containerChange: Nullable<Growth>
  var freedom: Freedom

  init(_ whatIf: WhatIf) {
    anchorMove = Nullable(whatIf.anchorMove.map(Move.init))
    contentChange = Nullable(whatIf.contentChange.map(Growth.init))
    containerChange = Nullable(whatIf.containerChange.map(Growth.init))
    freedom = Freedom(whatIf.freedom)
  }
}
