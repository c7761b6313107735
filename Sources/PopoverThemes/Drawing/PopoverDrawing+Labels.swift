import CellCanvas
import PopoverGeometry

extension PopoverDrawing {
  /// A title or a footer on its way into the picture.
  private struct Label {
    var text: GlyphText
    var place: ThemeLabel
    var role: ThemeRole
    /// The row of the content that it takes where it lies inside.
    var isFirstRow: Bool
  }

  /// Draws title and footer, the title first: the footer takes what is left of a row they share.
  ///
  /// - Returns: the content without the rows that they take.
  func drawLabels(title: GlyphText, footer: GlyphText, on canvas: inout Canvas) -> CellRect {
    var room = content
    var taken: [Taken] = []
    for label in [
      Label(text: title, place: look.title, role: .title, isFirstRow: true),
      Label(text: footer, place: look.footer, role: .footer, isFirstRow: false),
    ] where label.text.width > 0 {
      guard let row = row(of: label, in: room) else { continue }
      guard let columns = draw(label, row: row, taken, on: &canvas) else { continue }
      taken.append(Taken(row: row, columns: columns))
      room.lose(row)
    }
    return room
  }

  private struct Taken {
    var row: Int
    var columns: Range<Int>
  }

  private func row(of label: Label, in room: CellRect) -> Int? {
    switch label.place.position {
    case .top: background.rows.first
    case .bottom: background.rows.last
    case .inside:
      label.isFirstRow
        ? room.rows.clamped(to: background.rows).first
        : room.rows.clamped(to: background.rows).last
    }
  }

  private func draw(_ label: Label, row: Int, _ taken: [Taken], on canvas: inout Canvas)
    -> Range<Int>?
  {
    guard let (text, stretch) = fitted(label, row: row, taken), text.width > 0 else { return nil }
    let isInside = label.place.position == .inside
    let indent = label.place.alignment.indent(of: text.width, in: stretch.count)
    let x = stretch.lowerBound + indent
    canvas.draw(
      text, at: CellPoint(x: x, y: row), style: style(of: label.role, row: row, isInside),
      clip: background)
    return x..<x + text.width
  }

  /// Inside, a label lies on the fill, unless it has a background of its own.
  private func style(of role: ThemeRole, row: Int, _ isInside: Bool) -> Style {
    var style = ink.style(role, row: row)
    let border = ink.style(.border, row: row).background
    if isInside, style.background == border {
      style.background = ink.style(.fill, row: row).background
    }
    return style
  }

  /// The label as it fits, and the stretch that it fits into: the first in which the whole of it has room
  /// between blanks, which it does without where no arrow is beside it; else it is cut for the longest.
  private func fitted(_ label: Label, row: Int, _ taken: [Taken]) -> (GlyphText, Range<Int>)? {
    let text = label.text
    let hole = label.place.position == .inside ? nil : arrowColumns(row: row)
    let holes = taken.filter { $0.row == row }.map(\.columns) + [hole].compactMap { $0 }
    let stretches = holes.reduce([room(for: label)]) { stretches, columns in
      stretches.flatMap { $0.without(columns) }
    }
    let least = [text.width + 2] + (hole == nil ? [text.width] : [])
    for length in least {
      guard let stretch = stretches.first(where: { $0.count >= length }) else { continue }
      return (text.label(of: stretch.count), stretch)
    }
    return stretches.max { $0.count < $1.count }
      .map { (text.label(cutTo: $0.count, ellipsis: look.ellipsis), $0) }
  }

  /// Where a label may lie: in a border between the corners, inside in the whole row of the content.
  private func room(for label: Label) -> Range<Int> {
    if label.place.position == .inside { return content.columns.clamped(to: background.columns) }
    return background.columns.dropFirst(look.corners.left).dropLast(look.corners.right)
  }

  /// The columns of a row of the border that belong to the arrow or to a join that differs from the border.
  private func arrowColumns(row: Int) -> Range<Int>? {
    guard let direction, isBroken(direction), row == brokenRow(direction) else { return nil }
    return arrow.columns
  }

  /// Whether the arrow changes the border that it stands on.
  private func isBroken(_ direction: ArrowDirection) -> Bool {
    if look.seamless != nil || look.arrow.overlap > 0 { return true }
    guard case .border(let border) = look.surface else {
      return !look.arrow.joins[direction].isEmpty
    }
    return look.arrow.joins[direction].contains { $0 != border?.edge(direction) }
  }

  private func brokenRow(_ direction: ArrowDirection) -> Int? {
    switch direction {
    case .up: background.rows.first
    case .down: background.rows.last
    case .left, .right: nil
    }
  }
}

extension Range<Int> {
  /// What lies before and behind another range; that in the front first.
  fileprivate func without(_ other: Range<Int>) -> [Range<Int>] {
    let hole = other.clamped(to: self)
    return [lowerBound..<hole.lowerBound, hole.upperBound..<upperBound]
  }
}

extension CellRect {
  /// Gives away its first or its last row, if it is this one.
  fileprivate mutating func lose(_ row: Int) {
    guard let first = rows.first, let last = rows.last, row == first || row == last else { return }
    if row == first { y += 1 }
    height -= 1
  }
}

extension GlyphText {
  /// The text, which has room in `width` columns, with a blank before and after it as far as these have
  /// room too.
  func label(of width: Int) -> GlyphText {
    var label = GlyphText()
    if self.width < width { label.append(.space) }
    label.append(self)
    if label.width < width { label.append(.space) }
    return label
  }

  /// As much of the text as has room between two blanks; nothing where that is too little to be read.
  func label(cutTo width: Int, ellipsis: Glyph) -> GlyphText {
    let text = cut(to: width - 2, with: ellipsis)
    return text.width > 0 ? text.label(of: width) : text
  }

  /// The first columns of a longer text and a mark for the rest; less than two columns hold nothing.
  private func cut(to width: Int, with mark: Glyph) -> GlyphText {
    var text = GlyphText()
    guard width >= 2 else { return text }
    for glyph in glyphs {
      if text.width + glyph.width > width - mark.width { break }
      text.append(glyph)
    }
    text.append(mark)
    return text
  }
}

extension TitleAlignment {
  /// How far from the start a label lies; where there is room, a glyph of the border shows first.
  func indent(of width: Int, in length: Int) -> Int {
    let room = max(0, length - width)
    return switch self {
    case .start: min(1, room)
    case .center: room / 2
    case .end: room - min(1, room)
    }
  }
}
