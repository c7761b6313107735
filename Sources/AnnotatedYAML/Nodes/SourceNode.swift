import MessageText

/// A value in a file, and the place where it stands.
public struct SourceNode: Equatable, Sendable {
  /// Where it begins.
  public var place: Place
  /// The text, or the nodes that it is made of.
  public var content: Content
  /// The characters that it takes; blocks and literals end at the start of a line.
  package var range = 0..<0
  package var style = Style.plain

  /// Creates a node that belongs to no text, as tests and generated trees need it.
  public init(at place: Place, _ content: Content) {
    self.place = place
    self.content = content
  }

  init(at place: Place, _ content: Content, from start: Int, to end: Int, _ style: Style) {
    self.init(at: place, content)
    range = start..<max(start, end)
    self.style = style
  }

  /// Whether its range goes to the end of a line.
  var endsLine: Bool { style == .block || style == .literal }

  package enum Style: Equatable, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    /// Lines of text below a `|` or `>`.
    case literal
    /// Between brackets.
    case flow
    /// On lines of their own, all of which begin at one column.
    case block
    /// A key and a value in a list between brackets, without braces of their own.
    case pair
  }

  /// A text, a list or a mapping. Texts have no type yet: `no`, `012` and `1e3` are texts.
  public indirect enum Content: Equatable, Sendable {
    case text(String)
    case list([SourceNode])
    case mapping([Entry])
  }

  /// A key and its value, in the order of the file.
  public struct Entry: Equatable, Sendable {
    /// The text of the key.
    public var key: String
    /// Where the key begins.
    public var place: Place
    /// The characters that the key takes in the text.
    package var range: Range<Int>
    /// The value behind the colon.
    public var value: SourceNode

    package init(key: String, at place: Place, range: Range<Int> = 0..<0, value: SourceNode) {
      self.key = key
      self.place = place
      self.range = range
      self.value = value
    }
  }

  /// The entry of a key; `nil` if this is no mapping or lacks the key.
  public func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// The values of a key in all mappings of the tree, in the order of the file.
  public func values(of key: String) -> [SourceNode] {
    switch content {
    case .text: []
    case .list(let nodes): nodes.flatMap { $0.values(of: key) }
    case .mapping(let entries):
      entries.flatMap { ($0.key == key ? [$0.value] : []) + $0.value.values(of: key) }
    }
  }

  /// The same tree with one place for all of its nodes.
  package func moved(to place: Place) -> SourceNode {
    let moved: Content =
      switch content {
      case .text: content
      case .list(let nodes): .list(nodes.map { $0.moved(to: place) })
      case .mapping(let entries):
        .mapping(
          entries.map { Entry(key: $0.key, at: place, value: $0.value.moved(to: place)) })
      }
    return SourceNode(at: place, moved)
  }

  /// The content as a fault reports it.
  package var found: Fault.Found {
    switch content {
    case .text(let text): text.isEmpty ? .nothing : .text(text)
    case .list: .list
    case .mapping: .mapping
    }
  }

  /// A fault that says what was expected instead of this node.
  public func fault(expecting expectation: Fault.Expectation) -> Fault {
    Fault(at: place, .unexpected(found, expectation))
  }

  /// A fault that says how many things there are here, and what was `expected`.
  package func fault(
    counting things: some Collection, as thing: String = "number", expecting expected: String
  ) -> Fault {
    let found = number(of: thing, things.count)
    return Fault(at: place, .inWords("found \(found); expected \(expected)"))
  }

  /// Reports another version of the form of a file than the one that there is.
  public func checkVersion(_ only: Int, _ faults: inout [Fault]) {
    if content != .text("\(only)") {
      faults.append(fault(expecting: .other("\(only), the only version there is")))
    }
  }
}

extension SourceNode {
  /// The text, of any number of lines; `nil` and a fault if this is no text.
  public func text(_ faults: inout [Fault]) -> String? {
    if case .text(let text) = content { return text }
    faults.append(fault(expecting: .text))
    return nil
  }

  /// The text, if it is of one line.
  public func line(_ faults: inout [Fault]) -> String? {
    if case .text(let text) = content, !text.unicodeScalars.contains("\n") { return text }
    faults.append(fault(expecting: .line))
    return nil
  }

  /// A whole decimal number in a range.
  public func integer(in range: ClosedRange<Int>, _ faults: inout [Fault]) -> Int? {
    if case .text(let text) = content, let number = Int(text), range.contains(number) {
      return number
    }
    faults.append(fault(expecting: .wholeNumber(range)))
    return nil
  }

  /// The value of one of the known names; a message calls it a `thing`, as in "unknown border 'x'".
  ///
  /// - Parameter others: what may stand here too, in words.
  public func choice<Value>(
    of names: KeyValuePairs<String, Value>, called thing: String, or others: String? = nil,
    _ faults: inout [Fault]
  ) -> Value? {
    choice(of: Array(names), called: thing, or: others, &faults)
  }

  /// The same of names that were put together.
  public func choice<Value>(
    of names: [(key: String, value: Value)], called thing: String, or others: String? = nil,
    _ faults: inout [Fault]
  ) -> Value? {
    let known = names.map { $0.key }
    guard let name = name(of: known, called: thing, or: others, &faults) else { return nil }
    return known.firstIndex(of: name).map { names[$0].value }
  }

  private func name(
    of known: [String], called thing: String, or others: String?, _ faults: inout [Fault]
  ) -> String? {
    guard case .text(let name) = content, !name.isEmpty else {
      faults.append(fault(expecting: .one(of: known, called: thing, or: others)))
      return nil
    }
    if known.contains(name) { return name }
    faults.append(
      Fault(at: place, .unknownName(name, thing: thing, known: known, others: others)))
    return nil
  }

  /// A case of an enumeration, named by its raw value; a message calls it a `thing`.
  ///
  /// - Parameter others: what may stand here too, in words.
  public func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, _ thing: String, or others: String? = nil, _ faults: inout [Fault]
  ) -> Value? {
    let known = Value.allCases.map { $0.rawValue }
    guard let name = name(of: known, called: thing, or: others, &faults) else { return nil }
    return Value(rawValue: name)
  }

  /// A yes or no.
  package func flag(_ faults: inout [Fault]) -> Bool? {
    choice(of: ["true": true, "false": false], called: "value", &faults)
  }

  /// The nodes of a list of `things`, as a message calls them.
  public func list(of things: String, _ faults: inout [Fault]) -> [SourceNode]? {
    if case .list(let nodes) = content { return nodes }
    faults.append(fault(expecting: .list(of: things)))
    return nil
  }
}
