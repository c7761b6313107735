/// How well an entry of a list matches a search; less is better.
enum SearchRank: Int {
  case nameBegins
  case nameContains
  /// The name contains the letters in this order, with others between them.
  case nameSkips
  /// The summary contains the search. A single letter, which almost every summary contains, does not count.
  case summaryContains

  /// The rank; `nil` if the entry does not match. An empty search matches every entry, and case does not matter.
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
