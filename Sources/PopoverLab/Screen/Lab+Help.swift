import CellCanvas
import PopoverGeometry
import PopoverThemes

extension Lab {
  /// The list of keys over the scene, a page at a time where not all of it fits.
  func drawHelp(on canvas: inout Canvas) {
    guard let helpPage else { return }
    let (list, chrome) = (helpList, helpChrome)
    let content = CellRect(chrome.content)
    theme.draw(
      chrome, direction: nil, title: list.title(page: helpPage, key: key(for: .help)),
      depth: look.depth, on: &canvas)
    for (line, y) in zip(list.pages[min(helpPage, list.pages.count - 1)], content.rows) {
      draw(line, at: CellPoint(x: content.x, y: y), clip: content, on: &canvas)
    }
  }

  private var helpChrome: PopoverChrome {
    PopoverChrome(
      frame: Rect(helpList.panel(in: room)), direction: nil, arrowOffset: 0,
      metrics: theme.metrics, grid: .cells)
  }

  /// Where the list of keys is.
  var helpContent: CellRect { CellRect(helpChrome.content) }

  private func draw(
    _ line: HelpList.Line, at origin: CellPoint, clip: CellRect, on canvas: inout Canvas
  ) {
    let text = style(.text)
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

  /// The page after the one shown; `nil` closes the list.
  var nextHelpPage: Int? {
    let next = helpPage.map { $0 + 1 } ?? 0
    return next < helpList.pages.count ? next : nil
  }

  /// Turns the pages of the list of keys, and stops at its ends.
  mutating func turnHelp(by pages: Int) {
    helpPage = helpPage.map { max(0, min($0 + pages, helpList.pages.count - 1)) }
  }

  /// The keys of what is open, and those of what may be typed there.
  private var helpSections: [KeySection] {
    let maps: [KeyMap] =
      switch focus {
      case .scene, .prompt, .palette: [keyMap, .prompt, .palette]
      case .dial: [.dial, .prompt, .palette]
      case .comparison: [.comparison, keyMap, .prompt, .palette]
      case .motion: [.motion, .prompt, .palette]
      case .sheet: [.sheet, .prompt, .palette]
      case .browser, .search: [.browser, .search, .prompt, .palette]
      }
    let sections = maps.flatMap(\.sections)
    return sections.indices.filter { !sections[($0 + 1)...].contains(sections[$0]) }
      .map { sections[$0] }
  }

  private var helpList: HelpList {
    let insets = theme.metrics.contentViewInsets
    return HelpList(
      sections: helpSections, room: room.size,
      chrome: CellSize(
        width: Int(insets[.horizontal].sum), height: Int(insets[.vertical].sum)))
  }
}
