import Foundation

/// What a line of the vectors for popovers checks.
public struct VectorKind: Equatable, Sendable {
  private var name: String

  public static let frame = VectorKind(name: "frame")
  public static let arrowCenter = VectorKind(name: "arrowCenter")
  public static let chrome = VectorKind(name: "chrome")
  public static let placement = VectorKind(name: "placement")

  private init(name: String) { self.name = name }

  public init(of line: Data) throws {
    struct Kind: Decodable { var kind: String }
    name = try JSONDecoder().decode(Kind.self, from: line).kind
  }
}
