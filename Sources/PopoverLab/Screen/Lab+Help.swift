import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Lab {
  /// The list of keys over the scene, a page at a time where not all of it fits.
  func drawHelp(on canvas: inout Canvas) {
    guard let helpPage else { return }
    let list = helpList
    let lines = list.page(helpPage)
    let panel = list.panel(in: container)
    let layout = PopoverLayout(panel: Rect(panel), metrics: theme.metrics)
    let content = CellRect(layout.content)
    theme.draw(layout, title: list.title(page: helpPage), depth: look.depth, on: &canvas)
    for (y, line) in lines.enumerated() {
      let origin = CellPoint(x: content.x, y: content.y + y)
      let text = CellRect(x: origin.x, y: origin.y, width: content.width, height: 1)
      canvas.draw(line.keys, at: origin, style: style(.key), clip: text)
      let help = CellPoint(x: origin.x + list.keyColumns + 2, y: origin.y)
      canvas.draw(line.help, at: help, style: style(.text), clip: text)
    }
  }

  /// The page after the one shown; `nil` closes the list.
  var nextHelpPage: Int? {
    let pages = helpList.pageCount
    let next = helpPage.map { $0 + 1 } ?? 0
    return next < pages ? next : nil
  }
}

extension Lab {
  private var helpList: HelpList {
    HelpList(
      keyMap: .standard, room: container.size,
      chrome: CellSize(
        width: Int(theme.metrics.contentViewInsets[.horizontal].sum),
        height: Int(theme.metrics.contentViewInsets[.vertical].sum)))
  }
}

/// The lines of the list of keys, arranged for a room.
struct HelpList {
  struct Line: Equatable {
    var keys: GlyphText
    var help: GlyphText
  }

  private let lines: [Line]
  private let room: CellSize
  /// What the border and the padding of a panel take.
  private let chrome: CellSize
  /// The columns of the longest names of keys.
  let keyColumns: Int

  init(keyMap: KeyMap, room: CellSize, chrome: CellSize) {
    lines = keyMap.groups.map { group in
      Line(keys: GlyphText(group.label), help: GlyphText(group.help))
    }
    self.room = room
    self.chrome = chrome
    keyColumns = lines.map(\.keys.width).max() ?? 0
  }

  private var linesPerPage: Int { max(1, room.height - chrome.height) }

  var pageCount: Int { (lines.count + linesPerPage - 1) / linesPerPage }

  func page(_ page: Int) -> [Line] {
    Array(lines.dropFirst(page * linesPerPage).prefix(linesPerPage))
  }

  func title(page: Int) -> String {
    pageCount > 1 ? "Keys \(page + 1)/\(pageCount), ? for more" : "Keys"
  }

  /// A panel in the middle that holds the longest line.
  func panel(in container: CellRect) -> CellRect {
    let columns = keyColumns + 2 + (lines.map(\.help.width).max() ?? 0) + chrome.width
    let width = min(container.width, columns)
    let height = min(container.height, min(lines.count, linesPerPage) + chrome.height)
    return CellRect(
      x: container.x + (container.width - width) / 2,
      y: container.y + (container.height - height) / 2, width: width, height: height)
  }
}
