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

  /// A run of the glyph of a cell.
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
  private var groups: [(style: Style?, runs: [ChangedRun])] = []

  /// Pictures have a style for nearly every cell. The runs of all further styles form one more group, in
  /// the order of the rows.
  private static let maximumStyles = 32

  /// All runs in the order in which their styles came up, each group from top to bottom.
  var ordered: some Sequence<ChangedRun> { groups.lazy.flatMap(\.runs) }

  /// - Parameter style: how the terminal shows the style of the run; several may look the same there.
  mutating func append(_ run: ChangedRun, shownIn style: Style) {
    if let group = groups.firstIndex(where: { $0.style == style || $0.style == nil }) {
      groups[group].runs.append(run)
    } else {
      groups.append((groups.count < ChangedRuns.maximumStyles ? style : nil, [run]))
    }
  }
}
