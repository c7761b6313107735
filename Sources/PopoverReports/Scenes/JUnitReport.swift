import MessageText
import PopoverScenes

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
      "\(result.subject) \(result.key)\(result.situation.words)",
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
