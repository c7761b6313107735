import CellCanvas

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
