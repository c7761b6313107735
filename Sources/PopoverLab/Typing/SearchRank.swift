/// How well an entry of a list matches what is searched for; the least is the best.
enum SearchRank: Int {
  case nameBegins
  case nameContains
  /// The letters come in this order in the name, others may stand between them.
  case nameSkips
  /// A single letter is in almost every summary, and is not looked for there.
  case summaryContains

  /// `nil` if it does not match at all. Nothing matches everything; capitals do not matter.
  init?(of search: String, in name: String, or summary: String) {
    let search = Array(search.lowercased())
    let name = Array(name.lowercased())
    if name.starts(with: search) {
      self = .nameBegins
    } else if name.contains(search) {
      self = .nameContains
    } else if name.contains(inOrder: search) {
      self = .nameSkips
    } else if search.count > 1, Array(summary.lowercased()).contains(search) {
      self = .summaryContains
    } else {
      return nil
    }
  }
}

extension [Character] {
  fileprivate func contains(inOrder other: [Character]) -> Bool {
    var rest = other[...]
    for character in self where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
