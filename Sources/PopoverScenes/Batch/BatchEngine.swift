/// A placement engine that answers requests in its own vocabulary, one at a time.
public protocol BatchEngine {
  associatedtype Input: Decodable
  associatedtype Output: Encodable

  /// The name by which a request asks for it.
  static var name: String { get }

  /// - Throws: ``BatchFault`` when the request has no answer.
  static func answer(_ input: Input) throws -> Output
}

/// What is wrong with one request.
public struct BatchFault: Error, Equatable, Sendable {
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}
