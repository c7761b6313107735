import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension Lab {
  /// Opens the inspector, turns its pages, and closes it after the last.
  mutating func inspect() {
    let next = inspectorPage.map { $0 + 1 } ?? 0
    inspectorPage = next
    inspectorPage = next < inspectorPageCount ? next : nil
  }

  /// How many pages there are.
  var inspectorPageCount: Int { inspectorPages(map(keeping: nil)).count }

  /// What the inspector tells, in pages as high as its panel; the numbers are the last of them, and the
  /// only ones while one is turned.
  private func inspectorPages(_ map: KeptMap?) -> [[InspectorLine]] {
    if dial?.number != nil { return numberPages }
    let panel = explorerLayout.panel
    let inspection = inspection(map) ?? Inspection(of: noPopover)
    let lines = InspectorLine.all(
      of: inspection, width: max(1, panel.width - 3), ambiguous: theme.ambiguousWidth)
    return InspectorLine.pages(lines, rows: panel.height - 1) + numberPages
  }

  /// Why the selected popover is where it is; `nil` if the scene has none.
  func inspection(_ map: KeptMap?) -> Inspection? {
    inspectedPopover.map { placed in
      Inspection(placed, map: map?.map, flips: flips.flips)
    }
  }

  /// The selected popover; in a comparison as the selected engine has it.
  private var inspectedPopover: PlacedPopover? { tiles?.row?.popover ?? placedPopover }

  /// Whether a map is needed to tell what would change another engine's mind.
  var inspectsOtherEngine: Bool {
    inspectorPage != nil && inspectedPopover?.layout.rule == .given
  }

  func drawInspector(_ map: KeptMap?, on canvas: inout Canvas) {
    guard hasInspector else { return }
    let layout = explorerLayout
    var panel = layout.panel
    canvas.fill(panel, with: Cell(style: style(.text)))
    if layout.isBeside {
      let rule = CellRect(x: panel.x, y: panel.y, width: 1, height: panel.height)
      canvas.fill(rule, with: Cell(Glyph("│"), style: style(.border)))
      panel.x += 1
      panel.width -= 1
    }
    let pages = inspectorPages(map)
    let page = dial?.number.map(numberPage) ?? min(inspectorPage ?? 0, pages.count - 1)
    var heading = panel
    heading.height = 1
    drawHeading(
      inspectorTitle(page: page, of: pages, width: heading.width - 1), in: heading,
      on: &canvas)
    for (line, y) in zip(pages[page], panel.rows.dropFirst()) {
      canvas.draw(
        line.text, at: CellPoint(x: panel.x + 1, y: y), style: style(of: line), clip: panel)
    }
  }

  private func inspectorTitle(page: Int, of pages: [[InspectorLine]], width: Int) -> String {
    if dial?.number != nil { return " Numbers" }
    let place = "\(page + 1)/\(pages.count)"
    let isOfNumbers = page >= pages.count - numberPages.count
    let name = isOfNumbers ? "Numbers" : inspectedPopover.map { "Why \($0.name) is there" } ?? "Why"
    let more =
      isOfNumbers ? "\(key(for: .dial(.open(nil)))) turns one" : "\(key(for: .inspect)) for more"
    let short = isOfNumbers ? name : "Why"
    return [" \(name) \(place), \(more)", " \(name) \(place)"]
      .first { GlyphText($0).width <= width } ?? " \(short) \(place)"
  }

  private func style(of line: InspectorLine) -> Style {
    if line.isHeading { return style(.title) }
    var text = style(.text)
    if line.isMarked { text.attributes.insert(.bold) }
    return text
  }
}
