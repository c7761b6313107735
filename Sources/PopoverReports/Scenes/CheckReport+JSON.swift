import PopoverScenes
import PopoverThemes

/// What came of looking at a file that was to be checked.
package enum CheckOutcome: Equatable, Sendable {
  case checked(CheckReport)
  /// It could not be read, told in lines.
  case unreadable(path: String, messages: [String])
}

extension [CheckOutcome] {
  /// All of them as one JSON object: `version` tells its form.
  package func json() throws -> String { try JSONText.text(of: OutcomesSheet(self)) }
}

private struct OutcomesSheet: Encodable {
  var version = 1
  var passes: Bool
  var scenes: [OutcomeSheet]

  init(_ outcomes: [CheckOutcome]) {
    scenes = outcomes.map(OutcomeSheet.init)
    passes = scenes.allSatisfy(\.passes)
  }
}

private struct OutcomeSheet: Encodable {
  var scene: String
  var passes: Bool
  var checks: [ResultSheet]
  var faults: [String]

  init(_ outcome: CheckOutcome) {
    switch outcome {
    case .checked(let report):
      (scene, passes, faults) = (report.path, report.passes, [])
      checks = report.entries.map(ResultSheet.init)
    case .unreadable(let path, let messages):
      (scene, passes, faults, checks) = (path, false, messages, [])
    }
  }
}

private struct ResultSheet: Encodable {
  var popover: String
  var key: String
  var passes: Bool
  var asked: String
  var found: String
  var screen: String?
  var reserved: [Int]?
  var line: Int
  var column: Int

  init(_ entry: CheckReport.Entry) {
    let result = entry.result
    (popover, key, passes) = (result.popover, result.key, result.passes)
    (asked, found) = (result.asked, result.found)
    screen = result.situation.screen.map { "\($0.width)x\($0.height)" }
    reserved = result.situation.reserved.map { [$0.top, $0.left, $0.bottom, $0.right] }
    (line, column) = (entry.place.line, entry.place.column)
  }
}
