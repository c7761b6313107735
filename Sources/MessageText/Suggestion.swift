/// Suggestions for names that are not known.
package enum Suggestion {
  /// The known name nearest to `name`, the first one of several equally near; `nil` if none is near.
  package static func nearest(to name: String, in known: [String]) -> String? {
    guard name.unicodeScalars.count <= 40 else { return nil }
    if let sure = sure(name.plainly, in: known) { return sure }
    let distances = known.map { (name: $0, distance: distance(name, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    let length = max(name.count, best.name.count)
    return best.distance <= max(1, length / 3) ? best.name : nil
  }

  /// The second half of a message about an unknown name.
  package static func words(for name: String, known: [String]) -> String {
    if let nearest = nearest(to: name, in: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? "none is known" : "known here: \(known.joined(separator: ", "))"
  }

  /// A known name that is the same word in another spelling, or a synonym of the word.
  private static func sure(_ plain: String, in known: [String]) -> String? {
    if plain.isEmpty { return nil }
    return known.first { $0.plainly == plain }
      ?? synonyms.first { $0.key == plain }?.value.first(where: known.contains)
  }

  private static let synonyms: KeyValuePairs<String, [String]> = [
    "color": ["foreground", "palette"], "colors": ["palette", "foreground"], "fg": ["foreground"],
    "bg": ["background"], "description": ["summary"], "extends": ["inherits"],
    "parent": ["inherits"], "frame": ["border"], "margin": ["padding"], "header": ["title"],
  ]

  /// The least number of letters to add, remove, change or swap with their neighbor.
  private static func distance(_ one: String, _ other: String) -> Int {
    let one = Array(one.lowercased())
    let other = Array(other.lowercased())
    var rows = [Array(0...other.count)]
    for i in 0..<one.count {
      var row = [i + 1]
      for j in 0..<other.count {
        var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}

extension String {
  /// The word without capitals, blanks, hyphens, underscores and differences of British spelling.
  fileprivate var plainly: String {
    lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }.replacing("our", with: "or")
      .replacing("grey", with: "gray")
  }
}
