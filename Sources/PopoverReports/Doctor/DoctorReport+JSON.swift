extension DoctorReport {
  /// One object: `version`, `well`, `faults`, and the sections with the value, the source and the remedy
  /// of each finding by its name.
  package func json() throws -> String { try JSONText.text(of: JSON(self)) }

  fileprivate struct JSON: Encodable {
    var version = 1
    var well: Bool
    var faults: [FileFault.JSON]
    var sections: [String: [String: Item]]

    struct Item: Encodable {
      var value: String
      var source: Nullable<String>
      var remedy: Nullable<String>
    }

    init(_ report: DoctorReport) {
      well = report.faults.isEmpty
      faults = report.faults.map(FileFault.JSON.init)
      sections = Dictionary(report.sections.map { ($0.name.lowercased(), $0.items) }) { first, _ in
        first
      }
    }
  }
}

extension DoctorReport.Section {
  fileprivate var items: [String: DoctorReport.JSON.Item] {
    let items = findings.map { finding in
      (
        finding.name,
        DoctorReport.JSON.Item(
          value: finding.value, source: Nullable(finding.source),
          remedy: Nullable(finding.remedy))
      )
    }
    return Dictionary(items) { first, _ in first }
  }
}
