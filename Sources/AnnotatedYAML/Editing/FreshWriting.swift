/// Writes values that no file has yet, in a form that is good to read.
package struct FreshWriting {
  /// Short mappings and lists stay on one line up to this column.
  private static let width = 80
  private static let step = 2

  let lineBreak: String

  package init(lineBreak: String) { self.lineBreak = lineBreak }

  /// On one line between brackets.
  package func inline(_ value: FileValue) -> String {
    switch value.preferred {
    case .text(let text):
      return ScalarSpelling.inline(text, isInFlow: true)
    case .list(let elements):
      return "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      let entries = mapping.shown.map { key($0, isInFlow: true) + " " + inline($0.value) }
      return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
    case .forms:
      return ""
    }
  }

  func key(_ entry: FileMapping.Entry, isInFlow: Bool) -> String {
    ScalarSpelling.inline(entry.key, isInFlow: isInFlow) + ":"
  }

  /// A key and its value from `column` on, without the indentation of the first line, to the end of the
  /// last line.
  func entry(_ entry: FileMapping.Entry, column: Int) -> String {
    after(key(entry, isInFlow: false), entry.value, column: column)
  }

  /// The same for an element of a list.
  func element(_ value: FileValue, column: Int) -> String {
    guard case .mapping(let mapping) = value.preferred, !fits(value, after: "-", column: column)
    else { return after("-", value, column: column) }
    return "- " + block(mapping, column: column + Self.step)
  }

  /// A value behind what introduces it: on the same line, or on lines of its own.
  ///
  /// - Parameter remark: a comment for the first line.
  func after(_ start: String, _ value: FileValue, column: Int, remark: String? = nil) -> String {
    let remark = (remark.map { " " + $0 } ?? "") + lineBreak
    let indent = String(repeating: " ", count: column + Self.step)
    switch value.preferred {
    case .text(let text):
      guard let literal = ScalarSpelling.literal(text) else {
        return start + " " + ScalarSpelling.inline(text, isInFlow: false) + remark
      }
      let lines = literal.lines.map { ($0.isEmpty ? "" : indent + $0) + lineBreak }
      return start + " " + literal.header + remark + lines.joined()
    case _ where fits(value, after: start, column: column):
      return start + " " + inline(value) + remark
    case .mapping(let mapping):
      return start + remark + indent + block(mapping, column: column + Self.step)
    case .list(let elements):
      let lines = elements.map { indent + element($0, column: column + Self.step) }
      return start + remark + lines.joined()
    case .forms:
      return start + remark
    }
  }

  /// Keys on lines of their own, without the indentation of the first line.
  private func block(_ mapping: FileMapping, column: Int) -> String {
    mapping.shown.map { entry($0, column: column) }
      .joined(separator: String(repeating: " ", count: column))
  }

  /// Whether it stays on one line: if it is short, and does not hold what is.
  private func fits(_ value: FileValue, after start: String, column: Int) -> Bool {
    value.isShallow && column + start.count + 1 + inline(value).count <= Self.width
  }
}

extension FreshWriting {
  /// A whole file; what stands at its beginning are the scene's own figures, then its parts.
  package func document(_ mapping: FileMapping) -> String {
    mapping.shown.map { entry in
      let isPart = !entry.value.isShallow
      return (isPart ? lineBreak : "") + self.entry(entry, column: 0)
    }
    .joined()
  }
}

extension FileMapping {
  /// The keys that say something.
  var shown: [Entry] { entries.filter { !$0.isUsual } }
}

extension FileValue {
  /// Whether it holds no names, no lines of text, and no list of other than figures and words.
  fileprivate var isShallow: Bool {
    switch preferred {
    case .text(let text): ScalarSpelling.literal(text) == nil
    case .list(let elements): elements.allSatisfy { $0.isShallowElement }
    case .mapping(let mapping):
      (!mapping.isNamed || mapping.entries.isEmpty)
        && mapping.shown.allSatisfy { $0.value.isShallow }
    case .forms: true
    }
  }

  /// Mappings in a list are each on a line of their own.
  private var isShallowElement: Bool {
    if case .mapping = preferred { false } else { isShallow }
  }
}
