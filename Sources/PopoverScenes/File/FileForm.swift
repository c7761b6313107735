import AnnotatedYAML

/// How a value stands in a file: how it is read from a node, and what is written for it.
///
/// Whatever is written reads as what it was written for.
struct FileForm<Value: Sendable>: Sendable {
  var read: @Sendable (SourceNode, inout [Fault]) -> Value?
  var written: @Sendable (Value) -> FileValue
  /// The words that may stand there, where these are few.
  var words: [String] = []

  init(
    read: @escaping @Sendable (SourceNode, inout [Fault]) -> Value?,
    written: @escaping @Sendable (Value) -> FileValue, words: [String] = []
  ) {
    self.read = read
    self.written = written
    self.words = words
  }
}

extension FileForm {
  /// A text that stands for a value.
  ///
  /// - Parameter expected: what may stand there, for a message.
  static func spelled(
    _ expected: String, words: [String] = [], _ read: @escaping @Sendable (String) -> Value?,
    written: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      read: { node, faults in
        if case .text(let text) = node.content, let value = read(text) { return value }
        faults.append(node.fault(expecting: expected))
        return nil
      },
      written: { .text(written($0)) }, words: words)
  }

  /// A list of values.
  ///
  /// - Parameters:
  ///   - things: what the list is made of, for a message.
  ///   - limit: the most that are read.
  static func list<Element: Sendable>(
    of element: FileForm<Element>, _ things: String, limit: Int
  ) -> Self where Value == [Element] {
    Self(
      read: { node, faults in
        guard let nodes = node.list(of: things, &faults) else { return nil }
        guard nodes.count <= limit else {
          faults.append(node.fault(expecting: "at most \(limit) \(things)"))
          return nil
        }
        return nodes.compactMap { element.read($0, &faults) }
      },
      written: { .list($0.map(element.written)) })
  }

  /// A mapping with the keys of a table.
  static func mapping(_ fields: SceneFields<Value>) -> Self {
    Self(
      read: { node, faults in
        var value = fields.usual
        node.read(into: &value, by: fields.table, &faults)
        return value
      },
      written: { .mapping(fields.written($0)) })
  }

  /// A mapping whose keys are names.
  ///
  /// - Parameter things: what has these names, for a message.
  static func named<Element: Sendable>(
    _ fields: SceneFields<Element>, _ name: WritableKeyPath<Element, String> & Sendable,
    _ things: String, limit: Int
  ) -> Self where Value == [Element] {
    Self(
      read: { node, faults in
        guard case .mapping(let entries) = node.content else {
          faults.append(node.fault(expecting: "\(things) by their names, as in 'name: ...'"))
          return nil
        }
        guard entries.count <= limit else {
          faults.append(node.fault(expecting: "at most \(limit) \(things)"))
          return nil
        }
        return entries.map { entry in
          var element = fields.usual
          element[keyPath: name] = entry.key
          if entry.key.isEmpty || entry.key.unicodeScalars.contains("\n") {
            faults.append(
              SourceNode(at: entry.place, .text(entry.key)).fault(expecting: "a name of one line"))
          }
          entry.value.read(into: &element, by: fields.table, &faults)
          return element
        }
      },
      written: { elements in
        let entries = elements.map { element in
          FileMapping.Entry(
            key: element[keyPath: name], value: .mapping(fields.written(element)))
        }
        return .mapping(FileMapping(entries: entries, isNamed: true))
      })
  }
}
