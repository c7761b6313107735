/// The keys that a mapping may have, and how the value of each is read.
///
/// Known keys are read by the table, and suggestions for unknown keys come from it.
public struct KeyTable<Value>: Sendable {
  /// Reads a node into the value, and adds what is wrong to the faults.
  public typealias Reading = @Sendable (inout Value, SourceNode, inout [Fault]) -> Void

  private let keys: [(name: String, read: Reading)]

  /// Creates a table of keys in the order in which messages list them.
  public init(_ keys: [(name: String, read: Reading)]) { self.keys = keys }

  /// The names of the keys.
  public var names: [String] { keys.map(\.name) }

  fileprivate func reading(of key: String) -> Reading? { keys.first { $0.name == key }?.read }
}

extension KeyTable: ExpressibleByDictionaryLiteral {
  /// Creates a table from keys and their readings.
  public init(dictionaryLiteral elements: (String, Reading)...) {
    self.init(elements.map { (name: $0.0, read: $0.1) })
  }
}

extension KeyTable {
  /// The keys of both tables; where both have a key, the first table reads it.
  public static func + (one: KeyTable, other: KeyTable) -> KeyTable {
    let names = Set(one.names)
    return KeyTable(one.keys + other.keys.filter { !names.contains($0.name) })
  }

  /// The same keys for a larger value of which this table's value is a part.
  public func lifted<Whole>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> KeyTable<Whole> {
    KeyTable<Whole>(
      keys.map { key in (key.name, { key.read(&$0[keyPath: part], $1, &$2) }) })
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
        faults.append(Fault(at: entry.place, .unknownKey(entry.key, known: table.names)))
      }
    }
  }
}
