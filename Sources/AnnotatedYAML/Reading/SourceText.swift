/// The text of a file: its characters, and where its lines begin.
package struct SourceText {
  package internal(set) var scalars: [Unicode.Scalar]
  /// Whether the file begins with a byte order mark, which is not among the characters.
  package let hasByteOrderMark: Bool
  /// What ends its lines.
  package let lineBreak: String
  private let lineStarts: [Int]

  /// - Parameter bytes: well-formed UTF-8.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let hasByteOrderMark = text.first == "\u{FEFF}"
    self.init(
      Array(hasByteOrderMark ? text.dropFirst() : text[...]), hasByteOrderMark: hasByteOrderMark)
  }

  init(_ scalars: [Unicode.Scalar], hasByteOrderMark: Bool = false) {
    self.scalars = scalars
    self.hasByteOrderMark = hasByteOrderMark
    lineStarts = SourceText.lineStarts(scalars)
    let first = lineStarts.count > 1 ? scalars[..<lineStarts[1]] : []
    lineBreak = first.last == "\r" ? "\r" : first.dropLast().last == "\r" ? "\r\n" : "\n"
  }

  private static func lineStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    let ends = scalars.indices.filter { index in
      scalars[index] == "\n"
        || (scalars[index] == "\r" && (index + 1 >= scalars.count || scalars[index + 1] != "\n"))
    }
    return [0] + ends.map { $0 + 1 }
  }

  package var count: Int { scalars.count }

  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  package subscript(range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
    return String(text)
  }

  func index(of place: Place) -> Int {
    let line = max(0, min(place.line - 1, lineStarts.count - 1))
    return min(lineStarts[line] + place.column - 1, count)
  }

  /// Whether nothing follows a place, which may be on the line behind the last one.
  func isAtEnd(_ place: Place) -> Bool {
    place.line > lineStarts.count || index(of: place) == count
  }

  package func place(of index: Int) -> Place {
    Place(line: line(at: index) + 1, column: column(of: index) + 1)
  }

  /// The column, counted from 0.
  func column(of index: Int) -> Int { index - start(ofLineAt: index) }

  func start(ofLineAt index: Int) -> Int { lineStarts[line(at: index)] }

  /// Where the next line begins, or the end of the text.
  func end(ofLineAt index: Int) -> Int {
    let next = line(at: index) + 1
    return next < lineStarts.count ? lineStarts[next] : count
  }

  /// Whether the line before the one of an index is a comment.
  func isBelowComment(_ index: Int) -> Bool {
    let start = start(ofLineAt: index)
    if start == 0 { return false }
    return self[skip(from: self.start(ofLineAt: start - 1), while: \.isBlank)] == "#"
  }

  /// The blanks with which a line begins.
  func indent(ofLineAt index: Int) -> String {
    let start = start(ofLineAt: index)
    return self[start..<skip(from: start, while: \.isBlank)]
  }

  /// The number of the line at an index, counted from 0; a binary search.
  private func line(at index: Int) -> Int {
    var range = 0..<lineStarts.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = lineStarts[middle] <= index ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension SourceText {
  /// The first index from `index` on at which `condition` does not hold.
  func skip(from index: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
    var index = index
    while let scalar = self[index], condition(scalar) { index += 1 }
    return index
  }

  /// The comments in a range of blanks and punctuation; each begins with `#` and ends with its line.
  package func comments(in range: Range<Int>) -> [String] {
    var comments: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard self[index] == "#" else {
        index += 1
        continue
      }
      let end = skip(from: index) { !$0.isLineBreak }
      comments.append(self[index..<end].withoutBlanksAtEnd)
      index = end
    }
    return comments
  }
}

extension SourceText {
  /// The first occurrence of an indicator in a range of blanks, punctuation and comments.
  func first(_ indicator: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == indicator { return index }
      index = self[index] == "#" ? end(ofLineAt: index) : index + 1
    }
    return nil
  }

  /// Where the next token begins, behind blanks and comments.
  func token(from index: Int) -> Int {
    var index = skip(from: index, while: \.isSpaceOrBreak)
    while self[index] == "#" {
      index = skip(from: end(ofLineAt: index), while: \.isSpaceOrBreak)
    }
    return index
  }

  /// Whether it looks like JSON: a mapping in braces, its first key in double quotes.
  var isJSON: Bool {
    let start = token(from: 0)
    return self[start] == "{" && self[token(from: start + 1)] == "\""
  }

  /// The anchor, alias, tag or directive that begins at an index.
  func property(at index: Int) -> Fault.Feature? {
    let word = self[index..<endOfProperty(at: index)]
    switch self[index] {
    case "&": return .anchor(word)
    case "*": return .alias(word)
    case "!": return .tag
    case "%" where column(of: index) == 0: return .directive
    default: return nil
    }
  }

  /// Where a property ends: a directive with its line, the others at a blank, a bracket or a comma.
  func endOfProperty(at index: Int) -> Int {
    self[index] == "%"
      ? end(ofLineAt: index) : skip(from: index + 1) { !$0.isSpaceOrBreak && !$0.isBracketOrComma }
  }
}

extension Unicode.Scalar {
  var isLineBreak: Bool { self == "\n" || self == "\r" }
  var isBlank: Bool { self == " " || self == "\t" }
  var isSpaceOrBreak: Bool { isBlank || isLineBreak }
}

extension String {
  /// Whether a `#` is in it, perhaps joined by other signs.
  var hasComment: Bool { unicodeScalars.contains("#") }

  /// The text without blanks and line breaks behind its last other character.
  var withoutBlanksAtEnd: String {
    let last = unicodeScalars.lastIndex { !$0.isSpaceOrBreak }
    return last.map { String(unicodeScalars[...$0]) } ?? ""
  }
}
