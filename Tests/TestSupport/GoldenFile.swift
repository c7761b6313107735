import Foundation

/// A text that is kept beside the tests in their folder `Screens`. It is written only on request, with
/// `RECORD_SCREENS=1`, and never on CI.
package struct GoldenFile {
  package var name: String
  private var file: URL

  /// - Parameter testFile: the test's `#filePath`.
  package init(_ name: String, testFile: String = #filePath) {
    self.name = name
    file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Screens").appendingPathComponent(name)
  }

  /// What differs between `shown` and the file; `nil` if nothing does.
  package func difference(from shown: String) throws -> String? {
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_SCREENS"] == "1", environment["CI"] == nil {
      try Data(shown.utf8).write(to: file)
      return nil
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return kept == shown ? nil : difference(kept: kept, shown: shown)
  }

  private func difference(kept: String, shown: String) -> String {
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = (0..<max(old.count, new.count)).filter {
      $0 >= old.count || $0 >= new.count || old[$0] != new[$0]
    }
    let lines = rows.prefix(12).map { row in
      "\(row + 1)\n  kept  \(row < old.count ? old[row] : "")\n  shown \(row < new.count ? new[row] : "")"
    }
    return "\(name) differs in \(rows.count) lines:\n" + lines.joined(separator: "\n")
  }
}
