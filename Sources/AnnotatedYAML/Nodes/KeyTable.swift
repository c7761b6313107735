/// The keys that a mapping may have, each with its reader; suggestions for unknown keys come from it.
public struct KeyTable<Value>: Sendable {
  /// Reads a node into the value, and adds what is wrong to the faults.
  public typealias Reading = @Sendable (inout Value, SourceNode, inout [Fault]) -> Void

  /// What may stand at a key, and how it is read.
  public struct Entry: Sendable {
    fileprivate let schema: ValueSchema
    fileprivate let isRequired: Bool
    fileprivate let read: Reading

    /// Creates a key for values of a schema; without one that is required, a mapping has a fault.
    public init(_ schema: ValueSchema, isRequired: Bool = false, _ read: @escaping Reading) {
      (self.schema, self.isRequired, self.read) = (schema, isRequired, read)
    }
  }

  private let keys: [(name: String, entry: Entry)]
  fileprivate let required: [String]
  /// The faults of keys that belong elsewhere, by their names.
  private var misplaced: [String: Fault.Reason] = [:]

  /// Creates a table of keys in the order in which messages list them.
  public init(_ keys: [(String, Entry)]) {
    self.keys = keys
    required = keys.filter { $0.1.isRequired }.map { $0.0 }
  }

  /// The names of the keys.
  public var names: [String] { keys.map(\.name) }

  /// A mapping with these keys.
  public var schema: ValueSchema {
    .mapping(
      keys.map { ValueSchema.Key($0.name, $0.entry.schema, isRequired: $0.entry.isRequired) })
  }

  /// The same keys, with faults of their own for keys that are not among them as they belong elsewhere.
  package func explaining(_ misplaced: [String: Fault.Reason]) -> KeyTable {
    var table = self
    table.misplaced = misplaced
    return table
  }

  fileprivate func reading(of key: String) -> Reading? { keys.first { $0.name == key }?.entry.read }

  fileprivate func fault(ofUnknown entry: SourceNode.Entry) -> Fault {
    Fault(at: entry.place, misplaced[entry.key] ?? .unknownKey(entry.key, known: names))
  }
}

extension KeyTable: ExpressibleByDictionaryLiteral {
  /// Creates a table from keys and their readings.
  public init(dictionaryLiteral elements: (String, Entry)...) { self.init(elements) }
}

extension KeyTable {
  /// The keys of both tables; where both have a key, the first table reads it.
  public static func + (one: KeyTable, other: KeyTable) -> KeyTable {
    let names = Set(one.names)
    return KeyTable((one.keys + other.keys.filter { !names.contains($0.name) }).map { ($0, $1) })
  }

  /// The same keys for a larger value of which this table's value is a part.
  public func lifted<Whole>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> KeyTable<Whole> {
    KeyTable<Whole>(
      keys.map { name, entry in
        let lifted = KeyTable<Whole>.Entry(entry.schema, isRequired: entry.isRequired) {
          entry.read(&$0[keyPath: part], $1, &$2)
        }
        return (name, lifted)
      })
  }

  /// The same keys for a larger value, in each part of which they are read.
  package func lifted<Whole>(
    toEach parts: WritableKeyPath<Whole, [Value]> & Sendable
  ) -> KeyTable<Whole> {
    KeyTable<Whole>(
      keys.map { name, entry in
        let lifted = KeyTable<Whole>.Entry(entry.schema, isRequired: entry.isRequired) {
          for index in $0[keyPath: parts].indices {
            entry.read(&$0[keyPath: parts][index], $1, &$2)
          }
        }
        return (name, lifted)
      })
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
        faults.append(table.fault(ofUnknown: entry))
      }
    }
    for key in table.required where entry(key) == nil {
      faults.append(fault(expecting: .other("the key '\(key)' too")))
    }
  }
}
