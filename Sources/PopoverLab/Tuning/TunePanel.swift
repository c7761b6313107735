import CellCanvas
import ColorSchemes
import MessageText

/// The panel with the colours of a scheme, beside the scene or below it: each with its number and its contrast.
struct TunePanel {
  private let look: LabLook
  private let layout: ExplorerLayout
  private let choice: ThemeChoice
  private let scheme: ColorScheme?
  private let slot: SchemeSlot
  let parts: [[SchemeSlot]]
  /// What the status line says of the selected colour; below the rows where that line is too short for it.
  private let notes: [GlyphText]

  init(_ mode: TuneMode, _ lab: LabContext) {
    (look, layout, slot, choice) = (lab.look, lab.explorer, mode.slot, lab.themes.choice)
    scheme = lab.themes.tunedScheme(choice)
    parts = scheme?.parts ?? []
    notes = look.notes(mode.words(lab), width: layout.content.width)
  }

  var frame: CellRect { layout.panel }

  private var content: CellRect { layout.content }

  /// The lines below the title and the headings.
  var list: ListWindow {
    let height = max(0, content.height - 2)
    let place = CellRect(
      x: content.x, y: content.y + 2, width: content.width,
      height: max(min(1, height), height - notes.count))
    return ListWindow(place, of: parts.count, around: selected)
  }

  var selected: Int { parts.firstIndex { $0.contains(slot) } ?? 0 }

  var cursor: CellPoint? { frame.isEmpty ? nil : list.start(of: selected) }
}

extension TunePanel {
  /// The columns of the number, the contrast and the name, each after a sample and a mark.
  private static let (sampleWidth, hexadecimal, contrast, name) = (4, 8, 16, 23)

  func draw(on canvas: inout Canvas) {
    look.drawPanel(of: layout, on: &canvas)
    look.drawHeading(title, in: content.row(content.y), on: &canvas)
    put(
      ["", "Colour", "Contrast", ""], in: content.row(content.y + 1), look.style(.title),
      on: &canvas
    )
    for (index, place) in list.rows { draw(parts[index], in: place, on: &canvas) }
    for (note, y) in zip(notes, content.rows.dropFirst(2 + list.place.height)) {
      canvas.draw(
        note, at: CellPoint(x: content.x, y: y), style: look.style(.dim), clip: content)
    }
  }

  private var title: String {
    let count = choice.tuning?.colors.count ?? 0
    let name = (choice.scheme ?? "").shownSafely
    return " \(name), \(count == 0 ? "as in the file" : "• \(count) changed")"
  }

  private func draw(_ part: [SchemeSlot], in row: CellRect, on canvas: inout Canvas) {
    guard let scheme, let rgb = scheme[part[0]] else { return }
    let isChanged = choice.tuning?[part[0]] != nil
    let style = look.style(part.contains(slot) ? .selection : .text)
    let words = [
      isChanged ? "•" : "", Color.rgb(rgb).hexadecimal ?? "",
      TunedContrast(of: part[0], in: scheme)?.figure ?? "",
      part.map(\.name).joined(separator: ", "),
    ]
    canvas.fill(row, with: Cell(style: style))
    put(words, in: row, style, on: &canvas)
    let sample = CellRect(x: row.x + 2, y: row.y, width: Self.sampleWidth, height: 1)
    let shown = Color.rgb(rgb).reduced(to: look.depth)
    canvas.fill(sample.intersection(row), with: Cell(style: Style(background: shown)))
  }

  private func put(_ words: [String], in row: CellRect, _ style: Style, on canvas: inout Canvas) {
    canvas.fill(row, with: Cell(style: style))
    for (words, x) in zip(words, [0, Self.hexadecimal, Self.contrast, Self.name]) {
      let text = look.theme.text(words.shownSafely).shortened(to: max(0, row.width - x))
      canvas.draw(text, at: CellPoint(x: row.x + x, y: row.y), style: style, clip: row)
    }
  }
}
