import CellCanvas
import PopoverGeometry
import PopoverThemes

/// The list of keys over a mode, shown page by page.
struct HelpPanel {
  private let lab: LabContext
  private let list: HelpList

  /// - Parameter keys: the keys of the mode, and those of the lines that can be typed there.
  init(_ keys: [KeyMap], _ lab: LabContext) {
    self.lab = lab
    let insets = lab.theme.metrics.contentViewInsets
    let sections = keys.flatMap(\.sections)
    list = HelpList(
      sections: sections.indices.filter { !sections[($0 + 1)...].contains(sections[$0]) }
        .map { sections[$0] },
      room: lab.screen.room.size,
      chrome: CellSize(
        width: Int(insets[.horizontal].sum), height: Int(insets[.vertical].sum)))
  }

  var pageCount: Int { list.pages.count }

  private var chrome: PopoverChrome {
    PopoverChrome(
      frame: Rect(list.panel(in: lab.screen.room)), direction: nil, arrowOffset: 0,
      metrics: lab.theme.metrics, grid: .cells)
  }

  var content: CellRect { CellRect(chrome.content) }

  func draw(page: Int, on canvas: inout Canvas) {
    let (chrome, content) = (chrome, content)
    lab.theme.draw(
      chrome, direction: nil, title: list.title(page: page, key: lab.key(for: "help")),
      depth: lab.display.depth, on: &canvas)
    for (line, y) in zip(list.pages[min(page, pageCount - 1)], content.rows) {
      draw(line, at: CellPoint(x: content.x, y: y), clip: content, on: &canvas)
    }
  }

  private func draw(
    _ line: HelpList.Line, at origin: CellPoint, clip: CellRect, on canvas: inout Canvas
  ) {
    let text = lab.style(.text)
    var name = text
    name.attributes.insert(.bold)
    let heading = Style(
      foreground: text.foreground, background: text.background,
      attributes: text.attributes.union(.underline))
    let parts = [
      (line.heading, 0, heading), (line.keys, HelpList.step, name), (line.help, line.indent, text),
    ]
    for (part, x, style) in parts {
      canvas.draw(
        part, at: CellPoint(x: origin.x + x, y: origin.y), style: style, clip: clip)
    }
  }
}
