extension DocumentEditing {
  /// A list or mapping in flow style with changed items; what stands around kept ones stays.
  func editedFlow(_ node: SourceNode, _ items: [NodeItem], _ change: CollectionChange) -> String {
    let places = text.places(of: items, in: node)
    var line = FlowText(text: text, node: node, items: items, places: places)
    let last = change.items.changes.lastIndex { if case .removed = $0 { false } else { true } }
    for (number, step) in change.items.changes.enumerated() {
      let isLast = number == last
      switch step {
      case .kept(let item):
        line.append(flowBody(items[item], item, change), at: item, isLast: isLast)
      case .removed(let item):
        line.leave(change.isOrdered ? [] : comments(in: items[item], at: places[item]))
      case .added(let index):
        line.append(freshBody(change.new[index], in: items), at: nil, isLast: isLast)
      }
    }
    return line.closed
  }

  private func comments(in item: NodeItem, at place: FlowPlace) -> [String] {
    text.comments(in: place.lead) + comments(in: item, from: item.body.lowerBound)
      + text.comments(in: item.body.upperBound..<place.end)
  }

  private func freshBody(_ entry: FileMapping.Entry, in items: [NodeItem]) -> String {
    let key = items[0].key == nil ? "" : fresh.key(entry, isInFlow: true) + " "
    return key + fresh.inline(entry.value)
  }

  private func flowBody(_ item: NodeItem, _ place: Int, _ change: CollectionChange) -> String {
    guard let index = change.items.partners[place] else { return text[item.body] }
    let (old, entry) = (change.old[place], change.new[index])
    // A key alone has no value, and needs no colon as long as it has none.
    let colon = item.key?.hasColon == false && old != entry.value ? ":" : ""
    let start = keyText(item, entry, isInFlow: true) + colon
    let gap = text[(item.key?.end ?? item.body.lowerBound)..<item.value.range.lowerBound]
    if let value = edited(item.value, from: old, to: entry.value, isInFlow: true)?.text {
      return start + gap + (colon.isEmpty || value.first == " " ? "" : " ") + value
    }
    let indent =
      text.lineBreak + String(repeating: " ", count: text.column(of: item.body.lowerBound))
    let comments = comments(in: item, from: item.body.lowerBound).map { $0 + indent }.joined()
    return start + (item.key == nil ? "" : " ") + comments + fresh.inline(entry.value)
  }
}

/// What stands around an item between brackets.
private struct FlowPlace {
  /// Comments that a blank line separates from the item, behind the end of the place before.
  var apart: Range<Int>
  /// Blanks, line breaks and comments on lines of their own, directly before the item.
  var lead: Range<Int>
  /// The comma; `nil` behind the last item if none is there.
  var comma: Int?
  /// Behind the comma, or the item, and a comment on the same line.
  var end: Int
}

extension SourceText {
  fileprivate func places(of items: [NodeItem], in node: SourceNode) -> [FlowPlace] {
    let limits = items.dropFirst().map(\.body.lowerBound) + [node.range.upperBound - 1]
    var start = behindComment(at: node.range.lowerBound + 1)
    return zip(items, limits).map { item, limit in
      let comma = first(",", in: item.body.upperBound..<limit)
      let end = behindComment(at: comma.map { $0 + 1 } ?? item.body.upperBound)
      defer { start = end }
      let lead = lead(of: item, from: start)
      return FlowPlace(
        apart: start..<lead, lead: lead..<item.body.lowerBound, comma: comma, end: end)
    }
  }

  /// Where what stands directly before an item begins, if comments stand apart; else the start.
  private func lead(of item: NodeItem, from start: Int) -> Int {
    let own = startWithComments(at: item.body.lowerBound, notBefore: start)
    if comments(in: start..<own).isEmpty { return start }
    return self[own - 2] == "\r" && self[own - 1] == "\n" ? own - 2 : own - 1
  }

