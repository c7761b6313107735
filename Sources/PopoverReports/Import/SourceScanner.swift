import AnnotatedYAML

/// A part of a source file.
struct SourcePiece {
  let source: SourceText
  /// Its characters.
  let range: Range<Int>

  var text: String { source[range] }

  /// Where it begins.
  var place: Place { source.place(of: range.lowerBound) }

  /// A fault that says what was expected here.
  func fault(_ expected: String) -> Fault {
    SourceNode(at: place, .text(text)).fault(expecting: .other(expected))
  }

  var numbers: [Double] { text.numbers }
}

extension StringProtocol {
  /// The numbers in it, in their order; letters and labels between them do not count.
  var numbers: [Double] {
    split { !($0.isNumber || "-.+".contains($0)) }.compactMap { Double($0) }
  }
}

/// Comments of C, Objective-C and Swift, in which nothing is said.
enum CodeComments {
  /// The text with blanks in place of comments, so that everything else keeps its line and column.
  static func blanked(in bytes: [UInt8]) -> [UInt8] {
    var (blanked, rest) = ([UInt8](), bytes[...])
    let lastEnd = lastEnd(in: bytes)
    while let byte = rest.first {
      let length = length(ofCommentAt: rest, lastEnd: lastEnd)
      if length > 0 {
        blanked += rest.prefix(length).compactMap(blank)
        rest = rest.dropFirst(length)
      } else {
        let literal = byte == UInt8(ascii: "\"") ? lengthOfLiteral(at: rest) : 1
        blanked += rest.prefix(literal)
        rest = rest.dropFirst(literal)
      }
    }
    return blanked
  }

  /// Behind it no comment is closed, and none is looked for: a file full of beginnings would be searched for each of them.
  private static func lastEnd(in bytes: [UInt8]) -> Int {
    bytes.indices.last { bytes[$0...].starts(with: "*/".utf8) } ?? 0
  }

  private static func length(ofCommentAt text: ArraySlice<UInt8>, lastEnd: Int) -> Int {
    if text.starts(with: "//".utf8) {
      return text.prefix { $0 != UInt8(ascii: "\n") }.count
    }
    guard text.starts(with: "/*".utf8), text.startIndex + 2 <= lastEnd,
      let end = text.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound
    else { return 0 }
    return end - text.startIndex
  }

  /// With its quotation marks. A literal ends with its line, whether or not it is closed.
  fileprivate static func lengthOfLiteral(at text: ArraySlice<UInt8>) -> Int {
    var isEscaped = true
    let inside = text.prefix { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return byte != UInt8(ascii: "\n") && (byte != UInt8(ascii: "\"") || isEscaped)
    }
    let isClosed = text.dropFirst(inside.count).first == UInt8(ascii: "\"")
    return inside.count + (isClosed ? 1 : 0)
  }

  /// A blank for each character, and each line break as it is.
  private static func blank(_ byte: UInt8) -> UInt8? {
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return byte }
    return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
  }
}

/// Finds calls and assignments in code of any language with parentheses, without understanding the rest.
struct SourceScanner {
  private let source: SourceText
  /// The characters as bytes of ASCII: each other letter as `x`, and what is none, or stands in a literal, as `?`.
  private let codes: [UInt8]

  /// The longest value that is read, in characters. Brackets that are never closed do not cost more than that each.
  private static let longestValue = 1_000

  /// - Parameter isCode: whether comments say nothing; a log has none.
  init(_ bytes: [UInt8], isCode: Bool) {
    source = SourceText(isCode ? CodeComments.blanked(in: bytes) : bytes)
    codes = Self.withoutLiterals(source.scalars.map(Self.code), isCode: isCode)
  }

  /// What stands in a literal is no name, no sign and no bracket.
  private static func withoutLiterals(_ codes: [UInt8], isCode: Bool) -> [UInt8] {
    var (masked, index) = (codes, 0)
    while index < codes.count {
      let length = length(ofLiteralAt: codes[index...], isCode: isCode)
      for inside in (index..<index + length).dropFirst().dropLast()
      where !isOne(of: "\r\n", codes[inside]) {
        masked[inside] = UInt8(ascii: "?")
      }
      index += max(1, length)
    }
    return masked
  }

