import CellCanvas
import PopoverGeometry
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

  /// The number of marked cells and the worst figures, with the needed contrast where it is too low: as many as fit
  /// in a line.
  func legend(width: Int) -> [LegendItem] {
    let count = LegendItem(String(Self.sign), style, marked)
    let known = findings.filter { $0.contrast != nil }.map { LegendItem(words: $0.words) }
    let unknown = findings.count - known.count
    let own =
      unknown == 0 ? [] : [LegendItem(words: "\(unknown) role\(unknown > 1 ? "s" : "") unknown")]
    let most = (0...min(Self.mostFindings, known.count)).last {
      Legend([count] + known.prefix($0) + own, width: width, rows: 2).lines.count == 1
    }
    return [count] + known.prefix(most ?? 0) + own
  }

  private var marked: String {
    switch cells.count {
    case 0: "no cell is too faint"
    case 1: "1 cell is too faint"
    case let count: "\(count) cells are too faint"
    }
  }
}

extension ContrastFinding {
  /// The contrast, truncated and not rounded, so that too low a contrast never looks sufficient.
  var words: String {
    guard let contrast else { return "? \(role.name): the terminal's own colours" }
    let figure = Words.contrast(contrast)
    return "\(figure) \(role.name)"
      + (verdict == .tooLow ? ": too low, needs \(Words.figure(needed))" : "")
  }
}
