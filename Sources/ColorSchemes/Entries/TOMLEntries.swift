import AnnotatedYAML
import TOMLKit

/// The leaves of a file in TOML. The parser gives places for its errors only; those of values are looked for
/// in the lines.
struct TOMLEntries {
  private(set) var entries = SchemeEntries()
  private let lines: [(text: Substring, place: Place)]
  /// For each key of the lines where it and its value stand, which is looked at by many values.
  private var places: [String: Places] = [:]

  private typealias Places = (value: Place, key: Place)

  /// - Parameter text: without zero characters, behind which the parser reads nothing.
  /// - Throws: the fault at which the parser stopped.
  init(_ text: String) throws(Fault) {
    lines = SchemeEntries.lines(of: text)
    places = Self.places(in: lines)
    try TOMLBrackets.check(text)
    do {
      append(table: try TOMLTable(string: text), at: "")
    } catch let error as TOMLParseError {
      let place = Place(
        line: max(1, error.source.begin.line), column: max(1, error.source.begin.column))
      throw Fault(at: place, SchemeProblem.toml(error.description))
    } catch {
      throw Fault(at: .start, SchemeProblem.toml("\(error)"))
    }
    entries.remarks = lines.compactMap { line in
      line.text.hasPrefix("#") ? LineGrammar.remark(line.text, at: line.place) : nil
    }
  }

  /// Where each key of each section stands, and its value.
  private static func places(in lines: [(text: Substring, place: Place)]) -> [String: Places] {
    let grammar = LineGrammar(separator: "=", comments: ["#"], hasSections: true)
    var counts: [Substring: Int] = [:]
    let text = lines.map { header(of: $0.text, &counts) }.joined(separator: "\n")
    let pairs = grammar.entries(in: text).all.map { entry in
      let indentation = lines[entry.place.line - 1].place.column - 1
      let places = (entry.place.moved(by: indentation), entry.keyPlace.moved(by: indentation))
      return (entry.key.filter { !"\"' \t".contains($0) }, places)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A line, but with its number behind the name of an element of a list of tables: `[colors.0]` for `[[colors]]`.
  private static func header(of line: Substring, _ counts: inout [Substring: Int]) -> String {
    guard line.hasPrefix("[["), let end = line.firstRange(of: "]]") else { return String(line) }
    let name = line[..<end.lowerBound].dropFirst(2)
    defer { counts[name, default: 0] += 1 }
    return "[\(name).\(counts[name, default: 0])]"
  }

  private mutating func append(table: TOMLTable, at key: String) {
    let prefix = key.isEmpty ? "" : key + "."
    for name in table.keys {
      if let value = table[name] { append(value.tomlValue, at: prefix + name.partOfKey) }
    }
  }

  private mutating func append(_ value: TOMLValue, at key: String) {
    if let table = value.table {
      append(table: table, at: key)
    } else if let array = value.array {
      for (index, value) in array.enumerated() { append(value.tomlValue, at: "\(key).\(index)") }
    } else if let text = value.string ?? value.bool.map({ "\($0)" }) {
      append(.text(text), at: key)
    } else if let number = value.int.map({ "\($0)" }) ?? value.double.map({ "\($0)" }) {
      append(.number(number), at: key)
    }
  }

  private mutating func append(_ value: SchemeValue, at key: String) {
    let places = places(of: key)
    entries.all.append(
      SchemeEntry(key: key, value: value, place: places.value, keyPlace: places.key))
  }

  /// Where the key and its value stand, or else the value that both are in.
  private func places(of key: String) -> Places {
    var parts = key.partsOfKey
    if let places = places[parts.joined(separator: ".")] { return places }
    while parts.count > 1 {
      parts.removeLast()
      if let place = places[parts.joined(separator: ".")]?.value { return (place, place) }
    }
    return (.start, .start)
  }
}

extension Place {
  fileprivate func moved(by columns: Int) -> Place { Place(line: line, column: column + columns) }
}
