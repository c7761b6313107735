extension BatchEngine {
  typealias Keys = KeyedDecodingContainer<BatchKey>

  /// Reads a question whose keys stand on the line itself, and hands out how to answer it.
  static func question(
    from decoder: any Decoder, _ line: Keys
  ) throws -> () throws -> any Encodable {
    try refuseUnknownKeys(of: line, known: knownKeys)
    let input = try Input(from: decoder)
    return { try answer(input) }
  }

  /// Reads a question whose keys stand under the key `in`; a fault tells its place from the line on.
  static func question(inside line: Keys) throws -> () throws -> any Encodable {
    try refuseUnknownKeys(of: line, known: lineKeys.union(outerKeys.keys))
    let inside = try line.nestedContainer(keyedBy: BatchKey.self, forKey: "in")
    try refuseUnknownKeys(of: inside, known: knownKeys)
    var input = try line.decode(Input.self, forKey: "in")
    for (key, place) in outerKeys {
      let text = try line.decodeIfPresent(String.self, forKey: BatchKey(stringValue: key))
      input[keyPath: place] = text ?? input[keyPath: place]
    }
    return { [input] in
      do {
        return try answer(input)
      } catch let fault as BatchFault {
        throw fault.inside("in")
      }
    }
  }

  /// The keys of a line around `in`, with those that lists of examples carry along.
  private static var lineKeys: Set<String> {
    [
      "id", "engine", "in", "out", "cat", "raw", "tags", "flipped_literal", "system", "kind",
      "expect", "note", "recommended",
    ]
  }

  /// An empty set knows every key.
  private static func refuseUnknownKeys(of keys: Keys, known: Set<String>) throws {
    guard !known.isEmpty else { return }
    for key in keys.allKeys where !known.contains(key.stringValue) {
      throw BatchFault(
        .unknownKey(key.stringValue, known: known.sorted()), at: keys.codingPath.words)
    }
  }
}
