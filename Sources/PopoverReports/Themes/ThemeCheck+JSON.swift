import CellCanvas
import PopoverThemes

extension ThemeCheck {
  /// All checks as one object; `version` tells its form.
  package static func json(_ checks: [ThemeCheck]) throws -> String {
    try JSONText.text(of: Answer(themes: checks.map(Report.init)))
  }

  private struct Answer: Encodable {
    var version = 1
    var themes: [Report]
  }

  private struct Report: Encodable {
    var name: String
    var path: Nullable<String>
    var verdict: String
    var faults: [FileFault.JSON]
    var contract: [String]
    var lowContrastReason: Nullable<String>
    var contrast: [Row]

    init(_ check: ThemeCheck) {
      (name, path) = (check.record.name, Nullable(check.record.path))
      (faults, contract) = (check.record.faults.map(FileFault.JSON.init), check.violations)
      verdict = check.verdict.rawValue
      lowContrastReason = Nullable(check.record.theme?.lowContrastReason)
      contrast = check.rows.map(Row.init)
    }
  }

  private struct Row: Encodable {
    var role: String
    var contrast: Nullable<Double>
    var contrast256: Nullable<Double>
    var contrast16: Nullable<Double>
    var needed: Double
    var enough: Nullable<Bool>
    var foreground: String
    var background: String
    var nearest: Nullable<String>
    var depth: String
    var tooLow: [Failure]
    var glyph: String
    var sample: String
    var column: Int
    var row: Int
    var kind: String
    var appearance: String

    init(_ row: ContrastRow) {
      let worst = row.worst
      let contrasts = row.contrasts.map(Nullable.init)
      (contrast, contrast256, contrast16) = (contrasts[0], contrasts[1], contrasts[2])
      (role, needed) = (worst.role.name, worst.needed)
      enough = Nullable(worst.verdict == .unknown ? nil : worst.verdict == .enough)
      (foreground, background) = (worst.foreground.words, worst.background.words)
      nearest = Nullable(worst.verdict == .tooLow ? worst.nearestEnough?.words : nil)
      (depth, tooLow) = (worst.depth.name, row.failures.map(Failure.init))
      (glyph, sample) = (worst.cell.glyph.text, worst.sample)
      (column, self.row) = (worst.place.x, worst.place.y)
      (kind, appearance) = (worst.kind.rawValue, worst.appearance.rawValue)
    }
  }

  /// What is too low at one depth.
  private struct Failure: Encodable {
    var depth: String
    var contrast: Nullable<Double>
    var foreground: String
    var background: String
    var nearest: Nullable<String>

    init(_ finding: ContrastFinding) {
      (depth, contrast) = (finding.depth.name, Nullable(finding.contrast))
      (foreground, background) = (finding.foreground.words, finding.background.words)
      nearest = Nullable(finding.nearestEnough?.words)
    }
  }
}

extension ColorDepth {
  /// As it is asked for on the command line.
  fileprivate var name: String {
    switch self {
    case .none: "never"
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .trueColor: "truecolor"
    }
  }
}
