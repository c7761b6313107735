/// The lines before an item of a block.
struct BlockLead {
  /// Blank lines, and comments that a blank line separates from the item.
  var apart: Range<Int>
  /// The comments directly above the item, and its indentation; empty if something stands before it on its line.
  var own: Range<Int>
}

extension SourceText {
  /// - Parameter isOrdered: whether comments above the first item are its own; else they are about all of them.
  func leads(of items: [NodeItem], isOrdered: Bool) -> [BlockLead] {
    items.indices.map { place in
      let body = items[place].body.lowerBound
      let first = isOrdered ? 0 : start(ofLineAt: body)
      let limit = place > 0 ? items[place - 1].end : first
      let own = startWithComments(at: body, notBefore: limit)
      return BlockLead(apart: (place > 0 ? limit : own)..<own, own: own..<body)
    }
  }

  /// Where the comments directly above an item begin, or its line; the item itself if something stands before it on the line.
  func startWithComments(at index: Int, notBefore limit: Int) -> Int {
    var start = start(ofLineAt: index)
    guard start >= limit, skip(from: start, while: \.isBlank) == index else { return index }
    while start > limit, isBelowComment(start) { start = self.start(ofLineAt: start - 1) }
    return start
  }
}

/// Joins the items of a block, each on lines of its own.
struct BlockLines {
  private let lineBreak: String
  private let indent: String
  private var result = ""
  private var endsInItem = true

  init(_ text: SourceText, column: Int) {
    (lineBreak, indent) = (text.lineBreak, String(repeating: " ", count: column))
  }

  /// Appends an item with its own comments and indentation, empty for a new one, `below` lines that stand apart.
  mutating func append(_ item: String, own: String = "", below apart: String) {
    append(lines: apart)
    result += (own.isEmpty ? indent : own) + item
    endsInItem = true
  }

  /// Appends what stands apart of a removed item, if that says something.
  mutating func leave(apart: String) {
    if apart.hasComment { leave(lines: apart) }
  }

  /// Appends comments of a removed item.
  mutating func leave(_ comments: [String]) {
    if !comments.isEmpty { leave(lines: comments.map { indent + $0 + lineBreak }.joined()) }
  }

  private mutating func leave(lines: String) {
    append(lines: lines)
    endsInItem = false
  }

  /// Blank lines that follow others, or come first, are left out.
  private mutating func append(lines: String) {
    if result.last?.isNewline == false { result += lineBreak }
    result += result.isEmpty || endsInBlankLine ? lines.withoutBlankLinesAtStart : lines
  }

  private var endsInBlankLine: Bool {
    let space = result.unicodeScalars.reversed().prefix(while: \.isSpaceOrBreak)
    return space.count { $0 == lineBreak.unicodeScalars.last } > 1
  }

  /// All of it.
  ///
  /// - Parameter startsLine: whether nothing stands before it on its first line.
  func closed(startsLine: Bool) -> String {
    let text = endsInItem ? result : result.withoutBlanksAtEnd + lineBreak
    return startsLine ? text : String(text.unicodeScalars.drop { $0 == " " })
  }
}

extension String {
  fileprivate var withoutBlankLinesAtStart: String {
    let first = firstIndex { $0 != " " && $0 != "\t" && !$0.isNewline } ?? endIndex
    let start = self[..<first].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
    return String(self[start...])
  }
}
