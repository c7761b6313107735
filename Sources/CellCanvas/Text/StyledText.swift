/// Lines of text with styles of their own.
public struct StyledText: Equatable, Sendable {
  /// The lines from top to bottom.
  public var lines: [StyledLine]

  /// A text of some lines, or an empty one.
  public init(lines: [StyledLine] = []) { self.lines = lines }

  /// The columns of the widest line, and the number of lines.
  public var size: CellSize {
    CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
  }

  /// The same text with two columns for each ambiguous character.
  public var widened: StyledText { StyledText(lines: lines.map(\.widened)) }
}

/// One line of text as runs of one style each.
public struct StyledLine: Equatable, Sendable {
  /// A part of a line in one style.
  public struct Run: Equatable, Sendable {
    /// The characters.
    public var text: GlyphText
    /// The style of all of them.
    public var style: Style

    /// A text in a style.
    public init(_ text: GlyphText, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The runs from left to right; no two neighbours have the same style.
  public private(set) var runs: [Run] = []
  /// The columns that all runs take together.
  public private(set) var width = 0

  /// A line of some runs, or an empty one.
  public init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  /// A line in one style.
  public init(_ text: GlyphText, style: Style = .plain) { self.init([Run(text, style: style)]) }

  /// Adds a run, which is joined to the last one if that has the same style.
  public mutating func append(_ run: Run) {
    guard run.text.width > 0 else { return }
    width += run.text.width
    if runs.last?.style == run.style {
      runs[runs.count - 1].text.append(run.text)
    } else {
      runs.append(run)
    }
  }
}

extension StyledText {
  /// Its size as a terminal shows it.
  package func size(_ ambiguous: AmbiguousWidth) -> CellSize {
    CellSize(width: lines.map { $0.shown(ambiguous).width }.max() ?? 0, height: lines.count)
  }
}

extension StyledLine {
  /// The same line with two columns for each ambiguous character.
  var widened: StyledLine {
    StyledLine(runs.map { Run($0.text.widened, style: $0.style) })
  }

  /// The line as a terminal shows it.
  package func shown(_ ambiguous: AmbiguousWidth) -> StyledLine {
    ambiguous == .two ? widened : self
  }
}
