import AnnotatedYAML
import PlacementRequests

/// What was found in the file of a theme or of a colour scheme.
package enum FileCheck: Sendable {
  case theme(ThemeCheck)
  case scheme(SchemeCheck)

  /// Whether a file can be used, and whether anything in it is not as it should be.
  package enum Outcome: Sendable {
    case good
    case bad
    case unreadable
  }

  package var outcome: Outcome {
    switch self {
    case .theme(let check):
      switch check.verdict {
      case .well, .lowOnPurpose: .good
      case .lowContrast, .brokenContract: .bad
      case .faulty: .unreadable
      }
    case .scheme(let check):
      switch check.verdict {
      case .well: .good
      case .lowContrast: .bad
      case .faulty: .unreadable
      }
    }
  }

  /// The verdict in a line.
  package var headline: String {
    switch self {
    case .theme(let check): check.headline
    case .scheme(let check): check.headline
    }
  }

  /// The verdict and everything that led to it; ends in a line feed.
  package var report: String {
    switch self {
    case .theme(let check): check.report
    case .scheme(let check): check.report
    }
  }

  /// All checks as one object with the `version` of its form.
  package static func json(_ checks: [FileCheck]) throws -> String {
    let themes = checks.compactMap { if case .theme(let check) = $0 { check } else { nil } }
    let schemes = checks.compactMap { if case .scheme(let check) = $0 { check } else { nil } }
    return try JSON.answer([
      "themes": themes.jsonValue, "schemes": schemes.jsonValue,
    ])
  }
}
