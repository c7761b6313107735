/// Names in a sentence, which stays short.
struct NameList {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// As many as are named.
  private static let limit = 12

  /// The names with commas; of many the first ones and the number of the others.
  var text: String {
    guard names.count > Self.limit else { return names.joined(separator: ", ") }
    return names.prefix(Self.limit - 1).joined(separator: ", ")
      + " and \(names.count - Self.limit + 1) others"
  }

  /// `dim.0 to dim.7` and `Ansi 2 Color to Ansi 7 Color` in place of all the names of a row.
  static func runs(_ names: [String]) -> [String] {
    var runs: [[String]] = []
    for name in names {
      if let last = runs.last?.last, follows(name, last) {
        runs[runs.count - 1].append(name)
      } else {
        runs.append([name])
      }
    }
    return runs.flatMap { $0.count > 2 ? ["\($0[0]) to \($0[$0.count - 1])"] : $0 }
  }

  /// Whether a name is another one with the next number.
  private static func follows(_ name: String, _ other: String) -> Bool {
    guard let next = NumberedName(name), let one = NumberedName(other) else { return false }
    return next.start == one.start && next.end == one.end && next.number - 1 == one.number
  }
}

/// A name in parts around its last number.
private struct NumberedName {
  let start: Substring
  let number: Int
  let end: Substring

  init?(_ name: String) {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    guard let last = name.lastIndex(where: isDigit) else { return nil }
    let first =
      name[...last].lastIndex { !isDigit($0) }.map(name.index(after:)) ?? name.startIndex
    guard let number = Int(name[first...last]) else { return nil }
    (start, self.number, end) = (name[..<first], number, name[name.index(after: last)...])
  }
}
