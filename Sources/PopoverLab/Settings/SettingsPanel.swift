import CellCanvas
import MessageText
import PopoverScenes
import PopoverThemes

/// The panel with the list of settings, beside the scene or below it.
struct SettingsPanel {
  private enum Line {
    case heading(SettingFacts.Group)
    case setting(Int)
  }

  let mode: SettingsMode
  let look: LabLook
  private let layout: ExplorerLayout
  private let lab: LabContext
  private let lines: [Line]

  init(_ mode: SettingsMode, _ lab: LabContext) {
    (self.mode, self.lab, look, layout) = (mode, lab, lab.look, lab.explorer)
    let found = mode.found
    lines = found.indices.flatMap { index -> [Line] in
      let isFirst = index == 0 || found[index - 1].group != found[index].group
      return (isFirst ? [.heading(found[index].group)] : []) + [.setting(index)]
    }
  }

  var frame: CellRect { layout.panel }
  var content: CellRect { layout.content }

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

  var columns: SettingColumns { columns(keys) }

  private func columns(_ keys: [String]) -> SettingColumns {
    SettingColumns(width: list.width, names: mode.found.map(\.name), keys: keys)
  }

  /// What changes each setting that was found.
  private var keys: [String] { SettingTable(lab).keys(of: mode.found) }

  var selectedRow: CellRect? {
    row(of: mode.selected).map { list.row(list.y + $0 - mode.top) }
  }
}

extension SettingsPanel {
  func draw(on canvas: inout Canvas) {
    look.drawPanel(of: layout, on: &canvas)
    let (keys, settings) = (keys, mode.found.compactMap(SettingTable(lab).setting))
    let columns = columns(keys)
    drawTitle(changed: settings.count(where: \.isChanged), on: &canvas)
    for (line, y) in zip(lines.dropFirst(mode.top), list.rows) {
      switch line {
      case .heading(let group): drawHeading(group, in: list.row(y), on: &canvas)
      case .setting(let index):
        draw(
          settings[index], isSelected: index == mode.selected, columns, keys[index],
          in: list.row(y), on: &canvas)
      }
    }
    drawWords(on: &canvas)
  }

  private func drawTitle(changed: Int, on canvas: inout Canvas) {
    let place = content.row(content.y)
    if mode.isSearching {
      canvas.fill(place, with: Cell(style: look.style(.key)))
      return searchLine.draw(in: place, style: look.style(.key), on: &canvas)
    }
    let count = mode.found.isEmpty ? "no match" : "\(mode.selected + 1)/\(mode.found.count)"
    let search = mode.search.isEmpty ? "" : " /\(mode.search.text)"
    let words = [
      " Settings\(search) \(count), • \(changed) not at the default", " Settings\(search) \(count)",
    ]
    look.drawHeading(words.first(fitting: place.width), in: place, on: &canvas)
  }

  var searchLine: TextLineView { look.searchLine(mode.search) }

  /// `── Popover hover ──`.
  private func drawHeading(
    _ group: SettingFacts.Group, in row: CellRect, on canvas: inout Canvas
  ) {
    let style = look.style(.border)
    canvas.fill(row, with: Cell(Glyph("─"), style: style))
    let title = look.theme.text(
      " \(SettingTable(lab).title(of: group).withoutOuterBlanks.shownSafely) ")
    canvas.draw(
      title.shortened(to: max(1, row.width - 2)), at: CellPoint(x: row.x + 2, y: row.y),
      style: look.style(.title), clip: row)
  }

  private func draw(
    _ setting: LabSetting, isSelected: Bool, _ columns: SettingColumns, _ key: String,
    in row: CellRect, on canvas: inout Canvas
  ) {
    let obstacle = setting.facts.obstacle(in: lab)
    let style = style(of: setting, hasEffect: obstacle == nil, isSelected: isSelected)
    canvas.fill(row, with: Cell(style: style))
    func put(_ words: String, _ column: Range<Int>) {
      let text = look.theme.text(words.shownSafely).shortened(to: column.count)
      canvas.draw(
        text, at: CellPoint(x: row.x + column.lowerBound, y: row.y), style: style, clip: row)
    }
    put(setting.isChanged ? "•" : " ", columns.mark)
    put(setting.name, columns.name)
    if isSelected, let edit = mode.edit {
      return draw(edit, in: columns.field(of: row), on: &canvas)
    }
    put(setting.shownValue, columns.value)
    put(columns.note(setting.origin, obstacle), columns.note)
    put(key, columns.key)
  }

  private func style(of setting: LabSetting, hasEffect: Bool, isSelected: Bool) -> Style {
    if isSelected { return look.style(.selection) }
    if !hasEffect || setting.fixedReason != nil { return look.style(.dim) }
    var style = look.style(.text)
    if setting.isChanged { style.attributes.insert(.bold) }
    return style
  }
}
