import CellCanvas
import PopoverGeometry
import PopoverThemes

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

/// The lines of the list of keys, laid out in pages for a room. Keys and words are side by side, or where that is
/// too wide the words are below the keys. A section stays on one page if it fits.
struct HelpList {
  struct Line: Equatable {
    var heading = GlyphText()
    var keys = GlyphText()
    var help = GlyphText()
    var indent = 0

    var width: Int { max(heading.width, HelpList.step + keys.width, indent + help.width) }
  }

  static let step = 2

  private(set) var pages: [[Line]]
  private let chrome: CellSize

  init(sections: [KeySection], room: CellSize, chrome: CellSize) {
    self.chrome = chrome
    let columns = room.width - chrome.width
    let groups = sections.flatMap(\.groups)
    let indent = HelpList.step + 2 + (groups.map { GlyphText($0.label).width }.max() ?? 0)
    let isWide = groups.allSatisfy { indent + GlyphText($0.help).width <= columns }
    let blocks = sections.map { section in
      [[Line(heading: GlyphText(section.title))]]
        + section.groups.map { HelpList.block($0, indent: isWide ? indent : nil) }
    }
    pages = HelpList.paged(blocks, rows: max(1, room.height - chrome.height))
  }

  /// The lines of one group: one, or two if `indent` is `nil`.
  private static func block(_ group: KeyGroup, indent: Int?) -> [Line] {
    let (keys, help) = (GlyphText(group.label), GlyphText(group.help))
    guard let indent else { return [Line(keys: keys), Line(help: help, indent: 2 * step)] }
    return [Line(keys: keys, help: help, indent: indent)]
  }

  /// Fills pages with sections. A section without room on the page goes to the next, a block is broken only if it
  /// is longer than a page, and a heading is never the last line.
  private static func paged(_ sections: [[[Line]]], rows: Int) -> [[Line]] {
    var pages: [[Line]] = [[]]
    func room() -> Int { rows - pages[pages.count - 1].count }
    for blocks in sections {
      let whole = blocks.joined().count
      if whole > room(), whole <= rows { pages.append([]) }
      let start = blocks.prefix(2).joined().count
      if start > room() { pages.append([]) }
      for block in blocks {
        if block.count > room() { pages.append([]) }
        pages[pages.count - 1] += block
      }
    }
    return pages.filter { !$0.isEmpty }
  }

  func title(page: Int, key: String) -> String {
    guard pages.count > 1 else { return "Keys" }
    let next = page + 1 < pages.count ? "\(key) for more" : "\(key) closes"
    return "Keys \(page + 1)/\(pages.count), \(next)"
  }

  /// The panel: in the middle, as large as the longest line and the longest page need.
  func panel(in container: CellRect) -> CellRect {
    let columns = (pages.joined().map(\.width).max() ?? 0) + chrome.width
    let rows = (pages.map(\.count).max() ?? 0) + chrome.height
    let width = min(container.width, columns)
    let height = min(container.height, rows)
    return CellRect(
      x: container.x + (container.width - width) / 2,
      y: container.y + (container.height - height) / 2, width: width, height: height)
  }
}
