// What sentences and lists of names are made of.

/// A count and its noun, in the plural where needed: `2 columns`.
///
/// - Parameter thing: a noun to which the plural adds an `s`.
package func number(of thing: String, _ count: Int) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}

/// The same with a verb: `1 cell differs`, `2 cells differ`.
///
/// - Parameter verb: its plural, to which the singular adds an `s`.
package func number(of thing: String, _ count: Int, verb: String) -> String {
  "\(number(of: thing, count)) \(verb)\(count == 1 ? "s" : "")"
}

extension StringProtocol {
  /// The text without blanks, tabs and line breaks at its ends.
  @inlinable package var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension String {
  /// The name, or with the first number from 2 on where it is taken: `menu-2`.
  package func numbered(unless isTaken: (String) -> Bool) -> String {
    guard isTaken(self) else { return self }
    return (2...).lazy.map { "\(self)-\($0)" }.first { !isTaken($0) } ?? self
  }
}

extension Sequence where Element: Equatable {
  /// The elements in their order, each where it comes first.
  package var withoutRepetitions: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
