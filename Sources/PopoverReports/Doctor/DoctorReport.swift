import AnnotatedYAML

/// What a program has found out about where it runs, and what it works with because of that.
public struct DoctorReport: Equatable, Sendable {
  /// One of the things that were looked at.
  public struct Finding: Equatable, Sendable {
    public var name: String
    public var value: String
    /// Who says so: an option, a variable, a file; `nil` where there is nobody but the thing itself.
    public var source: String?
    /// What would make it better; `nil` where it is well.
    public var remedy: String?

    public init(_ name: String, _ value: String, source: String? = nil, remedy: String? = nil) {
      self.name = name
      self.value = value
      self.source = source
      self.remedy = remedy
    }
  }

  public struct Section: Equatable, Sendable {
    public var name: String
    public var findings: [Finding]

    public init(_ name: String, _ findings: [Finding]) {
      self.name = name
      self.findings = findings
    }
  }

  public var sections: [Section]
  /// All that is wrong in the user's files.
  public var faults: [FileFault]

  public init(sections: [Section], faults: [FileFault] = []) {
    self.sections = sections
    self.faults = faults
  }
}

extension DoctorReport {
  /// A heading and aligned lines for each section, then what to do about it and what is wrong in files.
  public var text: String {
    let found = TextTable(
      rows: sections.flatMap(\.findings).map { finding in
        ["  " + finding.name, finding.value, finding.source ?? ""].map(\.shownSafely)
      })
    var lines = found.lines[...]
    let told = sections.flatMap { section in
      defer { lines = lines.dropFirst(section.findings.count) }
      return [section.name] + lines.prefix(section.findings.count)
    }
    return (told + Self.list("What to do", remedies) + Self.list("Faults", faults.map(\.line)))
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
