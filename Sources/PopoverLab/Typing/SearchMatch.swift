/// How well an entry of a list matches a search; less is better.
enum SearchRank: Int, CaseIterable {
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

/// A text that is compared by its letters, whether these are capitals or not.
struct CaselessText: Equatable, Sendable {
  let text: String
  /// Its characters in small letters, one for each; some characters would fall apart in small letters of the whole text.
  private let letters: [String]

  init(_ text: String) { (self.text, letters) = (text, text.map { $0.lowercased() }) }

  fileprivate var count: Int { letters.count }
  fileprivate var indices: Range<Int> { letters.indices }

  /// The first place at which it contains another text; `nil` if there is none.
  fileprivate func start(of other: CaselessText) -> Int? {
    guard other.count <= count else { return nil }
    return (0...count - other.count).first { has(other, at: $0) }
  }

  /// Whether it has the letters of another text at a place. The last one may be half typed, as a consonant without its
  /// vowel.
  private func has(_ other: CaselessText, at place: Int) -> Bool {
    guard let last = other.letters.last else { return true }
    let end = place + other.count - 1
    let isBegun =
      letters[end] == last
      || last.utf8.count > 1 && letters[end].unicodeScalars.starts(with: last.unicodeScalars)
    return isBegun && letters[place..<end].elementsEqual(other.letters.dropLast())
  }

  fileprivate var startsOfWords: [Int] {
    indices.filter { $0 == 0 || ["-", " ", "_", "/"].contains(letters[$0 - 1]) }
  }

  /// Where the letters of another text stand in their order, each at the first place that is allowed; `nil` if not all do.
  fileprivate func places(
    of other: CaselessText, among allowed: some Sequence<Int>
  ) -> [Int]? {
    var found: [Int] = []
    for index in allowed
    where found.count < other.count && letters[index] == other.letters[found.count] {
      found.append(index)
    }
    return found.count == other.count ? found : nil
  }
}

/// A match of a search in an entry of a list: how good it is, and where it is.
struct SearchMatch: Equatable, Sendable {
  let rank: SearchRank
  let marks: SearchMarks

  /// The match; `nil` if there is none. An empty search matches every entry, and case does not matter.
  init?(
    of search: CaselessText, in name: CaselessText,
    or summary: @autoclosure () -> CaselessText = CaselessText("")
  ) {
    if let start = name.start(of: search) {
      rank = start == 0 ? .nameBegins : .nameContains
      marks = SearchMarks(name: Set(start..<start + search.count))
    } else if let places = name.places(of: search, among: name.startsOfWords) {
      (rank, marks) = (.nameInitials, SearchMarks(name: Set(places)))
    } else if let places = name.places(of: search, among: name.indices) {
      (rank, marks) = (.nameSkips, SearchMarks(name: Set(places)))
    } else if search.count > 1, let start = summary().start(of: search) {
      rank = start == 0 ? .summaryBegins : .summaryContains
      marks = SearchMarks(summary: Set(start..<start + search.count))
    } else {
      return nil
    }
  }
}
