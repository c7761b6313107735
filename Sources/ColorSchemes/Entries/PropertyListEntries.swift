import AnnotatedYAML
import CellCanvas
import Foundation

/// The colours of a property list of iTerm2. Its parser gives no places; those of keys are looked for in the
/// lines.
struct PropertyListEntries {
  private(set) var entries = SchemeEntries()
  /// Where the line begins that holds a key.
  private let places: [Substring: Place]
  private var unnamedSpaces = 0

  /// - Parameter text: the same as text, empty if the list is a binary one.
  init(_ bytes: [UInt8], text: String) throws(Fault) {
    places = Self.places(in: text)
    if text.isEmpty { try BinaryPropertyList.check(bytes) }
    if Self.isTooDeep(text) { throw Fault(at: .start, .tooDeep(limit: SchemeEntries.depthLimit)) }
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let colors = list as? [String: Any]
    else { throw Fault(at: .start, SchemeProblem.propertyList) }
    for (key, value) in colors.sorted(by: { $0.key < $1.key }) { append(value, key) }
    if unnamedSpaces > 0 {
      entries.notes.append(Fault(at: .start, SchemeProblem.noColorSpace(unnamedSpaces)))
    }
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
    if let text = value as? String {
      entries.all.append(SchemeEntry(key: key, value: text, place: place))
    }
    guard let value = value as? [String: Any] else { return }
    let channels = ["Red", "Green", "Blue"].compactMap { Self.number(value["\($0) Component"]) }
    guard channels.count == 3, channels.allSatisfy(Self.range.contains) else {
      return entries.faults.append(Fault(at: place, SchemeProblem.noParts(key)))
    }
    let rgb = space(value["Color Space"] as? String, at: place).rgb(channels)
    let isTransparent = Self.number(value["Alpha Component"]) ?? 1 < 1
    let digits = rgb.hexadecimalColor + (isTransparent ? "00" : "")
    entries.all.append(SchemeEntry(key: key, value: digits, place: place))
  }

  /// Of wide gamuts a channel may lie outside of 0 to 1 by a part of it, and is cut.
  private static let range = -0.5...1.5

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
  }

  private mutating func space(_ name: String?, at place: Place) -> ColorSpace {
    guard let name else {
      unnamedSpaces += 1
      return .standard
    }
    if let space = ColorSpace(rawValue: name.trimmed) { return space }
    entries.notes.append(Fault(at: place, SchemeProblem.unknownColorSpace(name)))
    return .standard
  }
}
