import AnnotatedYAML
import CellCanvas

extension SourceNode {
  /// A picture: a list of rows of one width whose characters take one cell each, or a text as its only row.
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
  /// The glyph that shows a whole grapheme cluster in one cell; `nil` if there is none.
  fileprivate init?(oneCell cluster: Character) {
    let glyphs = GlyphText(String(cluster)).glyphs
    guard glyphs.count == 1, glyphs[0].width == 1, glyphs[0].text == String(cluster) else {
      return nil
    }
    self = glyphs[0]
  }
}

extension SourceNode {
  private static let borders: KeyValuePairs<String, BorderSet?> = [
    "ascii": .ascii, "single": .single, "rounded": .rounded, "double": .double, "heavy": .heavy,
    "block": .block, "none": nil,
  ]

  /// A border: by name, as a picture of three rows of three glyphs, or as eight glyphs clockwise from the top
  /// left corner, in one text or a list.
  func border(_ thing: String, _ faults: inout [Fault]) -> BorderSet?? {
    switch content {
    case .text(let text) where text.areGlyphs: eightGlyphs(&faults)
    case .list(let rows) where rows.count > BorderSet.pictureSize.height: eightGlyphs(&faults)
    case .list(let rows): borderPicture(rows, &faults)
    default: choice(of: SourceNode.borders, called: thing, &faults)
    }
  }

  /// Whether a border is given as a picture.
  var isBorderPicture: Bool {
    if case .list(let rows) = content { rows.count == BorderSet.pictureSize.height } else { false }
  }

  private func eightGlyphs(_ faults: inout [Fault]) -> BorderSet?? {
    art(atMost: CellSize(width: 64, height: 64), &faults).flatMap { art in
      let glyphs = Array(art.rows.joined())
      if glyphs.count == 8 { return BorderSet(clockwise: glyphs) }
      faults.append(Fault(at: place, .count(glyphs.count, expected: 8, of: "glyph")))
      return nil
    }
  }

  private func borderPicture(_ rows: [SourceNode], _ faults: inout [Fault]) -> BorderSet?? {
    let size = BorderSet.pictureSize
    guard let art = art(atMost: size, &faults) else { return nil }
    guard art.size == size else {
      faults.append(Fault(at: place, .theme(.artSize(art.size, expected: size, as: "a border"))))
      return nil
    }
    let middle = art.rows[1][1]
    if middle != .space {
      faults.append(Fault(at: rows[1].place, .theme(.picture(.middleOfBorder(middle.text)))))
    }
    return BorderSet(glyphs: art)
  }
}

extension String {
  /// Whether it gives the glyphs of a border, as it has eight characters or cannot be a name.
  fileprivate var areGlyphs: Bool {
    count == 8 ? !allSatisfy(\.isLetter) : !isEmpty && !contains(where: \.isLetter)
  }
}

/// A value and its place in the file.
struct Placed<Value> {
  var value: Value
  var place: Place
}
