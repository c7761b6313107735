import CellCanvas

/// The cell of a role that is hardest to see, and how well it is seen.
public struct ContrastFinding: Equatable, Sendable {
  public enum Verdict: Sendable {
    case enough
    case tooLow
    /// The terminal alone knows both colours.
    case unknown
  }

  public var role: ThemeRole
  /// What is to be seen.
  public var foreground: Color
  /// What it is seen against.
  public var background: Color
  /// The contrast from 1 to 21, not rounded; `nil` where the terminal alone knows both colours.
  public var contrast: Double?
  /// The least contrast that WCAG 2 asks for: 4.5 for text, 3 for lines and shapes.
  public var needed: Double
  /// What the cell shows.
  public var cell: Cell
  /// The sample and the place in it where the cell is.
  public var sample: String
  public var place: CellPoint
  public var depth: ColorDepth
  /// The way in which the theme was drawn.
  public var kind: ChromeKind
  public var appearance: Appearance

  /// Compared before anything is rounded.
  public var verdict: Verdict {
    guard let contrast else { return .unknown }
    return contrast >= needed ? .enough : .tooLow
  }

  /// The part of the needed contrast that is reached; 1 is just enough.
  public var share: Double { contrast.map { $0 / needed } ?? .infinity }

  /// The nearest colour in place of the foreground that would be enough; the foreground itself if it
  /// is, and `nil` where it is the terminal's own. Found by a search through all colours.
  public var nearestEnough: Color? {
    ColorPair(front: foreground, back: background).nearestFront(reaching: needed, depth: depth)
  }
}

/// What is found while one canvas after the other is looked at.
struct Judgement {
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

  /// The side on which a role is seen better.
  func side(of role: ThemeRole) -> SeenSide? {
    let shares = sides.compactMap { side, worst in worst[role].map { (side, $0.share) } }
    return shares.max { $0.1 < $1.1 }?.0
  }

  /// - Parameter area: the part of the canvas that is looked at; all of it if it is `nil`.
  mutating func look(
    at canvas: JudgedCanvas, in area: CellRect? = nil, of theme: Theme, _ sample: String,
    _ depth: ColorDepth
  ) {
    let area = area ?? canvas.bounds
    for y in area.rows {
      for x in area.columns {
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
  var isSilent: Bool { [.fill, .shadow, .backdrop].contains(self) }
}

/// The finding of each role that counts.
struct Worst {
  private var findings: [ThemeRole: ContrastFinding] = [:]

  subscript(role: ThemeRole) -> ContrastFinding? { findings[role] }

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
