import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The panel of the inspector, which scrolls: why a popover is where it is, and the numbers that a dial can turn.
struct InspectorPanel {
  private let look: LabLook
  private let layout: ExplorerLayout
  private let lab: LabContext
  /// The map of sides, where the inspector or an overlay needs it.
  let map: SideMap?

  private var panel: CellRect { layout.panel }
  private var numbers: LabNumbers { LabNumbers(lab) }

  private var popover: PlacedPopover? { lab.explainedPopover }

  /// Where no frame keeps the answer.
  static let asks: @Sendable (PopoverPresentation) -> WhatIf = { $0.whatIf() }

  init(_ lab: LabContext, map: SideMap?) {
    (self.lab, self.map, look, layout) = (lab, map, lab.look, lab.explorer)
  }

  /// Why the popover is there, and below it the numbers.
  func text(asking whatIf: (PopoverPresentation) -> WhatIf = asks) -> InspectorText {
    let width = max(1, panel.width - 3)
    let why = InspectorLine.all(
      of: inspection(asking: whatIf), width: width, ambiguous: look.theme.ambiguousWidth)
    let title = GlyphText("Numbers (\(lab.key(for: "dial")) turns one)").shortened(to: width)
    var numbers = numbers.lines
    numbers[0].isStart = false
    let heading = InspectorLine(text: title, isHeading: true, isStart: true)
    return InspectorText(why + [InspectorLine(), heading] + numbers, rows: panel.height - 1)
  }

  /// - Parameter whatIf: answers which changes of a question would change the side.
  func inspection(asking whatIf: (PopoverPresentation) -> WhatIf = asks) -> Inspection {
    guard let popover else { return Inspection(of: lab.noPopover) }
    return Inspection(
      popover, in: lab.explained, map: map?.map, flips: lab.flips.flips, asking: whatIf)
  }

  func draw(on canvas: inout Canvas, using cache: inout FrameCache) {
    guard lab.explanation.hasInspector else { return }
    let (page, panel) = (page { cache.whatIf($0) }, layout.content)
    look.drawPanel(of: layout, on: &canvas)
    look.drawHeading(
      page.titles.first(fitting: panel.width - 1), in: panel.row(panel.y), on: &canvas)
    for (line, y) in zip(page.lines, panel.rows.dropFirst()) {
      canvas.draw(
        line.text, at: CellPoint(x: panel.x + 1, y: y), style: style(of: line), clip: panel)
    }
  }

  /// While a number is turned the numbers, else the part of the text that is shown; with their titles, the longest first.
  private func page(
    asking whatIf: (PopoverPresentation) -> WhatIf
  ) -> (titles: [String], lines: ArraySlice<InspectorLine>) {
    if let number = lab.explanation.turning { return ([" Numbers"], numbers.page(with: number)) }
    let text = text(asking: whatIf)
    let shown = text.shown(from: lab.explanation.inspectorTop ?? 0)
    let place =
      shown.count < text.lines.count
      ? " \(shown.lowerBound + 1)-\(shown.upperBound)/\(text.lines.count)" : ""
    let name = popover.map { "Why '\($0.name)' is here" } ?? "Why"
    return ([" \(name)\(place)", " Why\(place)"], text.lines[shown])
  }

  private func style(of line: InspectorLine) -> Style {
    if line.isHeading { return look.style(.title) }
    var text = look.style(.text)
    if line.isMarked { text.attributes.insert(.bold) }
    return text
  }

  /// The number in the line at a cell of the screen; `nil` if there is none.
  func number(
    at point: CellPoint, asking whatIf: (PopoverPresentation) -> WhatIf
  ) -> LabNumber? {
    guard panel.contains(point) else { return nil }
    return page(asking: whatIf).lines.dropFirst(max(0, point.y - panel.y - 1)).first.flatMap {
      point.y > panel.y ? $0.number : nil
    }
  }
}
