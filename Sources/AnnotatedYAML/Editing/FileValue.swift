/// A value to be written into a file, before its spelling is chosen.
package indirect enum FileValue: Equatable, Sendable {
  case text(String)
  case list([FileValue])
  case mapping(FileMapping)
  /// The same value in several forms, the preferred one first.
  case forms([FileValue])

  /// The form to be written where the file has no value yet.
  package var preferred: FileValue {
    if case .forms(let forms) = self, let first = forms.first { first.preferred } else { self }
  }

  /// The elements, if the value has the form of a list.
  package var elements: [FileValue]? {
    form { if case .list(let elements) = $0 { elements } else { nil } }
  }

  /// The keys and values, if the value has the form of a mapping.
  package var mapping: FileMapping? {
    form { if case .mapping(let mapping) = $0 { mapping } else { nil } }
  }

  /// The text, if the value has the form of a text.
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
    /// Whether the value is the default, so that the key can be left out.
    package var isDefault: Bool

    package init(key: String, value: FileValue, isDefault: Bool = false) {
      self.key = key
      self.value = value
      self.isDefault = isDefault
    }
  }

  package var entries: [Entry]
  /// Whether the keys are names given by the author, whose order matters.
  package var isNamed: Bool

  package init(entries: [Entry], isNamed: Bool = false) {
    self.entries = entries
    self.isNamed = isNamed
  }

  package subscript(key: String) -> FileValue? { entries.first { $0.key == key }?.value }
}
