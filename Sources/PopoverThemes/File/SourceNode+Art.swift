import AnnotatedYAML
import CellCanvas

extension SourceNode {
  /// Rows of text of which every character takes one cell, all of the same width: a list of them, or
  /// one text that is the only row.
  public func art(atMost limit: CellSize, _ faults: inout [Fault]) -> GlyphArt? {
    guard let rows = artRows, !rows.isEmpty, rows.count <= limit.height else {
      faults.append(fault(expecting: .art(atMost: limit)))
      return nil
    }
    var art = GlyphArt()
    var isWhole = true
    for row in rows {
      guard let glyphs = row.artRow(atMost: limit, &faults) else {
        isWhole = false
        continue
      }
      let columns = art.rows.first?.count ?? glyphs.count
      if glyphs.count != columns {
        faults.append(
          Fault(at: row.place, .theme(.raggedRow(columns: glyphs.count, expected: columns))))
        isWhole = false
      }
      art.rows.append(glyphs)
    }
    return isWhole ? art : nil
  }

  private var artRows: [SourceNode]? {
    switch content {
    case .text: [self]
    case .list(let rows): rows
    case .mapping: nil
    }
  }

  private func artRow(atMost limit: CellSize, _ faults: inout [Fault]) -> [Glyph]? {
    guard case .text(let text) = content, (1...limit.width).contains(text.count) else {
      faults.append(fault(expecting: .art(atMost: limit)))
      return nil
    }
    let clusters = text.map { (text: String($0), glyph: Glyph(oneCell: $0)) }
    if let wrong = clusters.first(where: { $0.glyph == nil }) {
      faults.append(Fault(at: place, .theme(.notOneCell(wrong.text))))
      return nil
    }
    return clusters.compactMap(\.glyph)
  }
}

extension Glyph {
  /// The glyph that shows a whole cluster in one cell, if there is one.
  fileprivate init?(oneCell cluster: Character) {
    let glyphs = GlyphText(String(cluster)).glyphs
    guard glyphs.count == 1, glyphs[0].width == 1, glyphs[0].text == String(cluster) else {
      return nil
    }
    self = glyphs[0]
  }
}
