import AnnotatedYAML
import CellCanvas

extension SourceNode {
  private static let borders: KeyValuePairs<String, BorderSet?> = [
    "ascii": .ascii, "single": .single, "rounded": .rounded, "double": .double, "heavy": .heavy,
    "block": .block, "none": nil,
  ]

  /// A border by name; a picture of one, three rows of three glyphs; or its eight glyphs clockwise
  /// from the top left corner, as one text or as a list.
  func border(_ thing: String, _ faults: inout [Fault]) -> BorderSet?? {
    switch content {
    case .text(let text) where text.areGlyphs: eightGlyphs(&faults)
    case .list(let rows) where rows.count > BorderSet.pictureSize.height: eightGlyphs(&faults)
    case .list(let rows): borderPicture(rows, &faults)
    default: choice(of: SourceNode.borders, called: thing, &faults)
    }
  }

  /// Whether a border is given as a picture, and not by its name or glyph by glyph.
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
  /// Whether it is eight signs or can be no name.
  fileprivate var areGlyphs: Bool {
    count == 8 ? !allSatisfy(\.isLetter) : !isEmpty && !contains(where: \.isLetter)
  }
}
