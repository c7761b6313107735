import CYaml

/// The events of libyaml in a text, one after the other, each with the range that it takes. They come from
/// `CYaml`, the part of Yams that is libyaml, because the nodes of Yams do not suffice: they have no end,
/// they lose directives and `?`, and of several duplicate keys only one is reported. Worst, Yams resolves
/// aliases while it compares keys, so that `- &a [x, x]`, `- &b [*a, *a]` and so on, with `? *z` at the
/// end, take forever.
struct YAMLEvents: ~Copyable {
  /// The parser contains pointers to itself, so it must not move.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ scalars: [Unicode.Scalar]) {
    let bytes = scalars.flatMap { UTF8.encode($0).map(Array.init) ?? [] }
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; the last one is ``YAMLEvent/Kind/streamEnd``.
  mutating func next() throws(Fault) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw malformation }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var malformation: Fault {
    let parser = parser.pointee
    let words = parser.problem.map { String(cString: $0) } ?? "the file cannot be read"
    let begun = parser.context.map { _ in Place(parser.context_mark) }
    let isPlaced = parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR
    guard isPlaced else { return Fault(at: .start, .syntax(SyntaxProblem(words))) }
    let problem = SyntaxProblem(words, begun: begun)
    let place = problem.isOfItsBeginning ? begun : nil
    return Fault(at: place ?? Place(parser.problem_mark), .syntax(problem))
  }
}

/// The start or the end of a value in a text.
struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar(String, SourceNode.Style)
    case listStart(isFlow: Bool)
    case listEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  var kind: Kind
  var place: Place
  var range: Range<Int>
  /// Whether it begins with an anchor, a tag or a directive.
  var hasProperties: Bool

  fileprivate init(_ event: yaml_event_t) {
    place = Place(event.start_mark)
    range = event.start_mark.index..<max(event.start_mark.index, event.end_mark.index)
    hasProperties = false
    let data = event.data
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart
      let tags = data.document_start.tag_directives
      hasProperties = data.document_start.version_directive != nil || tags.start != tags.end
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      kind = .scalar(String(decoding: bytes, as: UTF8.self), .init(data.scalar.style))
      hasProperties = data.scalar.anchor != nil || data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart(isFlow: data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
      hasProperties = data.sequence_start.anchor != nil || data.sequence_start.tag != nil
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart(isFlow: data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
      hasProperties = data.mapping_start.anchor != nil || data.mapping_start.tag != nil
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: kind = .streamEnd
    }
  }
}

extension Place {
  /// libyaml counts lines and columns from 0, and columns in scalars.
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}

extension SourceNode.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .literal
    default: self = .plain
    }
  }
}
