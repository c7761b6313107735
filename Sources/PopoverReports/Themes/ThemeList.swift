import CellCanvas
import MessageText
import PlacementRequests
import PopoverThemes

/// All themes that there are, in lines or as JSON.
package struct ThemeList<Records: Sequence<ThemeRecord>> {
  private let records: Records

  /// - Parameter records: read one after the other, as there may be thousands.
  package init(_ records: Records) { self.records = records }

  /// A line for each theme below a line of headings.
  package var table: String {
    let rows = records.map { record in
      let theme = record.theme
      return [
        record.label, theme?.kinds.map(\.rawValue).joined(separator: ", ") ?? "-",
        theme?.shadesInOrder.joined(separator: ", ") ?? "-",
        record.isShadowed ? "\(record.source), shadowed" : record.source, record.about,
      ]
    }
    return TextTable(rows: [["name", "kinds", "for", "source", "summary"]] + rows).text
  }

  /// One object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer(["themes": records.map(\.jsonValue).jsonValue])
  }
}

extension ThemeRecord: JSONRepresentable {
  /// A theme with what it is made for, or a file that cannot be read with its faults.
  package var jsonValue: JSON {
    [
      "name": name, "source": source, "path": path.jsonValue, "shadowed": isShadowed,
      "title": theme?.name, "author": theme?.author, "summary": theme?.summary,
      "kinds": theme?.kinds.map(\.rawValue), "appearances": theme?.appearances.map(\.rawValue),
      "brightness": theme?.brightness, "dark": theme?.isDark, "for": theme?.shadesInOrder,
      "inherits": theme?.parent,
      "faults": theme == nil ? faults : nil,
    ]
  }
}

extension Theme {
  /// The terminals that it is for, by their looks.
  fileprivate var shadesInOrder: [String] {
    Appearance.allCases.filter(shades.contains).map(\.rawValue)
  }
}

extension ThemeRecord {
  /// Its name, and its title where that is another one.
  fileprivate var label: String { theme?.label(named: name) ?? name.shownSafely }

  /// What it looks like, or that it cannot be read.
  fileprivate var about: String {
    if let theme { return theme.summary }
    return
      "cannot be read: \(number(of: "fault", faults.count)); 'poplab themes check' lists them"
  }
}

/// Every key of a theme with the value that it has.
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

  /// One object with the `version` of its form.
  package func json() throws -> String {
    let keys = Dictionary(listing.map { ($0.key, $0.value) }) { first, _ in first }
    return try JSON.answer([
      "name": record.name.jsonValue, "source": record.source.jsonValue,
      "path": record.path.jsonValue, "keys": keys.jsonValue,
    ])
  }
}

/// A theme, where it comes from, and what became of its file.
package struct ThemeRecord: Sendable {
  package var name: String
  /// `shipped`, `user` or `path`.
  package var source: String
  /// Where the file is; `nil` of a shipped theme.
  package var path: String?
  /// Whether another theme of the same name comes before it.
  package var isShadowed: Bool
  /// `nil` where the file could not be read.
  package var theme: Theme?
  /// Where its files set the keys of the theme.
  package var keys = ThemeKeyPlaces()
  /// What is wrong with the file, and with those that it inherits from.
  package var faults: [FileFault]
  /// What in the file has no effect.
  package var warnings: [FileFault] = []

  package init(
    name: String, source: String, path: String? = nil, isShadowed: Bool = false,
    theme: Theme? = nil, faults: [FileFault] = []
  ) {
    self.name = name
    self.source = source
    self.path = path
    self.isShadowed = isShadowed
    self.theme = theme
    self.faults = faults
  }
}
