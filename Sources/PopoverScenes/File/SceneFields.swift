import AnnotatedYAML

/// All there is to know about a mapping: how each key is read and written, and its default.
struct SceneFields<Value: Sendable>: Sendable {
  struct Field: Sendable {
    var name: String
    var read: KeyTable<Value>.Reading
    /// `nil` where the value has another form, which excludes the key.
    var written: @Sendable (Value) -> FileValue?
    /// What the schema for editors says of it.
    var schema: ValueSchema
    /// Whether a new file has the key even with its usual value.
    var isAlwaysShown = false
    /// The words that may stand there, where these are few.
    var words: [String] = []
    /// Of a part with several forms, that to which the key belongs; `nil` for other keys.
    var form: KeyForm?
    /// Removes what excludes this key, so that it can be set.
    var makeRoom: @Sendable (inout Value) -> Void = { _ in }
    /// Copies what the second value has of this key to the first.
    var copy: @Sendable (inout Value, Value) -> Void = { _, _ in }
  }

  /// One of several forms of a part, which exclude each other.
  struct KeyForm: Sendable {
    let name: String
    /// The other ones, in words.
    let others: String
    /// The value with which the key is as if it were not there, if there is one.
    var usual: String?
  }

  /// The value of a mapping without keys.
  let usual: Value
  /// In the order in which they are written.
  let fields: [Field]
  /// The keys without which a value says too little; whoever reads one explains what is missing.
  private let required: Set<String>
  /// The keys that can be set, in the same order.
  let settable: [String]
  let table: KeyTable<Value>
  /// Where each key stands among the fields.
  private let places: [String: Int]

  /// - Parameter misplaced: the faults of keys that belong elsewhere.
  init(
    usual: Value, required: Set<String> = [], fields: [Field],
    misplaced: [String: Fault.Reason] = [:]
  ) {
    self.usual = usual
    self.fields = fields
    self.required = required
    settable = fields.filter { !$0.isAlwaysShown }.map(\.name)
    places = Dictionary(uniqueKeysWithValues: fields.indices.map { (fields[$0].name, $0) })
    table = KeyTable(fields.map { ($0.name, KeyTable.Entry($0.schema, $0.read)) })
      .explaining(misplaced)
  }

  subscript(key: String) -> Field? { places[key].map { fields[$0] } }

  /// Reads a mapping. Of several forms of a part it has the first.
  func read(_ node: SourceNode, into value: inout Value, _ faults: inout [Fault]) {
    var node = node
    if case .mapping(let entries) = node.content {
      node.content = .mapping(ofOneForm(entries, &faults))
    }
    node.read(into: &value, by: table, &faults)
  }

  private func ofOneForm(
    _ entries: [SourceNode.Entry], _ faults: inout [Fault]
  ) -> [SourceNode.Entry] {
    var first: String?
    return entries.filter { entry in
      guard let form = self[entry.key]?.form else { return true }
      if let usual = form.usual, entry.value.content == .text(usual) { return false }
      first = first ?? form.name
      if first != form.name {
        faults.append(entry.value.fault(expecting: "no '\(entry.key)' beside \(form.others)"))
      }
      return first == form.name
    }
  }

  /// A mapping with these keys.
  var schema: ValueSchema {
    .mapping(
      fields.map { ValueSchema.Key($0.name, $0.schema, isRequired: required.contains($0.name)) })
  }

  func written(_ value: Value) -> FileMapping {
    FileMapping(
      entries: fields.compactMap { field in
        field.written(value).map { written in
          FileMapping.Entry(
            key: field.name, value: written,
            isDefault: !field.isAlwaysShown && written == field.written(usual))
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
      written: { form.written($0[keyPath: part]) }, schema: form.schema, words: form.words,
      copy: { $0[keyPath: part] = $1[keyPath: part] })
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
      written: { $0[keyPath: part].map(form.written) }, schema: form.schema, words: form.words,
      copy: { $0[keyPath: part] = $1[keyPath: part] })
  }

  /// A key for one of several forms of a part, each with keys of its own: those with the same `group`. The first form in a
  /// file counts; keys of the others are faults. `whole` is the part whatever its form, `get` the value of this form.
  /// With the value `without` the key is none of them. `clear` takes the key away, `nil` the whole part; `isFree` tells
  /// whether the part has this form or the usual one.
  init<Part: Sendable, Whole: Sendable>(
    _ name: String, of whole: WritableKeyPath<Value, Whole> & Sendable, usual: Whole,
    group: String? = nil, _ form: FileForm<Part>, get: @escaping @Sendable (Value) -> Part?,
    set: @escaping @Sendable (inout Value, Part) -> Void,
    clear: (@Sendable (inout Value) -> Void)? = nil,
    isFree: @escaping @Sendable (Value) -> Bool, others: String, without: String? = nil
  ) {
    self.init(
      name: name,
      read: { value, node, faults in
        if let read = form.read(node, &faults) { set(&value, read) }
      },
      written: { get($0).map(form.written) }, schema: form.schema, words: form.words,
      form: .init(name: group ?? name, others: others, usual: without),
      makeRoom: { if !isFree($0) { $0[keyPath: whole] = usual } },
      copy: { value, other in
        if get(value) == nil { return }
        if let part = get(other) { return set(&value, part) }
        if let clear { clear(&value) } else { value[keyPath: whole] = usual }
      })
  }
}

extension SceneFields {
  /// The same keys for a value that has this one as a part; `whole` is such a value.
  func lifted<Whole: Sendable>(
    _ part: WritableKeyPath<Whole, Value> & Sendable, of whole: Whole
  ) -> SceneFields<Whole> {
    var usualWhole = whole
    usualWhole[keyPath: part] = usual
    return SceneFields<Whole>(usual: usualWhole, fields: fields.map { $0.lifted(part) })
  }
}

extension SceneFields.Field {
  fileprivate func lifted<Whole: Sendable>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> SceneFields<Whole>.Field {
    SceneFields<Whole>.Field(
      name: name, read: { [read] in read(&$0[keyPath: part], $1, &$2) },
      written: { [written] in written($0[keyPath: part]) }, schema: schema,
      isAlwaysShown: isAlwaysShown, words: words,
      form: form.map { .init(name: $0.name, others: $0.others, usual: $0.usual) },
      makeRoom: { [makeRoom] in makeRoom(&$0[keyPath: part]) },
      copy: { [copy] in copy(&$0[keyPath: part], $1[keyPath: part]) })
  }
}
