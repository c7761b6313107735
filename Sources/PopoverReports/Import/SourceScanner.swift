import AnnotatedYAML

/// A part of a source file with the place where it begins.
struct SourcePiece: Equatable {
  var text: String
  var place: Place

  /// A fault that says what was expected here.
  func fault(_ expected: String) -> Fault {
    SourceNode(at: place, .text(text)).fault(expecting: .other(expected))
  }

  /// The numbers in it, in their order; letters and labels between them do not count.
  var numbers: [Double] {
    text.split { !($0.isNumber || "-.+".contains($0)) }.compactMap { Double($0) }
  }
}

/// Finds calls and assignments in code of any language with parentheses, without understanding the rest.
struct SourceScanner {
  private let characters: [Character]

  init(_ bytes: [UInt8]) {
    characters = Array(String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
  }

  /// Each `name = value`; a value ends with its line, unless a bracket is still open.
  var assignments: [(name: SourcePiece, value: SourcePiece)] {
    characters.indices.filter(isAssignment).map { index in
      let start = skipBlanks(index + 1)
      return (word(before: index), piece(start, endOfValue(start)))
    }
  }

  /// Each call of a function whose name has a prefix: the rest of the name, and the arguments.
  func calls(_ prefix: String) -> [(name: SourcePiece, arguments: SourcePiece)] {
    characters.indices.filter { characters[$0] == "(" }.compactMap { open in
      let name = word(before: open)
      guard let range = name.text.range(of: prefix) else { return nil }
      let rest = SourcePiece(text: String(name.text[range.upperBound...]), place: name.place)
      return (rest, piece(open + 1, endOfValue(open + 1)))
    }
  }

  private func isAssignment(_ index: Int) -> Bool {
    guard characters[index] == "=", index > 0, index + 1 < characters.count else { return false }
    return !"=<>!+-*/|&".contains(characters[index - 1]) && characters[index + 1] != "="
      && !word(before: index).text.isEmpty
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@#".contains(character)
  }

  private func word(before index: Int) -> SourcePiece {
    var end = index
    while end > 0, characters[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, Self.isPartOfName(characters[start - 1]) { start -= 1 }
    return piece(start, end)
  }

  private func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < characters.count, " \t".contains(characters[index]) { index += 1 }
    return index
  }

  private func endOfValue(_ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < characters.count {
      let character = characters[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        if depth == 0 { return index }
        depth -= 1
      }
      if depth == 0, "\n;".contains(character), !isInsideCall(start) { return index }
      index += 1
    }
    return index
  }

  /// Arguments go to their parenthesis, over any number of lines.
  private func isInsideCall(_ start: Int) -> Bool { start > 0 && characters[start - 1] == "(" }

  private func piece(_ start: Int, _ end: Int) -> SourcePiece {
    let before = characters[..<start]
    let line = before.count { $0 == "\n" } + 1
    let column = start - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return SourcePiece(
      text: String(characters[start..<max(start, end)]), place: Place(line: line, column: column))
  }
}
