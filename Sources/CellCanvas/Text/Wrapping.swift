import PopoverGeometry

extension GlyphText {
  /// The lines of `text` wrapped to `width` columns: at spaces, and inside words that are longer
  /// than a line. Characters of several columns are never split; they are left out where a line has fewer.
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
    return LinesOfText(text).collected(most: most) { line, most in
      let glyphs = GlyphReader(line, ambiguous: ambiguous)
      return LineWrap.lines(of: glyphs, width: width, most: most)
    }
  }

  /// The lines of a text at a width: as they are, blanks included, the longer ones wrapped.
  ///
  /// - Parameter most: how many lines are wanted at the most; what would stand below them is not read.
  package static func shownLines(
    of text: String, width: Int, ambiguous: AmbiguousWidth, most: Int = .max
  ) -> [GlyphText] {
    LinesOfText(text).collected(most: most) { line, most in
      let glyphs = GlyphReader(line, ambiguous: ambiguous)
      if let whole = GlyphText(glyphs, ifWithin: width) { return [whole] }
      return width > 0 ? LineWrap.lines(of: glyphs, width: width, most: most) : []
    }
  }

  /// All glyphs; `nil` if they take more columns than that.
  private init?(_ reader: GlyphReader, ifWithin most: Int) {
    self.init()
    for glyph in reader {
      append(glyph)
      if width > most { return nil }
    }
  }
}

extension WrappedContent {
  /// A text as it is drawn in cells: its words as wide as they are there, and wide characters whole.
  public init(text: String, ambiguous: AmbiguousWidth = .one) {
    self.init(
      words: LinesOfText(text).map { line in
        GlyphReader(line, ambiguous: ambiguous).split(separator: .space).map { Word($0) }
      })
  }
}

extension WrappedContent.Word {
  fileprivate init(_ glyphs: ArraySlice<Glyph>) {
    var (widths, character) = ([Double](), GlyphText())
    for glyph in glyphs {
      if !character.goesOn(with: glyph) {
        character.removeAll()
        widths.append(0)
      }
      character.append(glyph)
      widths[widths.count - 1] += Double(glyph.width)
    }
    self.init(width: widths.reduce(0, +), parts: widths.contains { $0 > 1 } ? widths : [])
  }
}

/// Fills lines with words.
private struct LineWrap {
  let width: Int
  private var lines = [GlyphText()]
  private var word = GlyphText()
  /// The last character of the word, of which more may come; it is not in the word yet.
  private var character = GlyphText()

  private init(width: Int) { self.width = width }

  static func lines(of glyphs: GlyphReader, width: Int, most: Int) -> [GlyphText] {
    var wrap = LineWrap(width: width)
    for glyph in glyphs {
      wrap.append(glyph)
      if wrap.lines.count > most { break }
    }
    wrap.endWord()
    return Array(wrap.lines.prefix(most))
  }

  private mutating func append(_ glyph: Glyph) {
    if glyph == .space { return endWord() }
    if !character.goesOn(with: glyph) { endCharacter() }
    character.append(glyph)
  }

  /// A word that is longer than a line goes on as another one: next to its first part there is no room for it.
  private mutating func endCharacter() {
    if character.width > width { character = GlyphText() }
    if word.width + character.width > width { endLineOfWord() }
    word.appendAndEmpty(&character)
  }

  private mutating func endWord() {
    endCharacter()
    endLineOfWord()
  }

  private mutating func endLineOfWord() {
    guard word.width > 0 else { return }
    let used = lines[lines.count - 1].width
    if used + 1 + word.width > width, used > 0 {
      lines.append(GlyphText())
    } else if used > 0 {
      lines[lines.count - 1].append(.space)
    }
    lines[lines.count - 1].appendAndEmpty(&word)
  }
}

/// The lines of a text, one at a time. A carriage return before the line feed belongs to the break.
package struct LinesOfText: Sequence, IteratorProtocol {
  private var rest: Substring?

  package init(_ text: String) { rest = text[...] }

  package mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    rest = end.map { text[text.utf8.index(after: $0)...] }
    let line = text[..<(end ?? text.endIndex)]
    return end != nil && line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// What each line becomes, until that are enough lines.
  fileprivate func collected(
    most: Int, _ shown: (Substring, _ most: Int) -> [GlyphText]
  ) -> [GlyphText] {
    var lines: [GlyphText] = []
    for line in self {
      if lines.count >= most { break }
      lines += shown(line, most - lines.count)
    }
    return lines
  }
}
