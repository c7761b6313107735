import AnnotatedYAML

/// The numbers of a property list in XML that are none. Foundation refuses a whole list for one of them.
struct PropertyListNumbers {
  /// A fault for each.
  private(set) var faults: [Fault] = []
  /// The list with `nan` in place of each, which is a number to Foundation.
  private(set) var text = ""
  private var place = Place.start
  /// What ends the comment or the literal text that has begun.
  private var end: String?
  /// The tag of the number that was replaced, and is still to be closed.
  private var open: String?

  init(_ list: String) {
    let parts = list.split(separator: "<", omittingEmptySubsequences: false)
    keep(parts[0])
    for tag in parts.dropFirst() {
      keep("<")
      read(tag)
      advance(over: tag)
    }
  }

  private mutating func keep(_ part: Substring) {
    text += part
    advance(over: part)
  }

  private mutating func advance(over part: Substring) {
    for character in part {
      let isBreak = character.isNewline
      place.line += isBreak ? 1 : 0
      place.column = isBreak ? 1 : place.column + character.unicodeScalars.count
    }
  }
}

extension PropertyListNumbers {
  /// What begins and ends something that is not read as tags.
  private static let literals = [
    (start: "!--", end: "-->"), (start: "![CDATA[", end: "]]>"), (start: "?", end: "?>"),
  ]

  /// Keeps a tag and what follows it, or replaces a number that is none.
  private mutating func read(_ tag: Substring) {
    if end == nil { end = Self.literals.first { tag.hasPrefix($0.start) }?.end }
    if let end {
      if tag.contains(end) { self.end = nil }
      text += tag
    } else if let name = open, tag.hasPrefix("/\(name)>") {
      open = nil
      text += "/real" + tag.dropFirst(name.count + 1)
    } else {
      text +=
        replacement(of: tag, "real", unless: Self.isReal)
        ?? replacement(of: tag, "integer", unless: Self.isInteger) ?? String(tag)
    }
  }

  /// What stands for a number of this kind that is none; `nil` for anything else.
  private mutating func replacement(
    of tag: Substring, _ name: String, unless isNumber: (Substring) -> Bool
  ) -> String? {
    guard let (value, isClosed) = Self.content(of: tag, name) else { return nil }
    if isClosed {
      report("", name, at: 0)
      return "real>nan</real>" + value
    }
    // What references to characters stand for is left to Foundation.
    if value.contains("&") || isNumber(value.drop(while: \.isWhitespace)) { return nil }
    report(value, name, at: tag[..<value.startIndex].unicodeScalars.count + 1)
    open = name
    return "real>nan"
  }

  /// What follows a tag of a name, and whether the tag is closed in itself; `nil` for another tag.
  private static func content(
    of tag: Substring, _ name: String
  ) -> (value: Substring, isClosed: Bool)? {
    guard tag.hasPrefix(name), let end = tag.firstIndex(of: ">") else { return nil }
    let attributes = tag[..<end].dropFirst(name.count)
    guard attributes.first.map({ $0.isWhitespace || $0 == "/" }) ?? true else { return nil }
    return (tag[tag.index(after: end)...], attributes.last == "/")
  }

  /// Foundation takes no number in other digits than these.
  private static func isReal(_ text: Substring) -> Bool {
    Double(text) != nil
      && text.allSatisfy { $0.isWhitespace || "+-.0123456789eE".contains($0) }
  }

  private static func isInteger(_ text: Substring) -> Bool {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt64(text.dropFirst(2), radix: 16) != nil
    }
    return Int(text) != nil
  }

  /// - Parameter column: how far behind the start of the tag, which is before what is read now.
  private mutating func report(_ value: Substring, _ name: String, at column: Int) {
    let place = Place(line: place.line, column: place.column - 1 + column)
    faults.append(Fault(at: place, SchemeProblem.noNumber(String(value), tag: name)))
  }
}
