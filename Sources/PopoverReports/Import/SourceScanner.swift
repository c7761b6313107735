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
}

/// Finds calls and assignments in code of any language with parentheses, without understanding the rest.
struct SourceScanner {
  private let source: SourceText
  /// The characters as bytes of ASCII: each other letter as `x`, and what is none, or stands in a literal, as `?`.
  private let codes: [UInt8]
  private let nesting: Place?

  /// The longest value that is read, in characters. Brackets that are never closed do not cost more than that each.
  private static let longestValue = 1_000

  /// - Parameter isCode: whether comments say nothing; a log has none.
  init(_ bytes: [UInt8], isCode: Bool) {
    let comments = isCode ? CodeComments(in: bytes) : nil
    nesting = comments?.nesting
    source = SourceText(comments?.blanked ?? bytes)
    codes = Self.withoutLiterals(source.scalars.map(Self.code), isCode: isCode)
  }

  /// What stands in a literal is no name, no sign and no bracket.
  private static func withoutLiterals(_ codes: [UInt8], isCode: Bool) -> [UInt8] {
    var (masked, index) = (codes, 0)
    while index < codes.count {
      let length = CodeLiteral.length(at: codes[index...], isCode: isCode)
      for inside in (index..<index + length).dropFirst().dropLast()
      where !isOne(of: "\r\n", codes[inside]) {
        masked[inside] = UInt8(ascii: "?")
      }
      index += max(1, length)
    }
    return masked
  }

  private static func code(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar.isASCII { return UInt8(scalar.value) }
    return UInt8(ascii: scalar.properties.isAlphabetic ? "x" : "?")
  }

  /// Remarks what is a comment in one language and code in another.
  func loseNesting(_ draft: inout SceneDraft) {
    if let nesting {
      draft.lose(
        "code behind a comment within a comment; Swift passes over it, C does not", at: nesting)
    }
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
      guard name.count >= prefix.count, let range = codes[name].firstRange(of: prefix) else {
        return nil
      }
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
    while start > 0, Self.isPartOfName(codes[start - 1]) || isOfChain(start - 1) { start -= 1 }
    return start..<end
  }

  /// Whether a sign goes with the dot behind it, as Swift writes what may be missing: `view?.title`.
  private func isOfChain(_ index: Int) -> Bool {
    Self.isOne(of: "?!", codes[index]) && index + 1 < codes.count
      && codes[index + 1] == UInt8(ascii: ".")
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
