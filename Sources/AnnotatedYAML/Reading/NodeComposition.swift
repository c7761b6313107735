import MessageText

/// Makes the nodes of a document from the parser's events, and reports features that these files do not
/// have. There is no scanner beside the parser: the marks of its events say where a value begins and ends.
/// They do not suffice in three cases, for which the text itself is read. A block ends where the next value
/// begins, so that in `a:\n  - x\n# about b\nb: y` the comment would belong to `a` (`blockEnd`). A literal
/// takes the blank lines behind it (`literalEnd`). And no event reports `?` before a key.
struct NodeComposition: ~Copyable {
  private(set) var faults: [Fault] = []
  /// The places of texts that had to be changed, and of the lists that contain them.
  private(set) var damaged: Set<Place> = []
  private let text: SourceText
  private let hasPlaceholders: Bool
  private var events: YAMLEvents
  /// Where the last event ended.
  private var end = 0

  /// - Parameter hasPlaceholders: whether placeholders replace characters that are reported already.
  init(_ text: SourceText, hasPlaceholders: Bool) {
    self.text = text
    self.hasPlaceholders = hasPlaceholders
    events = YAMLEvents(text.scalars)
  }

  /// The root of the first document; `nil` if there is none. Throws a fault after which no rest makes sense.
  mutating func root() throws(Fault) -> SourceNode? {
    _ = try events.next()
    let start = try next()
    if start.kind == .streamEnd { return nil }
    if start.hasProperties { try reportDirectives(in: start.range) }
    let root = try node(next(), depth: 0)
    _ = try next()
    let other = try next()
    if other.kind != .streamEnd {
      try report(Fault(at: other.place, .unsupported(.secondDocument)))
    }
    return root
  }

  private mutating func next() throws(Fault) -> YAMLEvent {
    let event = try events.next()
    end = event.range.upperBound
    return event
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Fault) -> SourceNode {
    let start = event.hasProperties ? try afterProperties(of: event) : event.range.lowerBound
    let place = event.hasProperties ? text.place(of: start) : event.place
    switch event.kind {
    case .scalar(let value, let style):
      let end =
        style == .literal ? text.literalEnd(event.range, value) : event.range.upperBound
      return SourceNode(at: place, .text(checked(value, at: place)), from: start, to: end, style)
    case .listStart(let isFlow):
      do throws(Fault) { return try list(from: start, at: place, isFlow, depth: depth + 1) } catch {
        throw isFlow ? text.unclosed(error, by: "]", from: place) : error
      }
    case .mappingStart(let isFlow):
      do throws(Fault) {
        return try mapping(from: start, at: place, isFlow, depth: depth + 1)
      } catch {
        throw isFlow ? text.unclosed(error, by: "}", from: place) : error
      }
    default:
      try report(Fault(at: place, .unsupported(text.property(at: start) ?? .alias(""))))
      damaged.insert(place)
      return SourceNode(at: place, .text(""))
    }
  }

  private mutating func list(
    from start: Int, at place: Place, _ isFlow: Bool, depth: Int
  ) throws(Fault) -> SourceNode {
    try checkDepth(depth, at: place)
    var nodes: [SourceNode] = []
    var event = try next()
    while event.kind != .listEnd {
      nodes.append(try node(event, depth: depth))
      event = try next()
    }
    let end = isFlow ? event.range.upperBound : text.blockEnd(from: start, after: nodes.last)
    // A list without one of its texts is another list.
    guard !nodes.contains(where: { damaged.contains($0.place) }) else {
      damaged.insert(place)
      return SourceNode(at: place, .text(""))
    }
    return SourceNode(at: place, .list(nodes), from: start, to: end, isFlow ? .flow : .block)
  }

  private mutating func mapping(
    from start: Int, at place: Place, _ isFlow: Bool, depth: Int
  ) throws(Fault) -> SourceNode {
    let isPair = isFlow && text[start] != "{"
    if isFlow { try checkDepth(depth, at: place) }
    var entries: [SourceNode.Entry] = []
    var places: [String: Place] = [:]
    var last: SourceNode?
    var event = try nextKey()
    if !isFlow { try checkDepth(depth, at: text.place(of: event.range.upperBound)) }
    while event.kind != .mappingEnd {
      let key = try key(event, depth: depth)
      let name = name(of: key, &places)
      let value = try node(next(), depth: depth)
      if let name {
        entries.append(.init(key: name, at: key.place, range: key.range, value: value))
      }
      last = value
      event = try nextKey()
    }
    let style: SourceNode.Style = isPair ? .pair : isFlow ? .flow : .block
    let end =
      switch style {
      case .pair: last?.range.upperBound ?? start
      case .block: text.blockEnd(from: start, after: last)
      default: event.range.upperBound
      }
    return SourceNode(at: place, .mapping(entries), from: start, to: end, style)
  }

