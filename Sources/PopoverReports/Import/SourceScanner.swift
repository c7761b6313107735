import AnnotatedYAML

/// A part of a source file with the place where it begins.
struct SourcePiece: Equatable {
  private let characters: ArraySlice<Character>
  let place: Place

  init(_ characters: ArraySlice<Character>, at place: Place) {
    (self.characters, self.place) = (characters, place)
  }

  var text: String { String(characters) }

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

/// Finds calls and assignments in code of any language with parentheses, without understanding the rest.
struct SourceScanner {
  private let characters: [Character]
  /// The characters as bytes of ASCII: each other letter as `x`, and what is none as `?`.
  private let codes: [UInt8]
  private let lineStarts: [Int]

  /// The longest value that is read, in characters. Brackets that are never closed do not cost more than that each.
  private static let longestValue = 1_000

  init(_ bytes: [UInt8]) {
    characters = Array(String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
    let codes = characters.map {
      $0.asciiValue ?? UInt8(ascii: $0.isLetter || $0.isNumber ? "x" : "?")
    }
    self.codes = codes
    lineStarts = [0] + codes.indices.filter { codes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
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
        SourcePiece(characters[range.upperBound..<name.upperBound], at: place(name.lowerBound)),
        piece(open + 1..<endOfValue(open + 1))
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
      if depth == 0, Self.isOne(of: "\n;", codes[index]), !isInsideCall(start) { return index }
    }
    return end
  }

  /// Arguments go to their parenthesis, over any number of lines.
  private func isInsideCall(_ start: Int) -> Bool {
    start > 0 && codes[start - 1] == UInt8(ascii: "(")
  }

  private func piece(_ range: Range<Int>) -> SourcePiece {
    SourcePiece(characters[range], at: place(range.lowerBound))
  }

  private func place(_ index: Int) -> Place {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: index - lineStarts[low] + 1)
  }
}
