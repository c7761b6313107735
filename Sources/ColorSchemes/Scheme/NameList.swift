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

  /// `dim.0 to dim.7` in place of all the names of a row.
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
    let (one, next) = (name.split(separator: "."), other.split(separator: "."))
    guard one.count == 2, next.count == 2, one[0] == next[0], let number = Int(next[1]) else {
      return false
    }
    return Int(one[1]) == number + 1
  }
}
