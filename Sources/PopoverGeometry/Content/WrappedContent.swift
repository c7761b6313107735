/// Content whose height follows its width, as text has it: lines of words.
public struct WrappedContent: Equatable, Hashable, Sendable {
  /// The widths of the words of each line, in points.
  public var lines: [[Double]]
  /// The width of the space between two words.
  public var space: Double
  public var lineHeight: Double

  public init(lines: [[Double]], space: Double = 1, lineHeight: Double = 1) {
    self.lines = lines
    self.space = space
    self.lineHeight = lineHeight
  }

  /// The size at which no line has to be broken.
  public var naturalSize: Size {
    let widths = lines.map { words in
      words.reduce(0, +) + space * Double(max(0, words.count - 1))
    }
    return Size(width: widths.max() ?? 0, height: lineHeight * Double(lines.count))
  }

  /// The height at a width: words go on while they fit, one that is longer than a line is broken.
  public func height(width: Double) -> Double {
    guard width > 0 else { return naturalSize.height }
    return lines.reduce(0) { $0 + rows(of: $1, width: width) } * lineHeight
  }

  private func rows(of words: [Double], width: Double) -> Double {
    var rows = 1.0
    var used = 0.0
    for word in words {
      if used > 0, used + space + word <= width {
        used += space + word
        continue
      }
      if used > 0 { rows += 1 }
      let breaks = max(0, (word / width).rounded(.up) - 1)
      rows += breaks
      used = word - breaks * width
    }
    return rows
  }
}
