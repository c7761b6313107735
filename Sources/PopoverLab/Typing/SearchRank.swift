/// How well an entry of a list matches a search; less is better.
enum SearchRank: Int {
  case nameBegins
  case nameContains
  /// Each letter begins a word of the name, as `cw` in `content-wider`.
  case nameInitials
  /// The name contains the letters in this order, with others between them.
  case nameSkips
  /// The summary begins with the search.
  case summaryBegins
  /// The summary contains the search. A single letter, which almost every summary contains, does not count.
  case summaryContains
}

/// The offsets of the characters that a search has matched.
struct SearchMarks: Equatable, Sendable {
  var name: Set<Int> = []
  var summary: Set<Int> = []

  mutating func formUnion(_ other: SearchMarks) {
    name.formUnion(other.name)
    summary.formUnion(other.summary)
  }
}

/// A match of a search in an entry of a list: how good it is, and where it is.
struct SearchMatch: Equatable, Sendable {
  let rank: SearchRank
  let marks: SearchMarks

  /// The match; `nil` if there is none. An empty search matches every entry, and case does not matter.
  init?(of search: String, in name: String, or summary: String = "") {
    let (search, name) = (search.caseless, name.caseless)
    if let start = name.start(of: search) {
      rank = start == 0 ? .nameBegins : .nameContains
      marks = SearchMarks(name: Set(start..<start + search.count))
    } else if let places = name.places(inOrder: search, among: name.startsOfWords) {
      (rank, marks) = (.nameInitials, SearchMarks(name: Set(places)))
    } else if let places = name.places(inOrder: search, among: Array(name.indices)) {
      (rank, marks) = (.nameSkips, SearchMarks(name: Set(places)))
    } else if search.count > 1, let start = summary.caseless.start(of: search) {
      rank = start == 0 ? .summaryBegins : .summaryContains
      marks = SearchMarks(summary: Set(start..<start + search.count))
    } else {
      return nil
    }
  }
}

extension String {
  /// Its characters in small letters, one for each.
  fileprivate var caseless: [String] { map { $0.lowercased() } }
}

extension [String] {
  fileprivate func start(of other: [String]) -> Int? {
    guard other.count <= count else { return nil }
    return (0...count - other.count).first { self[$0..<$0 + other.count].elementsEqual(other) }
  }

  fileprivate var startsOfWords: [Int] {
    indices.filter { $0 == 0 || ["-", " ", "_", "/"].contains(self[$0 - 1]) }
  }

  /// The first of some places at which all characters are in their order.
  fileprivate func places(inOrder other: [String], among allowed: [Int]) -> [Int]? {
    var places: [Int] = []
    for place in allowed where places.count < other.count && self[place] == other[places.count] {
      places.append(place)
    }
    return places.count == other.count ? places : nil
  }
}
