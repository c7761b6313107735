import MessageText
import PlacementRequests

/// What a program has found out about where it runs, and what it works with because of that.
package struct DoctorReport: Equatable, Sendable {
  /// One of the things that were looked at.
  package struct Finding: Equatable, Sendable {
    package var name: String
    package var value: String
    /// The source of the setting: an option, a variable or a file; `nil` for a default.
    package var source: String?
    /// What would make it better; `nil` where it is well.
    package var remedy: String?

    package init(_ name: String, _ value: String, source: String? = nil, remedy: String? = nil) {
      self.name = name
      self.value = value
      self.source = source
      self.remedy = remedy
    }
  }

  package struct Section: Equatable, Sendable {
    package var name: String
    package var findings: [Finding]

    package init(_ name: String, _ findings: [Finding]) {
      self.name = name
      self.findings = findings
    }
  }

  package var sections: [Section]
  /// Every fault in the user's files.
  package var faults: [FileFault]

  package init(sections: [Section], faults: [FileFault] = []) {
    self.sections = sections
    self.faults = faults
  }
}

extension DoctorReport {
  /// A heading and aligned lines for each section, then what to do about it and what is wrong in files.
  package var text: String {
    let found = TextTable(
      rows: sections.flatMap(\.findings).map { finding in
        ["  " + finding.name, finding.value, finding.source ?? ""].map(\.shownSafely)
      })
    var lines = found.lines[...]
    let described = sections.flatMap { section in
      defer { lines = lines.dropFirst(section.findings.count) }
      return [section.name] + lines.prefix(section.findings.count)
    }
    return (described + Self.list("What to do", remedies) + Self.list("Faults", faults.map(\.line)))
      .map { $0 + "\n" }.joined()
  }

  private var remedies: [String] {
    sections.flatMap(\.findings).compactMap { finding in
      finding.remedy.map { "\(finding.name): \($0)".shownSafely }
    }
  }

  private static func list(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [heading] + lines.map { "  " + $0 }
  }
}

extension DoctorReport {
  /// One object: `version`, `well`, `faults`, and by section each finding's value, source and remedy.
  package func json() throws -> String {
    let sections = sections.map { ($0.name.lowercased(), $0) }
    return try JSON.answer([
      "well": faults.isEmpty, "faults": faults,
      "sections": Dictionary(sections) { first, _ in first },
    ])
  }
}

extension DoctorReport.Section: JSONRepresentable {
  package var jsonValue: JSON {
    Dictionary(findings.map { ($0.name, $0) }) { first, _ in first }.jsonValue
  }
}

extension DoctorReport.Finding: JSONRepresentable {
  package var jsonValue: JSON {
    ["value": value, "source": source.jsonValue, "remedy": remedy.jsonValue]
  }
}
