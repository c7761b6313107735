import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Lab {
  /// The list of keys over the scene, a page at a time where not all of it fits.
  func drawHelp(on canvas: inout Canvas) {
    guard let helpPage else { return }
    let list = helpList
    let chrome = PopoverChrome(
      frame: Rect(list.panel(in: container)), direction: nil, arrowOffset: 0,
      metrics: theme.metrics, grid: .cells)
    let content = CellRect(chrome.content)
    theme.draw(
      chrome, direction: nil, title: list.title(page: helpPage), depth: look.depth, on: &canvas)
    let text = style(.text)
    var name = text
    name.attributes.insert(.bold)
    for (line, y) in zip(list.page(helpPage), content.rows) {
      for (part, x, style) in [(line.keys, 0, name), (line.help, line.indent, text)] {
        canvas.draw(part, at: CellPoint(x: content.x + x, y: y), style: style, clip: content)
      }
    }
  }

  /// The page after the one shown; `nil` closes the list.
  var nextHelpPage: Int? {
    let next = helpPage.map { $0 + 1 } ?? 0
    return next < helpList.pageCount ? next : nil
  }

  private var helpList: HelpList {
    let insets = theme.metrics.contentViewInsets
    return HelpList(
      keyMap: keyMap, room: container.size,
      chrome: CellSize(
        width: Int(insets[.horizontal].sum), height: Int(insets[.vertical].sum)))
  }
}
