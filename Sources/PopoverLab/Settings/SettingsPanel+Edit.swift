import CellCanvas
import MessageText
import PopoverScenes
import PopoverThemes

/// The value that is edited, in its row and below it.
extension SettingsPanel {
  /// Draws what is typed, or the value that is chosen.
  func draw(_ edit: SettingEdit, in field: CellRect, on canvas: inout Canvas) {
    canvas.fill(field, with: Cell(style: look.style(.key)))
    line(of: edit).draw(in: field, style: look.style(.key), on: &canvas)
    guard edit.line.isEmpty, field.width > 2 else { return }
    let now = edit.index.map { edit.found[$0] } ?? edit.setting.shownValue
    canvas.draw(
      look.theme.text(now.shownSafely).shortened(to: field.width - 1),
      at: CellPoint(x: field.x + 1, y: field.y), style: look.style(.key), clip: field)
  }

  private func line(of edit: SettingEdit) -> TextLineView {
    TextLineView(edit.line, ambiguous: look.theme.ambiguousWidth)
  }

  /// The words of the edited setting, below its row.
  private var words: (found: [String], list: ListWindow)? {
    guard let edit = mode.edit, let row = selectedRow else { return nil }
    let found = edit.found
    if found.isEmpty { return nil }
    let height = min(found.count, list.rows.upperBound - row.y - 1)
    var place = columns.field(of: row)
    (place.y, place.height) = (row.y + 1, max(0, height))
    return (found, ListWindow(place, of: found.count, around: edit.index))
  }

  /// Draws the words among which one chooses.
  func drawWords(on canvas: inout Canvas) {
    guard let edit = mode.edit, let (found, list) = words else { return }
    for (index, place) in list.rows {
      let style = look.style(index == edit.index ? .selection : .text)
      canvas.fill(place, with: Cell(style: style))
      let text = look.theme.text(
        "\(index == edit.index ? "▸" : "│") \(found[index].shownSafely)")
      canvas.draw(text.shortened(to: place.width), at: place.origin, style: style, clip: place)
    }
  }

  /// The word of the edited setting at a cell of the screen.
  func word(at point: CellPoint) -> Int? { words?.list.index(at: point) }

  /// On what is typed, else on the selected setting.
  var cursor: CellPoint? {
    if mode.isSearching { return searchLine.cursor(in: content.row(content.y)) }
    guard let row = selectedRow else { return content.origin }
    return mode.edit.map { line(of: $0).cursor(in: columns.field(of: row)) } ?? row.origin
  }
}
