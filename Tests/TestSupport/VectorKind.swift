import Foundation

/// What a line of the vectors for popovers checks.
package struct VectorKind: Equatable, Sendable {
  private var name: String

  package static let frame = VectorKind(name: "frame")
  package static let arrowCenter = VectorKind(name: "arrowCenter")
  package static let chrome = VectorKind(name: "chrome")
  package static let placement = VectorKind(name: "placement")

  private init(name: String) { self.name = name }

  package init(of line: Data) throws {
    struct Kind: Decodable { var kind: String }
    name = try JSONDecoder().decode(Kind.self, from: line).kind
  }
}
