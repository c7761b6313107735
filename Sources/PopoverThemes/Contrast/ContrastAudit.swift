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

/// The finding of each role that counts.
private struct Worst {
  private var findings: [ThemeRole: ContrastFinding] = [:]

  mutating func add(_ finding: ContrastFinding) {
    let known = findings[finding.role]
    if known.map({ finding.share < $0.share }) ?? true { findings[finding.role] = finding }
  }

  /// Of two sides the one counts on which a role is seen better.
  mutating func addBetter(_ other: Worst) {
    findings.merge(other.findings) { $1.share > $0.share ? $1 : $0 }
  }

  var ordered: [ContrastFinding] {
    findings.values.sorted { ($0.share, $0.role.rawValue) < ($1.share, $1.role.rawValue) }
  }
}

extension Theme {
  /// The theme in each of its appearances and kinds, the present ones first.
  public var looks: [Theme] {
    let appearances = [appearance] + appearances.filter { $0 != appearance }
    let kinds = [kind] + kinds.filter { $0 != kind }
    return appearances.flatMap { appearance in
      kinds.map { kind in
        var theme = self
        (theme.appearance, theme.kind) = (appearance, kind)
        return theme
      }
    }
  }
}

/// What is found while one canvas after the other is looked at.
private struct Judgement {
  private var sides: [SeenSide: Worst] = [:]
  /// Most cells show what others have shown.
  private var seen: Set<Seen> = []

  private struct Seen: Hashable {
    var role: ThemeRole
    var side: SeenSide
    var pair: ColorPair
  }

  var findings: [ContrastFinding] {
    sides.values.reduce(into: Worst()) { $0.addBetter($1) }.ordered
  }

  mutating func look(
    at canvas: JudgedCanvas, of theme: Theme, _ sample: String, _ depth: ColorDepth
  ) {
    for y in canvas.bounds.rows {
      for x in canvas.bounds.columns {
        let point = CellPoint(x: x, y: y)
        guard let role = canvas.role(point), !role.isSilent else { continue }
        for (side, pair) in canvas.pairs(point, role)
        where seen.insert(Seen(role: role, side: side, pair: pair)).inserted {
          sides[side, default: Worst()].add(
            ContrastFinding(
              role: role, foreground: pair.front, background: pair.back, contrast: pair.contrast,
              needed: role.traits.leastContrast, cell: canvas.cell(point), sample: sample,
              place: point, depth: depth, kind: theme.kind, appearance: theme.appearance))
        }
      }
    }
  }
}

extension ThemeRole {
  /// Whether it shows nothing that would have to be made out.
  fileprivate var isSilent: Bool { [.fill, .shadow, .backdrop].contains(self) }
}
