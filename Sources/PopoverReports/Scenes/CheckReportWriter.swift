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
      tap("not ok", path.shownSafely, detail: faults.map(\.line))
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

/// Results of checks as the XML that JUnit writes: a suite for each scene, a case for each result.
package struct JUnitReport: Sendable {
  private var suites = ""

  package init() {}

  package mutating func add(_ outcome: CheckOutcome) {
    switch outcome {
    case .checked(let report): suites += suite(report.name, report.entries.map(testCase))
    case .unreadable(let path, let faults):
      let message = faults.map(\.line).joined(separator: "\n")
      suites += suite(path.shownSafely, [("read", message, passes: false)])
    }
  }

  package var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"poplab check\">\n\(suites)</testsuites>\n"
  }

  private typealias Case = (name: String, message: String, passes: Bool)

  private func testCase(_ entry: CheckReport.Entry) -> Case {
    let result = entry.result
    let words = "line \(entry.place.line), column \(entry.place.column): \(result.sentence)"
    return (
      "\(result.popover) \(result.key)\(result.situation.words)",
      result.detail.isEmpty ? words : "\(words)\n\(result.detail)",
      result.passes
    )
  }

  private func suite(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.filter { !$0.passes }.count
    let name = Markup.escaped(name)
    let body = numbered(cases).map { element($0, of: name) }.joined()
    return
      "<testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n\(body)</testsuite>\n"
  }

  /// The cases with a number behind a name that was there before: readers tell cases apart by their names.
  private func numbered(_ cases: [Case]) -> [Case] {
    var counts: [String: Int] = [:]
    return cases.map { test in
      counts[test.name, default: 0] += 1
      let count = counts[test.name] ?? 1
      return count == 1 ? test : ("\(test.name) \(count)", test.message, test.passes)
    }
  }

  private func element(_ test: Case, of suite: String) -> String {
    let start = "<testcase classname=\"\(suite)\" name=\"\(Markup.escaped(test.name))\""
    if test.passes { return start + "/>\n" }
    let lines = test.message.split(separator: "\n").map { Markup.escaped(String($0).shownSafely) }
    let message = lines.joined(separator: "\n")
    return
      "\(start)>\n<failure message=\"\(lines.first ?? "")\">\(message)</failure>\n</testcase>\n"
  }
}
