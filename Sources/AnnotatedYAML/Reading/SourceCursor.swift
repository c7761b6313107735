/// A position in a text that knows its line and column.
struct SourceCursor: Sendable {
  let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var place = Place.start

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var current: Unicode.Scalar? { ahead(0) }
  var isAtEnd: Bool { index >= scalars.count }
  /// The column from 0, as indentation is counted.
  var indentation: Int { place.column - 1 }

  func ahead(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Whether a blank, a line break or the end is so far ahead.
  func isBlank(ahead distance: Int) -> Bool { ahead(distance)?.isBlankOrBreak ?? true }

  mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    place.step(over: scalar, before: current)
  }

  mutating func advance(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = current, condition(scalar) { advance() }
  }

  /// Goes to the start of the next line.
  mutating func skipLine() {
    let line = place.line
    while !isAtEnd, place.line == line { advance() }
  }

  /// Whether `---` or `...` stands here alone at the start of a line.
  var isAtDocumentMarker: Bool {
    guard place.column == 1, let first = current, first == "-" || first == "." else { return false }
    return ahead(1) == first && ahead(2) == first && isBlank(ahead: 3)
  }

  func text(from start: Int, to end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}

extension Unicode.Scalar {
  var isBreak: Bool { self == "\n" || self == "\r" }
  var isBlankOrBreak: Bool { self == " " || self == "\t" || isBreak }

  /// Whether a file may hold it: no control characters and no line breaks but the usual ones.
  var mayStandInFile: Bool { self == "\t" || isBreak || mayStandInText }

  /// Whether a value may hold it: it can be shown, or is left out harmlessly. What turns the direction
  /// of writing around could make a text read as another one.
  var mayStandInText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0xFEFF: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether it can be printed in a message as it is.
  var isShownAlone: Bool { mayStandInText && properties.generalCategory != .format }
}
