import CellCanvas

/// The contrast of the cell of a role that is hardest to see.
public struct ContrastFinding: Equatable, Sendable {
  /// Whether a contrast is high enough.
  public enum Verdict: Sendable {
    /// At least as high as WCAG 2 requires.
    case enough
    /// Lower than WCAG 2 requires.
    case tooLow
    /// Not known, as only the terminal knows both colours.
    case unknown
  }

  /// The role for which the cell was drawn.
  public var role: ThemeRole
  /// The colour of what is to be seen.
  public var foreground: Color
  /// The colour against which it is seen.
  public var background: Color
  /// The contrast from 1 to 21, not rounded; `nil` where only the terminal knows both colours.
  public var contrast: Double?
  /// The least contrast that WCAG 2 requires: 4.5 for text, 3 for lines and shapes.
  public var needed: Double
  /// The cell itself.
  public var cell: Cell
  /// The name of the sample that contains the cell.
  public var sample: String
  /// The position of the cell in the sample.
  public var place: CellPoint
  /// The colour depth of the drawing.
  public var depth: ColorDepth
  /// The kind of chrome that was drawn.
  public var kind: ChromeKind
  /// The appearance of the theme that was drawn.
  public var appearance: Appearance

  /// Whether the contrast, before any rounding, is high enough.
  public var verdict: Verdict {
    guard let contrast else { return .unknown }
    return contrast >= needed ? .enough : .tooLow
  }

  /// The contrast divided by the needed one; 1 is just enough.
  public var share: Double { contrast.map { $0 / needed } ?? .infinity }

  /// The colour nearest to the foreground with which the contrast would be high enough; `nil` where the
  /// foreground is the terminal's own. This searches all colours.
  public var nearestEnough: Color? {
    ColorPair(front: foreground, back: background).nearestFront(reaching: needed, depth: depth)
  }
}

/// The findings on a series of canvases.
struct Judgement {
  private var sides: [SeenSide: WorstFindings] = [:]
  /// The combinations that were judged before, as most cells repeat them.
  private var seen: Set<Seen> = []

  private struct Seen: Hashable {
    var role: ThemeRole
    var side: SeenSide
    var pair: ColorPair
  }

  /// For each role, those of the side with more contrast, the first of equal ones.
  var findings: [ContrastFinding] {
    SeenSide.allCases.compactMap { sides[$0] }.reduce(into: WorstFindings()) { best, side in
      best.merge(side) { $1.share > $0.share ? $1 : $0 }
    }.ordered
  }

  /// The side on which a role has more contrast.
  func side(of role: ThemeRole) -> SeenSide? {
    let shares = SeenSide.allCases.compactMap { side in
      sides[side]?[role].map { (side, $0.share) }
    }
    return shares.max { $0.1 < $1.1 }?.0
  }

  /// Judges the cells of a canvas, or of one area of it.
  mutating func judge(
    _ canvas: JudgedCanvas, in area: CellRect? = nil, of theme: Theme, _ sample: String,
    _ depth: ColorDepth
  ) {
    let area = area ?? canvas.bounds
    for y in area.rows {
      for x in area.columns {
        let point = CellPoint(x: x, y: y)
        guard let role = canvas.role(point), !role.isSilent else { continue }
        for (side, pair) in canvas.pairs(point, role)
        where seen.insert(Seen(role: role, side: side, pair: pair)).inserted {
          sides[side, default: WorstFindings()].add(
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
  /// Whether its cells show nothing by themselves.
  var isSilent: Bool { [.fill, .shadow, .backdrop].contains(self) }
}

/// The findings with the least contrast, one for each role.
typealias WorstFindings = [ThemeRole: ContrastFinding]

extension WorstFindings {
  /// Adds a finding unless one with as little contrast is known.
  mutating func add(_ finding: ContrastFinding) {
    if let known = self[finding.role], finding.share >= known.share { return }
    self[finding.role] = finding
  }

  /// The hardest to see first.
  var ordered: [ContrastFinding] {
    values.sorted { ($0.share, $0.role.rawValue) < ($1.share, $1.role.rawValue) }
  }
}
