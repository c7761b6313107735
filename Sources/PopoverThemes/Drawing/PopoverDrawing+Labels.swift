import CellCanvas
import PopoverGeometry

extension PopoverDrawing {
  private struct Label {
    var text: GlyphText
    var place: ThemeLabel
    var role: ThemeRole
    /// Whether it takes the first row of the content where it lies inside, or else the last one.
    var isFirstRow: Bool
  }

  /// A label as it fits into its row.
  struct PlacedLabel {
    fileprivate let text: GlyphText
    fileprivate let start: CellPoint
    fileprivate let role: ThemeRole
    fileprivate let isInside: Bool

    fileprivate var columns: Range<Int> { start.x..<start.x + text.width }
  }

  /// The title and then the footer, which takes the rest of the row if they share one, and the content without the rows
  /// that they take.
  func labels(title: GlyphText, footer: GlyphText) -> (placed: [PlacedLabel], room: CellRect) {
    var (placed, room): ([PlacedLabel], CellRect) = ([], content)
    for label in [
      Label(text: title, place: chrome.title, role: .title, isFirstRow: true),
      Label(text: footer, place: chrome.footer, role: .footer, isFirstRow: false),
    ] where label.text.width > 0 {
      guard let row = row(of: label, in: room),
        let next = self.placed(label, row: row, beside: placed)
      else { continue }
      placed.append(next)
      room.lose(row)
    }
    return (placed, room)
  }

  func draw(_ labels: [PlacedLabel], on canvas: inout Canvas) {
    for label in labels {
      let style = style(of: label.role, row: label.start.y, label.isInside)
      canvas.draw(label.text, at: label.start, style: style, clip: background)
    }
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

  private func placed(
    _ label: Label, row: Int, beside taken: [PlacedLabel]
  ) -> PlacedLabel? {
    guard let (text, stretch) = fitted(label, row: row, taken), text.width > 0 else { return nil }
    let indent = label.place.alignment.indent(of: text.width, in: stretch.count)
    return PlacedLabel(
      text: text, start: CellPoint(x: stretch.lowerBound + indent, y: row), role: label.role,
      isInside: label.place.position == .inside)
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

  /// The text of a label and the columns for it: the first free stretch into which all of it fits between
  /// blanks, or without blanks if no arrow is in the row; else it is cut to fit into the longest stretch.
  private func fitted(_ label: Label, row: Int, _ taken: [PlacedLabel]) -> (GlyphText, Range<Int>)?
  {
    let text = label.text
    let hole = label.place.position == .inside ? nil : arrowColumns(row: row)
    let holes = taken.filter { $0.start.y == row }.map(\.columns) + [hole].compactMap { $0 }
    let stretches = holes.reduce([room(for: label)]) { stretches, columns in
      stretches.flatMap { $0.without(columns) }
    }
    let least = [text.width + 2] + (hole == nil ? [text.width] : [])
    for length in least {
      guard let stretch = stretches.first(where: { $0.count >= length }) else { continue }
      return (text.label(of: stretch.count), stretch)
    }
    return stretches.max { $0.count < $1.count }
      .map { (text.label(cutTo: $0.count, ellipsis: chrome.ellipsis), $0) }
  }

  /// The columns for a label: between the corners of a border, or the whole row of the content.
  private func room(for label: Label) -> Range<Int> {
    if label.place.position == .inside { return content.columns.clamped(to: background.columns) }
    return background.columns.dropFirst(chrome.corners.left).dropLast(chrome.corners.right)
  }

  /// The columns of the arrow in a row, if arrow or join changes the border there.
  private func arrowColumns(row: Int) -> Range<Int>? {
    guard let direction, isBroken(direction), row == brokenRow(direction) else { return nil }
    return arrow.columns
  }

  /// Whether an arrow of this direction changes the border on which it stands.
  private func isBroken(_ direction: ArrowDirection) -> Bool {
    if chrome.seamless != nil || chrome.arrow.overlap > 0 { return true }
    guard case .border(let border) = chrome.surface else {
      return !chrome.arrow.joins[direction].isEmpty
    }
    return chrome.arrow.joins[direction].contains { $0 != border?.edge(direction) }
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
  /// The parts before and behind another range.
  fileprivate func without(_ other: Range<Int>) -> [Range<Int>] {
    let hole = other.clamped(to: self)
    return [lowerBound..<hole.lowerBound, hole.upperBound..<upperBound]
  }
}

extension CellRect {
  /// Removes a row if it is the first or the last one.
  fileprivate mutating func lose(_ row: Int) {
    guard let first = rows.first, let last = rows.last, row == first || row == last else { return }
    if row == first { y += 1 }
    height -= 1
  }
}

extension GlyphText {
  /// The text with a blank before and after it, where these fit into `width` columns too.
  func label(of width: Int) -> GlyphText {
    var label = GlyphText()
    if self.width < width { label.append(.space) }
    label.append(self)
    if label.width < width { label.append(.space) }
    return label
  }

  /// The start of the text that fits between two blanks; empty where it would be too short to be read.
  func label(cutTo width: Int, ellipsis: Glyph) -> GlyphText {
    width < 4 ? GlyphText() : shortened(to: width - 2, ellipsis: ellipsis).label(of: width)
  }
}

extension TitleAlignment {
  /// The distance of a label from the start. If there is room, one glyph of the border stays visible first.
  func indent(of width: Int, in length: Int) -> Int {
    let room = max(0, length - width)
    return switch self {
    case .start: min(1, room)
    case .center: room / 2
    case .end: room - min(1, room)
    }
  }
}
