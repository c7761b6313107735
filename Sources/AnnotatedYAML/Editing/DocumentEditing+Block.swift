extension DocumentEditing {
  /// A list or mapping in block style with changed items, from the comments directly above the first one on. An item takes
  /// its own comments along; what stands apart stays below as many old items as before.
  func editedBlock(
    _ node: SourceNode, _ items: [NodeItem], _ change: CollectionChange
  ) -> Replacement {
    let leads = text.leads(of: items, isOrdered: change.isOrdered)
    let usual = usualSpace(leads)
    var aparts = ([usual] + leads.dropFirst().map { text[$0.apart] })[...]
    var lines = BlockLines(text, column: text.column(of: node.range.lowerBound))
    for step in steps(of: change, in: node) {
      switch step {
      case .kept(let place):
        let item = blockItem(items[place], place, change)
        lines.append(item, own: text[leads[place].own], below: aparts.removeFirst())
      case .removed(let place):
        let apart = aparts.removeFirst()
        if change.isOrdered {
          lines.leave(apart: apart)
        } else {
          lines.leave(comments(in: items[place], from: leads[place].apart.lowerBound))
        }
      case .added(let index):
        lines.append(freshItem(change.new[index], in: items), below: usual)
      }
    }
    let rest = text[items[items.count - 1].end..<node.range.upperBound]
    return Replacement(
      range: leads[0].own.lowerBound..<node.range.upperBound,
      text: lines.closed(startsLine: !leads[0].own.isEmpty) + rest)
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
  private func usualSpace(_ leads: [BlockLead]) -> String {
    let isApart =
      leads.count > 1
      && leads.dropFirst().allSatisfy { lead in
        text[text.skip(from: lead.apart.lowerBound, while: \.isBlank)]?.isLineBreak == true
      }
    return isApart ? text.lineBreak : ""
  }

  private func freshItem(_ entry: FileMapping.Entry, in items: [NodeItem]) -> String {
    let column = text.column(of: items[0].body.lowerBound)
    return items[0].key == nil
      ? fresh.element(entry.value, column: column) : fresh.entry(entry, column: column)
  }

  /// An item with its new value, to the end of the line.
  private func blockItem(_ item: NodeItem, _ place: Int, _ change: CollectionChange) -> String {
    guard let index = change.items.partners[place] else {
      return text[item.body.lowerBound..<item.end]
    }
    let entry = change.new[index]
    let start = keyText(item, entry, isInFlow: false)
    let old = change.old[place]
    guard let value = edited(item.value, from: old, to: entry.value, isInFlow: false) else {
      return rewritten(
        item, entry, start, comments: comments(leftIn: item, from: old, to: entry.value))
    }
    let gap = text[(item.key?.end ?? item.body.lowerBound)..<value.range.lowerBound]
    return start + gap + value.text + text[value.range.upperBound..<item.end]
  }

  /// An item whose value takes another form. A single comment stays on its line, several go before it.
  private func rewritten(
    _ item: NodeItem, _ entry: FileMapping.Entry, _ start: String, comments: [String]
  ) -> String {
    let column = text.column(of: item.body.lowerBound)
    let isSingle = comments.count == 1
    let indent = text.lineBreak + String(repeating: " ", count: column)
    let before = isSingle ? "" : comments.map { $0 + indent }.joined()
    return before
      + fresh.after(
        item.key == nil ? "-" : start, entry.value, column: column,
        comment: isSingle ? comments[0] : nil)
  }

  /// The comments of an item whose value takes another form. If all that was in it is deleted, its comments are too.
  private func comments(
    leftIn item: NodeItem, from old: FileValue, to new: FileValue
  ) -> [String] {
    let start = item.body.lowerBound
    guard item.value.style == .block, old.isEmptied(by: new) else {
      return comments(in: item, from: start)
    }
    let items = text.items(of: item.value)
    let leads = text.leads(of: items, isOrdered: true)
    return text.comments(in: (item.key?.range.upperBound ?? start)..<leads[0].own.lowerBound)
      + leads.flatMap { text.comments(in: $0.apart) }
      + text.comments(in: items[items.count - 1].end..<item.end)
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
