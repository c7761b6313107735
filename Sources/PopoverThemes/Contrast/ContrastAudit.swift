import CellCanvas
import PopoverGeometry

/// How well the drawn cells of a theme are seen, role by role.
///
/// Samples are drawn with every form of the chrome and with the lines around it, and their cells are
/// judged as they are, however they came to their colours. Text is what is written for a role, against
/// the background of its cell. A border or an arrow is a shape. As a line it is seen against the
/// background of its cell; as a block against what lies beside it: it is enough that a border stands out
/// everywhere on one of its sides, towards the page or towards the fill, and an arrow must stand out from
/// the page. Fill, shadow and backdrop show nothing by themselves. Nothing is changed by being judged.
public struct ContrastAudit: Equatable, Sendable {
  /// One for each role that is drawn, the hardest to see first.
  public let findings: [ContrastFinding]

  /// Judges the theme in its present kind and appearance.
  public init(_ theme: Theme, depth: ColorDepth = .trueColor) {
    var judgement = Judgement()
    for sample in AuditSample.all(of: theme) {
      let canvas = JudgedCanvas(theme, depth: depth, draw: sample.draw)
      judgement.look(at: canvas, of: theme, sample.name, depth)
    }
    findings = judgement.findings
  }

  /// Judges the theme in all of its kinds and appearances, at several depths.
  public init(everyLookOf theme: Theme, depths: [ColorDepth]) {
    var worst = Worst()
    for look in theme.looks {
      for finding in depths.flatMap({ ContrastAudit(look, depth: $0).findings }) {
        worst.add(finding)
      }
    }
    findings = worst.ordered
  }

  /// What cannot be seen well enough.
  public var failures: [ContrastFinding] { findings.filter { $0.verdict == .tooLow } }
}

/// Something that is drawn to be judged.
struct AuditSample {
  var name: String
  var draw: (Theme, ColorDepth) -> Canvas

  /// Every form of the chrome, each role of the content on every step of the fill, and a line for each
  /// role that is drawn around popovers.
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
