import PopoverGeometry

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
