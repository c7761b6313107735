extension DocumentEditing {
  /// A list or mapping in flow style with changed items; the text between kept ones stays.
  func editedFlow(_ node: SourceNode, _ items: [NodeItem], _ change: CollectionChange) -> String {
    var line = FlowLine(
      result: text[node.range.lowerBound..<items[0].body.lowerBound], lineBreak: text.lineBreak,
      column: text.column(of: node.range.lowerBound) + 2)
    for step in change.items.changes {
      switch step {
      case .kept(let place):
        let gap = gap(before: place, in: items)
        if line.isEmpty { line.comments += text.comments(in: gap) }
        line.append(
          gap.isEmpty ? usualSeparator(items) : text[gap], flowBody(items[place], place, change))
      case .removed(let place):
        line.comments += comments(in: items[place], from: gap(before: place, in: items).lowerBound)
      case .added(let index):
        line.append(usualSeparator(items), freshBody(change.new[index], in: items))
      }
    }
    line.appendComments()
    return line.result + closing(node, items, isEmpty: line.isEmpty)
  }

  /// The range between an item and the one before it; empty before the first one.
  private func gap(before place: Int, in items: [NodeItem]) -> Range<Int> {
    let end = items[place].body.lowerBound
    return (place > 0 ? items[place - 1].body.upperBound : end)..<end
  }

  /// A comma, and a new line if the items are on lines of their own.
  private func usualSeparator(_ items: [NodeItem]) -> String {
    guard items.count > 1, text[gap(before: 1, in: items)].contains(where: \.isNewline) else {
      return ", "
    }
    let column = text.column(of: items[1].body.lowerBound)
    return "," + text.lineBreak + String(repeating: " ", count: column)
  }

  private func freshBody(_ entry: FileMapping.Entry, in items: [NodeItem]) -> String {
    let key = items[0].key == nil ? "" : fresh.key(entry, isInFlow: true) + " "
    return key + fresh.inline(entry.value)
  }

  private func flowBody(_ item: NodeItem, _ place: Int, _ change: CollectionChange) -> String {
    guard let index = change.items.partners[place] else { return text[item.body] }
    let entry = change.new[index]
    let start = keyText(item, entry, isInFlow: true)
    let gap = text[(item.key?.end ?? item.body.lowerBound)..<item.value.range.lowerBound]
    if let value = edited(item.value, from: change.old[place], to: entry.value, isInFlow: true) {
      return start + gap + value
    }
    var line = FlowLine(
      result: start + (item.key == nil ? "" : " "), lineBreak: text.lineBreak,
      column: text.column(of: item.body.lowerBound))
    line.comments = comments(in: item, from: item.body.lowerBound)
    line.appendComments()
    return line.result + fresh.inline(entry.value)
  }

  /// From the last item to the closing bracket; without an item, no comma is left.
  private func closing(_ node: SourceNode, _ items: [NodeItem], isEmpty: Bool) -> String {
    let end = node.range.upperBound
    let start = items[items.count - 1].body.upperBound
    if !isEmpty { return text[start..<end] }
    var line = FlowLine(
      lineBreak: text.lineBreak, column: text.column(of: node.range.lowerBound) + 2)
    line.comments = text.comments(in: start..<end)
    line.appendComments()
    return line.result + text[(end - 1)..<end]
  }
}

/// Joins items between brackets.
private struct FlowLine {
  private(set) var result = ""
  private(set) var isEmpty = true
  /// Comments of removed items; each ends a line.
  var comments: [String] = []
  let lineBreak: String
  /// Where the text continues on the line after a comment.
  let column: Int

  mutating func append(_ separator: String, _ body: String) {
    appendComments()
    result += (isEmpty ? "" : separator) + body
    isEmpty = false
  }

  mutating func appendComments() {
    let indent = String(repeating: " ", count: column)
    result += comments.map { " " + $0 + lineBreak + indent }.joined()
    comments = []
  }
}
