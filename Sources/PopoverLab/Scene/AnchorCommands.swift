import CellCanvas
import PopoverGeometry
import PopoverScenes

enum AnchorCommands {
  static let moving: [Command<SceneMode>] = [
    .edit(
      "left", "<Left> h", more: ["8": "<S-Left> H"], opposite: "right", hint: .vital("move"),
      "move the anchor to the left"
    ) { move(x: -$2, y: 0, &$1) },
    .edit("down", "<Down> j", more: ["4": "<S-Down> J"], opposite: "up", "move the anchor down") {
      move(x: 0, y: $2, &$1)
    },
    .edit("up", "<Up> k", more: ["4": "<S-Up> K"], opposite: "down", "move the anchor up") {
      move(x: 0, y: -$2, &$1)
    },
    .edit(
      "right", "<Right> l", more: ["8": "<S-Right> L"], opposite: "left",
      "move the anchor to the right"
    ) { move(x: $2, y: 0, &$1) },
    .edit("anchor-narrower", "[", opposite: "anchor-wider", "make the anchor narrower") {
      resize(width: -$2, height: 0, &$1)
    },
    .edit("anchor-wider", "]", opposite: "anchor-narrower", "make the anchor wider") {
      resize(width: $2, height: 0, &$1)
    },
    .edit("anchor-lower", "{", opposite: "anchor-higher", "make the anchor shorter") {
      resize(width: 0, height: -$2, &$1)
    },
    .edit("anchor-higher", "}", opposite: "anchor-lower", "make the anchor taller") {
      resize(width: 0, height: $2, &$1)
    },
  ]

  static let placing: [Command<SceneMode>] = [
    Command("left-edge", keys: "<Home>", "move the anchor to the left edge", .edits) {
      snap(x: -1, y: 0, &$1)
    },
    Command("right-edge", keys: "<End>", "move the anchor to the right edge", .edits) {
      snap(x: 1, y: 0, &$1)
    },
    Command("top-edge", keys: "<PageUp>", "move the anchor to the upper edge", .edits) {
      snap(x: 0, y: -1, &$1)
    },
    Command("bottom-edge", keys: "<PageDown>", "move the anchor to the lower edge", .edits) {
      snap(x: 0, y: 1, &$1)
    },
    Command(
      "hold", keys: "z", more: ["-1": "Z"],
      "keep the anchor at the next corner or edge, or at this one",
      .edits, value: .choice(ReferencePoint.allCases.map { ($0.rawValue, $0) }, of: "place")
    ) { _, lab, place in hold(place, &lab) },
    Command("lock", keys: "!", "lock the anchor, or unlock it", .edits) { toggleLock(&$1) },
  ]
}

extension AnchorCommands {
  /// Changes the selected anchor, unless it is locked.
  ///
  /// - Returns: the anchor before and after; `nil`, with a message, if it cannot be changed.
  private static func change(
    _ lab: inout LabContext, _ change: (inout SceneRegion) -> Void
  ) -> (before: SceneRegion, after: SceneRegion)? {
    guard let before = lab.edited.anchor else {
      lab.refuse(lab.noAnchor)
      return nil
    }
    guard !before.isLocked else {
      lab.refuse(lab.lockedReason(before.name))
      return nil
    }
    let index = lab.edited.selection.anchor
    change(&lab.edited.scene.anchors[index])
    return (before, lab.edited.scene.anchors[index])
  }

  static func move(x: Int, y: Int, _ lab: inout LabContext) {
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    guard
      let (before, after) = change(&lab, { $0.move(x: x, y: y, on: screen, isClamped: isClamped) }),
      before.bounds(on: screen, isClamped: isClamped)
        == after.bounds(on: screen, isClamped: isClamped)
    else { return }
    let edge = x == 0 ? (y < 0 ? "top" : "bottom") : (x < 0 ? "left edge" : "right edge")
    lab.refuse("The anchor is at the \(edge) already")
  }

