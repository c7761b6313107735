import PopoverGeometry

/// The answer of the library's own engine to a line of `poplab place --batch`.
///
/// Under `expect` it is what recorded examples have: the content is a size, and the arrow lies in the coordinates of
/// the frame. Under `placement` it is all of the layout, as `poplab place --json` prints it, and is read from there.
public struct PlacementReply: Equatable, Sendable {
  /// The id of the question; `null` if it had none.
  public var id: JSON
  /// The answer.
  public var layout: PopoverLayout

  /// An answer, by default to a question without an id.
  public init(_ layout: PopoverLayout, id: JSON = .null) { (self.layout, self.id) = (layout, id) }
}

extension PlacementReply: JSONRepresentable, Encodable {
  /// The keys of a line.
  public var jsonValue: JSON { json(answerKey: "expect") }

  /// The line; its answer is under `expect` where the question stood on the line itself, else under `out`.
  func json(answerKey: String) -> JSON {
    .object([
      JSON.Member(key: "id", value: id), JSON.Member(key: answerKey, value: layout.recorded),
      JSON.Member(key: "placement", value: layout.jsonValue),
    ])
  }

  /// Writes the keys of a line.
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }
}

extension PlacementReply: Decodable {
  private enum Key: String, CodingKey { case id, placement, error }

  /// Reads the `id` and the `placement` of a line.
  ///
  /// - Throws: `DecodingError`; for a line that tells an error, in its words.
  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if let error = try line.decodeIfPresent(String.self, forKey: .error) {
      throw DecodingError.dataCorruptedError(
        forKey: .error, in: line, debugDescription: error)
    }
    self.init(
      try line.decode(PopoverLayout.self, forKey: .placement),
      id: try line.decodeIfPresent(JSON.self, forKey: .id) ?? .null)
  }
}

extension PopoverLayout: JSONRepresentable {
  /// The answer as one object, every rectangle as `[x, y, width, height]` in the container's coordinates.
  public var jsonValue: JSON {
    .object(JSONKey.allCases.map { JSON.Member(key: $0.rawValue, value: jsonValue($0)) })
  }

  private func jsonValue(_ key: JSONKey) -> JSON {
    switch figure(key) {
    case .text(let text): text.jsonValue
    case .number(let number): number.jsonValue
    case .rect(let rect): rect.jsonValue
    case .flag(let flag): flag.jsonValue
    case .names(let names): names.jsonValue
    }
  }

  /// The answer in the keys of recorded examples: the content is a size, and the arrow lies in the coordinates of
  /// the frame. `dropped` is missing where nothing was left off.
  var recorded: JSON {
    let members = [
      JSON.Member(key: "arrowDirection", value: arrowDirection.name.jsonValue),
      JSON.Member(key: "arrowOffset", value: arrowOffset.jsonValue),
      JSON.Member(key: "frame", value: frame.jsonValue),
      JSON.Member(key: "content", value: content.size.jsonValue),
      JSON.Member(key: "arrow", value: arrowInFrame.jsonValue),
      JSON.Member(key: "shrunk", value: isShrunk.jsonValue),
      JSON.Member(key: "overlaps", value: overlapsAnchor.jsonValue),
      JSON.Member(key: "anchorVisible", value: isAnchorVisible.jsonValue),
    ]
    let dropped = dropped.isEmpty ? nil : dropped.names.jsonValue
    return .object(members + (dropped.map { [JSON.Member(key: "dropped", value: $0)] } ?? []))
  }
}
