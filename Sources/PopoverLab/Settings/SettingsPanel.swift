import CellCanvas
import PopoverScenes
import PopoverThemes

/// The panel with the list of settings, beside the scene or below it.
struct SettingsPanel {
  private enum Line {
    case heading(SettingFacts.Group)
    case setting(Int)
  }

  private let mode: SettingsMode
  private let lab: LabContext
  private let lines: [Line]
  let found: [LabSetting]
  let frame: CellRect

  init(_ mode: SettingsMode, _ lab: LabContext) {
    (self.mode, self.lab, frame) = (mode, lab, lab.explorer.panel)
    let found = mode.found(in: lab)
    self.found = found
    lines = found.indices.flatMap { index -> [Line] in
      let isFirst = index == 0 || found[index - 1].group != found[index].group
      return (isFirst ? [.heading(found[index].group)] : []) + [.setting(index)]
    }
  }

  /// The panel without the rule at its left edge.
  private var content: CellRect {
    let rule = lab.explorer.isBeside ? 1 : 0
    return CellRect(
      x: frame.x + rule, y: frame.y, width: max(0, frame.width - rule), height: frame.height)
  }

  /// The lines below the title.
  var list: CellRect {
    CellRect(
      x: content.x, y: content.y + 1, width: content.width, height: max(0, content.height - 1))
  }

  /// The lines of a setting, with the heading if it is the first of its group.
  func rows(of setting: Int) -> Range<Int>? {
    guard let row = row(of: setting) else { return nil }
    if row > 0, case .heading = lines[row - 1] { return row - 1..<row + 1 }
    return row..<row + 1
  }

  private func row(of setting: Int) -> Int? {
    lines.firstIndex { if case .setting(setting) = $0 { true } else { false } }
  }

  func setting(at point: CellPoint) -> Int? {
    guard list.contains(point) else { return nil }
    let row = mode.top + point.y - list.y
    guard lines.indices.contains(row), case .setting(let index) = lines[row] else { return nil }
    return index
  }

  private var columns: SettingColumns {
    SettingColumns(width: list.width, names: found.map(\.name), keys: found.map(key))
  }

  private func key(_ setting: LabSetting) -> String { SettingTable(lab).key(of: setting) }

  private var selectedRow: CellRect? {
    row(of: mode.selected).map { list.row(list.y + $0 - mode.top) }
  }
}

extension SettingsPanel {
  func draw(on canvas: inout Canvas) {
    canvas.fill(frame, with: Cell(style: lab.style(.text)))
    if lab.explorer.isBeside {
      canvas.drawRule(at: frame.x, rows: frame.rows, style: lab.style(.border))
    }
    drawTitle(on: &canvas)
    for (line, y) in zip(lines.dropFirst(mode.top), list.rows) {
      switch line {
      case .heading(let group): drawHeading(group, in: list.row(y), on: &canvas)
      case .setting(let index): draw(index, in: list.row(y), on: &canvas)
      }
    }
    drawWords(on: &canvas)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let place = content.row(content.y)
    if mode.isSearching {
      canvas.fill(place, with: Cell(style: lab.style(.key)))
      return searchLine.draw(in: place, style: lab.style(.key), on: &canvas)
    }
    let changed = found.count(where: \.isChanged)
    let count = found.isEmpty ? "no match" : "\(mode.selected + 1)/\(found.count)"
    let search = mode.search.isEmpty ? "" : " /\(mode.search.text)"
    let words = [
      " Settings\(search) \(count), • \(changed) not at the default", " Settings\(search) \(count)",
    ]
    lab.drawHeading(words.first(fitting: place.width), in: place, on: &canvas)
  }

  private var searchLine: TextLineView {
    TextLineView(line: mode.search, prefix: "/", ambiguous: lab.theme.ambiguousWidth)
  }

  /// `── Popover hover ──`.
  private func drawHeading(
    _ group: SettingFacts.Group, in row: CellRect, on canvas: inout Canvas
  ) {
    let style = lab.style(.border)
    canvas.fill(row, with: Cell(Glyph("─"), style: style))
    let title = lab.theme.text(" \(SettingTable(lab).title(of: group).trimmed.shownSafely) ")
    canvas.draw(
      title.shortened(to: max(1, row.width - 2)), at: CellPoint(x: row.x + 2, y: row.y),
      style: lab.style(.title), clip: row)
  }

