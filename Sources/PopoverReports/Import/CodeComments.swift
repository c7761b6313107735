import AnnotatedYAML

/// Comments of C, Objective-C and Swift, in which nothing is said.
struct CodeComments {
  /// The text with blanks in place of comments, so that everything else keeps its line and column.
  let blanked: [UInt8]
  /// Where the first comment goes on that has one in it, and that would end with that one in C.
  let nesting: Place?

  /// Comments have comments in them where each is closed that way, as in Swift: in C an end would be left over.
  init(in bytes: [UInt8]) {
    let flat = Self.blanked(in: bytes, isNesting: false) ?? bytes
    let nested = Self.blanked(in: bytes, isNesting: true) ?? flat
    let difference = zip(flat, nested).enumerated().first {
      $1.0 != $1.1 && !" */".utf8.contains($1.0)
    }?.offset
    let start = difference.map { SourceText(Array(flat[..<$0])) }
    (blanked, nesting) = (nested, start.map { $0.place(of: $0.count) })
  }

  private static let slash = UInt8(ascii: "/")

  /// - Returns: `nil` if comments have comments in them, and one of them is not closed.
  private static func blanked(in bytes: [UInt8], isNesting: Bool) -> [UInt8]? {
    var (blanked, rest) = ([UInt8](), bytes[...])
    let lastEnd = lastEnd(in: bytes)
    while !rest.isEmpty {
      guard let length = length(ofCommentAt: rest, lastEnd: lastEnd, isNesting: isNesting) else {
        return nil
      }
      if length > 0 {
        blanked += rest.prefix(length).compactMap(blank)
        rest = rest.dropFirst(length)
      } else {
        let literal = max(1, CodeLiteral.length(at: rest, isCode: true))
        blanked += rest.prefix(literal)
        rest = rest.dropFirst(literal)
      }
    }
    return blanked
  }

  /// Behind it no comment is closed, and none is looked for: a file full of beginnings would be searched for each of them.
  private static func lastEnd(in bytes: [UInt8]) -> Int {
    bytes.indices.dropLast().last { bytes[$0 + 1] == slash && bytes[$0] == UInt8(ascii: "*") } ?? 0
  }

  /// The length of the comment that begins a text: 0 where none does, `nil` where it is not closed before the last end.
  private static func length(
    ofCommentAt text: ArraySlice<UInt8>, lastEnd: Int, isNesting: Bool
  ) -> Int? {
    guard text.first == slash else { return 0 }
    if text.starts(with: "//".utf8) {
      return text.prefix { $0 != UInt8(ascii: "\n") }.count
    }
    guard text.starts(with: "/*".utf8), text.startIndex + 2 <= lastEnd else { return 0 }
    var (depth, rest) = (1, text.dropFirst(2))
    while depth > 0, !rest.isEmpty {
      let isEnd = rest.starts(with: "*/".utf8)
      let isStart = isNesting && rest.starts(with: "/*".utf8)
      depth += isEnd ? -1 : isStart ? 1 : 0
      rest = rest.dropFirst(isEnd || isStart ? 2 : 1)
    }
    return depth == 0 ? rest.startIndex - text.startIndex : nil
  }

  /// A blank for each character, and each line break as it is.
  private static func blank(_ byte: UInt8) -> UInt8? {
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return byte }
    return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
  }
}

/// Texts and characters as C, Objective-C and Swift write them, in which there is no code.
enum CodeLiteral {
  private static let mark = UInt8(ascii: "\"")
  private static let longMark = Array(repeating: mark, count: 3)

  /// The length of the literal that begins a text, with its marks; 0 where none does. One of three marks goes over lines, and
  /// any other ends with its line, whether or not it is closed.
  ///
  /// - Parameter isCode: whether it is no log, which has neither long ones nor characters.
  static func length(at text: ArraySlice<UInt8>, isCode: Bool) -> Int {
    switch text.first {
    case mark where isCode && text.starts(with: longMark):
      (text.dropFirst(3).firstRange(of: longMark)?.upperBound ?? text.endIndex) - text.startIndex
    case mark: lengthOfLine(at: text)
    case UInt8(ascii: "'") where isCode: lengthOfCharacter(at: text)
    default: 0
    }
  }

  private static func lengthOfLine(at text: ArraySlice<UInt8>) -> Int {
    var isEscaped = true
    let inside = text.prefix { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return byte != UInt8(ascii: "\n") && (byte != mark || isEscaped)
    }
    return inside.count + (text.dropFirst(inside.count).first == mark ? 1 : 0)
  }

  /// `'a'`, or `'\n'`; 0 for a mark that stands for something else.
  private static func lengthOfCharacter(at text: ArraySlice<UInt8>) -> Int {
    let isEscaped = text.dropFirst().first == UInt8(ascii: "\\")
    let character = text.prefix(isEscaped ? 4 : 3)
    return character.count > 2 && character.last == UInt8(ascii: "'") ? character.count : 0
  }
}
