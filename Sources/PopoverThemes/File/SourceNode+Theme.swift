import AnnotatedYAML
import CellCanvas

/// A value and its place in the file.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  var place: Place
}

extension SourceNode {
  /// A picture: a list of rows of one width whose characters take one cell each, or a text as its only row.
  func art(atMost limit: CellSize, _ faults: inout [Fault]) -> GlyphArt? {
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

  func placedArt(atMost limit: CellSize, _ faults: inout [Fault]) -> Placed<GlyphArt>? {
    art(atMost: limit, &faults).map { Placed(value: $0, place: place) }
  }

  private var artRows: [SourceNode]? {
    switch content {
    case .text: [self]
    case .list(let rows): rows
    case .mapping: nil
    }
  }

  private func artRow(atMost limit: CellSize, _ faults: inout [Fault]) -> [Glyph]? {
    // A single glyph has no rows that could be a list.
    if case .text(let text) = content, text.hasLineBreak, limit.height > 1 {
      faults.append(Fault(at: place, .theme(.brokenRow)))
      return nil
    }
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

extension StringProtocol {
  fileprivate var hasLineBreak: Bool { unicodeScalars.contains("\n") }
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

  static let borderSchema = ValueSchema.either([
    .words(borders.map(\.key)), .row(8),
    .tuple([.row(3), .textLike("^\(TextPattern.cells(1)) \(TextPattern.cells(1))$"), .row(3)]),
    .list(of: .row(2), 4...4), .list(of: .row(1), 8...8),
  ])

  /// A border: its name, a picture of 3x3 glyphs, or eight clockwise from top left, text or list.
  func border(_ thing: String, _ faults: inout [Fault]) -> BorderSet?? {
    switch content {
    case .text(let text) where text.areGlyphs: eightGlyphs(thing, &faults)
    case .list(let rows) where rows.count > BorderSet.pictureSize.height:
      eightGlyphs(thing, &faults)
    case .list(let rows): borderPicture(rows, &faults)
    default: choice(of: SourceNode.borders, called: thing, or: SourceNode.ownBorder, &faults)
    }
  }

  /// The forms of a border that has no name.
  private static let ownBorder = "eight glyphs or three rows of three"

  var isBorderPicture: Bool {
    if case .list(let rows) = content { rows.count == BorderSet.pictureSize.height } else { false }
  }

  private func eightGlyphs(_ thing: String, _ faults: inout [Fault]) -> BorderSet?? {
    art(atMost: CellSize(width: 64, height: 64), &faults).flatMap { art in
      let glyphs = Array(art.rows.joined())
      if glyphs.count == 8 { return BorderSet(clockwise: glyphs) }
      let expected = Fault.Expectation.one(
        of: SourceNode.borders.map(\.key), called: thing, or: SourceNode.ownBorder)
      faults.append(fault(counting: glyphs, as: "glyph", expecting: "\(expected)"))
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
  /// Whether it gives the glyphs of a border, as it has several lines or eight characters, or cannot be a name.
  fileprivate var areGlyphs: Bool {
    // A name below a | ends in a line break, too.
    if dropLast().hasLineBreak { return true }
    if count == 8 { return !allSatisfy(\.isLetter) }
    return !isEmpty && (!contains(where: \.isLetter) || contains { !$0.isASCII && !$0.isLetter })
  }
}

extension SourceNode {
  /// Reads a label: its alignment, or position and alignment by key.
  func readLabel(into label: inout ThemeLabel, _ faults: inout [Fault]) {
    guard case .mapping = content else {
      let others = "position and alignment by key"
      label.alignment =
        choice(TitleAlignment.self, "alignment", or: others, &faults) ?? label.alignment
      return
    }
    read(into: &label, by: SourceNode.labelKeys, &faults)
  }

  static let labelSchema = ValueSchema.either([
    .words(of: TitleAlignment.self), labelKeys.schema,
  ])

  private static let labelKeys: KeyTable<ThemeLabel> = [
    "position": .choice(LabelPosition.self, "position") { $0.position = $1 },
    "alignment": .choice(TitleAlignment.self, "alignment") { $0.alignment = $1 },
  ]
}

extension SourceNode {
  /// Reads a shadow: `none`, a side, or its properties by key.
  func readShadow(into shadow: inout ThemeShadow?, _ faults: inout [Fault]) {
    if case .mapping = content {
      var own = shadow ?? ThemeShadow()
      read(into: &own, by: SourceNode.shadowKeys, &faults)
      shadow = own
      return
    }
    let others = "side, size, dim and glyph by key"
    if let side = choice(of: SourceNode.shadows, called: "shadow", or: others, &faults) {
      shadow = side.map { ThemeShadow(side: $0) }
    }
  }

  private static let shadows: KeyValuePairs<String, ShadowSide?> = [
    "right": .right, "left": .left, "none": nil,
  ]

  static let shadowSchema = ValueSchema.either([
    .words(shadows.map(\.key)), shadowKeys.schema,
  ])

  private static let shadowKeys: KeyTable<ThemeShadow> = [
    "side": .choice(ShadowSide.self, "side") { $0.side = $1 },
    "size": .init(.tuple([.whole(shadowRows), .whole(shadowColumns)])) {
      $0.size = $1.shadowSize(&$2) ?? $0.size
    },
    "dim": .whole(percent) { $0.dim = $1 },
    "glyph": .init(glyphSchema) { $0.glyph = $1.glyph(&$2) ?? $0.glyph },
  ]

  private static let shadowRows = 0...4
  private static let shadowColumns = 0...8
  /// How much darker something becomes.
  private static let percent = 0...100

  private func shadowSize(_ faults: inout [Fault]) -> CellSize? {
    guard let nodes = list(of: "rows and columns", &faults),
      let size = rowsAndColumns(
        nodes, Self.shadowRows, Self.shadowColumns, expecting: "[rows, columns]", &faults)
    else { return nil }
    return CellSize(width: size.columns.value, height: size.rows.value)
  }

  private static let oneCell = CellSize(width: 1, height: 1)

  /// A glyph, which may be a list as other art is.
  static let glyphSchema = ValueSchema.oneOrList(of: .row(1), 1...1)

  func glyph(_ faults: inout [Fault]) -> Glyph? {
    art(atMost: SourceNode.oneCell, &faults)?.rows.first?.first
  }

  /// Reads a backdrop: `none`, `dim`, or how much darker the page becomes, in percent.
  func readBackdrop(into backdrop: inout Int?, _ faults: inout [Fault]) {
    if case .text(let text) = content, Int(text) != nil {
      backdrop = integer(in: Self.percent, &faults) ?? backdrop
    } else if case .text(let text) = content, text.contains(where: \.isNumber) {
      faults.append(fault(expecting: .other(Self.percentage)))
    } else if let dim = choice(
      of: SourceNode.backdrops, called: "backdrop", or: Self.percentage, &faults)
    {
      backdrop = dim
    }
  }

  private static let percentage =
    "a percentage, written as a whole number from \(percent.lowerBound) to \(percent.upperBound)"

  private static let backdrops: KeyValuePairs<String, Int?> = ["dim": 40, "none": nil]

  static let backdropSchema = ValueSchema.either([
    .whole(percent), .words(backdrops.map(\.key)),
  ])
}
