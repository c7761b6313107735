/// Lines of text with colours and attributes of their own.
public struct StyledText: Equatable, Sendable {
  public var lines: [StyledLine]

  public init(lines: [StyledLine] = []) { self.lines = lines }

  /// The columns of the widest line, and the number of lines.
  public var size: CellSize {
    CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
  }
}

/// One line of text in stretches of one style each.
public struct StyledLine: Equatable, Sendable {
  public struct Run: Equatable, Sendable {
    public var text: GlyphText
    public var style: Style

    public init(_ text: GlyphText, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  public private(set) var runs: [Run] = []
  /// The columns that all runs take together.
  public private(set) var width = 0

  public init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  public init(_ text: GlyphText, style: Style = .plain) { self.init([Run(text, style: style)]) }

  /// Adds a stretch; one of the same style as the last goes on with that.
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
  /// The same text, in which whatever is ambiguous takes two columns.
  public var widened: StyledText {
    StyledText(
      lines: lines.map { line in
        StyledLine(line.runs.map { StyledLine.Run($0.text.widened, style: $0.style) })
      })
  }
}
