extension GlyphText {
  /// The lines of `text` at no more than `width` columns, broken at spaces, or inside a word that is
  /// longer than a line. A wide glyph is never split; where not even one fits, nothing is shown.
  public static func lines(
    of text: String, width: Int, ambiguous: AmbiguousWidth = .one
  ) -> [GlyphText] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrapped(
        line.split(separator: " ").map { GlyphText(String($0), ambiguous: ambiguous) },
        width: width)
    }
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
}

extension GlyphText {
  /// Cut to at most `width` columns, with a sign at the end where something is missing.
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

// Text that is put together for every frame is put together here, without a string in between.
extension GlyphText {
  /// Nothing yet, with room for as many glyphs as are going to be appended.
  public init(capacity: Int) {
    self.init()
    glyphs.reserveCapacity(capacity)
  }

  /// Appends words of ASCII.
  public mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { bytes in
      glyphs.append(contentsOf: bytes.lazy.map { Glyph(ascii: $0) })
      width += bytes.count
    }
  }

  /// Appends so many blanks, or none.
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
}

extension GlyphText {
  /// The same with a capital at the start, where that is a letter of ASCII.
  public var capitalized: GlyphText { changingFirst(in: "a"..."z", to: "A") }

  /// The same with a small letter at the start, where that is a letter of ASCII.
  public var uncapitalized: GlyphText { changingFirst(in: "A"..."Z", to: "a") }

  /// With the letter at the same place of another alphabet.
  private func changingFirst(
    in alphabet: ClosedRange<Unicode.Scalar>, to first: Unicode.Scalar
  ) -> GlyphText {
    guard let scalar = glyphs.first?.scalar,
      alphabet.lowerBound.value <= scalar, scalar <= alphabet.upperBound.value
    else { return self }
    var text = self
    text.glyphs[0].scalar = scalar - alphabet.lowerBound.value + first.value
    return text
  }

  /// What it shows, as a string.
  public var text: String { glyphs.map(\.text).joined() }
}
