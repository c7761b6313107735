/// An element of a list, or an entry of a mapping, in the text of a file.
struct NodeItem {
  struct Key {
    var name: String
    var range: Range<Int>
    /// The index behind the colon.
    var end: Int
    /// A key between braces may stand alone.
    var hasColon: Bool { end > range.upperBound }
  }

  /// The key; `nil` in lists.
  var key: Key?
  var value: SourceNode
  /// From the key or the dash to the end of the value. In flow style an element has no dash.
  var body: Range<Int>
  /// The end of the line on which the body ends; in flow style the end of the body.
  var end: Int
}

extension SourceText {
  func items(of node: SourceNode) -> [NodeItem] {
    switch node.content {
    case .text: []
    case .mapping(let entries): entries.map { item(key(of: $0), $0.value, in: node) }
    case .list(let nodes):
      nodes.reduce(into: []) { items, value in
        let start = items.last?.end ?? node.range.lowerBound
        let dash = node.style == .block ? first("-", in: start..<count) : nil
        items.append(item(nil, value, from: dash, in: node))
      }
    }
  }

  private func key(of entry: SourceNode.Entry) -> NodeItem.Key {
    let colon = skip(from: entry.range.upperBound, while: \.isSpaceOrBreak)
    return NodeItem.Key(
      name: entry.key, range: entry.range,
      end: self[colon] == ":" ? colon + 1 : entry.range.upperBound)
  }

  private func item(
    _ key: NodeItem.Key?, _ value: SourceNode, from dash: Int? = nil, in node: SourceNode
  ) -> NodeItem {
    let start = dash ?? key?.range.lowerBound ?? value.range.lowerBound
    let end = max(start, key?.end ?? start, value.range.upperBound)
    let endsBody = node.style != .block || value.endsLine
    return NodeItem(
      key: key, value: value, body: start..<end, end: endsBody ? end : self.end(ofLineAt: end))
  }
}
