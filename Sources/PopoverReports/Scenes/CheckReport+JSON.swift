import PopoverScenes

/// What came of a file whose scene was to be checked.
package enum CheckOutcome: Equatable, Sendable {
  case checked(CheckReport)
  /// It could not be read, and these lines say why.
  case unreadable(path: String, messages: [String])
}

extension [CheckOutcome] {
  /// All of them as one JSON object with the `version` of its form.
  package func json() throws -> String {
    let passes = allSatisfy { if case .checked(let report) = $0 { report.passes } else { false } }
    return try JSON.object([
      "version": 1, "passes": passes.jsonValue, "scenes": jsonValue,
    ]).line
  }
}

extension CheckOutcome: JSONRepresentable {
  var jsonValue: JSON {
    switch self {
    case .checked(let report):
      [
        "scene": report.path.jsonValue, "passes": report.passes.jsonValue,
        "checks": report.entries.jsonValue, "faults": [],
      ]
    case .unreadable(let path, let messages):
      [
        "scene": path.jsonValue, "passes": false.jsonValue, "checks": [],
        "faults": messages.jsonValue,
      ]
    }
  }
}

extension CheckReport.Entry: JSONRepresentable {
  var jsonValue: JSON {
    let situation = result.situation
    return [
      "popover": result.popover.jsonValue, "key": result.key.jsonValue,
      "passes": result.passes.jsonValue, "asked": result.asked.jsonValue,
      "found": result.found.jsonValue,
      "screen": situation.screen.map { .text("\($0.width)x\($0.height)") },
      "reserved": situation.reserved?.jsonValue,
      "line": place.line.jsonValue, "column": place.column.jsonValue,
    ]
  }
}
