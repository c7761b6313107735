extension DocumentEditing {
  /// A list or mapping in block style with changed items.
  func editedBlock(_ node: SourceNode, _ items: [NodeItem], _ change: CollectionChange) -> String {
    var lines = BlockLines(text: text, column: text.column(of: node.range.lowerBound))
    let newLead = newLead(in: items, column: lines.column)
    for step in steps(of: change, in: node) {
      switch step {
      case .kept(let place):
        lines.append(lead(of: place, in: items), blockItem(items[place], place, change))
      case .removed(let place):
        lines.kept += comments(in: items[place], from: leadStart(of: place, in: items))
      case .added(let index):
        lines.append(
          newLead,
          freshItem(change.new[index], in: items, column: lines.column))
      }
    }
    lines.appendKept()
    let last = items.last?.end ?? node.range.upperBound
    return lines.result + text[last..<node.range.upperBound]
  }

  /// The steps in their order. A comment before the first item is that item's, so that nothing comes between them where the
  /// order does not matter; one at the head of a file is that of all.
  private func steps(of change: CollectionChange, in node: SourceNode) -> [ItemChange] {
    let steps = change.items.changes
    let first = steps.firstIndex { if case .added = $0 { false } else { true } } ?? 0
    let start = node.range.lowerBound
    guard !change.isOrdered, first > 0, text.isBelowComment(start), text.token(from: 0) != start
    else { return steps }
    return [steps[first]] + steps[..<first] + steps[(first + 1)...]
  }

  /// A blank line before a new item if one stands before every other; else nothing.
  private func newLead(in items: [NodeItem], column: Int) -> String {
    let leads = items.indices.dropFirst().map { lead(of: $0, in: items) }
    let isApart = !leads.isEmpty && leads.allSatisfy { $0.first?.isNewline == true }
    return isApart ? text.lineBreak + String(repeating: " ", count: column) : ""
  }

  private func freshItem(
    _ entry: FileMapping.Entry, in items: [NodeItem], column: Int
  ) -> String {
    items.first?.key == nil
      ? fresh.element(entry.value, column: column) : fresh.entry(entry, column: column)
  }

  private func leadStart(of place: Int, in items: [NodeItem]) -> Int {
    place > 0 ? items[place - 1].end : items[place].body.lowerBound
  }

  /// The comments and blank lines before an item, its indentation included.
  private func lead(of place: Int, in items: [NodeItem]) -> String {
    text[leadStart(of: place, in: items)..<items[place].body.lowerBound]
  }

  /// An item with its new value, to the end of the line.
  private func blockItem(_ item: NodeItem, _ place: Int, _ change: CollectionChange) -> String {
    guard let index = change.items.partners[place] else {
      return text[item.body.lowerBound..<item.end]
    }
    let entry = change.new[index]
    let start = keyText(item, entry, isInFlow: false)
    let gap = text[(item.key?.end ?? item.body.lowerBound)..<item.value.range.lowerBound]
    if let value = edited(item.value, from: change.old[place], to: entry.value, isInFlow: false) {
      return start + gap + value + text[item.value.range.upperBound..<item.end]
    }
    return rewritten(item, entry, start)
  }

  /// An item whose value takes another form. A single comment stays on its line, several go before it.
  private func rewritten(
    _ item: NodeItem, _ entry: FileMapping.Entry, _ start: String
  ) -> String {
    let column = text.column(of: item.body.lowerBound)
    let comments = self.comments(in: item, from: item.body.lowerBound)
    let isSingle = comments.count == 1
    let indent = text.lineBreak + String(repeating: " ", count: column)
    let before = isSingle ? "" : comments.map { $0 + indent }.joined()
    return before
      + fresh.after(
        item.key == nil ? "-" : start, entry.value, column: column,
        comment: isSingle ? comments[0] : nil)
  }
}

extension DocumentEditing {
  /// The key with its colon, under its new name if it has one; in quotes if it was, as its value may follow at once.
  func keyText(_ item: NodeItem, _ entry: FileMapping.Entry, isInFlow: Bool) -> String {
    guard let key = item.key else { return "" }
    if key.name == entry.key { return text[item.body.lowerBound..<key.end] }
    let spelt =
      switch text[key.range.lowerBound] {
      case "\"": ScalarSpelling.doubleQuoted(entry.key)
      case "'": ScalarSpelling.singleQuoted(entry.key)
      default: ScalarSpelling.inline(entry.key, isInFlow: isInFlow)
      }
    return spelt + text[key.range.upperBound..<key.end]
  }

  /// The comments of an item, including those before it from `start` on.
  func comments(in item: NodeItem, from start: Int) -> [String] {
    let key = item.key?.range ?? item.body.lowerBound..<item.body.lowerBound
    return text.comments(in: start..<key.lowerBound)
      + text.comments(in: key.upperBound..<item.value.range.lowerBound)
      + comments(in: item.value)
      + text.comments(in: item.value.range.upperBound..<item.end)
  }

  func comments(in node: SourceNode) -> [String] {
    switch node.style {
    case .plain, .singleQuoted, .doubleQuoted:
      return []
    case .literal:
      return text.comments(in: node.range.lowerBound..<text.end(ofLineAt: node.range.lowerBound))
    case .flow, .block, .pair:
      var start = node.range.lowerBound
      let inside = text.items(of: node).flatMap { item in
        defer { start = item.end }
        return comments(in: item, from: start)
      }
      return inside + text.comments(in: start..<node.range.upperBound)
    }
  }

  /// All comments of a file in their order.
  package func comments(around root: SourceNode) -> [String] {
    text.comments(in: 0..<root.range.lowerBound) + comments(in: root)
      + text.comments(in: root.range.upperBound..<text.count)
  }
}

/// Joins the items of a block, each on a line of its own.
private struct BlockLines {
  let text: SourceText
  let column: Int
  private(set) var result = ""
  /// The comments of removed items, to be written before the next one.
  var kept: [String] = []

  private var indent: String { String(repeating: " ", count: column) }

  mutating func appendKept() {
    for comment in kept { append(line: comment + text.lineBreak) }
    kept = []
  }

  /// Appends an item after `lead`: the lines before it and its indentation; empty for a new item.
  mutating func append(_ lead: String, _ item: String) {
    appendKept()
    let body = lead.drop { $0 == " " || $0.isNewline }
    if result.isEmpty {
      result = body + item
    } else {
      endLine()
      result += (lead.isEmpty ? indent : lead) + item
    }
  }

  private mutating func append(line: String) {
    if !result.isEmpty {
      endLine()
      result += indent
    }
    result += line
  }

  private mutating func endLine() {
    if result.last?.isNewline == false { result += text.lineBreak }
  }
}