  /// The text of a key; `nil` if it is damaged or a duplicate, whose value is left out.
  private mutating func name(of key: SourceNode, _ places: inout [String: Place]) -> String? {
    guard case .text(let name) = key.content, !damaged.contains(key.place) else { return nil }
    if let first = places[name] {
      faults.append(Fault(at: key.place, .duplicateKey(name, first: first)))
      return nil
    }
    places[name] = key.place
    return name
  }
}

extension NodeComposition {
  /// The event of a key, or of the end of the mapping.
  private mutating func nextKey() throws(Fault) -> YAMLEvent {
    let start = end
    let event = try next()
    if let sign = text.first("?", in: start..<event.range.lowerBound) {
      throw Fault(at: text.place(of: sign), .unsupported(.explicitKey))
    }
    return event
  }

  private mutating func key(_ event: YAMLEvent, depth: Int) throws(Fault) -> SourceNode {
    let key = try node(event, depth: depth)
    switch event.kind {
    case .listStart, .mappingStart: throw Fault(at: key.place, .unsupported(.collectionAsKey))
    default: return key
    }
  }

  private func checkDepth(_ depth: Int, at place: Place) throws(Fault) {
    let limit = DocumentReader.depthLimit
    if depth > limit { throw Fault(at: place, .tooDeep(limit: limit)) }
  }

  /// Reports the anchors and tags of an event, and returns where its value begins.
  private mutating func afterProperties(of event: YAMLEvent) throws(Fault) -> Int {
    var index = event.range.lowerBound
    while index < event.range.upperBound, let feature = text.property(at: index) {
      try report(Fault(at: text.place(of: index), .unsupported(feature)))
      index = text.token(from: text.endOfProperty(at: index))
    }
    return min(index, event.range.upperBound)
  }

  private mutating func reportDirectives(in range: Range<Int>) throws(Fault) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == "%" {
        try report(Fault(at: text.place(of: index), .unsupported(.directive)))
      }
      index = text.end(ofLineAt: index)
    }
  }

  private mutating func report(_ fault: Fault) throws(Fault) {
    guard faults.count < Fault.mostOfAFile else { throw fault }
    faults.append(fault)
  }

  /// Reports characters of escapes that no value may contain; a placeholder was reported already.
  private mutating func checked(_ text: String, at place: Place) -> String {
    let wrong = text.unicodeScalars.filter { !$0.mayStandInText && $0 != "\n" }
    if wrong.isEmpty { return text }
    if let new = wrong.first(where: { !hasPlaceholders || $0 != DecodedText.placeholder }) {
      faults.append(Fault(at: place, .controlCharacter(new)))
    }
    damaged.insert(place)
    return ""
  }
}

extension SourceText {
  /// Where a block ends: with the line of its last value, and with the comments below that begin at its
  /// column or behind it. The parser's mark is where the next value begins.
  fileprivate func blockEnd(from start: Int, after last: SourceNode?) -> Int {
    var end = last?.range.upperBound ?? start
    if last?.endsLine != true { end = self.end(ofLineAt: end) }
    let column = column(of: start)
    while column > 0, end < count {
      let first = skip(from: end) { $0 == " " }
      guard self[first] == "#", first - end >= column else { break }
      end = self.end(ofLineAt: end)
    }
    return end
  }

  /// Where a literal ends: before the blank lines behind it, unless they are part of its text. The
  /// parser's mark is behind them.
  fileprivate func literalEnd(_ range: Range<Int>, _ value: String) -> Int {
    if header(ofLiteral: range).contains("+") { return range.upperBound }
    let start = end(ofLineAt: range.lowerBound)
    let column = column(ofLiteral: range, value)
    var end = range.upperBound
    while end > start {
      let line = self.start(ofLineAt: end - 1)
      let blanks = skip(from: line) { $0 == " " } - line
      guard self[line + blanks]?.isLineBreak ?? true, column.map({ blanks <= $0 }) ?? true
      else { break }
      end = line
    }
    return end
  }

  /// The mark of a literal, with its indentation and what becomes of its end, as in `|2-`.
  func header(ofLiteral range: Range<Int>) -> String {
    self[range.lowerBound..<skip(from: range.lowerBound) { !$0.isSpaceOrBreak }]
  }

  /// The column at which the lines of a literal begin, whose own blanks come behind it; `nil` if all of them are empty.
  func column(ofLiteral range: Range<Int>, _ value: String) -> Int? {
    let lines = value.unicodeScalars.split(separator: "\n")
    let start = end(ofLineAt: range.lowerBound)
    if let shown = lines.first(where: { $0.contains { $0 != " " } }) {
      let first = skip(from: start) { $0 == " " || $0.isLineBreak }
      return column(of: first) - shown.prefix { $0 == " " }.count
    }
    guard let longest = lines.map(\.count).max() else { return nil }
    let written = scalars[start..<range.upperBound].split(whereSeparator: \.isLineBreak)
    return written.map(\.count).max().map { $0 - longest }
  }
}
