import Yams

/// Makes nodes of our own from the parser's.
struct NodeConversion {
  private(set) var faults: [Fault]
  /// The places of texts that are not what the file says, and of lists of which they are a part.
  private(set) var damaged: Set<Place> = []
  private let duplicates: Set<Place>
  private let hasSigns: Bool

  /// - Parameters:
  ///   - duplicates: the faults for keys that stand twice, which are left out.
  ///   - hasSigns: whether signs stand for what was told.
  init(duplicates: [Fault], hasSigns: Bool) {
    faults = duplicates
    self.hasSigns = hasSigns
    self.duplicates = Set(duplicates.map(\.place))
  }

  /// Goes as deep as the nodes do, which the reader has limited.
  mutating func convert(_ node: Node) -> SourceNode {
    let place = Place(node.mark)
    switch node {
    case .scalar(let scalar):
      return SourceNode(at: place, .text(checked(scalar.string, at: place)))
    case .sequence(let sequence):
      return list(sequence.map { convert($0) }, at: place)
    case .mapping(let mapping):
      return SourceNode(at: place, .mapping(mapping.compactMap { entry($0.key, $0.value) }))
    case .alias:
      return SourceNode(at: place, .text(""))
    }
  }

  /// A list of texts without one of them is another list.
  private mutating func list(_ nodes: [SourceNode], at place: Place) -> SourceNode {
    guard nodes.contains(where: { damaged.contains($0.place) }) else {
      return SourceNode(at: place, .list(nodes))
    }
    damaged.insert(place)
    return SourceNode(at: place, .text(""))
  }

  private mutating func entry(_ key: Node, _ value: Node) -> SourceNode.Entry? {
    let place = Place(key.mark)
    guard !duplicates.contains(place), case .scalar(let scalar) = key else { return nil }
    let text = checked(scalar.string, at: place)
    let value = convert(value)
    // What stands behind a key that cannot be read is nobody's.
    return damaged.contains(place) ? nil : SourceNode.Entry(key: text, at: place, value: value)
  }

  /// Escapes can hold what the file itself may not. Where something was told already, a sign stands.
  private mutating func checked(_ text: String, at place: Place) -> String {
    let wrong = text.unicodeScalars.filter { !$0.mayStandInText && $0 != "\n" }
    if wrong.isEmpty { return text }
    if let untold = wrong.first(where: { !hasSigns || $0 != DecodedText.sign }) {
      faults.append(Fault(at: place, .controlCharacter(untold)))
    }
    damaged.insert(place)
    return ""
  }
}

extension Place {
  fileprivate init(_ mark: Mark?) {
    self = mark.map { Place(line: $0.line, column: $0.column) } ?? .start
  }
}

extension Fault {
  /// What the parser says of a file that it cannot read.
  init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      let begun = context.map { Place($0.mark) }
      self.init(at: Place(mark), .syntax(SyntaxProblem(problem, begun: begun)))
    case .composer(_, _, let mark, _):
      self.init(at: Place(mark), .unsupported(.secondDocument))
    case .duplicatedKeysInMapping(let keys, let context):
      self.init(at: Place(context.mark), .duplicateKey(keys.first ?? "", first: nil))
    case .reader(let problem, _, _, _):
      self.init(at: .start, .syntax(SyntaxProblem(problem)))
    default:
      self.init(at: .start, .syntax(SyntaxProblem("\(error)")))
    }
  }
}
