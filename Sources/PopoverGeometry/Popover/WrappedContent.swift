/// Content whose height follows its width, as text has it: lines of words.
///
/// The words are measured once, when it is made. A question about it reads their widths and allocates nothing.
public struct WrappedContent: Equatable, Hashable, Sendable {
  /// What is never broken, unless it is longer than a line.
  public struct Word: Equatable, Hashable, Sendable {
    /// In points.
    public var width: Double
    /// The widths of the parts between which it may be broken; without parts it breaks anywhere.
    public var parts: [Double]

    /// A word by its width, and by the parts between which it may be broken.
    public init(width: Double, parts: [Double] = []) {
      self.width = width
      self.parts = parts
    }
  }

  /// The words of each line.
  public var lines: [[Word]] { didSet { countedRows = [] } }
  /// The width of the space between two words.
  public var space: Double { didSet { countedRows = [] } }
  /// The height of a line in points.
  public var lineHeight: Double
  /// The rows at the widths 1, 2, 3 and so on, if they were counted beforehand.
  private var countedRows: [Double] = []

  /// Lines of words with the space between two of them.
  public init(words lines: [[Word]], space: Double = 1, lineHeight: Double = 1) {
    self.lines = lines
    self.space = space
    self.lineHeight = lineHeight
  }

  /// Words that break anywhere, by their widths in points.
  public init(lines: [[Double]], space: Double = 1, lineHeight: Double = 1) {
    self.init(
      words: lines.map { $0.map { Word(width: $0) } }, space: space, lineHeight: lineHeight)
  }

  /// The size at which no line has to be broken.
  public var naturalSize: Size {
    let width = lines.reduce(0.0) { widest, words in
      let spaces = space * Double(max(0, words.count - 1))
      return max(widest, words.reduce(spaces) { $0 + $1.width })
    }
    return Size(width: width, height: lineHeight * Double(lines.count))
  }

  /// The height at a width: words go on while they fit, one that is longer than a line is broken.
  public func height(width: Double) -> Double {
    (width > 0 ? rows(width: width) : Double(lines.count)) * lineHeight
  }

  /// The same content with its rows counted at every whole width up to a greatest one, for those who will ask about many
  /// widths again and again: a map asks thousands of times, and each time all words would be looked at.
  package func counted(upTo width: Double) -> WrappedContent {
    var content = self
    let widths = stride(from: 1, through: min(width, Self.mostCounted), by: 1)
    content.countedRows = widths.map { rows(width: $0) }
    return content
  }

  /// As wide as any screen.
  private static let mostCounted = 2_000.0

  private func rows(width: Double) -> Double {
    if width <= Double(countedRows.count), width == width.rounded(.down) {
      return countedRows[Int(width) - 1]
    }
    return lines.reduce(0) { $0 + rows(of: $1, width: width) }
  }

  private func rows(of words: [Word], width: Double) -> Double {
    var rows = 1.0
    var used = 0.0
    for word in words {
      if used > 0, used + space + word.width <= width {
        used += space + word.width
        continue
      }
      if used > 0 { rows += 1 }
      let broken = word.broken(width: width)
      rows += broken.breaks
      used = broken.rest
    }
    return rows
  }
}

// What was counted beforehand says nothing new.
extension WrappedContent {
  /// Whether the words, the space between them and the height of a line are the same.
  public static func == (one: WrappedContent, other: WrappedContent) -> Bool {
    (one.space, one.lineHeight) == (other.space, other.lineHeight) && one.lines == other.lines
  }

  /// Feeds what makes two contents equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
    hasher.combine(space)
    hasher.combine(lineHeight)
  }
}

extension WrappedContent.Word {
  /// How often it is broken at a width, and how wide the last piece is.
  fileprivate func broken(width limit: Double) -> (breaks: Double, rest: Double) {
    guard width > limit, !parts.isEmpty else {
      let breaks = max(0, (width / limit).rounded(.up) - 1)
      return (breaks, width - breaks * limit)
    }
    return parts.reduce((0, 0)) { so, part in
      so.1 + part <= limit || so.1 == 0 ? (so.0, so.1 + part) : (so.0 + 1, part)
    }
  }
}
