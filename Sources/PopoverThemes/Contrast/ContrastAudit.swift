import CellCanvas
import PopoverGeometry

/// The contrast of the drawn cells of a theme, role by role.
///
/// The audit draws samples with every form of the chrome and with the lines around it, and judges the cells
/// as they were drawn. Text is seen against the background of its cell. Borders and arrows are shapes: a line
/// is seen against the background of its cell, a block against its neighbors. It suffices that a border
/// stands out along one of its sides, towards the page or towards the fill; an arrow must stand out from the
/// page. Fill, shadow and backdrop show nothing by themselves.
public struct ContrastAudit: Equatable, Sendable {
  /// One finding for each role that is drawn, the hardest to see first.
  public let findings: [ContrastFinding]

  /// Judges a theme in the kind and the appearance in use.
  public init(_ theme: Theme, depth: ColorDepth = .trueColor) {
    var judgement = Judgement()
    for sample in AuditSample.all(of: theme) {
      let canvas = JudgedCanvas(theme, depth: depth, draw: sample.draw)
      judgement.judge(canvas, of: theme, sample.name, depth)
    }
    findings = judgement.findings
  }

  /// Judges a theme in all of its kinds and appearances, at several colour depths.
  public init(everyVariantOf theme: Theme, depths: [ColorDepth]) {
    var worst = WorstFindings()
    for variant in theme.variants {
      for finding in depths.flatMap({ ContrastAudit(variant, depth: $0).findings }) {
        worst.add(finding)
      }
    }
    findings = worst.ordered
  }

  /// The findings whose contrast is too low.
  public var failures: [ContrastFinding] { findings.filter { $0.verdict == .tooLow } }
}

/// A drawing whose contrast is judged.
struct AuditSample {
  var name: String
  var draw: (Theme, ColorDepth) -> Canvas

  /// Samples of every form of the chrome, of each role of the content on every step of the fill, and of a
  /// line for each role that is drawn around popovers.
  static func all(of theme: Theme) -> [AuditSample] {
    let forms = ChromeForm.all.map { form in
      AuditSample(name: form.name) { ChromeTile($0, form).canvas(depth: $1) }
    }
    let rows = 3 * theme.palette.steps(depth: .trueColor).count
    let contents = [ThemeRole.text, .dim, .selection].map { role in
      AuditSample(name: "\(rows) lines of \(role.name)") { theme, depth in
        let lines = Array(repeating: role, count: rows)
        return ChromeTile(theme, ChromeForm(nil), lines: lines).canvas(depth: depth)
      }
    }
    return forms + contents + [AuditSample(name: "other lines", draw: lines)]
  }

  private static func lines(_ theme: Theme, _ depth: ColorDepth) -> Canvas {
    let roles: [ThemeRole] = [.status, .hint, .key, .keyboard, .notice]
    var canvas = Canvas(size: CellSize(width: 12, height: roles.count))
    for (y, role) in roles.enumerated() {
      let style = theme.style(role, depth: depth)
      canvas.fill(CellRect(x: 0, y: y, width: 12, height: 1), with: Cell(style: style))
      canvas.draw(role.name, at: CellPoint(x: 1, y: y), style: style)
    }
    return canvas
  }
}

/// The contrast of a picture that is drawn in a theme, by the rules of ``ContrastAudit``.
public struct DrawnContrast: Equatable, Sendable {
  /// One finding for each role that is drawn, the hardest to see first. Its `place` is in the picture.
  public let findings: [ContrastFinding]
  /// The cells whose contrast is too low.
  public let tooLow: [CellPoint]

  /// Judges `areas` of a picture that `draw` draws twice, with the same glyphs in all colours.
  public init(
    _ theme: Theme, depth: ColorDepth, in areas: [CellRect],
    draw: (Theme, ColorDepth) -> Canvas
  ) {
    let canvas = JudgedCanvas(theme, depth: depth, draw: draw)
    let areas = areas.map { $0.intersection(canvas.bounds) }
    var judgement = Judgement()
    for area in areas { judgement.judge(canvas, in: area, of: theme, "picture", depth) }
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
