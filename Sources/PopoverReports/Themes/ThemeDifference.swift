import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverThemes

/// A key with its value in two files; `nil` where one has none.
struct ValueDifference: Equatable, Sendable, JSONRepresentable {
  var key: String
  var one: String?
  var other: String?

  package var jsonValue: JSON {
    ["key": key.jsonValue, "one": one.jsonValue, "other": other.jsonValue]
  }
}

/// The keys in which two themes differ.
package struct ThemeDifference: Sendable {
  private let names: (one: String, other: String)
  private let values: [ValueDifference]
  private let same: Int

  /// - Parameter one: a theme and how it is called.
  package init(_ one: (Theme, name: String), _ other: (Theme, name: String)) {
    names = (one.name, other.name)
    let listings = [one.0, other.0].map(\.listing)
    let tables = listings.map { Dictionary($0.map { ($0.key, $0.value) }) { first, _ in first } }
    let keys = listings.joined().map(\.key).reduce(into: [String]()) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
    let all = keys.map { ValueDifference(key: $0, one: tables[0][$0], other: tables[1][$0]) }
    values = all.filter { $0.one != $0.other }
    same = all.count - values.count
  }

  package var isSame: Bool { values.isEmpty }

  /// A line for each key that differs, and how many are the same.
  package var table: String {
    let heads = ["key", names.one.shownSafely, names.other.shownSafely]
    let rows = values.map {
      [$0.key, $0.one?.shownSafely ?? "-", $0.other?.shownSafely ?? "-"]
    }
    let table = rows.isEmpty ? "" : TextTable(rows: [heads] + rows).text + "\n"
    return table + Words.differences(of: "key", values.count, same: same)
  }

  /// One object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer([
      "kind": "themes".jsonValue, "one": names.one.jsonValue,
      "other": names.other.jsonValue, "same": same.jsonValue, "different": values.jsonValue,
    ])
  }
}

extension Words {
  /// `2 keys differ, 1 is the same`.
  static func differences(of noun: String, _ count: Int, same: Int) -> String {
    let different =
      count == 0 ? "no \(noun) differs" : number(of: noun, count, verb: "differ")
    return different + ", \(same) \(same == 1 ? "is" : "are") the same\n"
  }
}
