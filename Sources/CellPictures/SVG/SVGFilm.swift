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
    let new = rows.isEmpty ? FilmRow() : FilmRow(blankFrom: 0)
    while rows.count < size.height { rows.append(new) }
    for y in rows.indices { rows[y].add(canvas.row(y), at: time) }
  }

  /// The whole file.
  ///
  /// - Parameter length: of the film, in milliseconds; the last frame is seen until then.
  public func text(length: Int) -> String {
    var text = ""
    write(length: length) { text += $0 }
    return text
  }

  /// Hands over the whole file in parts: the rules of many frames, which are most of it, row by row.
  package func write(length: Int, _ write: (String) throws -> Void) rethrows {
    let length = max(1, length)
    var (pieces, strips) = (FilmPieces(), "")
    var below = Canvas(size: size)
    let frame = SVGFrame(
      width: size.width * CellPixels.width, height: size.height * CellPixels.height)
    try write(frame.start(title: title, description: "", shownFirst: nil))
    try write("<style>\n.row{animation:\(length)ms step-end infinite}\n")
    for (y, row) in rows.enumerated() {
      let strip = FilmStrip(row.padded(to: size.width), length: length)
      below.draw(row: strip.below, at: CellPoint(x: 0, y: y))
      strips += strip.element(y, &pieces)
      try write(strip.rule(y, length))
    }
    try write("@media (prefers-reduced-motion:reduce){.row{animation:none!important}}\n</style>\n")
    try write(pieces.definitions(appearance: appearance))
    try write(SVGLayer(below, appearance: appearance).text + strips + SVGFrame.end)
  }
}

/// What a row of the screen shows, and when.
struct FilmRow: Sendable {
  /// Everything that it shows at some time, each once, in the order of appearance.
  private(set) var contents: [[Cell]] = []
  private(set) var moments: [Moment] = []
  /// The place of each among the contents.
  private var numbers: [[Cell]: Int] = [:]

  init() {}

  /// A row of which nothing was on the screen yet.
  init(blankFrom time: Int) { add([], at: time) }

  /// From a time on, in milliseconds, one of the contents. It is small, as each row may have one for every frame.
  struct Moment: Sendable {
    private let numbers: (time: UInt32, content: UInt32)

    init(time: Int, content: Int) {
      numbers = (UInt32(clamping: time), UInt32(clamping: content))
    }

    var time: Int { Int(numbers.time) }
    var content: Int { Int(numbers.content) }
  }

  /// The row with blanks behind contents that are shorter than `width`.
  func padded(to width: Int) -> FilmRow {
    var row = self
    row.contents = contents.map { $0 + Array(repeating: .blank, count: width - $0.count) }
    return row
  }

  mutating func add(_ cells: [Cell], at time: Int) {
    if let last = moments.last, contents[last.content] == cells { return }
    let content = number(of: cells)
    if moments.last?.time == time { moments.removeLast() }
    if moments.last?.content == content { return }
    moments.append(Moment(time: time, content: content))
  }

  private mutating func number(of cells: [Cell]) -> Int {
    if let number = numbers[cells] { return number }
    numbers[cells] = contents.count
    contents.append(cells)
    return contents.count - 1
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
