import CellCanvas
import ColorSchemes
import MessageText
import PlacementRequests
import PopoverGeometry

/// What is different in two schemes: the colours of slots, other colours by their names, words in place of colours, and
/// what the files say of them.
package struct SchemeDifference: Sendable {
  private let one: SchemeSide
  private let other: SchemeSide
  private let colors: [ColorDifference]
  private let same: Int
  private let details: [ValueDifference]
  /// The words in place of colours, which mean something in one format only.
  private let words: [ValueDifference]

  /// - Parameter one: a scheme and how it is called.
  package init(_ one: (ColorScheme, name: String), _ other: (ColorScheme, name: String)) {
    let first = SchemeSide(scheme: one.0, name: one.name)
    let second = SchemeSide(scheme: other.0, name: other.name)
    (self.one, self.other) = (first, second)
    let names = first.names + second.names.filter { !first.names.contains($0) }
    let pairs = names.map {
      ColorDifference(name: $0, one: first.color($0), other: second.color($0))
    }
    colors = pairs.filter { !$0.isSame }
    same = pairs.count - colors.count
    details = Self.details(one.0, other.0)
    words = one.0.format == other.0.format ? Self.words(one.0.words, other.0.words) : []
  }

  private static func words(_ one: [SchemeWord], _ other: [SchemeWord]) -> [ValueDifference] {
    let tables = [one, other].map { Dictionary($0.map { ($0.key, $0.text) }) { $1 } }
    let keys = Set(tables.flatMap(\.keys)).sorted()
    return keys.map { ValueDifference(key: $0, one: tables[0][$0], other: tables[1][$0]) }
      .filter { $0.one?.lowercased() != $0.other?.lowercased() }
  }

  private static func details(_ one: ColorScheme, _ other: ColorScheme) -> [ValueDifference] {
    let keys = ["name", "author", "variant", "format"]
    let values = [one, other].map { [$0.name, $0.author, $0.variant, $0.format.rawValue] }
    return zip(keys, zip(values[0], values[1])).filter { $1.0 != $1.1 }.map {
      ValueDifference(key: $0, one: $1.0, other: $1.1)
    }
  }

  /// Whether both have the same colours and words, whatever else their files say.
  package var isSame: Bool { colors.isEmpty && words.isEmpty }
}

extension SchemeDifference {
  /// A line for each colour that differs, with its contrast on the background of its own scheme.
  package var table: String {
    let heads = ["colour", "one", "other", "distance", "contrast of one", "of other"]
    let rows = colors.map { color in
      [
        color.name.shownSafely, color.one?.hexadecimalColor ?? "-",
        color.other?.hexadecimalColor ?? "-",
        color.distance.map(Words.distance) ?? "-", one.contrast(color.one),
        other.contrast(color.other),
      ]
    }
    let alignment: [TextTable.Column] = [.left, .right, .right, .right, .right, .right]
    let lines = rows.isEmpty ? "" : TextTable(columns: alignment, rows: [heads] + rows).text + "\n"
    return sides + lines + summary
  }

  private var sides: String {
    let rows = (details + words).map {
      [$0.key.shownSafely, $0.one?.shownSafely ?? "-", $0.other?.shownSafely ?? "-"]
    }
    return TextTable(rows: [["", one.name.shownSafely, other.name.shownSafely]] + rows).text + "\n"
  }

  private var summary: String {
    let colors = Words.differences(of: "colour", colors.count, same: same)
    if words.isEmpty { return colors }
    return colors.dropLast() + "; \(number(of: "word", words.count, verb: "differ"))\n"
  }

  /// One object with the `version` of its form.
  package func json() throws -> String {
    let colors = colors.map { color -> JSON in
      [
        "name": color.name, "one": (color.one?.hexadecimalColor).jsonValue,
        "other": (color.other?.hexadecimalColor).jsonValue, "distance": color.distance.jsonValue,
        "contrast": [one.ratio(color.one).jsonValue, other.ratio(color.other).jsonValue].jsonValue,
      ]
    }
    return try JSON.answer([
      "kind": "schemes".jsonValue, "one": one.name.jsonValue,
      "other": other.name.jsonValue, "same": same.jsonValue, "different": colors.jsonValue,
      "details": details.jsonValue, "words": words.jsonValue,
    ])
  }
}

/// One of the two schemes, its colours by their names.
private struct SchemeSide: Sendable {
  let name: String
  let names: [String]
  private let colors: [String: UInt32]
  private let background: UInt32?

  init(scheme: ColorScheme, name: String) {
    self.name = name
    let slots = SchemeSlot.all.compactMap { slot in scheme[slot].map { (slot.name, $0) } }
    let all = slots + scheme.extrasBesideSlots.map { (scheme.commonName(of: $0), $0.rgb) }
    names = all.map(\.0)
    colors = Dictionary(all) { first, _ in first }
    background = scheme[.background]
  }

  func color(_ name: String) -> UInt32? { colors[name] }

  func ratio(_ rgb: UInt32?) -> Double? {
    guard let rgb, let background else { return nil }
    return Color.contrast(rgb, background)
  }

  func contrast(_ rgb: UInt32?) -> String { ratio(rgb).map(Words.contrast) ?? "-" }
}

/// A colour of two schemes; `nil` where one has none.
private struct ColorDifference: Sendable {
  var name: String
  var one: UInt32?
  var other: UInt32?

  var isSame: Bool { one == other }

  /// The distance in OKLab.
  var distance: Double? {
    guard let one, let other else { return nil }
    return Color.difference(one, other)
  }
}
