import CellCanvas
import PopoverThemes

/// The marks on cells with too little contrast, and the worst figures.
struct ContrastMark: Equatable {
  let cells: [CellPoint]
  let findings: [ContrastFinding]
  /// The style of the marks, which is visible on every theme.
  let style: Style

  private static let sign: Unicode.Scalar = "!"
  private static let mostFindings = 4

  init(_ contrast: DrawnContrast, _ ink: OverlayInk) {
    (cells, findings, style) = (contrast.tooLow, contrast.findings, ink.warning)
  }

  func draw(on canvas: inout Canvas) {
    for cell in cells { canvas[cell] = Cell(Glyph(Self.sign), style: style) }
  }

  /// The number of marked cells and the worst figures, with the needed contrast where it is too low.
  var legend: [LegendItem] {
    let count = cells.isEmpty ? "no cell" : "\(cells.count) cell\(cells.count > 1 ? "s" : "")"
    let known = findings.filter { $0.contrast != nil }
    let unknown = findings.count - known.count
    return [LegendItem(String(Self.sign), style, "\(count) with too little contrast")]
      + known.prefix(Self.mostFindings).map { LegendItem(words: $0.words) }
      + (unknown > 0
        ? [
          LegendItem(
            words: "\(unknown) role\(unknown > 1 ? "s" : "") in the terminal's own colours")
        ]
        : [])
  }
}
