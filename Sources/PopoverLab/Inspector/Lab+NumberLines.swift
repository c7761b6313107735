import AnnotatedYAML
import CellCanvas

extension Lab {
  private static let numberNames = LabNumber.allCases.map { GlyphText($0.words) }
  /// Where figures begin in a line of a number.
  private static let figureColumn = 4 + (numberNames.map(\.width).max() ?? 0)

  /// The numbers that can be turned, in pages of the inspector.
  var numberPages: [[InspectorLine]] {
    InspectorLine.pages(LabNumber.allCases.map(line), rows: numberRows)
  }

  /// The page on which a number is.
  func numberPage(_ number: LabNumber) -> Int { Self.index(of: number) / numberRows }

  private var numberRows: Int { max(1, explorerLayout.panel.height - 1) }

  private static func index(of number: LabNumber) -> Int {
    LabNumber.allCases.firstIndex(of: number) ?? 0
  }

  /// `▸ gap           2`; the one that would be turned is marked.
  private func line(of number: LabNumber) -> InspectorLine {
    let isMarked = number == turnedNumber
    let figure = figure(of: number)
    let name = (isMarked ? "▸ " : "  ") + number.words
    let gap = String(repeating: " ", count: max(1, Self.figureColumn - GlyphText(name).width))
    let text = GlyphText("\(name)\(gap)\(figure.value) \(figure.note)".shownSafely)
    return InspectorLine(
      text: text.shortened(to: max(1, explorerLayout.panel.width - 3)), isMarked: isMarked)
  }

  /// Where on the screen the figure of a number is, while numbers are shown.
  func numberRect(_ number: LabNumber) -> CellRect? {
    let layout = explorerLayout
    let panel = layout.panel
    guard hasInspector, !panel.isEmpty else { return nil }
    let x = panel.x + (layout.isBeside ? 2 : 1) + Self.figureColumn
    let width = GlyphText(figure(of: number).value.shownSafely).width
    let place = CellRect(
      x: x, y: panel.y + 1 + Self.index(of: number) % numberRows, width: width, height: 1)
    return place.intersection(panel)
  }

  /// The number whose line is in a cell of the screen.
  func number(at point: CellPoint) -> LabNumber? {
    let panel = explorerLayout.panel
    guard hasInspector, panel.contains(point), point.y > panel.y else { return nil }
    let shown = shownNumberPage
    let row = point.y - panel.y - 1
    return shown.flatMap { page in
      LabNumber.allCases.first {
        numberPage($0) == page && Self.index(of: $0) % numberRows == row
      }
    }
  }

  /// Which of the pages of numbers is shown; `nil` if something else is.
  private var shownNumberPage: Int? {
    guard let inspectorPage else { return nil }
    let first = inspectorPageCount - numberPages.count
    return inspectorPage >= first ? inspectorPage - first : nil
  }
}
