import AnnotatedYAML
import CellCanvas
import PopoverGeometry

extension SourceNode {
  /// The picture of an arrow or a join, small enough to leave room for the popover.
  func placedArt(_ faults: inout [Fault]) -> Placed<GlyphArt>? {
    art(atMost: CellSize(width: 16, height: 8), &faults).map { Placed(value: $0, place: place) }
  }

  /// Reads insets: one number for all edges, a list of rows and columns, or edges by name. Edges that are not
  /// named stay as they are.
  func readInsets(into insets: inout Insets, _ faults: inout [Fault]) {
    switch content {
    case .text:
      if let cells = cells(&faults) { insets = Insets(all: cells) }
    case .list(let nodes):
      let cells = SourceNode.insetCells
      guard let size = rowsAndColumns(nodes, rows: cells, columns: cells, &faults) else { return }
      let (rows, columns) = (Double(size.rows), Double(size.columns))
      insets = Insets(top: rows, left: columns, bottom: rows, right: columns)
    case .mapping:
      read(into: &insets, by: SourceNode.edges, &faults)
    }
  }

  func readInsets(into insets: inout Insets?, _ faults: inout [Fault]) {
    var own = insets ?? Insets(all: 1)
    readInsets(into: &own, &faults)
    insets = own
  }

  private static let edges: KeyTable<Insets> = [
    "top": { $0.top = $1.cells(&$2) ?? $0.top },
    "left": { $0.left = $1.cells(&$2) ?? $0.left },
    "bottom": { $0.bottom = $1.cells(&$2) ?? $0.bottom },
    "right": { $0.right = $1.cells(&$2) ?? $0.right },
  ]

  private static let insetCells = 0...64

  private func cells(_ faults: inout [Fault]) -> Double? {
    integer(in: SourceNode.insetCells, &faults).map(Double.init)
  }

  /// The numbers of rows and columns in the two nodes of a list.
  func rowsAndColumns(
    _ nodes: [SourceNode], rows: ClosedRange<Int>, columns: ClosedRange<Int>,
    _ faults: inout [Fault]
  ) -> (rows: Int, columns: Int)? {
    guard nodes.count == 2 else {
      faults.append(Fault(at: place, .count(nodes.count, expected: 2, of: "number")))
      return nil
    }
    guard let rows = nodes[0].integer(in: rows, &faults),
      let columns = nodes[1].integer(in: columns, &faults)
    else { return nil }
    return (rows, columns)
  }

  /// Reads a label: its alignment, or position and alignment by key.
  func readLabel(into label: inout ThemeLabel, _ faults: inout [Fault]) {
    guard case .mapping = content else {
      label.alignment = choice(TitleAlignment.self, "alignment", &faults) ?? label.alignment
      return
    }
    read(into: &label, by: SourceNode.labelKeys, &faults)
  }

  private static let labelKeys: KeyTable<ThemeLabel> = [
    "position": { $0.position = $1.choice(LabelPosition.self, "position", &$2) ?? $0.position },
    "alignment": {
      $0.alignment = $1.choice(TitleAlignment.self, "alignment", &$2) ?? $0.alignment
    },
  ]
}

extension SourceNode {
  /// Reads a shadow: `none`, a side, or its properties by key.
  func readShadow(into shadow: inout ThemeShadow?, _ faults: inout [Fault]) {
    if case .mapping = content {
      var own = shadow ?? ThemeShadow()
      read(into: &own, by: SourceNode.shadowKeys, &faults)
      shadow = own
    } else if let side = choice(of: SourceNode.shadows, called: "shadow", &faults) {
      shadow = side.map { ThemeShadow(side: $0) }
    }
  }

  private static let shadows: KeyValuePairs<String, ShadowSide?> = [
    "right": .right, "left": .left, "none": nil,
  ]

  private static let shadowKeys: KeyTable<ThemeShadow> = [
    "side": { $0.side = $1.choice(ShadowSide.self, "side", &$2) ?? $0.side },
    "size": { $0.size = $1.shadowSize(&$2) ?? $0.size },
    "dim": { $0.dim = $1.integer(in: 0...100, &$2) ?? $0.dim },
    "glyph": { $0.glyph = $1.glyph(&$2) ?? $0.glyph },
  ]

  /// The size of a shadow, given as rows and columns.
  private func shadowSize(_ faults: inout [Fault]) -> CellSize? {
    list(of: "rows and columns", &faults)
      .flatMap { rowsAndColumns($0, rows: 0...4, columns: 0...8, &faults) }
      .map { CellSize(width: $0.columns, height: $0.rows) }
  }

  func glyph(_ faults: inout [Fault]) -> Glyph? {
    art(atMost: CellSize(width: 1, height: 1), &faults)?.rows.first?.first
  }

  /// Reads a backdrop: `none`, `dim`, or how much darker the page becomes, in percent.
  func readBackdrop(into backdrop: inout Int?, _ faults: inout [Fault]) {
    if case .text(let text) = content, Int(text) != nil {
      backdrop = integer(in: 0...100, &faults) ?? backdrop
    } else if let dim = choice(of: SourceNode.backdrops, called: "backdrop", &faults) {
      backdrop = dim
    }
  }

  private static let backdrops: KeyValuePairs<String, Int?> = ["dim": 40, "none": nil]
}
