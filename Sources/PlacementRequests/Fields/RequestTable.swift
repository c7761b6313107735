/// The keys of an object in JSON, each with how it is read into a value and how it is written from one.
package struct RequestTable<Value>: Sendable {
  /// In the order in which they are read, and so in which their faults are found.
  let entries: [RequestEntry<Value>]

  init(_ entries: [RequestEntry<Value>]) { self.entries = entries }

  /// The keys in their order.
  package var keys: [String] { entries.map(\.key) }

  /// Reads what is there into a value that has the defaults of what is not.
  func read(_ fields: RequestFields, into value: inout Value) throws {
    for entry in entries where entry.isRead(in: fields) {
      try entry.read(&value, fields, entry.key)
    }
  }

  /// An object of the keys that are written of a value.
  func json(of value: Value) -> JSON {
    var members: [JSON.Member] = []
    members.reserveCapacity(entries.count)
    for entry in entries {
      guard let json = entry.write(value) else { continue }
      members.append(JSON.Member(key: entry.key, value: json))
    }
    return .object(members)
  }
}

/// A key of an object, how it is read and how it is written.
struct RequestEntry<Value>: Sendable {
  typealias Reader = @Sendable (inout Value, RequestFields, String) throws -> Void
  /// The value at the key; `nil` leaves the key out.
  typealias Writer = @Sendable (Value) -> JSON?

  let key: String
  private let presence: KeyPresence
  let read: Reader
  let write: Writer

  static func always(
    _ key: String, _ read: @escaping Reader, _ write: @escaping Writer
  ) -> Self { Self(key: key, presence: .always, read: read, write: write) }

  static func optional(
    _ key: String, _ read: @escaping Reader, _ write: @escaping Writer
  ) -> Self { Self(key: key, presence: .optional, read: read, write: write) }

  /// A key that the reader of another one reads too.
  static func withAnother(_ key: String, _ write: @escaping Writer) -> Self {
    Self(key: key, presence: .withAnother, read: { _, _, _ in }, write: write)
  }

  func isRead(in fields: RequestFields) -> Bool {
    switch presence {
    case .always: true
    case .optional: fields.has(key)
    case .withAnother: false
    }
  }

  /// The same key of something that a value is a part of.
  func of<Whole>(_ part: WritableKeyPath<Whole, Value> & Sendable) -> RequestEntry<Whole> {
    RequestEntry<Whole>(
      key: key, presence: presence,
      read: { try read(&$0[keyPath: part], $1, $2) }, write: { write($0[keyPath: part]) })
  }
}

/// When a key is read.
private enum KeyPresence {
  /// Whether it is there or not; its reader says what it means that it is missing, a fault if nothing else.
  case always
  /// If it is there and not `null`.
  case optional
  /// Never by itself: the reader of another key reads it.
  case withAnother
}

/// A question or an answer that is an object of JSON. Its one table of keys is read for lines of a batch and for any
/// decoder, and written for both.
package protocol KeyedObject: Codable, Equatable, JSONRepresentable, Sendable {
  static var table: RequestTable<Self> { get }
  /// - Throws: ``RequestFault`` for what is wrong.
  init(_ fields: RequestFields) throws
}

extension KeyedObject {
  /// The object with its keys.
  public var jsonValue: JSON { Self.table.json(of: self) }

  /// Reads the keys of a line of `poplab place --batch`.
  ///
  /// - Throws: `DecodingError`, in the words of the program for what is wrong.
  public init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    do { try self.init(RequestFields(object: json)) } catch let fault as RequestFault {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: fault.reason, underlyingError: fault))
    }
  }

  /// Writes the keys of a line of `poplab place --batch`.
  ///
  /// - Throws: `EncodingError` if there is something that no key says, so that nothing gets lost.
  public func encode(to encoder: any Encoder) throws {
    let json = jsonValue
    guard let again = try? Self(RequestFields(object: json)), again == self else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "it has what no key says"))
    }
    try json.encode(to: encoder)
  }
}
