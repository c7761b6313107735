import AnnotatedYAML
import CellCanvas
import ColorSchemes
import PopoverGeometry
import PopoverThemes

/// How much contrast is asked of a scheme and of a popover in its colours.
package struct SchemeDemand: Sendable {
  package private(set) var thresholds = ContrastThresholds()
  /// What is asked of every role of the popover, in place of what each of them needs.
  package private(set) var popover: Double?

  package init() {}

  /// The names of what something can be asked of.
  package static let names = ContrastThresholds.names + [popoverName]
  private static let popoverName = "popover"

  /// Asks for a contrast by one of the ``names``.
  package mutating func ask(_ contrast: Double, of name: String) {
    if name == Self.popoverName { popover = contrast } else { thresholds[name] = contrast }
  }
}

/// How legible the colours of a scheme are, by themselves and on a popover.
package struct SchemeCheck: Sendable {
  let name: String
  let path: String
  let format: SchemeFormat?
  /// What is said of the file: what was left out or is missing, or every fault where it cannot be read.
  let remarks: [FileFault]
  /// Whether something else stands where a colour should be, or nothing can be read.
  private let hasFaults: Bool
  /// `nil` where the file could not be read.
  let findings: [SchemeFinding]?
  /// The hues that are told apart, and not by everyone.
  let confusions: [SchemeConfusion]
  /// The theme of the popover.
  let theme: String
  /// The roles of the popover, the hardest to see first.
  let popover: [ContrastFinding]
  let demand: SchemeDemand

  /// - Parameters:
  ///   - name: the file's name without its ending, for files that give no name.
  ///   - theme: what the popover is drawn in, and its name.
  package init(
    _ reading: SchemeReading, fileName: String, path: String, theme: (Theme, name: String),
    demand: SchemeDemand
  ) {
    name = reading.scheme.name ?? fileName
    self.path = path
    format = reading.scheme.format
    remarks = reading.warnings.map { FileFault($0, path: path) }
    hasFaults = !reading.faults.isEmpty
    findings = reading.scheme.contrastFindings(demand.thresholds)
    confusions = reading.scheme.confusions
    self.theme = theme.name
    popover = Self.popover(theme.0.colored(by: reading.scheme), demand.popover)
    self.demand = demand
  }

  /// A file that is no scheme that can be read.
  package init(faults: SchemeError, fileName: String, path: String) {
    name = fileName
    self.path = path
    format = nil
    remarks = faults.faults.map { FileFault($0, path: path) }
    hasFaults = true
    findings = nil
    confusions = []
    theme = ""
    popover = []
    demand = SchemeDemand()
  }

  private static func popover(_ theme: Theme, _ asked: Double?) -> [ContrastFinding] {
    let audit = ContrastAudit(everyVariantOf: theme, depths: [.trueColor])
    return audit.findings.map { finding in
      var finding = finding
      finding.needed = asked ?? finding.needed
      return finding
    }
  }

  package enum Verdict: String, Sendable {
    case well
    case lowContrast = "contrast too low"
    /// The file cannot be read as a scheme, or has something else where a colour should be.
    case faulty
  }

  package var verdict: Verdict {
    guard let findings, !hasFaults else { return .faulty }
    let isLow = findings.contains(where: \.isTooLow) || popover.contains { $0.verdict == .tooLow }
    return isLow ? .lowContrast : .well
  }
}
