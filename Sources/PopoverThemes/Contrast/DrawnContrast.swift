import CellCanvas

/// How well a picture is seen that was drawn in a theme, cell by cell, by the rules of
/// ``ContrastAudit``.
public struct DrawnContrast: Equatable, Sendable {
  /// One for each role that is drawn, the hardest to see first; `place` is in the picture.
  public let findings: [ContrastFinding]
  /// The cells that are not seen well enough.
  public let tooLow: [CellPoint]

  /// - Parameters:
  ///   - areas: the parts of the picture that are judged; the page beside them shows through nothing.
  ///   - draw: draws the picture in a theme; it is asked twice, and must draw the same cells whatever
  ///     the colours are.
  public init(
    _ theme: Theme, depth: ColorDepth, in areas: [CellRect],
    draw: (Theme, ColorDepth) -> Canvas
  ) {
    let canvas = JudgedCanvas(theme, depth: depth, draw: draw)
    let areas = areas.map { $0.intersection(canvas.bounds) }
    var judgement = Judgement()
    for area in areas { judgement.look(at: canvas, in: area, of: theme, "picture", depth) }
    findings = judgement.findings.filter { $0.role != .page }
    let needed = findings.reduce(into: [ThemeRole: SeenSide]()) { needed, finding in
      if finding.verdict == .tooLow { needed[finding.role] = judgement.side(of: finding.role) }
    }
    tooLow = areas.flatMap(\.cells).filter { point in
      guard let role = canvas.role(point), let side = needed[role],
        let pair = canvas.pairs(point, role)[side]
      else { return false }
      return pair.contrast.map { $0 < role.traits.leastContrast } ?? false
    }
  }
}
