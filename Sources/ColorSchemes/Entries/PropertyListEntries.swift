import AnnotatedYAML
import CellCanvas
import Foundation
import MessageText

/// The colours of a property list of iTerm2. Its parser gives no places; those of keys are looked for in the
/// lines.
struct PropertyListEntries {
  private(set) var entries = SchemeEntries()
  /// Where the line begins that holds a key.
  private let places: [Substring: Place]
  private var unnamedSpaces = 0
  private var hasWrongNumbers = false

  /// - Parameter text: the same as text, empty if the list is a binary one.
  init(_ bytes: [UInt8], text: String) throws(Fault) {
    places = Self.places(in: text)
    if text.isEmpty { try BinaryPropertyList.check(bytes) }
    if Self.isTooDeep(text) { throw Fault(at: .start, .tooDeep(limit: SchemeEntries.depthLimit)) }
    guard let colors = Self.list(bytes) ?? listWithoutWrongNumbers(text) else {
      throw Fault(at: .start, SchemeProblem.propertyList)
    }
    for (key, value) in colors.sorted(by: { $0.key < $1.key }) { append(value, key) }
    if unnamedSpaces > 0 {
      entries.notes.append(Fault(at: .start, SchemeProblem.noColorSpace(unnamedSpaces)))
    }
  }

  private static func list(_ bytes: [UInt8]) -> [String: Any]? {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: Any]
  }

  /// The list with what is not a number in place of each number that is none, which is reported.
  private mutating func listWithoutWrongNumbers(_ text: String) -> [String: Any]? {
    let numbers = PropertyListNumbers(text)
    guard !numbers.faults.isEmpty else { return nil }
    entries.faults = numbers.faults
    hasWrongNumbers = true
    return Self.list(Array(numbers.text.utf8))
  }

  private static func places(in text: String) -> [Substring: Place] {
    let keys = SchemeEntries.lines(of: text).flatMap { line in
      line.text.split(separator: "<").filter { $0.hasPrefix("key>") }
        .map { ($0.dropFirst("key>".count).replacing("&amp;", with: "&"), line.place) }
    }
    return Dictionary(keys) { first, _ in first }
  }

  /// Whether lists and dictionaries are nested more than a file of colours needs.
  private static func isTooDeep(_ text: String) -> Bool {
    var depth = 0
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("dict") || tag.hasPrefix("array") { depth += 1 }
      if tag.hasPrefix("/dict") || tag.hasPrefix("/array") { depth -= 1 }
      if depth > SchemeEntries.depthLimit { return true }
    }
    return false
  }

  private mutating func append(_ value: Any, _ key: String) {
    let place = places[key[...]] ?? .start
    switch value {
    case let text as String:
      entries.all.append(SchemeEntry(key: key, value: .text(text), place: place, keyPlace: place))
    case let parts as [String: Any]: append(parts, key, at: place)
    default:
      if FormatRules.iterm2.slots[key] != nil, !isReported(value) { reportParts(key, at: place) }
    }
  }

  private mutating func append(_ parts: [String: Any], _ key: String, at place: Place) {
    let values = ["Red", "Green", "Blue"].map { parts["\($0) Component"] }
    if values.contains(where: isReported) { return }
    let channels = values.compactMap(Self.number)
    guard channels.count == 3, channels.allSatisfy(Self.range.contains) else {
      return reportParts(key, at: place)
    }
    let rgb = space(parts["Color Space"] as? String, at: place).rgb(channels)
    if Self.number(parts["Alpha Component"]) ?? 1 < 1 {
      entries.notes.append(Fault(at: place, SchemeProblem.transparent(key)))
    }
    entries.all.append(
      SchemeEntry(key: key, value: .color(ColorText(rgb: rgb)), place: place, keyPlace: place))
  }

  private mutating func reportParts(_ key: String, at place: Place) {
    entries.faults.append(Fault(at: place, SchemeProblem.noParts(key)))
  }

  /// Whether it stands for a number that is none, which has a fault of its own.
  private func isReported(_ value: Any?) -> Bool {
    hasWrongNumbers && (value as? NSNumber)?.doubleValue.isNaN == true
  }

  /// Of wide gamuts a channel may lie outside of 0 to 1 by a part of it, and is cut.
  private static let range = -0.5...1.5

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
  }

  private mutating func space(_ name: String?, at place: Place) -> PropertyListColorSpace {
    guard let name else {
      unnamedSpaces += 1
      return .standard
    }
    if let space = PropertyListColorSpace(rawValue: name.trimmed) { return space }
    entries.notes.append(Fault(at: place, SchemeProblem.unknownColorSpace(name)))
    return .standard
  }
}
