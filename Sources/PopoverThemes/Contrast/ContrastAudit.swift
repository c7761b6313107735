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
