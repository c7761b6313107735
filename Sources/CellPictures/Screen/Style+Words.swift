import CellCanvas
import MessageText

extension Style {
  /// The style as a legend has it, as `#89b4fa on standard bold`.
  package var words: String {
    (["\(foreground) on \(background)"] + attributes.names).joined(separator: " ")
  }

  /// The style that the words of a legend mean; `nil` if they are not understood.
  package init?(words text: Substring) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    guard let front = Color(words: &words), words.popFirst() == "on",
      let back = Color(words: &words),
      let attributes = Attributes(words: words)
    else { return nil }
    self.init(foreground: front, background: back, attributes: attributes)
  }
}

extension Color {
  fileprivate init?(words: inout ArraySlice<String>) {
    switch words.popFirst() {
    case "standard":
      self = .standard
    case "palette":
      guard let index = words.popFirst().flatMap({ UInt8($0) }) else { return nil }
      self = .palette(index)
    case let word?:
      guard word.hasPrefix("#"), word.utf8.count == 7,
        let rgb = UInt32(hexadecimal: word.dropFirst())
      else { return nil }
      self = .rgb(rgb)
    case nil:
      return nil
    }
  }
}

extension Attributes {
  fileprivate init?(words: ArraySlice<String>) {
    let found = words.compactMap { word in Self.named.first { $0.key == word }?.value }
    guard found.count == words.count else { return nil }
    self = found.reduce(into: []) { $0.formUnion($1) }
  }
}
