import AnnotatedYAML

/// Every key of a theme as it is in force.
package struct ThemeDetails: Sendable {
  private let record: ThemeRecord
  private let listing: [(key: String, value: String)]

  package init(_ record: ThemeRecord) {
    self.record = record
    listing = record.theme?.listing ?? []
  }

  /// A line for each key, the file first.
  package var table: String {
    let file =
      record.path.map(\.shownSafely)
      ?? "shipped; 'poplab themes show \(record.name) --file' prints it"
    return TextTable(rows: [["file", file]] + listing.map { [$0.key, $0.value.shownSafely] }).text
  }

  /// One object; `version` tells its form.
  package func json() throws -> String {
    try JSONText.text(
      of: Answer(
        name: record.name, source: record.source, path: Nullable(record.path),
        keys: Dictionary(listing.map { ($0.key, $0.value) }) { first, _ in first }))
  }

  private struct Answer: Encodable {
    var version = 1
    var name: String
    var source: String
    var path: Nullable<String>
    var keys: [String: String]
  }
}
