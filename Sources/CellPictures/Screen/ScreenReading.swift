import CellCanvas

/// Why a text is no picture of `screen` format.
public struct ScreenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int
  /// What is wrong, and what would be right; without a full stop.
  public var message: String
  /// The version of the format in which the picture is, if it is a later one than is read.
  public var foreignVersion: Int?

  /// The place and the message.
  public var description: String { "\(line):\(column): \(message)" }

  init(_ message: String, line: Int, column: Int = 1) {
    (self.line, self.column, self.message) = (line, column, message)
  }

  fileprivate init(version: Int, line: Int) {
    self.init(
      "a picture of screen format \(version); this program reads and writes format \(ScreenText.version)",
      line: line)
    foreignVersion = version
  }
}

extension ScreenText {
  /// The size in bytes from which on a picture is not read: a screen of 500x200 in a few styles has a fifth of it.
  private static let byteLimit = 1 << 20

  /// Whether the picture of a text is read again.
  package static func isReadable(_ text: String) -> Bool { text.utf8.count < byteLimit }

  /// What becomes of others.
  package static let tooLarge =
    "a picture of 1 MiB or more, which is not read; draw it on a smaller screen"

  /// The canvas of a file.
  ///
  /// - Throws: ``ScreenError`` with the first place that is not understood, or for a text of 1 MiB or more.
  public static func canvas(from text: String) throws(ScreenError) -> Canvas {
    guard isReadable(text) else { throw ScreenError(tooLarge, line: 1) }
    let lines = lines(of: text)
    do { return try canvas(from: lines) } catch {
      throw foreignVersion(of: lines) ?? unlikeRules(of: lines) ?? error
    }
  }

  /// Without their ends, which are those of any system: Git may have changed them.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func canvas(from lines: [Substring]) throws(ScreenError) -> Canvas {
    let height = try height(of: lines)
    let styles = try legend(lines, from: 2 * height + 2)
    let map = lines[(height + 1)..<(2 * height + 1)]
    var canvas = Canvas(size: CellSize(width: map.first?.count ?? 0, height: height))
    for y in 0..<height {
      let row = ScreenRow(text: lines[y], letters: Array(map[map.startIndex + y]), y: y, height)
      canvas.draw(
        row: try row.cells(styles, width: canvas.size.width), at: CellPoint(x: 0, y: y))
    }
    return canvas
  }

  /// Whether a text has the rules of a picture of screen format, of this version or a later one; what lies between them may
  /// still be wrong.
  public static func looksRight(_ text: String) -> Bool {
    let lines = lines(of: text)
    return (try? height(of: lines)) != nil || foreignVersion(of: lines) != nil
      || unlikeRules(of: lines) != nil
  }

  /// That a picture which is not understood is of a later version, if a rule says so: two rules are alike, as one
  /// line of that look may be a row of characters.
  private static func foreignVersion(of lines: [Substring]) -> ScreenError? {
    let numbers = lines.map(version)
    guard let line = numbers.lastIndex(where: { $0 != nil }), let number = numbers[line],
      number > version, numbers[..<line].contains(number)
    else { return nil }
    return ScreenError(version: number, line: (numbers.firstIndex(of: number) ?? line) + 1)
  }

  /// That one of the rules has a number which the other has not, with the place of the first number.
  private static func unlikeRules(of lines: [Substring]) -> ScreenError? {
    func isRule(_ line: Substring) -> Bool { line == rule || version(ofRule: line) != nil }
    for last in lines.indices.reversed() where last % 2 == 1 && isRule(lines[last]) {
      let first = (last - 1) / 2
      if !isRule(lines[first]) || lines[first] == lines[last] { continue }
      return ScreenError(
        "the rules are '\(lines[first])' in line \(first + 1) and '\(lines[last])' in line \(last + 1), and must be alike",
        line: (lines[first] == rule ? last : first) + 1)
    }
    return nil
  }

  /// The number in a rule such as `--- 2`.
  private static func version(ofRule line: Substring) -> Int? {
    line.hasPrefix(rule + " ") ? Int(line.dropFirst(rule.count + 1)) : nil
  }

  /// The last rule is in line `2 * height + 1`, counted from 0, as no letter or legend looks like it; a row of
  /// characters may.
  private static func height(of lines: [Substring]) throws(ScreenError) -> Int {
    guard let first = lines.firstIndex(of: rule[...]), let last = lines.lastIndex(of: rule[...])
    else {
      throw ScreenError(
        "no picture of screen format: a line '---' between the characters and the map is missing",
        line: 1)
    }
    let height = (last - 1) / 2
    guard last % 2 == 1, lines[height] == rule else {
      throw ScreenError(
        "the map of styles should have \(first) rows as the characters have, and a line '---' below it",
        line: first + 1)
    }
    return height
  }

  private static func legend(
    _ lines: [Substring], from start: Int
  ) throws(ScreenError) -> [Character: Style] {
    var styles: [Character: Style] = [:]
    for (index, line) in lines.enumerated().dropFirst(start) where !line.isEmpty {
      guard let letter = line.first, line.dropFirst().first == " ",
        let style = Style(words: line.dropFirst(2))
      else {
        throw ScreenError(
          "a style is a letter and colours, as 'a #89b4fa on standard bold'", line: index + 1)
      }
      styles[letter] = style
    }
    return styles
  }
}

/// A row of characters with the letters of its styles.
private struct ScreenRow {
  var text: Substring
  var letters: [Character]
  /// The lines of both in the file, counted from 1.
  var textLine: Int
  var mapLine: Int

  init(text: Substring, letters: [Character], y: Int, _ height: Int) {
    (self.text, self.letters) = (text, letters)
    (textLine, mapLine) = (y + 1, height + y + 2)
  }

  func cells(_ styles: [Character: Style], width: Int) throws(ScreenError) -> [Cell] {
    guard letters.count == width else {
      throw ScreenError(
        "\(letters.count) letters; the rows of the map above have \(width)", line: mapLine)
    }
    let glyphs = try glyphs(width)
    var cells: [Cell] = []
    for (x, letter) in letters.enumerated() {
      guard let style = styles[letter] else {
        throw ScreenError(
          "the legend has no style '\(letter)'", line: mapLine, column: x + 1)
      }
      cells.append(Cell(glyphs[x], style: style))
    }
    return cells
  }

  /// The glyph of each cell. Where characters of disputed width were drawn with two columns, they have them again, and
  /// blanks that an editor or a version control has cut off at the end are there again.
  private func glyphs(_ width: Int) throws(ScreenError) -> [Glyph] {
    let text = GlyphText(String(text))
    let whole = [text, text.widened].filter { $0.width == width } + text.padded(to: width)
    if let row = whole.first {
      return row.glyphs.flatMap { glyph in
        [glyph] + Array(repeating: .continuation, count: max(0, glyph.width - 1))
      }
    }
    throw ScreenError(
      "\(text.width) columns of characters; the map has \(width)", line: textLine,
      column: min(text.width, width) + 1)
  }
}

extension GlyphText {
  /// The text with blanks at its end; nothing where it is longer, or where two readings of its width would fit.
  fileprivate func padded(to width: Int) -> [GlyphText] {
    let readings = (self == widened ? [self] : [self, widened]).filter { $0.width < width }
    guard readings.count == 1 else { return [] }
    return readings.map { reading in
      var text = reading
      text.append(blanks: width - reading.width)
      return text
    }
  }
}
