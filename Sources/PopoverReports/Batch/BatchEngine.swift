/// A placement engine that answers requests in its own vocabulary, one at a time.
public protocol BatchEngine: SendableMetatype {
  associatedtype Input: Decodable
  associatedtype Output: Encodable

  /// The name by which a request asks for it.
  static var name: String { get }

  /// The keys of a request, if any other is a fault; none where others are passed over.
  static var knownKeys: Set<String> { get }

  /// Texts that may stand beside a request as well as in it.
  static var outerKeys: [String: WritableKeyPath<Input, String?>] { get }

  /// - Throws: ``BatchFault`` when the request has no answer.
  static func answer(_ input: Input) throws -> Output
}

extension BatchEngine {
  public static var knownKeys: Set<String> { [] }
  public static var outerKeys: [String: WritableKeyPath<Input, String?>] { [:] }
}
