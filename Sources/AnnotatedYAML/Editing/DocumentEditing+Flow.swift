extension DocumentEditing {
  /// A list or mapping in flow style with changed items; what stands around kept ones stays.
  func editedFlow(_ node: SourceNode, _ items: [NodeItem], _ change: CollectionChange) -> String {
    let places = text.places(of: items, in: node)
    var line = FlowText(text: text, node: node, items: items, places: places)
    let steps = change.items.changes
    for (number, step) in steps.enumerated() {
      switch step {
      case .kept(let item):
        line.append(
          flowBody(items[item], item, change), at: item, before: steps[(number + 1)...])
      case .removed(let item):
        line.leave(change.isOrdered ? [] : comments(in: items[item], at: places[item]))
      case .added(let index):
        line.append(
          freshBody(change.new[index], in: items), at: nil, before: steps[(number + 1)...])
      }
    }
    return line.closed
  }

  private func comments(in item: NodeItem, at place: FlowPlace) -> [String] {
    text.comments(in: place.lead.lowerBound..<item.body.lowerBound)
      + comments(in: item, from: item.body.lowerBound)
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
  /// The comma with which the item's line begins, and what follows it before the item; empty if there is none.
  var front: Range<Int>
  /// The comma behind the item; `nil` if none is there, or the next line begins with it.
  var comma: Int?
  /// Behind the comma, or the item, and a comment on the same line.
  var end: Int
}

extension SourceText {
  fileprivate func places(of items: [NodeItem], in node: SourceNode) -> [FlowPlace] {
    let limits = items.dropFirst().map(\.body.lowerBound) + [nil]
    var start = behindComment(at: node.range.lowerBound + 1)
    var front: Int?
    return zip(items.map(\.body), limits).map { body, next in
      let comma = first(",", in: body.upperBound..<(next ?? node.range.upperBound - 1))
      let isOfNext = next != nil && comma.map { beginsLine($0, below: body.upperBound) } == true
      let own = isOfNext ? nil : comma
      let end = behindComment(at: own.map { $0 + 1 } ?? body.upperBound)
      let first = front ?? body.lowerBound
      let lead = lead(of: first, from: start)
      defer { (start, front) = (end, isOfNext ? comma : nil) }
      return FlowPlace(
        apart: start..<lead, lead: lead..<first, front: first..<body.lowerBound, comma: own,
        end: end)
    }
  }

  /// Whether nothing stands before an index on a line that begins behind `end`.
  private func beginsLine(_ index: Int, below end: Int) -> Bool {
    let line = start(ofLineAt: index)
    return line >= end && skip(from: line, while: \.isBlank) == index
  }

  /// Where what stands directly before an item begins, if comments stand apart; else the start.
  private func lead(of index: Int, from start: Int) -> Int {
    let own = startWithComments(at: index, notBefore: start)
    if own != self.start(ofLineAt: own) || comments(in: start..<own).isEmpty { return start }
    return self[own - 2] == "\r" && self[own - 1] == "\n" ? own - 2 : own - 1
  }

  /// Where a comment ends that stands on the same line with nothing before it; else the index itself.
  fileprivate func behindComment(at index: Int) -> Int {
    let next = skip(from: index, while: \.isBlank)
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
  mutating func append(_ body: String, at index: Int?, before steps: ArraySlice<ItemChange>) {
    if index != nil { appendApart() }
    result += onOwnLine(lead(at: index)) + front(at: index) + body
    (isEmpty, endsInComment) = (false, false)
    let hasComma = hasComma(before: steps)
    if let index {
      appendRest(of: index, hasComma: hasComma)
    } else if hasComma {
      result += ","
    }
  }

  /// Whether a comma stands behind an item. The last one has it if the old last one does.
  private func hasComma(before steps: ArraySlice<ItemChange>) -> Bool {
    for step in steps {
      switch step {
      case .kept(let index): return !beginsWithComma(index)
      case .added: return !beginsWithComma(nil)
      case .removed: continue
      }
    }
    return places[places.count - 1].comma != nil
  }

  /// Whether the comma stands before an item; before a new one, and what was the first one, if it does before the second.
  private func beginsWithComma(_ index: Int?) -> Bool {
    let index = index == 0 ? nil : index
    return !places[index ?? min(1, places.count - 1)].front.isEmpty
  }

  /// The comma before an item, and what follows it there. Before the first one only comments stay.
  private func front(at index: Int?) -> String {
    let own = index.map { places[$0].front } ?? 0..<0
    if isEmpty {
      let start = text.skip(from: own.lowerBound + 1, while: \.isBlank)
      return text[own].hasComment ? text[start..<own.upperBound] : ""
    }
    return own.isEmpty ? beginsWithComma(index) ? ", " : "" : text[own]
  }

  /// The comma, and the comments before and behind it. A comma that goes leaves no blanks.
  private mutating func appendRest(of index: Int, hasComma: Bool) {
    let (place, end) = (places[index], items[index].body.upperBound)
    let before = text[end..<(place.comma ?? end)]
    let after = text[(place.comma.map { $0 + 1 } ?? end)..<place.end]
    result += (hasComma ? before + "," : before.withoutBlanksAtEnd) + after
    endsInComment = !after.isEmpty || !hasComma && before.hasComment
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
    if isEmpty { return own.hasComment || first.hasComment ? own : first }
    return index == 0 && !own.hasComment ? usualLead : own
  }

  /// A blank, or a new line if the items are on lines of their own.
  private var usualLead: String {
    let lead = text[places[min(1, places.count - 1)].lead]
    return lead.contains(where: \.isNewline) ? newLine : " "
  }

  /// A line as those have it that begin with an item.
  private var newLine: String {
    let first = places.map(\.front.lowerBound).first { start in
      text.column(of: start) == text.indent(ofLineAt: start).count
    }
    let indent =
      first.map(text.indent(ofLineAt:)) ?? text.indent(ofLineAt: node.range.lowerBound) + "  "
    return text.lineBreak + indent
  }

  private func onOwnLine(_ lead: String, orElse bracket: String = "") -> String {
    endsInComment && !lead.contains(where: \.isNewline) ? newLine + bracket : lead
  }
}