  private func draw(_ index: Int, in row: CellRect, on canvas: inout Canvas) {
    let (setting, columns) = (found[index], columns)
    let obstacle = SettingRule.obstacle(of: setting.name, in: lab)
    let style = style(of: setting, hasEffect: obstacle == nil, isSelected: index == mode.selected)
    canvas.fill(row, with: Cell(style: style))
    func put(_ words: String, _ column: Range<Int>) {
      let text = lab.theme.text(words.shownSafely).shortened(to: column.count)
      canvas.draw(
        text, at: CellPoint(x: row.x + column.lowerBound, y: row.y), style: style, clip: row)
    }
    put(setting.isChanged ? "•" : " ", columns.mark)
    put(setting.name, columns.name)
    if index == mode.selected, let edit = mode.edit {
      return draw(edit, in: columns.field(of: row), on: &canvas)
    }
    put(setting.shownValue, columns.value)
    put(columns.note(setting.origin, obstacle), columns.note)
    put(key(setting), columns.key)
  }

  private func style(of setting: LabSetting, hasEffect: Bool, isSelected: Bool) -> Style {
    if isSelected { return lab.style(.selection) }
    if !hasEffect || setting.fixedReason != nil { return lab.style(.dim) }
    var style = lab.style(.text)
    if setting.isChanged { style.attributes.insert(.bold) }
    return style
  }
}

extension SettingsPanel {
  private func draw(_ edit: SettingEdit, in field: CellRect, on canvas: inout Canvas) {
    canvas.fill(field, with: Cell(style: lab.style(.key)))
    line(of: edit).draw(in: field, style: lab.style(.key), on: &canvas)
    guard edit.line.isEmpty, field.width > 2 else { return }
    let now = edit.index.map { edit.found[$0] } ?? edit.setting.shownValue
    canvas.draw(
      lab.theme.text(now.shownSafely).shortened(to: field.width - 1),
      at: CellPoint(x: field.x + 1, y: field.y), style: lab.style(.key), clip: field)
  }

  private func line(of edit: SettingEdit) -> TextLineView {
    TextLineView(line: edit.line, prefix: "", ambiguous: lab.theme.ambiguousWidth)
  }

  /// The words of the edited setting, below its row, and the first of them that is shown.
  private var words: (place: CellRect, first: Int)? {
    guard let edit = mode.edit, let row = selectedRow, !edit.found.isEmpty else { return nil }
    let height = min(edit.found.count, list.rows.upperBound - row.y - 1)
    var place = columns.field(of: row)
    (place.y, place.height) = (row.y + 1, max(0, height))
    let first = (edit.index ?? 0) - place.height / 2
    return (place, max(0, min(first, edit.found.count - place.height)))
  }

  private func drawWords(on canvas: inout Canvas) {
    guard let edit = mode.edit, let (place, first) = words else { return }
    for (index, y) in zip(first..<edit.found.count, place.rows) {
      let style = lab.style(index == edit.index ? .selection : .text)
      canvas.fill(place.row(y), with: Cell(style: style))
      let text = lab.theme.text(
        "\(index == edit.index ? "▸" : "│") \(edit.found[index].shownSafely)")
      canvas.draw(
        text.shortened(to: place.width), at: CellPoint(x: place.x, y: y), style: style, clip: place)
    }
  }

  /// The word of the edited setting at a cell of the screen.
  func word(at point: CellPoint) -> Int? {
    guard let edit = mode.edit, let (place, first) = words, place.contains(point) else {
      return nil
    }
    let index = first + point.y - place.y
    return edit.found.indices.contains(index) ? index : nil
  }

  /// On what is typed, else on the selected setting.
  var cursor: CellPoint? {
    if mode.isSearching { return searchLine.cursor(in: content.row(content.y)) }
    guard let row = selectedRow else { return content.origin }
    return mode.edit.map { line(of: $0).cursor(in: columns.field(of: row)) } ?? row.origin
  }
}

/// The columns of the list of settings.
private struct SettingColumns {
  let mark = 0..<1
  let name: Range<Int>
  let value: Range<Int>
  let note: Range<Int>
  let key: Range<Int>

  private static let values = 7...24

  init(width: Int, names: [String], keys: [String]) {
    func longest(_ words: [String]) -> Int { words.map { GlyphText($0).width }.max() ?? 0 }
    let keyWidth = longest(keys)
    name = 2..<2 + longest(names)
    key = max(name.upperBound, width - keyWidth - 1)..<width
    let rest = max(0, key.lowerBound - name.upperBound - 3)
    let values = max(Self.values.lowerBound, min(rest / 2, Self.values.upperBound))
    value = name.upperBound + 1..<name.upperBound + 1 + min(values, rest)
    note = value.upperBound + 1..<max(value.upperBound + 1, key.lowerBound - 1)
  }

  /// The cells of a row in which a value is edited.
  func field(of row: CellRect) -> CellRect {
    CellRect(
      x: row.x + value.lowerBound, y: row.y, width: max(0, row.width - value.lowerBound), height: 1)
  }

  /// Who has chosen the value, or why it has no effect.
  func note(_ origin: SettingOrigin, _ obstacle: String?) -> String {
    guard let obstacle else { return origin.words }
    return ["no effect: \(obstacle)", "no effect", "unused"].first(fitting: note.count)
  }
}
