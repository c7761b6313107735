import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The pictures of whole popovers as a theme's files describe them.
struct SeamlessDraft {
  private var pictures: [Name: PictureDraft] = [:]
  private var hole: Glyph?
  /// The height of the arrow: rows if it points up or down, columns if it points to a side.
  private var heights: (rows: Placed<Int>, columns: Placed<Int>)?
  /// The place of the pictures in the file.
  private var place = Place.start

  /// The direction of the arrow, and the end of the edge if the picture is for one; `side` points right.
  enum Name: String, CaseIterable {
    case up
    case down
    case side
    case upRight = "up-right"
    case downRight = "down-right"
    case sideTop = "side-top"
    case sideBottom = "side-bottom"

    var direction: ArrowDirection {
      switch self {
      case .up, .upRight: .up
      case .down, .downRight: .down
      case .side, .sideTop, .sideBottom: .right
      }
    }
  }

  fileprivate static let arrowHeights = 0...8

  static let keys =
    KeyTable<SeamlessDraft>(
      Name.allCases.map { name in
        (
          name.rawValue,
          .init(PictureDraft.seamlessSchema) {
            $0.pictures[name, default: PictureDraft()]
              .read($1, by: PictureDraft.seamlessKeys, &$2)
          }
        )
      }) + [
      "hole": .init(SourceNode.glyphSchema) { $0.hole = $1.glyph(&$2) ?? $0.hole },
      "arrow-height": .init(.oneOrList(of: .whole(arrowHeights), 2...2)) {
        $0.heights = $1.arrowHeights(&$2) ?? $0.heights
      },
    ]

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    place = node.place
    node.read(into: &self, by: SeamlessDraft.keys, &faults)
  }

  /// The name of the first picture that the files have.
  var firstName: Name? { Name.allCases.first { pictures[$0] != nil } }

  private func upright(_ name: Name) -> UprightPicture? {
    guard let draft = pictures[name], let art = draft.art else { return nil }
    let height = heights.map { name.direction.axis == .vertical ? $0.rows : $0.columns }
    return UprightPicture(draft, art: art, hole: hole, height: height, direction: name.direction)
  }
}

extension SourceNode {
  /// The height of the arrow: one number for both axes, or rows and columns.
  fileprivate func arrowHeights(
    _ faults: inout [Fault]
  ) -> (rows: Placed<Int>, columns: Placed<Int>)? {
    let range = SeamlessDraft.arrowHeights
    guard case .list(let nodes) = content else {
      return placedInteger(in: range, &faults).map { ($0, $0) }
    }
    return rowsAndColumns(
      nodes, range, range, expecting: "[rows, columns], or one number for both", &faults)
  }
}

extension SeamlessDraft {
  /// The pictures for all directions, missing ones turned from others; `nil` if none or one is wrong.
  func seamless(_ faults: inout [Fault]) -> SeamlessPictures? {
    let count = faults.count
    // Caps without art are faults.
    for name in Name.allCases { _ = pictures[name]?.checkedArt(&faults) }
    let middles = middles(&faults)
    guard faults.count == count, !middles.isEmpty else { return nil }
    let edges = ArrowDirection.allCases.compactMap { edge(.middle(of: $0), middles, &faults) }
    guard faults.count == count, edges.count == ArrowDirection.allCases.count else { return nil }
    return SeamlessPictures(edges: DirectionTable { edges[Int($0.rawValue)] })
  }

  private func middles(_ faults: inout [Fault]) -> [Name: SeamlessPicture] {
    var middles: [Name: SeamlessPicture] = [:]
    let count = faults.count
    for name in [Name.up, .down, .side] {
      middles[name] = upright(name)?.middle(&faults)
    }
    if let up = middles[.up], let down = middles[.down] {
      upright(.down)?.check(down, isLike: up, &faults)
    }
    if middles.isEmpty, faults.count == count, let other = firstName, upright(other) != nil {
      faults.append(Fault(at: place, .missingKey("up", becauseOf: other.rawValue)))
    }
    return middles
  }

  /// The name of the picture that is used for a name: its own, else one to be turned.
  private func owner(of name: Name, _ middles: [Name: SeamlessPicture]) -> Name {
    let order: [Name] = name == .down ? [.down, .up, .side] : [name, .up, .down, .side]
    return order.first { middles[$0] != nil } ?? name
  }

  private func edge(
    _ name: Name, _ middles: [Name: SeamlessPicture], _ faults: inout [Fault]
  ) -> SeamlessEdge? {
    let owner = owner(of: name, middles)
    guard let middle = middles[owner] else { return nil }
    var edge = SeamlessEdge(middle: middle)
    for name in name == owner ? [name] : [name, owner] where edge.start == nil && edge.end == nil {
      let start = name == .side ? end(.sideTop, like: middle, isStart: true, &faults) : nil
      let end = end(name.end, like: middle, isStart: false, &faults)
      edge.start = start ?? end?.mirrored
      edge.end = end ?? start?.mirrored
    }
    return edge
  }

  /// The picture for one end of an edge; `nil` if it is missing or wrong.
  private func end(
    _ name: Name, like middle: SeamlessPicture, isStart: Bool, _ faults: inout [Fault]
  ) -> SeamlessPicture? {
    let upright = upright(name)
    return isStart
      ? upright?.mirrored.end(like: middle, &faults)?.mirrored
      : upright?.end(like: middle, &faults)
  }
}

extension SeamlessDraft.Name {
  /// The picture with the arrow in the middle of an edge.
  static func middle(of direction: ArrowDirection) -> Self {
    switch direction {
    case .up: .up
    case .down: .down
    case .left, .right: .side
    }
  }

  /// The name of the picture with the arrow at the right or lower end.
  fileprivate var end: Self {
    switch self {
    case .up, .upRight: .upRight
    case .down, .downRight: .downRight
    case .side, .sideTop, .sideBottom: .sideBottom
    }
  }
}
