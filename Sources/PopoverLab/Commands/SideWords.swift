/// A side in the two vocabularies: where the popover is, and where its arrow points. A word such as `left` is in both,
/// and means opposite sides.
struct SideWords {
  /// The popover (□) beside its anchor (■).
  let picture: String
  let side: String
  let place: String
  let arrow: String

  private static let all = [
    SideWords(picture: "□▸ ■", side: "left", place: "left of", arrow: "right"),
    SideWords(picture: "■ ◂□", side: "right", place: "right of", arrow: "left"),
    SideWords(picture: "□ on ▾ on ■", side: "above", place: "above", arrow: "down"),
    SideWords(picture: "■ on ▴ on □", side: "below", place: "below", arrow: "up"),
  ]

  /// All sides as a section of the list of keys.
  static let section = KeySection(
    title: "Words for sides: □ is the popover, ■ its anchor",
    groups: all.map {
      KeyGroup(
        help:
          "side \($0.side): the popover lies \($0.place) its anchor, so its arrow points \($0.arrow)",
        bindings: [], sample: $0.picture)
    })

  /// What a word means as a side and as the direction of an arrow, each with its picture; `nil` for any other word.
  static func words(about word: String) -> String? {
    let meanings = [("side", \SideWords.side), ("arrow", \.arrow)].compactMap { name, key in
      all.first { $0[keyPath: key] == word }
        .map { "\(name) \(word): \($0.picture), the popover is \($0.place) its anchor" }
    }
    return meanings.isEmpty ? nil : meanings.joined(separator: "; ")
  }
}
