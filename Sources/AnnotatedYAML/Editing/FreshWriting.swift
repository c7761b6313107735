/// Writes values that are not in a file yet, in a form that reads well.
package struct FreshWriting {
  /// Short mappings and lists stay on one line up to this column.
  private static let width = 80
  private static let step = 2

  let lineBreak: String

  package init(lineBreak: String) { self.lineBreak = lineBreak }

  /// A value in flow style, on one line.
  package func inline(_ value: FileValue) -> String {
    switch value.preferred {
    case .text(let text):
      return ScalarSpelling.inline(text, isInFlow: true)
    case .list(let elements):
      return "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      let entries = mapping.written.map { key($0, isInFlow: true) + " " + inline($0.value) }
      return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
    case .forms:
      return ""
    }
  }

  func key(_ entry: FileMapping.Entry, isInFlow: Bool) -> String {
    ScalarSpelling.inline(entry.key, isInFlow: isInFlow) + ":"
  }

  /// A key and its value on whole lines, indented to `column` except for the first line.
  func entry(_ entry: FileMapping.Entry, column: Int) -> String {
    after(key(entry, isInFlow: false), entry.value, column: column)
  }

  /// An element of a list on whole lines, indented to `column` except for the first line.
  func element(_ value: FileValue, column: Int) -> String {
    guard case .mapping(let mapping) = value.preferred, !fits(value, after: "-", column: column)
    else { return after("-", value, column: column) }
    return "- " + block(mapping, column: column + Self.step)
  }

  /// A value behind its key or dash: on the same line, or on lines of its own.
  ///
  /// - Parameter comment: a comment for the first line.
  func after(_ start: String, _ value: FileValue, column: Int, comment: String? = nil) -> String {
    let comment = (comment.map { " " + $0 } ?? "") + lineBreak
    let indent = String(repeating: " ", count: column + Self.step)
    switch value.preferred {
    case .text(let text):
      guard let literal = ScalarSpelling.literal(text) else {
        return start + " " + ScalarSpelling.inline(text, isInFlow: false) + comment
      }
      let lines = literal.lines.map { ($0.isEmpty ? "" : indent + $0) + lineBreak }
      return start + " " + literal.header + comment + lines.joined()
    case _ where fits(value, after: start, column: column):
      return start + " " + inline(value) + comment
    case .mapping(let mapping):
      return start + comment + indent + block(mapping, column: column + Self.step)
    case .list(let elements):
      let lines = elements.map { indent + element($0, column: column + Self.step) }
      return start + comment + lines.joined()
    case .forms:
      return start + comment
    }
  }

  /// The keys on lines of their own, indented to `column` except for the first line.
  private func block(_ mapping: FileMapping, column: Int) -> String {
    mapping.written.map { entry($0, column: column) }
      .joined(separator: String(repeating: " ", count: column))
  }

  /// Whether the value is written on one line: if it is shallow and short enough.
  private func fits(_ value: FileValue, after start: String, column: Int) -> Bool {
    value.isShallow && column + start.count + 1 + inline(value).count <= Self.width
  }
}

extension FreshWriting {
  /// A whole file, with a blank line before each value that takes several lines.
  package func document(_ mapping: FileMapping) -> String {
    mapping.written.map { entry in
      let isPart = !entry.value.isShallow
      return (isPart ? lineBreak : "") + self.entry(entry, column: 0)
    }
    .joined()
  }
}

extension FileMapping {
  /// The entries whose values are not the default.
  var written: [Entry] { entries.filter { !$0.isDefault } }
}

extension FileValue {
  /// Whether it contains no names given by the author, no texts of several lines, and no mappings
  /// in lists.
  fileprivate var isShallow: Bool {
    switch preferred {
    case .text(let text): ScalarSpelling.literal(text) == nil
    case .list(let elements): elements.allSatisfy { $0.isShallowElement }
    case .mapping(let mapping):
      (!mapping.isNamed || mapping.entries.isEmpty)
        && mapping.written.allSatisfy { $0.value.isShallow }
    case .forms: true
    }
  }

  /// Mappings in a list are each on a line of their own.
  private var isShallowElement: Bool {
    if case .mapping = preferred { false } else { isShallow }
  }
}
