import MessageText

/// The keys that a mapping may have, each with its reader; suggestions for unknown keys come from it.
public struct KeyTable<Value>: Sendable {
  /// Reads a node into the value, and adds what is wrong to the faults.
  public typealias Reading = @Sendable (inout Value, SourceNode, inout [Fault]) -> Void

  /// What may stand at a key, and how it is read.
  public struct Entry: Sendable {
    fileprivate let schema: @Sendable () -> ValueSchema
    fileprivate let isRequired: Bool
    fileprivate let read: Reading

    /// Creates a key for values of a schema, which is made when it is asked for: to read a file nobody needs it. Without a
    /// key that is required, a mapping has a fault.
    public init(
      _ schema: @autoclosure @escaping @Sendable () -> ValueSchema, isRequired: Bool = false,
      _ read: @escaping Reading
    ) {
      (self.schema, self.isRequired, self.read) = (schema, isRequired, read)
    }
  }

  /// The names of the keys.
  public private(set) var names: [String]
  /// In the order of the names, among which a key is looked for: to search this list of a generic type, Swift would first
  /// look for its conformances, which takes 0.1 ms for each table.
  private var entries: [Entry]
  /// The faults of keys that belong elsewhere, by their names.
  private var misplaced: @Sendable () -> [String: Fault.Reason] = { [:] }

  private init(_ names: [String], _ entries: [Entry]) {
    (self.names, self.entries) = (names, entries)
  }

  /// Creates a table of keys in the order in which messages list them.
  public init(_ keys: [(String, Entry)]) { self.init(keys.map { $0.0 }, keys.map { $0.1 }) }

  /// A mapping with these keys.
  public var schema: ValueSchema {
    .mapping(
      zip(names, entries).map { ValueSchema.Key($0, $1.schema(), isRequired: $1.isRequired) })
  }

  /// The same keys, with faults of their own for keys that are not among them as they belong elsewhere. Each begins with
  /// the name of its key, as it is also the answer to one that is nearly the same.
  package func explaining(
    _ misplaced: @autoclosure @escaping @Sendable () -> [String: Fault.Reason]
  ) -> KeyTable {
    var table = self
    table.misplaced = misplaced
    return table
  }

  fileprivate var required: [String] {
    names.indices.filter { entries[$0].isRequired }.map { names[$0] }
  }

  fileprivate func reading(of key: String) -> Reading? {
    guard let place = names.firstIndex(of: key) else { return nil }
    return entries[place].read
  }

  /// - Parameter count: of the faults before it. Of those that nobody reads it is not looked for what was meant.
  fileprivate func fault(ofUnknown entry: SourceNode.Entry, after count: Int) -> Fault {
    let isRead = count < Fault.mostOfAFile
    let reason = isRead ? reason(ofUnknown: entry.key) : .unknownKey(entry.key, known: names)
    return Fault(at: entry.place, reason)
  }

  /// A key may be nearly one of these, or else nearly one that belongs elsewhere.
  private func reason(ofUnknown key: String) -> Fault.Reason {
    let misplaced = misplaced()
    if let reason = misplaced[key] { return reason }
    guard Suggestion.nearest(to: key, in: names) == nil,
      let near = Suggestion.nearest(to: key, in: misplaced.keys.sorted()),
      let reason = misplaced[near]
    else { return .unknownKey(key, known: names) }
    return .inWords("unknown key \(quoted(key)); \(reason)")
  }
}

extension KeyTable.Entry {
  /// A key for a whole number in a range.
  package static func whole(
    _ range: ClosedRange<Int>, _ set: @escaping @Sendable (inout Value, Int) -> Void
  ) -> Self {
    Self(.whole(range)) { if let number = $1.integer(in: range, &$2) { set(&$0, number) } }
  }

  /// A key for a case of an enumeration, named by its raw value; a message calls it a `thing`.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ type: Choice.Type, _ thing: String,
    _ set: @escaping @Sendable (inout Value, Choice) -> Void
  ) -> Self {
    Self(.words(of: type)) { if let choice = $1.choice(type, thing, &$2) { set(&$0, choice) } }
  }
}

extension KeyTable: ExpressibleByDictionaryLiteral {
  /// Creates a table from keys and their readings.
  public init(dictionaryLiteral elements: (String, Entry)...) { self.init(elements) }
}

extension KeyTable {
  /// The keys of both tables; where both have a key, the first table reads it.
  public static func + (one: KeyTable, other: KeyTable) -> KeyTable {
    var table = one
    for (index, name) in other.names.enumerated() where !one.names.contains(name) {
      table.names.append(name)
      table.entries.append(other.entries[index])
    }
    return table
  }

  /// The same keys for a larger value of which this table's value is a part.
  public func lifted<Whole>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> KeyTable<Whole> {
    lifted { read in { read(&$0[keyPath: part], $1, &$2) } }
  }

  /// The same keys for a larger value, in each part of which they are read.
  package func lifted<Whole>(
    toEach parts: WritableKeyPath<Whole, [Value]> & Sendable
  ) -> KeyTable<Whole> {
    lifted { read in
      { whole, node, faults in
        for index in whole[keyPath: parts].indices {
          read(&whole[keyPath: parts][index], node, &faults)
        }
      }
    }
  }

  private func lifted<Whole>(
    _ reading: (@escaping Reading) -> KeyTable<Whole>.Reading
  ) -> KeyTable<Whole> {
    let lifted = entries.map { entry in
      KeyTable<Whole>.Entry(
        entry.schema(), isRequired: entry.isRequired, reading(entry.read))
    }
    return KeyTable<Whole>(names, lifted)
  }
}

extension SourceNode {
  /// Reads the keys of a mapping into `value`. It goes on after a fault, so that all faults are found.
  public func read<Value>(
    into value: inout Value, by table: KeyTable<Value>, _ faults: inout [Fault]
  ) {
    guard case .mapping(let entries) = content else {
      faults.append(fault(expecting: .mapping))
      return
    }
    for entry in entries {
      if let read = table.reading(of: entry.key) {
        read(&value, entry.value, &faults)
      } else {
        faults.append(table.fault(ofUnknown: entry, after: faults.count))
      }
    }
    for key in table.required where entry(key) == nil {
      faults.append(fault(expecting: .other("the key '\(key)' too")))
    }
  }
}
