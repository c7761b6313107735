/// Text for cells: its glyphs, and the columns that they take.
public struct GlyphText: Equatable, Sendable {
  /// The glyphs from left to right, without continuations.
  public internal(set) var glyphs: [Glyph] = []
  /// The columns that all glyphs take together.
  public internal(set) var width = 0

  /// An empty text.
  public init() {}

  /// Reads `text`. Control characters become `?`, and characters without a width are left out.
  public init(_ text: String) {
    if readASCII(text) { return }
    glyphs.reserveCapacity(text.utf8.count)
    for character in text { append(character) }
  }

  /// A text of some glyphs.
  public init(_ glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// Reads a text of ASCII only; `false` if it is another one.
  private mutating func readASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      // A line feed after a carriage return belongs to the same character.
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
      glyphs = bytes.map { Glyph(ascii: $0) }
      width = glyphs.count
      return true
    } ?? false
  }

  private mutating func append(_ character: Character) {
    if let ascii = character.asciiValue { return append(Glyph(ascii: ascii)) }
    let scalars = character.unicodeScalars
    let mark = scalars.dropFirst().first(where: \.isMark)
    for base in scalars.prefix(scalars.allSatisfy(\.isFlagLetter) ? 2 : 1) {
      if let glyph = Glyph(base: base, mark: mark) { append(glyph) }
    }
  }

  /// Appends one glyph.
  public mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  /// Appends another text.
  public mutating func append(_ text: GlyphText) {
    glyphs += text.glyphs
    width += text.width
  }
}

extension Unicode.Scalar {
  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is a combining mark; selectors of a presentation are not.
  fileprivate var isMark: Bool {
    guard !properties.isVariationSelector else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}

extension GlyphText {
  /// Reads `text` for a terminal that gives ambiguous characters one or two columns.
  public init(_ text: String, ambiguous: AmbiguousWidth) {
    self.init(text)
    if ambiguous == .two { self = widened }
  }

  /// The same text with two columns for each ambiguous character.
  public var widened: GlyphText { GlyphText(glyphs.map(\.widened)) }

  /// The lines of `text` wrapped to `width` columns: at spaces, and inside words that are longer
  /// than a line. Wide glyphs are never split; they are left out where a line has only one column.
  ///
  /// - Parameters:
  ///   - text: text in any number of lines.
  ///   - width: the columns of a line, 0 or more; without any there are no lines.
  ///   - ambiguous: the columns of a character that terminals show in one or in two.
  ///   - most: how many lines are wanted at the most; what would stand below them is not read.
  public static func lines(
    of text: String, width: Int, ambiguous: AmbiguousWidth = .one, most: Int = .max
  ) -> [GlyphText] {
    guard width > 0 else { return [] }
    var lines: [GlyphText] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if lines.count >= most { break }
      let words = words(of: line, filling: most - lines.count, width: width)
      lines += wrapped(words.map { GlyphText(String($0), ambiguous: ambiguous) }, width: width)
    }
    return Array(lines.prefix(most))
  }

  /// The words that can stand in so many lines; each but the last takes a column at least, that of its blank.
  private static func words(
    of line: Substring, filling lines: Int, width: Int
  ) -> ArraySlice<Substring> {
    let (most, isEndless) = lines.multipliedReportingOverflow(by: width + 1)
    return line.split(separator: " ", maxSplits: isEndless ? .max : most)
      .prefix(isEndless ? .max : most)
  }

  private static func wrapped(_ words: [GlyphText], width: Int) -> [GlyphText] {
    var lines = [GlyphText()]
    for word in words {
      let last = lines[lines.count - 1]
      if last.width > 0, last.width + 1 + word.width <= width {
        lines[lines.count - 1].append(.space)
        lines[lines.count - 1].append(word)
      } else if last.width == 0 {
        lines.replaceSubrange((lines.count - 1)..., with: word.broken(width: width))
      } else {
        lines += word.broken(width: width)
      }
    }
    return lines
  }

  /// The pieces of a word at no more than `width` columns each.
  private func broken(width: Int) -> [GlyphText] {
    var pieces = [GlyphText()]
    for glyph in glyphs where glyph.width <= width {
      if pieces[pieces.count - 1].width + glyph.width > width { pieces.append(GlyphText()) }
      pieces[pieces.count - 1].append(glyph)
    }
    return pieces
  }

  /// Cut to at most `width` columns, with an ellipsis at the end if something is missing.
  public func shortened(to width: Int, ellipsis: Glyph = Glyph("…")) -> GlyphText {
    guard self.width > width else { return self }
    var short = GlyphText()
    for glyph in glyphs where width > 0 {
      if short.width + glyph.width > width - 1 { break }
      short.append(glyph)
    }
    if width > 0 { short.append(ellipsis) }
    return short
  }
}

// Texts that change with every frame are built without strings.
extension GlyphText {
  /// An empty text with room for some glyphs.
  public init(capacity: Int) {
    self.init()
    glyphs.reserveCapacity(capacity)
  }

  /// Appends a literal of ASCII.
  public mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { bytes in
      glyphs.append(contentsOf: bytes.lazy.map { Glyph(ascii: $0) })
      width += bytes.count
    }
  }

  /// Appends blanks; none if their number is negative.
  public mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    glyphs.append(contentsOf: repeatElement(.space, count: count))
    width += count
  }

  /// Appends a number in decimal digits.
  public mutating func append(number: Int) {
    if number < 0 { append(Glyph("-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(Glyph(ascii: UInt8(ascii: "0") + UInt8(number % 10)))
  }

  /// The text with its first letter in lower case, if it is one of ASCII.
  public var uncapitalized: GlyphText {
    guard let scalar = glyphs.first?.scalar, (0x41...0x5A).contains(scalar) else { return self }
    var text = self
    text.glyphs[0].scalar += 0x20
    return text
  }

  /// The text as a string.
  public var text: String { glyphs.map(\.text).joined() }
}
