/// Finds the stretches of text that the nodes of a file take.
package struct NodeLayout {
  let text: SourceText

  package init(text: SourceText) { self.text = text }

  package func lay(_ root: SourceNode) -> LaidNode { lay(root, isInFlow: false, parent: -1) }

  /// - Parameter parent: the column from 0 of the block around the node.
  private func lay(_ node: SourceNode, isInFlow: Bool, parent: Int) -> LaidNode {
    let start = text.index(of: node.place)
    switch (node.content, text[start]) {
    case (.text(let content), let first):
      return scalar(content, at: start, first, isInFlow: isInFlow, parent: parent)
    case (_, "["), (_, "{"):
      return flow(node, at: start)
    case (_, _) where isInFlow:
      let items = items(of: node, isInFlow: true, at: start)
      return LaidNode(form: .pair(items), range: start..<(items.last?.end ?? start))
    default:
      return block(node, at: start)
    }
  }
}

extension NodeLayout {
  private func scalar(
    _ content: String, at start: Int, _ first: Unicode.Scalar?, isInFlow: Bool, parent: Int
  ) -> LaidNode {
    switch first {
    case "'":
      return LaidNode(form: .singleQuoted, range: start..<quotedEnd(from: start, quote: "'"))
    case "\"":
      return LaidNode(form: .doubleQuoted, range: start..<quotedEnd(from: start, quote: "\""))
    case "|" where !isInFlow, ">" where !isInFlow:
      return LaidNode(form: .literal, range: start..<literalEnd(from: start, parent: parent))
    default:
      let end = plainEnd(of: content, from: start)
      return LaidNode(form: end == start ? .empty : .plain, range: start..<end)
    }
  }

  private func quotedEnd(from start: Int, quote: Unicode.Scalar) -> Int {
    var index = start + 1
    while let scalar = text[index] {
      if scalar == "\\", quote == "\"" {
        index += 2
      } else if scalar != quote {
        index += 1
      } else if quote == "'", text[index + 1] == quote {
        index += 2
      } else {
        return index + 1
      }
    }
    return min(index, text.count)
  }

  /// Text without quotes is what it is but for its blanks, so it ends with the last of the rest.
  private func plainEnd(of content: String, from start: Int) -> Int {
    var rest = content.unicodeScalars.reduce(0) { $0 + ($1.isSpaceOrBreak ? 0 : 1) }
    var (index, end) = (start, start)
    while rest > 0, let scalar = text[index] {
      index += 1
      if !scalar.isSpaceOrBreak { (rest, end) = (rest - 1, index) }
    }
    return end
  }

  /// The lines that are indented more than the block around them, without blank ones at the end.
  private func literalEnd(from start: Int, parent: Int) -> Int {
    let header = text[start..<text.end(ofLineAt: start)]
    let keepsBlanks = header.prefix { $0 != " " && $0 != "#" }.contains("+")
    var (line, end) = (text.end(ofLineAt: start), text.end(ofLineAt: start))
    var least = parent + 1
    var hasBegun = false
    while line < text.count {
      let first = text.skip(from: line) { $0 == " " }
      let isBlank = text[first]?.isLineBreak ?? true
      let column = first - line
      if !isBlank, column < least { break }
      if !isBlank, !hasBegun { (least, hasBegun) = (indentation(header, parent) ?? column, true) }
      line = text.end(ofLineAt: line)
      if !isBlank || keepsBlanks || (hasBegun && column > least) { end = line }
    }
    return end
  }

  /// The indentation that a header such as `|2` asks for.
  private func indentation(_ header: String, _ parent: Int) -> Int? {
    header.dropFirst().prefix(2).compactMap(\.wholeNumberValue).first.map { max(parent, 0) + $0 }
  }
}

extension NodeLayout {
  private func flow(_ node: SourceNode, at start: Int) -> LaidNode {
    let items = items(of: node, isInFlow: true, at: start)
    var index = items.last?.end ?? start + 1
    while let scalar = text[index], scalar != "]", scalar != "}" {
      index = scalar == "#" ? text.end(ofLineAt: index) : index + 1
    }
    return LaidNode(form: .flow(items), range: start..<min(index + 1, text.count))
  }

  /// Comments that follow at the column of the block belong to it.
  private func block(_ node: SourceNode, at start: Int) -> LaidNode {
    let column = text.column(of: start)
    let items = items(of: node, isInFlow: false, at: start)
    var end = items.last?.end ?? start
    while column > 0, end < text.count {
      let first = text.skip(from: end) { $0 == " " }
      guard text[first] == "#", first - end >= column else { break }
      end = text.end(ofLineAt: end)
    }
    return LaidNode(form: .block(items), range: start..<end)
  }

  private func items(of node: SourceNode, isInFlow: Bool, at start: Int) -> [LaidItem] {
    let column = text.column(of: start)
    switch node.content {
    case .text: return []
    case .mapping(let entries):
      return entries.map { entry(of: $0, isInFlow: isInFlow, column: column) }
    case .list(let nodes):
      return nodes.reduce(into: []) { items, node in
        items.append(
          isInFlow
            ? element(node, isInFlow: true, from: text.index(of: node.place), column: column)
            : element(
              node, isInFlow: false, from: dash(from: items.last?.end ?? start), column: column))
      }
    }
  }

  /// The next dash that begins a line but for blanks.
  private func dash(from index: Int) -> Int {
    var index = index
    while let scalar = text[index], scalar != "-" {
      index = scalar == "#" ? text.end(ofLineAt: index) : index + 1
    }
    return index
  }

  private func element(
    _ node: SourceNode, isInFlow: Bool, from start: Int, column: Int
  ) -> LaidItem {
    let value = lay(node, isInFlow: isInFlow, parent: column)
    return item(nil, value, from: start, isInFlow: isInFlow)
  }

  private func entry(of entry: SourceNode.Entry, isInFlow: Bool, column: Int) -> LaidItem {
    let start = text.index(of: entry.place)
    let name = scalar(
      entry.key, at: start, text[start], isInFlow: isInFlow, parent: column)
    let colon = text.skip(from: name.range.upperBound, while: \.isSpaceOrBreak)
    let key = LaidKey(
      name: entry.key, range: name.range,
      end: text[colon] == ":" ? colon + 1 : name.range.upperBound)
    let value = lay(entry.value, isInFlow: isInFlow, parent: column)
    return item(key, value, from: start, isInFlow: isInFlow)
  }

  private func item(
    _ key: LaidKey?, _ value: LaidNode, from start: Int, isInFlow: Bool
  ) -> LaidItem {
    let bodyEnd = max(start, key?.end ?? start, value.range.upperBound)
    let end = isInFlow || value.endsLine ? bodyEnd : text.end(ofLineAt: bodyEnd)
    return LaidItem(key: key, value: value, body: start..<bodyEnd, end: end)
  }
}