  /// With its marks; 0 where none begins. One of three marks goes over lines, and any other ends with its line. A log has no
  /// characters between single marks.
  private static func length(ofLiteralAt codes: ArraySlice<UInt8>, isCode: Bool) -> Int {
    let long = Array("\"\"\"".utf8)
    if isCode, codes.starts(with: long) {
      let end = codes.dropFirst(3).firstRange(of: long)?.upperBound ?? codes.endIndex
      return end - codes.startIndex
    }
    if codes.first == UInt8(ascii: "\"") { return CodeComments.lengthOfLiteral(at: codes) }
    let isEscaped = codes.dropFirst().first == UInt8(ascii: "\\")
    let character = codes.prefix(isEscaped ? 4 : 3)
    let isCharacter =
      isCode && character.first == UInt8(ascii: "'") && character.count > 2
      && character.last == UInt8(ascii: "'")
    return isCharacter ? character.count : 0
  }

  private static func code(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar.isASCII { return UInt8(scalar.value) }
    return UInt8(ascii: scalar.properties.isAlphabetic ? "x" : "?")
  }

  /// Each `name = value`; a value ends with its line, unless a bracket is still open.
  var assignments: some Sequence<(name: SourcePiece, value: SourcePiece)> {
    codes.indices.lazy.filter(isAssignment).map { index in
      let start = skipBlanks(index + 1)
      return (piece(name(before: index)), piece(start..<endOfValue(start)))
    }
  }

  /// Each call of a function whose name has a prefix: the rest of the name, and the arguments.
  func calls(_ prefix: String) -> some Sequence<(name: SourcePiece, arguments: SourcePiece)> {
    let prefix = Array(prefix.utf8)
    return codes.indices.lazy.filter { codes[$0] == UInt8(ascii: "(") }.compactMap { open in
      let name = name(before: open)
      guard let range = codes[name].firstRange(of: prefix) else { return nil }
      return (
        piece(range.upperBound..<name.upperBound), piece(open + 1..<endOfValue(open + 1))
      )
    }
  }

  private func isAssignment(_ index: Int) -> Bool {
    guard codes[index] == UInt8(ascii: "="), index > 0, index + 1 < codes.count else {
      return false
    }
    return !Self.isOne(of: "=<>!+-*/|&", codes[index - 1])
      && codes[index + 1] != UInt8(ascii: "=") && !name(before: index).isEmpty
  }

  private func name(before index: Int) -> Range<Int> {
    var end = index
    while end > 0, codes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, Self.isPartOfName(codes[start - 1]) { start -= 1 }
    return start..<end
  }

  private static func isPartOfName(_ code: UInt8) -> Bool {
    switch code {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: isOne(of: "_.@#", code)
    }
  }

  private static func isOne(of signs: StaticString, _ code: UInt8) -> Bool {
    signs.withUTF8Buffer { $0.contains(code) }
  }

  private func skipBlanks(_ index: Int) -> Int {
    codes[index...].firstIndex { !Self.isOne(of: " \t", $0) } ?? codes.count
  }

  private func endOfValue(_ start: Int) -> Int {
    var depth = 0
    let end = min(codes.count, start + Self.longestValue)
    for index in start..<end {
      if Self.isOne(of: "([{", codes[index]) { depth += 1 }
      if Self.isOne(of: ")]}", codes[index]) {
        if depth == 0 { return index }
        depth -= 1
      }
      if depth == 0, Self.isOne(of: "\r\n;", codes[index]), !isInsideCall(start) { return index }
    }
    return end
  }

  /// Arguments go to their parenthesis, over any number of lines.
  private func isInsideCall(_ start: Int) -> Bool {
    start > 0 && codes[start - 1] == UInt8(ascii: "(")
  }

  private func piece(_ range: Range<Int>) -> SourcePiece {
    SourcePiece(source: source, range: range)
  }
}
