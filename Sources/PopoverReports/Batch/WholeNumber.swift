/// A figure of a request that must be whole; any other is a fault that tells its place.
public struct WholeNumber: Decodable, Equatable, Sendable {
  public var value: Int

  public init(from decoder: any Decoder) throws {
    let figure = try decoder.singleValueContainer().decode(Double.self)
    guard let value = Int(exactly: figure) else {
      throw BatchFault(.kind("a whole number"), at: decoder.codingPath.words)
    }
    self.value = value
  }
}
