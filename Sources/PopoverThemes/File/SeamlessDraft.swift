import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The pictures of whole popovers as a theme's files have them.
struct SeamlessDraft {
  private var pictures: [Name: PictureDraft] = [:]
  private var hole: Glyph?
  /// The rows of an arrow that points up, the columns of one that points to a side.
  private var heights: (rows: Int, columns: Int)?
  /// Where the pictures are.
  private(set) var place = Place.start

  /// What a file calls a picture: where its arrow points, and to which end of the edge it belongs. A
  /// picture of a side points right.
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

  private static let keys =
    KeyTable<SeamlessDraft>(
      Name.allCases.map { name in
        (name.rawValue, { $0.pictures[name, default: PictureDraft()].readSeamless($1, &$2) })
      }) + [
      "hole": { $0.hole = $1.glyph(&$2) ?? $0.hole },
      "arrow-height": { $0.heights = $1.arrowHeights(&$2) ?? $0.heights },
    ]

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    place = node.place
    node.read(into: &self, by: SeamlessDraft.keys, &faults)
  }

  /// The first picture that the files name.
  var firstName: Name? { Name.allCases.first { pictures[$0] != nil } }

  /// Caps that belong to no art.
  func check(_ faults: inout [Fault]) {
    for name in Name.allCases { _ = pictures[name]?.checkedArt(&faults) }
  }

  func upright(_ name: Name) -> UprightPicture? {
    guard let draft = pictures[name], let art = draft.art else { return nil }
    let height = heights.map { name.direction.axis == .vertical ? $0.rows : $0.columns }
    return UprightPicture(
      art: art, caps: draft.caps, second: draft.second, hole: hole, height: height,
      direction: name.direction)
  }
}

extension SourceNode {
  /// One number for both axes, or rows and columns.
  fileprivate func arrowHeights(_ faults: inout [Fault]) -> (rows: Int, columns: Int)? {
    let nodes = if case .list(let nodes) = content { nodes } else { [self, self] }
    guard nodes.count == 2 else {
      faults.append(Fault(at: place, .count(nodes.count, expected: 2, of: "number")))
      return nil
    }
    guard let rows = nodes[0].integer(in: 0...8, &faults),
      let columns = nodes[1].integer(in: 0...8, &faults)
    else { return nil }
    return (rows, columns)
  }
}
