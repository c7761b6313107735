import CellCanvas

/// Frames one after the other in an SVG file that plays by itself, again and again.
///
/// A row of cells that stays the same over several frames is in the file once. Readers who ask for less motion see the
/// first frame.
public struct SVGFilm: Sendable {
  private let title: String
  private let appearance: Appearance
  private var size = CellSize(width: 0, height: 0)
  /// The runs of frames in which a row is the same, for each row.
  private var rows: [[RowRun]] = []

  /// A row from one moment to another, in milliseconds.
  private struct RowRun: Sendable {
    var cells: [Cell]
    var start: Int
    var end: Int?
  }

  /// A film without frames.
  public init(title: String, appearance: Appearance) {
    (self.title, self.appearance) = (title, appearance)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - canvas: what is on the screen from then on.
  ///   - time: since the start, in milliseconds.
  public mutating func add(_ canvas: Canvas, at time: Int) {
    size = CellSize(
      width: max(size.width, canvas.size.width), height: max(size.height, canvas.size.height))
    while rows.count < size.height { rows.append([]) }
    for y in rows.indices { add(canvas.row(y), to: y, at: time) }
  }

  private mutating func add(_ cells: [Cell], to y: Int, at time: Int) {
    if rows[y].last?.cells == cells { return }
    if !rows[y].isEmpty { rows[y][rows[y].count - 1].end = time }
    rows[y].append(RowRun(cells: cells, start: time))
  }

  /// The whole file.
  ///
  /// - Parameter length: of the film, in milliseconds; the last frame is seen until then.
  public func text(length: Int) -> String {
    let length = max(1, length)
    var (rules, elements) = ("", "")
    for (y, runs) in rows.enumerated() {
      for (index, run) in runs.enumerated() where run.start < length {
        let name = "r\(y)-\(index)"
        rules += rule(name, run, length)
        elements += element(name, run, y)
      }
    }
    return SVGFrame(width: size.width * CellPixels.width, height: size.height * CellPixels.height)
      .text(title: title, description: "", shownFirst: nil, style(rules, length) + elements)
  }

  private func style(_ rules: String, _ length: Int) -> String {
    """
    <style>
    g{animation-duration:\(length)ms;animation-iteration-count:infinite;animation-timing-function:step-end}
    \(rules)@media (prefers-reduced-motion:reduce){g{animation:none!important}}
    </style>

    """
  }

  /// When a run is seen; one that is seen all the time needs no rule.
  private func rule(_ name: String, _ run: RowRun, _ length: Int) -> String {
    if run.start == 0, run.end == nil { return "" }
    let first = run.start == 0 ? "visible" : "hidden"
    let begin = run.start == 0 ? "" : "\(Self.percent(run.start, length)){visibility:visible}"
    let end = run.end.map { "\(Self.percent($0, length)){visibility:hidden}" } ?? ""
    return "@keyframes \(name){0%{visibility:\(first)}\(begin)\(end)}\n"
  }

  private func element(_ name: String, _ run: RowRun, _ y: Int) -> String {
    var canvas = Canvas(size: CellSize(width: run.cells.count, height: 1))
    for (x, cell) in run.cells.enumerated() where !cell.glyph.isContinuation {
      canvas.draw(GlyphText([cell.glyph]), at: CellPoint(x: x, y: 0), style: cell.style)
    }
    let isAlways = run.start == 0 && run.end == nil
    let style =
      isAlways
      ? "" : " style=\"animation-name:\(name)\(run.start == 0 ? "" : ";visibility:hidden")\""
    let layer = SVGLayer(canvas, appearance: appearance).text
    return "<g transform=\"translate(0 \(y * CellPixels.height))\"\(style)>\n\(layer)</g>\n"
  }

  /// A part of the film in per cent, with three decimals.
  private static func percent(_ time: Int, _ length: Int) -> String {
    let thousandths = time * 100_000 / length
    let decimals = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(decimals)%"
  }
}
