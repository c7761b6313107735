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
