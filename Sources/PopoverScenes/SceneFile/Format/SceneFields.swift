import PopoverThemes

/// The keys of a mapping: how each is read, what is written for it, and what holds without it.
///
/// One table is all there is to know about a mapping.
struct SceneFields<Value: Sendable>: Sendable {
  struct Field: Sendable {
    var name: String
    var read: KeyTable<Value>.Reading
    /// `nil` where the key has no place beside what else there is.
    var written: @Sendable (Value) -> FileValue?
    /// Whether a new file has it even where it says nothing unusual.
    var isAlwaysShown = false
  }

  /// What a mapping without keys stands for.
  let usual: Value
  /// In the order in which they are written.
  let fields: [Field]
  let table: KeyTable<Value>

  init(usual: Value, _ fields: [Field]) {
    self.usual = usual
    self.fields = fields
    table = KeyTable(fields.map { (name: $0.name, read: $0.read) })
  }

  func written(_ value: Value) -> FileMapping {
    FileMapping(
      entries: fields.compactMap { field in
        field.written(value).map { written in
          FileMapping.Entry(
            key: field.name, value: written,
            isUsual: !field.isAlwaysShown && written == field.written(usual))
        }
      })
  }
}

extension SceneFields.Field {
  /// A key for a part of the value.
  init<Part: Sendable>(
    _ name: String, _ part: WritableKeyPath<Value, Part> & Sendable, _ form: FileForm<Part>
  ) {
    self.init(
      name: name,
      read: { value, node, faults in
        if let read = form.read(node, &faults) { value[keyPath: part] = read }
      },
      written: { form.written($0[keyPath: part]) })
  }

  /// A key for a part that may be missing.
  init<Part: Sendable>(
    _ name: String, _ part: WritableKeyPath<Value, Part?> & Sendable, _ form: FileForm<Part>
  ) {
    self.init(
      name: name,
      read: { value, node, faults in
        if let read = form.read(node, &faults) { value[keyPath: part] = read }
      },
      written: { $0[keyPath: part].map(form.written) })
  }

  /// A key for one of several forms of a part, each of which has keys of its own; the first of them
  /// that a file has counts, and the others are faults.
  ///
  /// - Parameters:
  ///   - get: the value of this form, if the part has it.
  ///   - isFree: whether none of the others was read yet.
  init<Part: Sendable>(
    _ name: String, _ form: FileForm<Part>, get: @escaping @Sendable (Value) -> Part?,
    set: @escaping @Sendable (inout Value, Part) -> Void,
    isFree: @escaping @Sendable (Value) -> Bool, others: String
  ) {
    self.init(
      name: name,
      read: { value, node, faults in
        guard isFree(value) else {
          faults.append(node.fault(expecting: "no '\(name)' beside \(others)"))
          return
        }
        if let read = form.read(node, &faults) { set(&value, read) }
      },
      written: { get($0).map(form.written) })
  }
}
