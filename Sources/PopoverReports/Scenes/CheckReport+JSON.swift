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
    return try JSON.line(["version": 1, "passes": passes, "scenes": self])
  }
}

extension CheckOutcome: JSONRepresentable {
  var jsonValue: JSON {
    switch self {
    case .checked(let report):
      [
        "scene": report.path, "passes": report.passes, "checks": report.entries,
        "faults": [String](),
      ]
    case .unreadable(let path, let messages):
      ["scene": path, "passes": false, "checks": [String](), "faults": messages]
    }
  }
}

extension CheckReport.Entry: JSONRepresentable {
  var jsonValue: JSON {
    let situation = result.situation
    return [
      "popover": result.popover, "key": result.key, "passes": result.passes,
      "asked": result.asked, "found": result.found,
      "screen": situation.screen.map { "\($0.width)x\($0.height)" },
      "reserved": situation.reserved, "line": place.line, "column": place.column,
    ]
  }
}
