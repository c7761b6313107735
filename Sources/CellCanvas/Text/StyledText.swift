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

extension Canvas {
  /// Draws a line cut at the edges of `clip`. Where it leaves a colour to the terminal, that of `base`
  /// shows; the attributes of both hold.
  public mutating func draw(
    _ line: StyledLine, at origin: CellPoint, over base: Style, clip: CellRect? = nil
  ) {
    var place = origin
    for run in line.runs {
      draw(run.text, at: place, style: run.style.over(base), clip: clip)
      place.x += run.text.width
    }
  }
}

extension Style {
  /// This style, with the colours of `base` where it has none of its own.
  public func over(_ base: Style) -> Style {
    Style(
      foreground: foreground == .standard ? base.foreground : foreground,
      background: background == .standard ? base.background : background,
      attributes: attributes.union(base.attributes))
  }
}
