import CellCanvas
import PopoverGeometry

extension SourceNode {
  private static let borders: KeyValuePairs<String, BorderSet?> = [
    "ascii": .ascii, "single": .single, "rounded": .rounded, "double": .double, "heavy": .heavy,
    "block": .block, "none": nil,
  ]

  /// A border by name, or a picture of one: three rows of three glyphs.
  func border(_ faults: inout [Fault]) -> BorderSet?? {
    guard case .list = content else {
      return choice(of: SourceNode.borders, called: "border", &faults)
    }
    let size = CellSize(width: 3, height: 3)
    guard let art = art(atMost: size, &faults) else { return nil }
    if art.size == size { return BorderSet(glyphs: art) }
    faults.append(Fault(at: place, .artSize(art.size, expected: size, as: "a border")))
    return nil
  }

  func titleAlignment(_ faults: inout [Fault]) -> TitleAlignment? {
    choice(
      of: ["start": .start, "center": .center, "end": .end], called: "title alignment", &faults)
  }

  /// Cells on every edge: one number for all, a list of rows and columns, or edges by name.
  func padding(_ faults: inout [Fault]) -> Insets? {
    switch content {
    case .text: return cells(&faults).map { Insets(all: $0) }
    case .list(let nodes) where nodes.count == 2:
      guard let rows = nodes[0].cells(&faults), let columns = nodes[1].cells(&faults) else {
        return nil
      }
      return Insets(top: rows, left: columns, bottom: rows, right: columns)
    case .list(let nodes):
      faults.append(Fault(at: place, .count(nodes.count, expected: 2, of: "number")))
      return nil
    case .mapping:
      var insets = Insets.zero
      read(into: &insets, by: SourceNode.edges, &faults)
      return insets
    }
  }

  private static let edges: KeyTable<Insets> = [
    "top": { $0.top = $1.cells(&$2) ?? 0 },
    "left": { $0.left = $1.cells(&$2) ?? 0 },
    "bottom": { $0.bottom = $1.cells(&$2) ?? 0 },
    "right": { $0.right = $1.cells(&$2) ?? 0 },
  ]

  private func cells(_ faults: inout [Fault]) -> Double? {
    integer(in: 0...20, &faults).map(Double.init)
  }
}

extension RoleStyle {
  static let keys: KeyTable<RoleStyle> = [
    "foreground": { $0.foreground = $1.color(&$2) },
    "background": { $0.background = $1.color(&$2) },
    "attributes": { $0.attributes = $1.attributes(&$2) },
    "mono": { $0.mono = $1.attributes(&$2) },
  ]
}

extension SourceNode {
  private static let attributeNames: KeyValuePairs<String, Attributes> = [
    "none": [], "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "reverse": .reverse,
  ]

  /// One attribute by name, or a list of them.
  fileprivate func attributes(_ faults: inout [Fault]) -> Attributes? {
    guard case .list(let nodes) = content else {
      return choice(of: SourceNode.attributeNames, called: "attribute", &faults)
    }
    var attributes: Attributes = []
    for node in nodes {
      attributes.formUnion(
        node.choice(of: SourceNode.attributeNames, called: "attribute", &faults) ?? [])
    }
    return attributes
  }
}
