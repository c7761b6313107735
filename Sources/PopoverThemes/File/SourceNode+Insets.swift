import AnnotatedYAML
import CellCanvas
import PopoverGeometry

extension CellInsets {
  /// The edges by their names in files, in the order in which these are written.
  package static let edges: [(name: String, cells: WritableKeyPath<CellInsets, Int> & Sendable)] = [
    ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
  ]
}

extension SourceNode {
  /// The forms that insets may have.
  package static let formsOfInsets = "[rows, columns], one number for all edges, or edges by name"

  /// Reads insets: one number, a list of rows and columns, or some edges by name.
  package func readInsets(
    into insets: inout CellInsets, in range: ClosedRange<Int>, _ faults: inout [Fault]
  ) {
    switch content {
    case .text:
      if let cells = integer(in: range, &faults) { insets = CellInsets(all: cells) }
    case .list(let nodes):
      let forms = SourceNode.formsOfInsets
      guard let size = rowsAndColumns(nodes, range, range, expecting: forms, &faults) else {
        return
      }
      let (rows, columns) = (size.rows.value, size.columns.value)
      insets = CellInsets(top: rows, left: columns, bottom: rows, right: columns)
    case .mapping:
      read(into: &insets, by: SourceNode.edges(in: range), &faults)
    }
  }

  /// What these insets may be.
  package static func insetsSchema(in range: ClosedRange<Int>) -> ValueSchema {
    .either([
      .whole(range), .tuple([.whole(range), .whole(range)]), edges(in: range).schema,
    ])
  }

  private static func edges(in range: ClosedRange<Int>) -> KeyTable<CellInsets> {
    KeyTable(
      CellInsets.edges.map { edge in
        (edge.name, .whole(range) { $0[keyPath: edge.cells] = $1 })
      })
  }

  /// The two numbers of this list.
  ///
  /// - Parameter forms: what may stand here, in words.
  func rowsAndColumns(
    _ nodes: [SourceNode], _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>,
    expecting forms: String, _ faults: inout [Fault]
  ) -> (rows: Placed<Int>, columns: Placed<Int>)? {
    guard nodes.count == 2 else {
      faults.append(fault(counting: nodes, expecting: forms))
      return nil
    }
    let rows = nodes[0].placedInteger(in: rows, &faults)
    let columns = nodes[1].placedInteger(in: columns, &faults)
    guard let rows, let columns else { return nil }
    return (rows, columns)
  }

  func placedInteger(in range: ClosedRange<Int>, _ faults: inout [Fault]) -> Placed<Int>? {
    integer(in: range, &faults).map { Placed(value: $0, place: place) }
  }
}

extension SourceNode {
  private static let insetsOfThemes = 0...64

  static let insetsSchema = insetsSchema(in: insetsOfThemes)

  /// Reads insets of a theme.
  func readInsets(into insets: inout CellInsets, _ faults: inout [Fault]) {
    readInsets(into: &insets, in: SourceNode.insetsOfThemes, &faults)
  }

  func readInsets(into insets: inout Insets, _ faults: inout [Fault]) {
    var cells = CellInsets(insets)
    readInsets(into: &cells, &faults)
    insets = Insets(cells)
  }

  func readInsets(into insets: inout Insets?, _ faults: inout [Fault]) {
    var own = insets ?? Insets(all: 1)
    readInsets(into: &own, &faults)
    insets = own
  }
}
