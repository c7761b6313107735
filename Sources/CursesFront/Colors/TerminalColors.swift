import CellCanvas

/// The colours that a terminal says it has, each `0xRRGGBB`; what it does not say is not there.
package struct TerminalColors: Equatable, Sendable {
  /// The colours of its palette by their numbers, 0 to 15.
  package var palette: [Int: UInt32] = [:]
  package var foreground: UInt32?
  package var background: UInt32?
  package var cursor: UInt32?

  package init(
    palette: [Int: UInt32] = [:], foreground: UInt32? = nil, background: UInt32? = nil,
    cursor: UInt32? = nil
  ) {
    self.palette = palette
    self.foreground = foreground
    self.background = background
    self.cursor = cursor
  }

  package var isEmpty: Bool { self == TerminalColors() }
}

extension TerminalColors {
  /// Asks for every colour, and at last who the terminal is, which every terminal answers. A bell ends the
  /// questions, as some terminals do not end their answers well otherwise.
  static let question: String = {
    let palette = (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined()
    let others = special.map { "\u{1B}]\($0.number);?\u{7}" }.joined()
    return palette + others + "\u{1B}[c"
  }()

  /// The colours that are asked for by numbers of their own.
  private static var special: [(number: Int, place: WritableKeyPath<TerminalColors, UInt32?>)] {
    [(10, \.foreground), (11, \.background), (12, \.cursor)]
  }

  /// Takes in an answer: the text between `ESC ]` and its end. Anything but a colour that was asked for is left
  /// aside.
  mutating func take(answer: String) {
    var fields = answer.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard let number = Int(fields.removeFirst()) else { return }
    if number == 4 {
      // Some terminals answer several questions at once.
      for (index, color) in zip(fields, fields.dropFirst()) {
        guard let index = Int(index), (0..<16).contains(index) else { continue }
        if let rgb = Self.rgb(color) { palette[index] = rgb }
      }
    } else if let place = Self.special.first(where: { $0.number == number })?.place,
      fields.count == 1, let rgb = Self.rgb(fields[0])
    {
      self[keyPath: place] = rgb
    }
  }
}

extension TerminalColors {
  /// A colour as X11 writes it: `rgb:` and three parts of one to four digits, or `#` and as many digits in each
  /// part; with `rgba:` a fourth part says how opaque it is. `nil` if it is none.
  static func rgb(_ text: String) -> UInt32? {
    let isMark = text.hasPrefix("#")
    let channels = isMark ? channels(text.dropFirst()) : Color.channels(x11: text)
    guard let channels, isMark || channels.count == (text.hasPrefix("rgba:") ? 4 : 3) else {
      return nil
    }
    return channels.prefix(3).reduce(0) { $0 << 8 | $1 }
  }

  private static func channels(_ digits: Substring) -> [UInt32]? {
    guard digits.count % 3 == 0 else { return nil }
    let length = digits.count / 3
    let parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    let channels = parts.compactMap(Color.channel(x11:))
    return channels.count == 3 ? channels : nil
  }
}
