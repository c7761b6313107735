import AnnotatedYAML
import PlacementRequests

/// A JSON schema of draft 2020-12 for files that people write, by which editors complete and check them.
package struct FileSchema {
  private let title: String
  private let schema: ValueSchema

  package init(_ title: String, _ schema: ValueSchema) {
    (self.title, self.schema) = (title, schema)
  }

  /// The schema in one line.
  package func json() throws -> String {
    guard case .object(let members) = schema.jsonValue else { return try schema.jsonValue.line }
    let head: [JSON.Member] = [
      JSON.Member(key: "$schema", value: .text("https://json-schema.org/draft/2020-12/schema")),
      JSON.Member(key: "title", value: .text(title)),
    ]
    return try JSON.object(head + members).line
  }
}

extension ValueSchema: JSONRepresentable {
  /// The schema without a head.
  public var jsonValue: JSON {
    switch self {
    case .text: ["type": Self.textTypes]
    case .pattern(let pattern): ["type": "string", "pattern": pattern]
    case .textLike(let pattern): ["type": Self.textTypes, "pattern": pattern]
    case .number: ["type": "number"]
    case .whole(let range):
      ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .decimal(let range):
      ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .flag: ["type": "boolean"]
    // Readers of YAML take a word such as 256 for a number.
    case .words(let words):
      ["enum": JSON.list(words.map(\.jsonValue) + words.compactMap { Int($0) }.map(\.jsonValue))]
    case .list(let element, let count):
      [
        "type": "array", "items": element, "minItems": count.lowerBound,
        "maxItems": count.upperBound,
      ]
    case .tuple(let elements):
      [
        "type": "array", "prefixItems": elements, "minItems": elements.count,
        "maxItems": elements.count,
      ]
    case .mapping(let keys): Self.object(of: keys)
    case .named(let element, let most):
      ["type": "object", "additionalProperties": element, "maxProperties": most]
    case .either(let forms): ["anyOf": forms]
    case .nothing: ["type": "null"]
    }
  }

  /// What texts may look like, as the reader knows texts alone.
  private static let textTypes = ["string", "number", "boolean", "null"]

  private static func object(of keys: [Key]) -> JSON {
    let required = keys.filter(\.isRequired).map(\.name)
    return [
      "type": "object", "additionalProperties": false,
      "properties": JSON.object(
        keys.map { JSON.Member(key: $0.name, value: $0.schema.jsonValue) }),
      "required": required.isEmpty ? nil : required,
    ]
  }
}
