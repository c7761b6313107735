/// A value as a file is to have it, before it is known how it is spelt.
indirect enum FileValue: Equatable, Sendable {
  case text(String)
  case list([FileValue])
  case mapping(FileMapping)
  /// The same value in several forms, the one that is liked best first.
  case forms([FileValue])

  /// The form that is written where nothing stands yet.
  var preferred: FileValue {
    if case .forms(let forms) = self, let first = forms.first { first.preferred } else { self }
  }

  /// The values in a list, if it can be one.
  var elements: [FileValue]? {
    form { if case .list(let elements) = $0 { elements } else { nil } }
  }

  /// The keys, if it can be a mapping.
  var mapping: FileMapping? {
    form { if case .mapping(let mapping) = $0 { mapping } else { nil } }
  }

  /// The text, if it can be one.
  var text: String? { form { if case .text(let text) = $0 { text } else { nil } } }

  private func form<Form>(_ match: (FileValue) -> Form?) -> Form? {
    if case .forms(let forms) = self { forms.lazy.compactMap(match).first } else { match(self) }
  }
}

/// Keys and their values.
struct FileMapping: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var key: String
    var value: FileValue
    /// Whether it says no more than its absence does.
    var isUsual = false
  }

  var entries: [Entry]
  /// Whether the keys are names, whose order tells something.
  var isNamed = false

  subscript(key: String) -> FileValue? { entries.first { $0.key == key }?.value }
}
