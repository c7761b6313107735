/// Reads a file token by token before the parser does, as far as needed to keep from it what costs
/// too much or has no meaning here: anchors, aliases, tags, keys that are not text, and deep nesting.
/// Of some of these the rest of the file can be read for all that; the parser is given ``harmless``.
///
/// The parser compares keys while it reads, so a few aliases inside one another, used as a key, would
/// keep it busy for ever. It also stops at the first duplicate key; this scan finds them all.
struct StructureScan {
  private(set) var cursor: SourceCursor
  /// What has no meaning here and was passed over.
  private(set) var faults: [Fault] = []
  /// The keys that stand a second time in their mapping.
  private(set) var duplicates: [Duplicate] = []
  /// The text with blanks where anchors, tags and directives are, and signs where aliases begin, up to
  /// a second document. All else is at its place.
  private(set) var harmless: [Unicode.Scalar]
  private var frames: [Frame] = []
  private var key: Candidate?
  private var hasDocument = false
  private let depthLimit: Int

  struct Duplicate {
    var fault: Fault
    /// Where the first scalar of the key's text is.
    var index: Int
  }

  /// An open list or mapping.
  private struct Frame {
    /// The column from 0 of a block; `nil` between brackets.
    var indentation: Int?
    var opening: Unicode.Scalar?
    var keys: [String: Place] = [:]
    /// What is open between brackets may be a key itself.
    var outerKey: Candidate?
  }

  /// A value that turns out to be a key if a colon follows.
  private struct Candidate {
    var place: Place
    var isCollection = false
    /// `nil` where it takes more than a look to know it.
    var text: String?
    var index = 0
  }

  init(_ scalars: [Unicode.Scalar], depthLimit: Int) {
    cursor = SourceCursor(scalars)
    harmless = scalars
    self.depthLimit = depthLimit
  }

  /// Reads to the end, or to the first thing that must not reach the parser.
  mutating func run() throws(Fault) {
    while skipToToken() { try readToken() }
  }

  private var isInFlow: Bool { frames.last.map { $0.indentation == nil } ?? false }

  /// The column from 0 of the innermost block; -1 outside of all.
  private var indentation: Int { frames.last { $0.indentation != nil }?.indentation ?? -1 }

  private mutating func skipToToken() -> Bool {
    cursor.advance(while: \.isBlankOrBreak)
    while cursor.current == "#" {
      cursor.skipLine()
      cursor.advance(while: \.isBlankOrBreak)
    }
    return !cursor.isAtEnd
  }

  private mutating func readToken() throws(Fault) {
    leaveDeeperBlocks()
    if cursor.isAtDocumentMarker { return try readDocumentMarker() }
    switch cursor.current {
    case "[", "{": try enterFlow()
    case "]", "}": leaveFlow()
    case ",": readSeparator()
    case "-" where cursor.isBlank(ahead: 1): try readListItem()
    case ":" where isInFlow || cursor.isBlank(ahead: 1): try readColon()
    case "|" where !isInFlow, ">" where !isInFlow: cursor.skipBlockText(inside: indentation)
    case "'", "\"": readQuotedText()
    default:
      if let feature = unsupportedFeature { try pass(feature) } else { readPlainText() }
    }
  }

  private var unsupportedFeature: Fault.Feature? {
    switch cursor.current {
    case "&": .anchor(cursor.nextWord)
    case "*": .alias(cursor.nextWord)
    case "!": .tag
    case "%" where cursor.place.column == 1: .directive
    case "?" where isInFlow || cursor.isBlank(ahead: 1): .explicitKey
    default: nil
    }
  }
}

