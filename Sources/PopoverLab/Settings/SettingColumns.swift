import CellCanvas
import PopoverScenes

/// The columns of the list of settings.
struct SettingColumns {
  let mark = 0..<1
  let name: Range<Int>
  let value: Range<Int>
  let note: Range<Int>
  let key: Range<Int>

  private static let values = 7...24

  init(width: Int, names: [String], keys: [String]) {
    func longest(_ words: [String]) -> Int { words.map { GlyphText($0).width }.max() ?? 0 }
    let keyWidth = longest(keys)
    name = 2..<2 + longest(names)
    key = max(name.upperBound, width - keyWidth - 1)..<width
    let rest = max(0, key.lowerBound - name.upperBound - 3)
    let values = max(Self.values.lowerBound, min(rest / 2, Self.values.upperBound))
    value = name.upperBound + 1..<name.upperBound + 1 + min(values, rest)
    note = value.upperBound + 1..<max(value.upperBound + 1, key.lowerBound - 1)
  }

  /// The cells of a row in which a value is edited.
  func field(of row: CellRect) -> CellRect {
    CellRect(
      x: row.x + value.lowerBound, y: row.y, width: max(0, row.width - value.lowerBound), height: 1)
  }

  /// Who has chosen the value, or why it has no effect.
  func note(_ origin: SettingOrigin, _ obstacle: String?) -> String {
    guard let obstacle else { return origin.words }
    return [SettingFacts.noEffect(obstacle), "no effect", "unused"].first(fitting: note.count)
  }
}
