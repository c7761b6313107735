import CellCanvas
import PlacementRequests
import PopoverGeometry
import PopoverThemes

/// What is wrong with a theme: in its file, in how its chrome is drawn, in how well it is seen.
package struct ThemeCheck: Sendable {
  /// What is to be said of the whole theme.
  package enum Verdict: String, Sendable {
    case well
    /// The contrast is too low, and the file says why.
    case lowOnPurpose = "low contrast on purpose"
    case lowContrast = "contrast too low"
    case brokenContract = "contract broken"
    /// The file cannot be read as a theme.
    case faulty
  }

  package let record: ThemeRecord
  /// The rules that a background breaks in each look of the theme, with its own glyphs and in ASCII.
  package let violations: [FileFault]
  /// A role in each row, the hardest to see first.
  package let rows: [ContrastRow]
  /// Roles that some cannot tell apart; they are warnings.
  package let confusions: [RoleConfusion]

  /// The depths that a theme must be legible at, the deepest first.
  static let depths: [ColorDepth] = [.trueColor, .palette256, .palette16]

  package init(_ record: ThemeRecord) {
    self.record = record
    violations = record.contractFaults
    rows = record.theme.map(ContrastRow.all) ?? []
    confusions = record.theme.map(RoleConfusion.all) ?? []
  }

  package var verdict: Verdict {
    guard let theme = record.theme else { return .faulty }
    if !violations.isEmpty { return .brokenContract }
    guard rows.contains(where: { $0.worst.verdict == .tooLow }) else { return .well }
    return theme.lowContrastReason == nil ? .lowContrast : .lowOnPurpose
  }
}

extension ThemeRecord {
  fileprivate var contractFaults: [FileFault] {
    let findings = theme.map(keys.contractFindings) ?? []
    return findings.map {
      FileFault(path: path ?? name, place: $0.place, message: $0.message)
    }
  }
}

extension ContractFinding {
  /// The look in which it shows where there are several, the rule that is broken, and the keys to change.
  fileprivate var message: String {
    let looks = look.choices(kind: look.kind, look.appearance) + (look.isASCII ? ["in ASCII"] : [])
    let place = looks.isEmpty ? "" : looks.joined(separator: ", ") + ": "
    return "\(place)\(violation); change " + Words.list(keys.map { "'\($0)'" }, "or")
  }
}

/// How well a role is seen at each depth.
package struct ContrastRow: Sendable {
  /// Where it is hardest to see, among all depths.
  package let worst: ContrastFinding
  /// The contrasts that are too low, at most one for each depth, the deepest first.
  package let failures: [ContrastFinding]
  /// The contrast at each of the depths that are looked at, the deepest first.
  package let contrasts: [Double?]

  /// The roles of a theme in all of its variants, the hardest to see first.
  static func all(of theme: Theme) -> [ContrastRow] {
    let audits = ThemeCheck.depths.map { ContrastAudit(everyVariantOf: theme, depths: [$0]) }
    let rows = ThemeRole.allCases.compactMap { role -> ContrastRow? in
      let findings = audits.map { audit in audit.findings.first { $0.role == role } }
      let known = findings.compactMap { $0 }
      guard let worst = known.min(by: { $0.share < $1.share }) else { return nil }
      return ContrastRow(
        worst: worst, failures: known.filter { $0.verdict == .tooLow },
        contrasts: findings.map { $0?.contrast })
    }
    return rows.sorted { $0.worst.share < $1.worst.share }
  }
}

extension ThemeCheck: JSONRepresentable {
  package var jsonValue: JSON {
    [
      "name": record.name, "path": record.path.jsonValue, "verdict": verdict.rawValue,
      "faults": record.faults, "warnings": record.warnings, "contract": violations,
      "lowContrastReason": (record.theme?.lowContrastReason).jsonValue, "contrast": rows,
      "alike": confusions,
    ]
  }
}

extension RoleConfusion: JSONRepresentable {
  /// `warning: hint and key look alike to deutan vision`, and in which appearance.
  var line: String {
    "warning: \(one.name) and \(other.name) look alike to \(vision.rawValue) vision, \(appearance.rawValue)"
  }

  /// The two roles, and to whom they look alike.
  public var jsonValue: JSON {
    [
      "vision": vision.rawValue, "one": one.name, "other": other.name,
      "appearance": appearance.rawValue,
    ]
  }
}

extension ContrastRow: JSONRepresentable {
  package var jsonValue: JSON {
    [
      "role": worst.role.name, "needed": worst.needed, "contrast": contrasts[0].jsonValue,
      "contrast256": contrasts[1].jsonValue, "contrast16": contrasts[2].jsonValue,
      "enough": worst.verdict == .unknown ? JSON.null : (worst.verdict == .enough).jsonValue,
      "foreground": worst.foreground.fileWords, "background": worst.background.fileWords,
      "nearest": (worst.verdict == .tooLow ? worst.nearestEnough?.fileWords : nil).jsonValue,
      "depth": worst.depth.name, "tooLow": failures.map(\.failure),
      "glyph": worst.cell.glyph.text, "sample": worst.sample, "column": worst.place.x,
      "row": worst.place.y, "kind": worst.kind.rawValue, "appearance": worst.appearance.rawValue,
    ]
  }
}

extension ContrastFinding {
  /// What is too low at one depth.
  fileprivate var failure: JSON {
    [
      "depth": depth.name, "contrast": contrast.jsonValue,
      "foreground": foreground.fileWords, "background": background.fileWords,
      "nearest": (nearestEnough?.fileWords).jsonValue,
    ]
  }
}

extension ColorDepth {
  /// The name of the value on the command line.
  package var name: String {
    switch self {
    case .none: "never"
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .trueColor: "truecolor"
    }
  }
}