extension StructureScan {
  /// Notes what has no meaning here and goes on, unless all that follows depends on it.
  private mutating func pass(_ feature: Fault.Feature) throws(Fault) {
    let fault = Fault(at: cursor.place, .unsupported(feature))
    let start = cursor.index
    switch feature {
    case .alias:
      harmless[start] = DecodedText.sign
      readPlainText()
    case .anchor, .tag:
      cursor.advance()
      cursor.skipWord()
      blank(start..<cursor.index)
    case .directive:
      cursor.skipLine()
      blank(start..<cursor.index)
    case .explicitKey, .collectionAsKey, .secondDocument: throw fault
    }
    try note(fault)
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !harmless[index].isBreak { harmless[index] = " " }
  }

  private mutating func note(_ fault: Fault) throws(Fault) {
    guard faults.count < DecodedText.faultLimit else { throw fault }
    faults.append(fault)
  }

  private mutating func readDocumentMarker() throws(Fault) {
    if cursor.current == "-" {
      if hasDocument { return try leaveOutTheRest() }
      hasDocument = true
    }
    frames = []
    key = nil
    for _ in 0..<3 { cursor.advance() }
  }

  private mutating func leaveOutTheRest() throws(Fault) {
    try note(Fault(at: cursor.place, .unsupported(.secondDocument)))
    harmless.removeSubrange(cursor.index...)
    cursor.advance { _ in true }
  }

  /// Blocks that are indented more than what comes next are over.
  private mutating func leaveDeeperBlocks() {
    while let column = frames.last?.indentation, column > cursor.indentation { frames.removeLast() }
  }

  private mutating func enter(_ frame: Frame) throws(Fault) {
    frames.append(frame)
    hasDocument = true
    if frames.count > depthLimit { throw Fault(at: cursor.place, .tooDeep(limit: depthLimit)) }
  }

  private mutating func enterBlock(at column: Int) throws(Fault) {
    if !isInFlow, column > indentation { try enter(Frame(indentation: column)) }
  }

  private mutating func enterFlow() throws(Fault) {
    try enter(
      Frame(opening: cursor.current, outerKey: Candidate(place: cursor.place, isCollection: true)))
    key = nil
    cursor.advance()
  }

  private mutating func leaveFlow() {
    key = isInFlow ? frames.removeLast().outerKey : nil
    cursor.advance()
  }

  private mutating func readSeparator() {
    key = nil
    cursor.advance()
  }

  private mutating func readListItem() throws(Fault) {
    try enterBlock(at: cursor.indentation)
    key = nil
    cursor.advance()
  }

  private mutating func readColon() throws(Fault) {
    if let key, key.place.line == cursor.place.line {
      if key.isCollection { throw Fault(at: key.place, .unsupported(.collectionAsKey)) }
      try enterBlock(at: key.place.column - 1)
      note(key)
    } else {
      try enterBlock(at: cursor.indentation)
    }
    key = nil
    cursor.advance()
  }

  /// Remembers a key in its mapping; a pair that stands by itself in a list has none.
  private mutating func note(_ key: Candidate) {
    guard let text = key.text, let frame = frames.last, frame.opening != "[" else { return }
    if let first = frame.keys[text] {
      let fault = Fault(at: key.place, .duplicateKey(text, first: first))
      duplicates.append(Duplicate(fault: fault, index: key.index))
    } else {
      frames[frames.count - 1].keys[text] = key.place
    }
  }

  private mutating func readQuotedText() {
    let place = cursor.place
    let start = cursor.index + 1
    let isSingle = cursor.current == "'"
    cursor.skipQuotedText()
    hasDocument = true
    let text = cursor.text(from: start, to: max(start, cursor.index - 1))
    let isPlain = !text.unicodeScalars.contains(isSingle ? "'" : "\\")
    key = Candidate(place: place, text: isPlain ? text : nil, index: start)
  }

  private mutating func readPlainText() {
    let place = cursor.place
    let start = cursor.index
    let end = cursor.skipPlainText(inside: indentation, isInFlow: isInFlow)
    hasDocument = true
    key = Candidate(place: place, text: cursor.text(from: start, to: end), index: start)
  }
}
