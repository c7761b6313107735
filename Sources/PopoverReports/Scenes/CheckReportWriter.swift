import CellPictures
import MessageText
import PlacementRequests
import PopoverScenes

/// The forms in which results of checks are printed.
package enum CheckForm: Sendable {
  /// For people: what fails, and a line for each scene.
  case text
  case json
  /// The Test Anything Protocol, version 14.
  case tap
}

/// Results of checks as a text that grows scene by scene: nothing of those before is kept.
package struct CheckReportWriter: Sendable {
  private let form: CheckForm
  /// Whether all that was reported passes.
  package private(set) var passes = true
  private var count = 0
  /// The tests of the Test Anything Protocol.
  private var testCount = 0

  package init(form: CheckForm) { self.form = form }

  /// What follows in the text for a scene.
  package mutating func text(of outcome: CheckOutcome) throws -> String {
    defer { count += 1 }
    passes = passes && outcome.passes
    switch form {
    case .text: if case .checked(let report) = outcome { return report.text } else { return "" }
    case .json: return (count == 0 ? "{\"scenes\":[" : ",") + (try outcome.jsonValue.line)
    case .tap: return (count == 0 ? "TAP version 14\n" : "") + tap(outcome)
    }
  }

  /// What stands behind the last scene.
  package var end: String {
    switch form {
    case .text: ""
    case .json:
      (count == 0 ? "{\"scenes\":[" : "")
        + "],\"passes\":\(passes),\"version\":\(JSON.formVersion)}\n"
    case .tap: "1..\(testCount)\n"
    }
  }

  private mutating func tap(_ outcome: CheckOutcome) -> String {
    switch outcome {
    case .checked(let report): report.entries.map { tap($0, of: report) }.joined()
    case .unreadable(let path, let faults):
      tap("not ok", path.shownSafely, detail: faults.map(\.lineOfCheck))
    }
  }

  private mutating func tap(_ entry: CheckReport.Entry, of report: CheckReport) -> String {
    let result = entry.result
    let place = result.passes ? "" : ":\(entry.place)"
    let detail = result.passes ? [] : result.detail.split(separator: "\n").map(String.init)
    return tap(
      result.passes ? "ok" : "not ok", "\(report.name)\(place): \(result.sentence)", detail: detail)
  }

  /// A number sign begins a directive there, so that it is escaped.
  private mutating func tap(_ verdict: String, _ words: String, detail: [String]) -> String {
    testCount += 1
    let words = words.escaping(["\\": "\\\\", "#": "\\#"])
    let lines = detail.map { "# \($0.shownSafely)\n" }.joined()
    return "\(verdict) \(testCount) - \(words)\n\(lines)"
  }
}
