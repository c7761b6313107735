/// The keys that a mapping may have, and what each of them sets.
///
/// One table is the whole knowledge about a mapping: what is read, and what is suggested for a key
/// that is not known.
public struct KeyTable<Value>: Sendable {
  /// Reads a node into the value; what is wrong is added to the faults.
  public typealias Reading = @Sendable (inout Value, SourceNode, inout [Fault]) -> Void

  private let keys: [(name: String, read: Reading)]

  public init(_ keys: [(name: String, read: Reading)]) { self.keys = keys }

  public var names: [String] { keys.map(\.name) }

  fileprivate func reading(of key: String) -> Reading? { keys.first { $0.name == key }?.read }
}

extension KeyTable: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Reading)...) {
    self.init(elements.map { (name: $0.0, read: $0.1) })
  }
}

extension KeyTable {
  /// The keys of both; of two of the same name the first counts.
  public static func + (one: KeyTable, other: KeyTable) -> KeyTable {
    let names = Set(one.names)
    return KeyTable(one.keys + other.keys.filter { !names.contains($0.name) })
  }

  /// The same keys for a value that has this one as a part.
  public func lifted<Whole>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> KeyTable<Whole> {
    KeyTable<Whole>(
      keys.map { key in (key.name, { key.read(&$0[keyPath: part], $1, &$2) }) })
  }
}

extension SourceNode {
  /// Reads the keys of a mapping into `value`, and goes on after a fault, so that all are found.
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
