import CellCanvas

/// Reads text with escape sequences, as programs print it, into styled lines.
///
/// Colours and attributes (ECMA-48, SGR) are kept. Every other sequence, cursor movement and control
/// character is left out, so that nothing of it reaches a terminal; what is not UTF-8 shows as U+FFFD.
/// Any bytes have an answer, in time that grows with their number.
public struct ANSIReader: Equatable, Sendable {
  /// The most bytes that are read; the rest is left out.
  public var byteLimit: Int
  /// The most columns of a line; the rest of it is left out.
  public var columnLimit: Int

  /// A reader with limits that are large enough for a popover.
  public init(byteLimit: Int = 256 * 1024, columnLimit: Int = 1000) {
    self.byteLimit = byteLimit
    self.columnLimit = columnLimit
  }

  /// The styled lines of a text.
  public func read(_ bytes: [UInt8]) -> StyledText {
    var reading = ANSIReading(bytes.prefix(byteLimit), columnLimit: columnLimit)
    return reading.text()
  }
}

/// A text with escape sequences as it is read.
private struct ANSIReading {
  private let scalars: [Unicode.Scalar]
  private let columnLimit: Int
  private var index = 0
  private var style = Style.plain
  /// The style of what comes next. A mark, or the tone of an emoji, has that of what it is upon.
  private var nextStyle = Style.plain
  /// What was read in the style.
  private var pending = String.UnicodeScalarView()
  private var line = StyledLine()
  /// Whether something was left out of the line, and with it all that follows there.
  private var isFull = false
  private var lines: [StyledLine] = []

  private static let tabStop = 8

  init(_ bytes: some Collection<UInt8>, columnLimit: Int) {
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    self.columnLimit = columnLimit
  }

  /// The lines; nothing follows the last line feed.
  mutating func text() -> StyledText {
    while let scalar = next() { read(scalar) }
    flush()
    if line.width > 0 { lines.append(line) }
    return StyledText(lines: lines)
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() -> Unicode.Scalar? {
    guard let current else { return nil }
    index += 1
    return current
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": readEscape()
    case "\u{9B}": readControlSequence()
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": skipString()
    case "\n": endLine()
    case "\t": advanceToTabStop()
    case _ where scalar.properties.generalCategory == .control: return
    default: append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if nextStyle != style, scalar.role != .mark, scalar.role != .tone { flush() }
    pending.append(scalar)
  }

  private mutating func endLine() {
    flush()
    lines.append(line)
    (line, isFull) = (StyledLine(), false)
  }

  private mutating func advanceToTabStop() {
    flush()
    let count = Self.tabStop - line.width % Self.tabStop
    append(GlyphText(String(repeating: " ", count: count)))
  }

  private mutating func flush() {
    if !pending.isEmpty { append(GlyphText(String(pending))) }
    pending = String.UnicodeScalarView()
    style = nextStyle
  }

  private mutating func append(_ text: GlyphText) {
    var cut = GlyphText()
    for glyph in text.glyphs where !isFull {
      isFull = line.width + cut.width + glyph.width > columnLimit
      if !isFull { cut.append(glyph) }
    }
    line.append(StyledLine.Run(cut, style: style))
  }
}

extension ANSIReading {
  private mutating func readEscape() {
    switch current {
    case "[":
      index += 1
      readControlSequence()
    case "]", "P", "X", "^", "_":
      index += 1
      skipString()
    default:
      skip(" "..."/")
      if let final = current, ("0"..."~").contains(final) { index += 1 }
    }
  }

  private mutating func skip(_ range: ClosedRange<Unicode.Scalar>) {
    while let current, range.contains(current) { index += 1 }
  }

  /// Parameters, intermediate characters and a final one; a sequence broken off has no effect.
  private mutating func readControlSequence() {
    let start = index
    skip("0"..."?")
    let parameters = scalars[start..<index]
    let end = index
    skip(" "..."/")
    guard let final = current, ("@"..."~").contains(final) else { return }
    let isPlain = index == end
    index += 1
    if final == "m", isPlain { nextStyle.select(parameters) }
  }

  /// Goes behind the end of a command with text in it, or to the end of the line that has none.
  private mutating func skipString() {
    while let current, current != "\n" {
      index += 1
      if current == "\u{7}" || current == "\u{9C}" { return }
      if current == "\u{1B}" {
        // Another sequence breaks the string off.
        index += self.current == "\\" ? 1 : -1
        return
      }
    }
  }
}
