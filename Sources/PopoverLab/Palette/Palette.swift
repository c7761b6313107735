import CellCanvas

/// A list of all there is of a kind, while one looks for one of them.
struct Palette: Equatable, Sendable {
  /// What is listed, as a heading.
  let title: String
  private let entries: [PaletteEntry]
  /// The columns that the names take.
  let nameWidth: Int
  var search = TextLine()
  /// The number of what is under the cursor, among those that are listed.
  private(set) var index = 0
  /// What is returned to when nothing is run.
  let before: Before

  /// What was said and shown when it was opened.
  struct Before: Equatable, Sendable {
    var notice: Notice?
    var helpPage: Int?
  }

  init(_ title: String, _ entries: [PaletteEntry], before: Before) {
    self.title = title
    self.entries = entries
    self.before = before
    nameWidth = entries.map { GlyphText($0.usage).width }.max() ?? 0
  }

  /// What matches what is typed, the best first.
  var found: [PaletteEntry] {
    let words = search.text.split(separator: " ").map(String.init)
    let ranked = entries.enumerated().compactMap { number, entry in
      entry.rank(of: words).map { Ranked(entry: entry, key: ($0, number)) }
    }
    return ranked.sorted { $0.key < $1.key }.map(\.entry)
  }

  private struct Ranked {
    var entry: PaletteEntry
    var key: (Int, Int)
  }

  /// What is under the cursor; `nil` if nothing is listed.
  var selected: PaletteEntry? {
    let found = found
    return found.indices.contains(index) ? found[index] : nil
  }

  /// Goes through the list; `false` at its end.
  mutating func move(by rows: Int) -> Bool {
    let next = max(0, min(index + rows, found.count - 1))
    defer { index = next }
    return next != index
  }

  /// Goes to an entry of the list, if it has so many.
  mutating func select(_ number: Int) {
    if found.indices.contains(number) { index = number }
  }

  /// Does what a key does to what is looked for, and goes to what matches best; `false` if the key
  /// means something else.
  mutating func edit(with key: Key) -> Bool {
    let before = search.text
    defer { if search.text != before { index = 0 } }
    return search.edit(with: key)
  }

  mutating func insert(_ text: String) {
    search.insert(text)
    index = 0
  }
}
