import CellCanvas

/// A canvas as the elements of a picture: what is behind the cells, then shapes, then text.
struct SVGLayer {
  private var backs = PaintedPaths()
  private var shapes = PaintedPaths()
  private var texts = ""
  private let paint: SVGPaint

  init(_ canvas: Canvas, appearance: Appearance) {
    paint = SVGPaint(appearance: appearance)
    addBacks(of: canvas)
    for y in 0..<canvas.size.height { addFronts(of: canvas.row(y), y) }
  }

  var text: String { backs.text + shapes.text + texts }

  /// Cells beside and above each other with the same colour behind them are one rectangle.
  private mutating func addBacks(of canvas: Canvas) {
    var open: [BackRun] = []
    for y in 0...canvas.size.height {
      let runs = runs(in: canvas.row(y))
      for run in open where !runs.contains(where: { $0.isBelow(run) }) { add(run, endingAt: y) }
      open = runs.map { run in
        let above = open.first { run.isBelow($0) }
        return BackRun(columns: run.columns, fill: run.fill, top: above?.top ?? y)
      }
    }
  }

  private func runs(in row: [Cell]) -> [BackRun] {
    var runs: [BackRun] = []
    for (x, cell) in row.enumerated() {
      let fill = paint.inks(of: cell.style).back
      if let last = runs.last, last.fill == fill {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(BackRun(columns: x..<x + 1, fill: fill, top: 0))
      }
    }
    return runs
  }

  private mutating func add(_ run: BackRun, endingAt bottom: Int) {
    backs.add(
      run.columns.lowerBound * CellPixels.width, run.top * CellPixels.height,
      run.columns.count * CellPixels.width, (bottom - run.top) * CellPixels.height,
      fill: run.fill)
  }
}

/// Cells of a row with the same colour behind them.
private struct BackRun {
  var columns: Range<Int>
  var fill: String
  /// The row in which it begins.
  var top: Int

  func isBelow(_ other: BackRun) -> Bool { columns == other.columns && fill == other.fill }
}

extension SVGLayer {
  private mutating func addFronts(of row: [Cell], _ y: Int) {
    var run = TextRun()
    for (x, cell) in row.enumerated() where !cell.glyph.isContinuation {
      if cell.style.attributes.contains(.underline) { underline(cell, x, y) }
      if let shape = GlyphShape(cell.glyph) {
        shapes.add(
          shape, x * CellPixels.width, y * CellPixels.height,
          fill: paint.inks(of: cell.style).front, opacity: SVGPaint.opacity(of: cell.style))
        end(&run, y)
      } else if !run.takes(cell, at: x) {
        end(&run, y)
        run = TextRun(cell, at: x)
      }
    }
    end(&run, y)
  }

  private mutating func underline(_ cell: Cell, _ x: Int, _ y: Int) {
    shapes.add(
      x * CellPixels.width, (y + 1) * CellPixels.height - 2,
      max(1, cell.glyph.width) * CellPixels.width, 1, fill: paint.inks(of: cell.style).front,
      opacity: SVGPaint.opacity(of: cell.style))
  }

  private mutating func end(_ run: inout TextRun, _ y: Int) {
    if let style = run.style, !run.isBlank {
      texts += run.element(y, fill: paint.inks(of: style).front)
    }
    run = TextRun()
  }
}
