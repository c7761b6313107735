import MessageText

/// JSON as people and terminals write it, for the reader of YAML, which knows all of JSON but three things: comments and tabs
/// between its parts, which become blanks, and one character in two escapes, which becomes that character. Lines stay lines.
struct SchemeJSON {
  private let source: [Unicode.Scalar]
  private var index = 0
  /// An array, as a view of a string copies all of it for each piece that is appended.
  private var plain: [Unicode.Scalar] = []

  /// - Returns: `nil` if no brace begins the text, which may stand below comments and in a list.
  init?(_ source: [Unicode.Scalar]) {
    self.source = source
    guard beginsWithBrace() else { return nil }
    (index, plain) = (0, [])
    while index < source.count { step() }
  }

  /// The text for the reader of YAML.
  var bytes: [UInt8] { Array(String(String.UnicodeScalarView(plain)).utf8) }

  private mutating func beginsWithBrace() -> Bool {
    var isInList = false
    while let next = scalar(0) {
      switch next {
      case "{": return true
      case "#" where !isInList: skipLine()
      case "/" where isComment: skipComment()
      case " ", "\t", "\r", "\n": index += 1
      case "[" where !isInList:
        isInList = true
        index += 1
      default: return false
      }
    }
    return false
  }

  private mutating func step() {
    if scalar(0) == "\"" { return copyString() }
    if isComment { return skipComment() }
    scalar(0) == "\t" ? blank(1) : copy(1)
  }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    index + offset < source.count ? source[index + offset] : nil
  }

  private mutating func copy(_ count: Int) {
    let end = min(index + count, source.count)
    plain.append(contentsOf: source[index..<end])
    index = end
  }
}

extension SchemeJSON {
  private var isComment: Bool { scalar(0) == "/" && (scalar(1) == "/" || scalar(1) == "*") }

  /// Up to the line feed, or through the mark that ends it.
  private mutating func skipComment() {
    if scalar(1) == "/" { return skipLine() }
    blank(2)
    while index < source.count, !(scalar(0) == "*" && scalar(1) == "/") { blank(1) }
    blank(2)
  }

  private mutating func skipLine() {
    while let next = scalar(0), next != "\n" { blank(1) }
  }

  private mutating func blank(_ count: Int) {
    let end = min(index + count, source.count)
    plain.append(contentsOf: source[index..<end].map { $0 == "\n" ? $0 : " " })
    index = end
  }
}

extension SchemeJSON {
  private mutating func copyString() {
    copy(1)
    while let next = scalar(0), next != "\"" {
      if let pair = escapedPair {
        plain.append(pair)
        index += 12
      } else {
        copy(next == "\\" ? 2 : 1)
      }
    }
    copy(1)
  }

  /// The character of the two escapes that begin here, each of which stands for half of it in UTF-16.
  private var escapedPair: Unicode.Scalar? {
    guard let high = escapedUnit(0), let low = escapedUnit(6), UTF16.isLeadSurrogate(high),
      UTF16.isTrailSurrogate(low)
    else { return nil }
    return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
  }

  private func escapedUnit(_ offset: Int) -> UInt16? {
    guard index + offset + 6 <= source.count, scalar(offset) == "\\", scalar(offset + 1) == "u"
    else { return nil }
    let digits = source[(index + offset + 2)..<(index + offset + 6)]
    return UInt16(hexadecimal: String(String.UnicodeScalarView(digits)))
  }
}