  /// Where a comment ends that stands on the same line with nothing before it; else the index itself.
  fileprivate func behindComment(at index: Int) -> Int {
    let next = skip(from: index) { $0 == " " || $0 == "\t" }
    return self[next] == "#" ? skip(from: next) { !$0.isLineBreak } : index
  }
}

/// Joins items between brackets: each in its place, with a comma before the next one.
private struct FlowText {
  private let text: SourceText
  private let node: SourceNode
  private let items: [NodeItem]
  private let places: [FlowPlace]
  private var result: String
  private var isEmpty = true
  /// What stands apart keeps its place behind as many old items as before; before the first, it belongs to the bracket.
  private var aparts: ArraySlice<Range<Int>>
  /// Whether what follows has to begin on another line.
  private var endsInComment: Bool

  init(text: SourceText, node: SourceNode, items: [NodeItem], places: [FlowPlace]) {
    (self.text, self.node, self.items, self.places) = (text, node, items, places)
    let opening = node.range.lowerBound..<places[0].lead.lowerBound
    (result, endsInComment) = (text[opening], opening.count > 1)
    aparts = ([0..<0] + places.dropFirst().map(\.apart))[...]
  }

  /// Appends an item, behind what stood before it; a new one has no place yet.
  mutating func append(_ body: String, at index: Int?, isLast: Bool) {
    if index != nil { appendApart() }
    result += onOwnLine(lead(at: index)) + body
    (isEmpty, endsInComment) = (false, false)
    let hasComma = !isLast || places[places.count - 1].comma != nil
    if let index {
      appendRest(of: index, hasComma: hasComma)
    } else if hasComma {
      result += ","
    }
  }

  /// The comma, and the comments before and behind it. A comma that goes leaves no blanks.
  private mutating func appendRest(of index: Int, hasComma: Bool) {
    let (place, end) = (places[index], items[index].body.upperBound)
    let before = text[end..<(place.comma ?? end)]
    let after = text[(place.comma.map { $0 + 1 } ?? end)..<place.end]
    result += (hasComma ? before + "," : before.withoutBlanksAtEnd) + after
    endsInComment = !after.isEmpty || !hasComma && before.contains("#")
  }

  private mutating func appendApart() {
    let apart = aparts.removeFirst()
    result += text[apart]
    if !apart.isEmpty { endsInComment = true }
  }

  /// Appends what a removed item leaves: its comments, each on a line of its own.
  mutating func leave(_ comments: [String]) {
    appendApart()
    if comments.isEmpty { return }
    result += comments.map { newLine + $0 }.joined()
    endsInComment = true
  }

  /// All of it, up to the closing bracket.
  var closed: String {
    let end = node.range.upperBound
    let (rest, bracket) = (text[places[places.count - 1].end..<end], text[end - 1..<end])
    return result + (isEmpty && !endsInComment ? bracket : onOwnLine(rest, orElse: bracket))
  }

  /// What stands before an item. The first one takes the place of the one that was the first, unless a comment is there.
  private func lead(at index: Int?) -> String {
    let first = text[places[0].lead]
    let own = index.map { text[places[$0].lead] } ?? usualLead
    if isEmpty { return own.contains("#") || first.contains("#") ? own : first }
    return index == 0 && !own.contains("#") ? usualLead : own
  }

  /// A blank, or a new line if the items are on lines of their own.
  private var usualLead: String {
    let lead = text[places[min(1, places.count - 1)].lead]
    return lead.contains(where: \.isNewline) ? newLine : " "
  }

  /// A line as those have it that begin with an item.
  private var newLine: String {
    let first = items.map(\.body.lowerBound).first { text.column(of: $0) == indent(at: $0) }
    let column = first.map(text.column(of:)) ?? indent(at: node.range.lowerBound) + 2
    return text.lineBreak + String(repeating: " ", count: column)
  }

  private func indent(at index: Int) -> Int { text.indent(ofLineAt: index).count }

  private func onOwnLine(_ lead: String, orElse bracket: String = "") -> String {
    endsInComment && !lead.contains(where: \.isNewline) ? newLine + bracket : lead
  }
}
