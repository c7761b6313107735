import CellCanvas
import PopoverScenes
import PopoverThemes

/// The panel of the inspector, in pages: why a popover is where it is, and the numbers that a dial can turn.
struct InspectorPanel {
  let lab: LabContext
  /// The map of another engine's placements, if the popover has one.
  let map: SideMap?

  private var panel: CellRect { lab.explorer.panel }
  private var numbers: LabNumbers { LabNumbers(lab) }

  private var popover: PlacedPopover? { lab.explainedPopover }

  init(_ lab: LabContext, map: SideMap?) { (self.lab, self.map) = (lab, map) }

  var pageCount: Int { pages.count }

  /// All pages; the numbers are on the last ones, and on the only ones while a number is turned.
  private var pages: [[InspectorLine]] {
    if lab.explanation.turning != nil { return numbers.pages }
    let lines = InspectorLine.all(
      of: inspection, width: max(1, panel.width - 3), ambiguous: lab.theme.ambiguousWidth)
    return InspectorLine.pages(lines, rows: panel.height - 1) + numbers.pages
  }

  var inspection: Inspection {
    popover.map { Inspection($0, map: map?.map, flips: lab.flips.flips) }
      ?? Inspection(of: lab.noPopover)
  }

  func draw(on canvas: inout Canvas) {
    guard lab.explanation.hasInspector else { return }
    var panel = panel
    canvas.fill(panel, with: Cell(style: lab.style(.text)))
    if lab.explorer.isBeside {
      canvas.drawRule(at: panel.x, rows: panel.rows, style: lab.style(.border))
      panel.x += 1
      panel.width -= 1
    }
    let pages = pages
    let page =
      lab.explanation.turning.map(numbers.page)
      ?? min(lab.explanation.inspectorPage ?? 0, pages.count - 1)
    lab.drawHeading(
      title(page: page, of: pages, width: panel.width - 1), in: panel.row(panel.y), on: &canvas)
    for (line, y) in zip(pages[page], panel.rows.dropFirst()) {
      canvas.draw(
        line.text, at: CellPoint(x: panel.x + 1, y: y), style: style(of: line), clip: panel)
    }
  }

  private func title(page: Int, of pages: [[InspectorLine]], width: Int) -> String {
    if lab.explanation.turning != nil { return " Numbers" }
    let place = "\(page + 1)/\(pages.count)"
    let isOfNumbers = page >= pages.count - numbers.pages.count
    let name = isOfNumbers ? "Numbers" : popover.map { "Why \($0.name) is there" } ?? "Why"
    let more =
      isOfNumbers ? "\(lab.key(for: "dial")) turns one" : "\(lab.key(for: "why")) for more"
    let short = isOfNumbers ? name : "Why"
    return [" \(name) \(place), \(more)", " \(name) \(place)", " \(short) \(place)"]
      .first(fitting: width)
  }

  private func style(of line: InspectorLine) -> Style {
    if line.isHeading { return lab.style(.title) }
    var text = lab.style(.text)
    if line.isMarked { text.attributes.insert(.bold) }
    return text
  }

  /// The number in the line at a cell of the screen; `nil` if there is none.
  func number(at point: CellPoint) -> LabNumber? {
    guard lab.explanation.hasInspector, let page = lab.explanation.inspectorPage else {
      return nil
    }
    let first = pageCount - numbers.pages.count
    return page >= first ? numbers.number(at: point, page: page - first) : nil
  }
}

extension Canvas {
  mutating func drawRule(at x: Int, rows: Range<Int>, style: Style) {
    let rule = CellRect(x: x, y: rows.lowerBound, width: 1, height: rows.count)
    fill(rule, with: Cell(Glyph("│"), style: style))
  }
}
