import CellCanvas

/// Frames one after the other in an SVG file that plays by itself, again and again.
///
/// What a row shows most of the time is in the file once, below the cells that differ from it at other times; cells
/// that are the same elsewhere or later are in it once too. Readers who ask for less motion see the first frame.
public struct SVGFilm: Sendable {
  private let title: String
  private let appearance: Appearance
  private var size = CellSize(width: 0, height: 0)
  private var rows: [FilmRow] = []

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
    while rows.count < size.height { rows.append(FilmRow()) }
    for y in rows.indices { rows[y].add(canvas.row(y), at: time) }
  }

  /// The whole file.
  ///
  /// - Parameter length: of the film, in milliseconds; the last frame is seen until then.
  public func text(length: Int) -> String {
    let length = max(1, length)
    var pieces = FilmPieces()
    var (rules, strips) = ("", "")
    var below = Canvas(size: size)
    for (y, row) in rows.enumerated() {
      let strip = FilmStrip(row.padded(to: size.width), length: length)
      below.draw(row: strip.below, at: CellPoint(x: 0, y: y))
      rules += strip.rule(y, length)
      strips += strip.element(y, &pieces)
    }
    let elements =
      style(rules, length) + pieces.definitions(appearance: appearance)
      + SVGLayer(below, appearance: appearance).text + strips
    return SVGFrame(width: size.width * CellPixels.width, height: size.height * CellPixels.height)
      .text(title: title, description: "", shownFirst: nil, elements)
  }

  private func style(_ rules: String, _ length: Int) -> String {
    """
    <style>
    .row{animation:\(length)ms step-end infinite}
    \(rules)@media (prefers-reduced-motion:reduce){.row{animation:none!important}}
    </style>

    """
  }
}

/// What a row of the screen shows, and when.
struct FilmRow: Sendable {
  /// Everything that it shows at some time, each once, in the order of appearance.
  private(set) var contents: [[Cell]] = []
  private(set) var moments: [Moment] = []

  /// From a time on, in milliseconds, one of the contents.
  struct Moment: Sendable {
    var time: Int
    var content: Int
  }

  /// The row with blanks behind contents that are shorter than `width`.
  func padded(to width: Int) -> FilmRow {
    var row = self
    row.contents = contents.map { $0 + Array(repeating: .blank, count: width - $0.count) }
    return row
  }

  mutating func add(_ cells: [Cell], at time: Int) {
    let content = contents.firstIndex(of: cells) ?? contents.count
    if content == contents.count { contents.append(cells) }
    if moments.last?.time == time { moments.removeLast() }
    if moments.last?.content == content { return }
    moments.append(Moment(time: time, content: content))
  }

  /// In each column the cell that is shown for the longest time until `length`: a popover that comes by leaves the page.
  func usual(length: Int) -> [Cell] {
    var times = contents.map { _ in 0 }
    for (index, moment) in moments.enumerated() {
      let end = index + 1 < moments.count ? moments[index + 1].time : length
      times[moment.content] += min(end, length) - min(moment.time, length)
    }
    return (contents.first ?? []).indices.map { usualCell($0, times) }
  }

  private func usualCell(_ x: Int, _ times: [Int]) -> Cell {
    var sums: [Cell: Int] = [:]
    for (cells, time) in zip(contents, times) { sums[cells[x], default: 0] += time }
    // The first of those that are shown as long as each other, as the order of a dictionary is not always the same.
    let longest = sums.values.max() ?? 0
    return contents.lazy.map { $0[x] }.first { sums[$0] == longest } ?? .blank
  }
}
