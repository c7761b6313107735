import AnnotatedYAML

/// All themes that there are, in lines or as JSON.
package struct ThemeList: Sendable {
  package var records: [ThemeRecord]

  package init(_ records: [ThemeRecord]) { self.records = records }

  /// A line for each theme below a line of headings.
  package var table: String {
    let rows = records.map { record in
      let theme = record.theme
      return [
        record.label, theme?.kinds.map(\.rawValue).joined(separator: ", ") ?? "-",
        theme?.appearances.map(\.rawValue).joined(separator: ", ") ?? "-",
        record.isShadowed ? "\(record.source), shadowed" : record.source, record.about,
      ]
    }
    return TextTable(rows: [["name", "kinds", "for", "source", "summary"]] + rows).text
  }

  /// One object; `version` tells its form.
  package func json() throws -> String {
    try JSONText.text(of: Answer(themes: records.map(Row.init)))
  }

  private struct Answer: Encodable {
    var version = 1
    var themes: [Row]
  }

  private struct Row: Encodable {
    var name: String
    var title: String?
    var source: String
    var path: Nullable<String>
    var shadowed: Bool
    var author: String?
    var summary: String?
    var kinds: [String]?
    var appearances: [String]?
    var brightness: Double?
    var dark: Bool?
    var inherits: String?
    var faults: [FileFault.JSON]?

    init(_ record: ThemeRecord) {
      (name, source, path) = (record.name, record.source, Nullable(record.path))
      shadowed = record.isShadowed
      guard let theme = record.theme else {
        faults = record.faults.map(FileFault.JSON.init)
        return
      }
      (title, author, summary) = (theme.name, theme.author, theme.summary)
      inherits = theme.parent
      kinds = theme.kinds.map(\.rawValue)
      appearances = theme.appearances.map(\.rawValue)
      (brightness, dark) = (theme.brightness, theme.isDark)
    }
  }
}

extension ThemeRecord {
  /// Its name, and its title where that is another one.
  fileprivate var label: String { theme?.label(named: name) ?? name.shownSafely }

  /// What it looks like, or that it cannot be read.
  fileprivate var about: String {
    if let theme { return theme.summary }
    let count = faults.count
    return "cannot be read: \(count) fault\(count == 1 ? "" : "s"), told by 'themes check'"
  }
}
