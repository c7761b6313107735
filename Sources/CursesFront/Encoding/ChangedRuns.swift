import CellCanvas

/// Changed glyphs that follow one another in a row and are written in one style.
struct ChangedRun: Equatable, Sendable {
  let y: Int
  private(set) var columns: Range<Int>
  /// The style to write it in. Its blanks may have another in the frame, but look the same in this one.
  private(set) var style: Style
  /// Whether it has only blanks so far.
  private var isBlank: Bool
  /// Whether it is the blank rest of a row, which is erased instead of written.
  let isErased: Bool

  init(_ cell: Cell, over columns: Range<Int>, y: Int) {
    self.y = y
    self.columns = columns
    style = cell.style
    isBlank = cell.glyph == .space
    isErased = false
  }

  /// A run of the blank rest of a row.
  init(erasing columns: Range<Int>, y: Int, style: Style) {
    self.y = y
    self.columns = columns
    self.style = style
    isBlank = true
    isErased = true
  }

  /// Appends the glyph of a cell; `false` if it is not the next one, or needs another style.
  mutating func append(_ cell: Cell, over more: Range<Int>) -> Bool {
    guard more.lowerBound == columns.upperBound else { return false }
    if cell.style != style {
      guard cell.style.isLikeOnBlank(style), isBlank || cell.glyph == .space else { return false }
      if isBlank { style = cell.style }
    }
    isBlank = isBlank && cell.glyph == .space
    columns = columns.lowerBound..<more.upperBound
    return true
  }
}

/// The changed runs of a frame, grouped by style: to move to the next run of the same style is mostly
/// shorter than to change the style, which takes up to forty bytes in true colour.
struct ChangedRuns: Sendable {
  private var runs: [(run: ChangedRun, group: Int)] = []
  /// The styles of the frame that came up, each with its group.
  private var known: [(style: Style, group: Int)] = []
  /// What the terminal shows in each group, in the order in which the groups came up.
  private var shown: [Style] = []

  /// Pictures have a style for nearly every cell: runs of further styles form one more group, by rows.
  private static let maximumStyles = 32

  /// The groups in the order in which their styles came up.
  var groups: ClosedRange<Int> { 0...shown.count }

  /// The runs from top to bottom.
  var indices: Range<Int> { runs.indices }

  subscript(index: Int) -> (run: ChangedRun, group: Int) { runs[index] }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
  }

  /// - Parameter pen: knows how the terminal shows a style; several may look the same there.
  mutating func append(_ run: ChangedRun, shownBy pen: Pen) {
    if let found = known.first(where: { $0.style == run.style }) {
      return runs.append((run, found.group))
    }
    let group = group(of: pen.shown(run.style))
    if known.count < ChangedRuns.maximumStyles { known.append((run.style, group)) }
    runs.append((run, group))
  }

  private mutating func group(of style: Style) -> Int {
    if let group = shown.firstIndex(of: style) { return group }
    if shown.count == ChangedRuns.maximumStyles { return shown.count }
    shown.append(style)
    return shown.count - 1
  }
}

extension Canvas {
  /// Reports what looks different than in a frame of the same size, from top to bottom.
  ///
  /// - Parameter capabilities: of a terminal on which blank rests of rows are erased; `nil` if they are to be written.
  func forEachRun(
    since former: Canvas, erasing capabilities: ANSICapabilities? = nil,
    _ body: (ChangedRun) -> Void
  ) {
    for y in bounds.rows where !sharesRow(y, with: former) {
      RowChange(y: y, new: row(y), old: former.row(y)).forEachRun(erasing: capabilities, body)
    }
  }
}

/// The new and the old cells of a row.
private struct RowChange {
  let y: Int
  let new: [Cell]
  /// As many as the new ones.
  let old: [Cell]

  private var width: Int { new.count }

  /// Reports what looks different, left to right; a blank rest of a row that is erased is one run. Of a character, all
  /// glyphs are reported if one of them is another than before: a terminal that draws them together has lost the others.
  func forEachRun(erasing capabilities: ANSICapabilities?, _ body: (ChangedRun) -> Void) {
    var next = firstChange(from: 0)
    guard let first = next else { return }
    let blank = startOfErasable(by: capabilities, from: first)
    var run: ChangedRun?
    while let change = next {
      let character = new.character(at: change, with: old)
      if character.lowerBound >= blank, isChanged(from: change, atLeast: 4) {
        if let run { body(run) }
        let rest = character.lowerBound..<width
        return body(ChangedRun(erasing: rest, y: y, style: new[rest.lowerBound].style))
      }
      for x in character where !new.isSecondHalf(at: x) { extend(&run, at: x, body) }
      next = firstChange(from: character.upperBound)
    }
    if let run { body(run) }
  }

  /// Appends a glyph to a run; if it needs another one, reports the run and begins that.
  private func extend(_ run: inout ChangedRun?, at x: Int, _ body: (ChangedRun) -> Void) {
    let columns = x..<x + new.columnsOfGlyph(at: x)
    if run?.append(new[x], over: columns) == true { return }
    if let run { body(run) }
    run = ChangedRun(new[x], over: columns, y: y)
  }

  /// The first column from `x` on where something looks different, if there is one. It is never the
  /// second half of a wide glyph, whose first half decides how it looks.
  private func firstChange(from x: Int) -> Int? {
    var next = new.firstDifference(from: x, to: old)
    while let column = next, !isSeen(at: column) {
      next = new.firstDifference(from: column + 1, to: old)
    }
    return next
  }

  /// Whether two cells that differ look different.
  private func isSeen(at x: Int) -> Bool {
    let cell = new[x]
    if cell.glyph.isContinuation { return !new.isSecondHalf(at: x) }
    return !cell.isBlank(like: old[x])
  }

  /// Whether at least `count` glyphs from `x` on look different.
  private func isChanged(from x: Int, atLeast count: Int) -> Bool {
    var left = count
    var x = x
    while left > 0, let change = firstChange(from: x) {
      left -= 1
      x = change + 1
    }
    return left == 0
  }

  /// Where the erasable blank rest of the row begins, from `first` on; the end of the row if it cannot be erased.
  private func startOfErasable(by capabilities: ANSICapabilities?, from first: Int) -> Int {
    guard let last = new.last, last.glyph == .space,
      capabilities?.erasingLeaves(last.style) == true
    else { return width }
    var start = width - 1
    while start > first, new[start - 1] == last || new[start - 1].isBlank(like: last) { start -= 1 }
    return start
  }
}

extension Cell {
  /// Whether both are blanks that look the same.
  fileprivate func isBlank(like other: Cell) -> Bool {
    glyph == .space && other.glyph == .space && style.isLikeOnBlank(other.style)
  }
}
