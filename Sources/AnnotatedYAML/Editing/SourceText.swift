/// The text of a file as it is edited: its characters, and where its lines begin.
package struct SourceText {
  let scalars: [Unicode.Scalar]
  /// Whether the file begins with a byte order mark, which is not among the characters.
  package let hasMark: Bool
  /// What ends its lines.
  let lineBreak: String
  private let lineStarts: [Int]

  /// - Parameter bytes: well-formed UTF-8, as a reader has found.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    hasMark = text.first == "\u{FEFF}"
    scalars = Array(hasMark ? text.dropFirst() : text[...])
    lineStarts = SourceText.lineStarts(scalars)
    let second = lineStarts.count > 1 ? lineStarts[1] : 0
    lineBreak = second > 1 && scalars[second - 2] == "\r" ? "\r\n" : "\n"
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

  subscript(range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
    return String(text)
  }

  func index(of place: Place) -> Int {
    let line = max(0, min(place.line - 1, lineStarts.count - 1))
    return min(lineStarts[line] + place.column - 1, count)
  }

  /// The column from 0.
  func column(of index: Int) -> Int { index - start(ofLineAt: index) }

  func start(ofLineAt index: Int) -> Int { lineStarts[line(at: index)] }

  /// Where the next line begins, or the end of the text.
  func end(ofLineAt index: Int) -> Int {
    let next = line(at: index) + 1
    return next < lineStarts.count ? lineStarts[next] : count
  }

  /// The number of a line from 0, by halving.
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

  /// The comments in a range in which nothing else but blanks and punctuation stands, from `#` to the
  /// end of the line.
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

extension Unicode.Scalar {
  var isLineBreak: Bool { self == "\n" || self == "\r" }
  var isSpace: Bool { self == " " || self == "\t" }
  var isSpaceOrBreak: Bool { isSpace || isLineBreak }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " && $0 != "\t" }.map(index(after:)) ?? startIndex)])
  }
}
