/// Any text is a key.
struct BatchKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension BatchKey: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { stringValue = text }
}
