import Foundation

/// A JSON schema of draft 2020-12, as far as this project uses it. A keyword that it does not know is a fault, so that
/// nothing is taken for checked that is not.
package struct JSONSchema {
  private let root: JSONValue
  private let describesAll: Bool

  /// - Parameter describesAll: whether a key that the schema does not describe is a fault, though the schema allows it.
  package init(_ root: JSONValue, describesAll: Bool = false) {
    (self.root, self.describesAll) = (root, describesAll)
  }

  /// What of a value is not as the schema says, each with its place; none if all is.
  package func faults(of value: JSONValue) -> [String] { faults(of: value, at: "$", in: root) }

  private func faults(of value: JSONValue, at place: String, in schema: JSONValue) -> [String] {
    let subject = Subject(value: value, place: place, schema: schema)
    return schema.members.flatMap { keyword, asked -> [String] in
      if Self.annotations.contains(keyword) { return [] }
      guard let check = Self.keywords[keyword] else { return ["\(place): keyword '\(keyword)'"] }
      return check(self, subject, asked)
    }
  }

  /// A value at a place, and what is asked of it.
  private struct Subject {
    let value: JSONValue
    let place: String
    let schema: JSONValue

    var count: Double { Double(value.values.count) }

    func fault(_ words: String, unless holds: Bool) -> [String] {
      holds ? [] : ["\(place): \(words), not \(value)"]
    }
  }

  private typealias Check = @Sendable (JSONSchema, Subject, JSONValue) -> [String]

  /// What says nothing of a value by itself.
  private static let annotations: Set = ["$schema", "$defs", "title", "description", "required"]

  private static let keywords: [String: Check] = [
    "$ref": { $0.reference($1, $2) },
    "additionalProperties": { $0.otherProperties($1, $2) },
    "anyOf": { schema, subject, asked in
      let faults = asked.values.map { schema.faults(of: subject.value, at: subject.place, in: $0) }
      return faults.contains { $0.isEmpty } ? [] : faults.flatMap(\.self)
    },
    "const": { $1.fault("\($2)", unless: $1.value == $2) },
    "enum": { $1.fault("one of \($2)", unless: $2.values.contains($1.value)) },
    "items": { schema, subject, asked in
      subject.value.values.enumerated().flatMap { index, item in
        schema.faults(of: item, at: "\(subject.place)[\(index)]", in: asked)
      }
    },
    "maxItems": { $1.fault("\($2) items at most", unless: $1.count <= $2.figure ?? 0) },
    "maxProperties": {
      $1.fault("\($2) keys at most", unless: Double($1.value.members.count) <= $2.figure ?? 0)
    },
    "maximum": { $1.fault("\($2) at most", unless: $1.value.figure ?? 0 <= $2.figure ?? 0) },
    "minItems": { $1.fault("\($2) items at least", unless: $1.count >= $2.figure ?? 0) },
    "minimum": {
      $1.fault("\($2) at least", unless: $1.value.figure ?? .infinity >= $2.figure ?? 0)
    },
    "pattern": { _, subject, asked in
      guard case .text(let text) = subject.value, case .text(let pattern) = asked else { return [] }
      let isFound = text.range(of: pattern, options: .regularExpression) != nil
      return subject.fault("a text like \(pattern)", unless: isFound)
    },
    "prefixItems": { schema, subject, asked in
      zip(subject.value.values, asked.values).enumerated().flatMap { index, pair in
        schema.faults(of: pair.0, at: "\(subject.place)[\(index)]", in: pair.1)
      }
    },
    "properties": { $0.properties($1, $2) },
    "type": { _, subject, asked in
      let types = asked.values.isEmpty ? [asked] : asked.values
      return subject.fault("\(asked)", unless: types.contains { subject.value.isOf(type: $0) })
    },
  ]
}

extension JSONSchema {
  private func reference(_ subject: Subject, _ asked: JSONValue) -> [String] {
    guard case .text(let path) = asked, let name = path.split(separator: "/").last,
      let schema = root["$defs"]?[String(name)]
    else { return ["\(subject.place): no definition \(asked)"] }
    return faults(of: subject.value, at: subject.place, in: schema)
  }

  private func properties(_ subject: Subject, _ known: JSONValue) -> [String] {
    guard case .object(let object) = subject.value else { return [] }
    let required = subject.schema["required"]?.values ?? []
    let missing = required.filter { name in !object.keys.contains { .text($0) == name } }
    let others = known.members.flatMap { key, schema in
      object[key].map { faults(of: $0, at: "\(subject.place).\(key)", in: schema) } ?? []
    }
    let undescribed =
      describesAll && subject.schema["additionalProperties"] == nil
      ? otherProperties(subject, .flag(false)) : []
    return missing.map { "\(subject.place): no \($0)" } + others + undescribed
  }

  private func otherProperties(_ subject: Subject, _ asked: JSONValue) -> [String] {
    let known = subject.schema["properties"]?.members ?? [:]
    return subject.value.members.filter { known[$0.key] == nil }.flatMap { key, value in
      asked == .flag(false)
        ? ["\(subject.place): unknown '\(key)'"]
        : faults(of: value, at: "\(subject.place).\(key)", in: asked)
    }
  }
}

extension JSONValue {
  fileprivate var figure: Double? { if case .number(let figure) = self { figure } else { nil } }

  /// Whether it is of the type that has this name in schemas.
  fileprivate func isOf(type: JSONValue) -> Bool {
    switch self {
    case .null: type == .text("null")
    case .flag: type == .text("boolean")
    case .number(let number):
      type == .text("number") || type == .text("integer") && number == number.rounded()
    case .text: type == .text("string")
    case .list: type == .text("array")
    case .object: type == .text("object")
    }
  }
}