  /// Moves the anchor to edges: -1 is the left or upper edge, 1 the right or lower one, 0 leaves an axis as it is.
  private static func snap(x: Int, y: Int, _ lab: inout LabContext) {
    let (screen, isClamped) = (lab.container, lab.edited.scene.clampsRegions)
    let bounds = lab.edited.anchor?.bounds(on: screen, isClamped: isClamped)
    // From outside of the screen the way to an edge may lead in the other direction.
    func way(_ sign: Int, from start: Int, _ length: Int, in room: Int) -> Int {
      sign == 0 ? 0 : (sign < 0 ? 0 : max(0, room - length)) - start
    }
    let step = bounds.map {
      CellPoint(
        x: way(x, from: $0.x, $0.width, in: screen.width),
        y: way(y, from: $0.y, $0.height, in: screen.height))
    }
    if let step, step != CellPoint(x: 0, y: 0) { return move(x: step.x, y: step.y, &lab) }
    move(x: x, y: y, &lab)
  }

  static func resize(width: Int, height: Int, _ lab: inout LabContext) {
    guard case .rect(let size)? = lab.edited.anchor?.shape else {
      return lab.refuse(
        lab.edited.anchor == nil
          ? lab.noAnchor : "An anchor of several pieces has no width and height of its own")
    }
    let resized = resized(size, width: width, height: height, lab)
    guard change(&lab, { $0.shape = .rect(resized) }) != nil else { return }
    reportResize(of: "anchor", from: size, to: resized, width: width, height: height, &lab)
  }

  static func resized(_ size: CellSize, width: Int, height: Int, _ lab: LabContext) -> CellSize {
    let limit = lab.container.size
    return CellSize(
      width: resized(size.width, by: width, upTo: limit.width),
      height: resized(size.height, by: height, upTo: limit.height))
  }

  /// A length from one cell to that of the scene's screen; what is shorter or longer already may stay so.
  private static func resized(_ length: Int, by cells: Int, upTo limit: Int) -> Int {
    max(min(1, length), min(length + cells, max(length, limit)))
  }

  /// Reports the new size, or in which direction the size cannot change.
  static func reportResize(
    of name: String, from before: CellSize, to after: CellSize, width: Int, height: Int,
    _ lab: inout LabContext
  ) {
    guard after == before else {
      lab.notice = .change("\(name.capitalizedFirst) \(after.words)")
      return
    }
    let limit =
      width == 0
      ? "\(height < 0 ? "shorter" : "taller") than "
        + Words.cells(Double(after.height), along: .vertical)
      : "\(width < 0 ? "narrower" : "wider") than "
        + Words.cells(Double(after.width), along: .horizontal)
    lab.refuse("The \(name) cannot be \(limit)")
  }

  /// Attaches the anchor to a reference point: a corner, an edge or the middle.
  private static func hold(_ place: ValueOrSteps<ReferencePoint>, _ lab: inout LabContext) {
    let change = change(&lab) {
      switch place {
      case .value(let point): $0.at = point
      case .next(let steps), .steps(let steps): $0.goToReference(by: steps)
      }
      $0.moveToReference()
    }
    guard let place = change?.after.at else { return }
    let words = place.rawValue.split(separator: "-").joined(separator: " ")
    lab.notice = .change("Anchor at \(place == .middle ? "" : "the ")\(words)")
  }

  private static func toggleLock(_ lab: inout LabContext) {
    guard let anchor = lab.edited.anchor else { return lab.refuse(lab.noAnchor) }
    lab.edited.scene.anchors[lab.edited.selection.anchor].isLocked.toggle()
    lab.notice = .done(
      "\(anchor.name.capitalizedFirst) is \(anchor.isLocked ? "unlocked" : "locked")")
  }
}

extension SceneRegion {
  /// Goes round the reference points; the first step from elsewhere leads to the present one.
  fileprivate mutating func goToReference(by steps: Int) {
    let isThere = x == 0 && y == 0
    at = ReferencePoint.allCases.element(after: at, by: isThere || steps < 0 ? steps : steps - 1)
  }
}
