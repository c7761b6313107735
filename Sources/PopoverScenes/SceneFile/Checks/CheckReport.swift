import AnnotatedYAML

/// What came of the checks of a file.
public struct CheckReport: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var place: Place
    public var result: CheckResult
  }

  /// Names the file.
  public let path: String
  public let entries: [Entry]

  public init(_ document: SceneDocument, _ results: [CheckResult]) {
    path = document.path
    entries = results.map { Entry(place: document.place(of: $0), result: $0) }
  }

  public var failures: [Entry] { entries.filter { !$0.result.passes } }

  public var passes: Bool { failures.isEmpty }

  /// A line for each failure that begins with its place, and one for all together; each ends with a
  /// line feed.
  public var text: String {
    let name = path.shownSafely
    let lines = failures.map { "\(name):\($0.place): \($0.result.sentence)" }
    return (lines + ["\(name): \(summary)"]).map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let things = entries.count == 1 ? "check" : "checks"
    if entries.isEmpty { return "no checks" }
    if passes { return "\(entries.count) \(things) pass\(entries.count == 1 ? "es" : "")" }
    return "\(failures.count) of \(entries.count) \(things) fail\(failures.count == 1 ? "s" : "")"
  }
}
