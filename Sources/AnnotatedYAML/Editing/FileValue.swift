/// A value as a file is to have it, before it is known how it is spelt.
package indirect enum FileValue: Equatable, Sendable {
  case text(String)
  case list([FileValue])
  case mapping(FileMapping)
  /// The same value in several forms, the one that is liked best first.
  case forms([FileValue])

  /// The form that is written where nothing stands yet.
  package var preferred: FileValue {
    if case .forms(let forms) = self, let first = forms.first { first.preferred } else { self }
  }

  /// The values in a list, if it can be one.
  package var elements: [FileValue]? {
    form { if case .list(let elements) = $0 { elements } else { nil } }
  }

  /// The keys, if it can be a mapping.
  package var mapping: FileMapping? {
    form { if case .mapping(let mapping) = $0 { mapping } else { nil } }
  }

  /// The text, if it can be one.
  package var text: String? { form { if case .text(let text) = $0 { text } else { nil } } }

  private func form<Form>(_ match: (FileValue) -> Form?) -> Form? {
    if case .forms(let forms) = self { forms.lazy.compactMap(match).first } else { match(self) }
  }
}

/// Keys and their values.
package struct FileMapping: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: FileValue
    /// Whether it says no more than its absence does.
    package var isUsual: Bool

    package init(key: String, value: FileValue, isUsual: Bool = false) {
      self.key = key
      self.value = value
      self.isUsual = isUsual
    }
  }

  package var entries: [Entry]
  /// Whether the keys are names, whose order tells something.
  package var isNamed: Bool

  package init(entries: [Entry], isNamed: Bool = false) {
    self.entries = entries
    self.isNamed = isNamed
  }

  package subscript(key: String) -> FileValue? { entries.first { $0.key == key }?.value }
}
