import CellCanvas
import PlacementRequests
import PopoverScenes

/// What came of a file whose scene was to be checked.
package enum CheckOutcome: Equatable, Sendable {
  case checked(CheckReport)
  /// It could not be read.
  case unreadable(path: String, [FileFault])
}

extension CheckOutcome {
  /// Whether the scene could be read and all of its checks pass.
  package var passes: Bool { if case .checked(let report) = self { report.passes } else { false } }
}

extension CheckOutcome: JSONRepresentable {
  package var jsonValue: JSON {
    switch self {
    case .checked(let report):
      [
        "scene": report.path, "passes": report.passes, "checks": report.entries,
        "faults": [FileFault](),
        "combination": report.combination.isEmpty ? nil : report.combination,
      ]
    case .unreadable(let path, let faults):
      ["scene": path, "passes": false, "checks": [String](), "faults": faults]
    }
  }
}

extension CheckReport.Entry: JSONRepresentable {
  /// What was asked of which popover, what was found, and in which situation.
  public var jsonValue: JSON {
    let situation = result.situation
    return [
      "popover": result.subject, "key": result.key, "passes": result.passes,
      "asked": result.asked, "found": result.found,
      "screen": situation.screen.map(\.words),
      "reserved": situation.reserved, "line": place.line, "column": place.column,
      "detail": result.detail.isEmpty ? nil : result.detail,
    ]
  }
}
