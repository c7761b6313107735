import MessageText

/// Reads a file that a person wrote into nodes with places, and reports what is wrong with it as YAML. What
/// the values mean is left to the readers of the nodes. It accepts any bytes, in time linear in their
/// number.
public struct DocumentReader: Equatable, Sendable {
  /// The usual most bytes of a file, which none exceeds that is written by hand.
  public static let byteLimit = 256 * 1024
  /// How deep lists and mappings may be nested.
  public static let depthLimit = 16

  /// The size in bytes above which a file is not read.
  public var byteLimit: Int

  /// Creates a reader of files up to a size.
  public init(byteLimit: Int = DocumentReader.byteLimit) { self.byteLimit = byteLimit }

  /// The document in a file; a byte order mark at its start is skipped. All faults are reported, as
  /// far as the rest of the file makes sense: after invalid bytes, control characters and features
  /// that these files do not have, reading goes on.
  public func read(_ bytes: [UInt8]) -> SourceDocument {
    guard bytes.count <= byteLimit else {
      return SourceDocument(root: nil, faults: [Fault(at: .start, .tooLarge(limit: byteLimit))])
    }
    let decoded = DecodedText(bytes)
    let text = SourceText(decoded.scalars)
    let faults = decoded.faults(in: text)
    return decoded.isCut ? SourceDocument(root: nil, faults: faults) : read(text, faults)
  }

  /// How many characters are read anew after the parser has stopped at something that is left out then: a file as often
  /// as its length permits, for each time costs as much as the first.
  private static let mostReadAnew = 2 << 20

  /// - Parameters:
  ///   - known: the faults found before, whose characters placeholders or blanks replace.
  ///   - left: how many characters may be read anew.
  private func read(
    _ text: SourceText, _ known: [Fault], left: Int = mostReadAnew
  ) -> SourceDocument {
    var composition = NodeComposition(text, hasPlaceholders: !known.isEmpty)
    do throws(Fault) {
      guard let root = try composition.root() else { throw Fault(at: .start, .empty) }
      return SourceDocument(
        root: root, faults: known + composition.faults, damaged: composition.damaged)
    } catch {
      if known.count < Fault.mostOfAFile, text.count <= left,
        let (rest, fault) = text.leavingOut(error)
      {
        return read(rest, known + [fault], left: left - text.count)
      }
      // What the parser reports may be a consequence of what was left out.
      let isMisled = !known.isEmpty || composition.faults.contains(where: \.isUnsupported)
      let reported = error.isOfParser && isMisled ? [] : [text.hiddenBracket(error) ?? error]
      return SourceDocument(root: nil, faults: known + composition.faults + reported)
    }
  }
}

extension SourceText {
  /// The text without the anchor, alias, tag or directive at which the parser stopped, and the fault for
  /// it; `nil` if the parser stopped at something else.
  fileprivate func leavingOut(_ fault: Fault) -> (SourceText, Fault)? {
    guard case .syntax(let problem) = fault.reason else { return nil }
    for place in [problem.begun, fault.place].compactMap({ $0 }) {
      let start = index(of: place)
      guard let feature = property(at: start) else { continue }
      var scalars = scalars
      if case .alias = feature {
        scalars[start] = DecodedText.placeholder
      } else {
        for index in start..<endOfProperty(at: start) where !scalars[index].isLineBreak {
          scalars[index] = " "
        }
      }
      return (SourceText(scalars), Fault(at: place, .unsupported(feature)))
    }
    return nil
  }
}

extension SourceText {
  /// The comment that hides the bracket which the parser has not found; `nil` if there is none.
  fileprivate func hiddenBracket(_ fault: Fault) -> Fault? {
    guard case .syntax(let problem) = fault.reason, problem.lacksBracket else { return nil }
    let end = index(of: fault.place)
    var index = min(problem.begun.map(index(of:)) ?? end, start(ofLastLineBefore: end))
    while index < end {
      let next = endOfCommentOrQuotes(at: index)
      if self[index] == "#", next > index, closesBracket(self[index..<next]) {
        return Fault(at: place(of: index), .syntax(SyntaxProblem(SyntaxProblem.hidden)))
      }
      index = max(next, index + 1)
    }
    return nil
  }

  /// A value that the parser misses at the end of the text is a bracket that is missing there.
  func unclosed(_ fault: Fault, by bracket: String, from place: Place) -> Fault {
    guard case .syntax(let problem) = fault.reason, problem.lacksValue, isAtEnd(fault.place)
    else { return fault }
    return Fault(
      at: fault.place, .syntax(SyntaxProblem(SyntaxProblem.expected(bracket), begun: place)))
  }

  /// Whether a comment has more closing brackets than opening ones, as ` #3]` has and `# see [1]` has not.
  private func closesBracket(_ comment: String) -> Bool {
    let brackets: [Character: Int] = ["[": 1, "{": 1, "]": -1, "}": -1]
    return comment.reduce(0) { $0 + brackets[$1, default: 0] } < 0
  }

  /// The index itself where no comment and no quoted text begins.
  private func endOfCommentOrQuotes(at index: Int) -> Int {
    guard let mark = self[index],
      index == 0 || self[index - 1].map(" \n[{,:".unicodeScalars.contains) ?? true
    else { return index }
    switch mark {
    case "#": return skip(from: index) { !$0.isLineBreak }
    case "'", "\"": return skip(from: index + 1) { $0 != mark } + 1
    default: return index
    }
  }

  /// Where the last line that is not blank begins.
  private func start(ofLastLineBefore end: Int) -> Int {
    let last = (0..<end).last { self[$0].map { !$0.isSpaceOrBreak } ?? false } ?? 0
    return index(of: Place(line: place(of: last).line, column: 1))
  }
}

extension Fault {
  /// Whether the parser reported it; the parser does not know of other faults.
  fileprivate var isOfParser: Bool {
    switch reason {
    case .syntax, .empty: true
    default: false
    }
  }

  fileprivate var isUnsupported: Bool { if case .unsupported = reason { true } else { false } }
}

/// The nodes of a file, as far as they could be read, and all of its faults.
public struct SourceDocument: Equatable, Sendable {
  /// The value of the whole file; `nil` if it could not be read.
  public var root: SourceNode?
  /// The faults, sorted by place.
  public var faults: [Fault]
  /// The places of values that were changed, as something in them is among the faults.
  private let damaged: Set<Place>

  /// Creates a document from its nodes and its faults in any order.
  public init(root: SourceNode?, faults: [Fault], damaged: Set<Place> = []) {
    self.root = root
    self.faults = faults.sorted { $0.place < $1.place }
    self.damaged = damaged
  }

  /// The faults to report of those `found`, in the order of their places: none at damaged values, whose own are reported
  /// already, and of very many the first, and how many others there are.
  public func faultsToReport(of found: [Fault]) -> [Fault] {
    found.filter { !damaged.contains($0.place) || faults.contains($0) }.firstOfMany
  }
}

extension [Fault] {
  /// All of them in the order of their places; of very many the first, and how many others there are.
  package var firstOfMany: [Fault] {
    let all = sorted { $0.place < $1.place }
    guard all.count > Fault.mostOfAFile else { return all }
    let words =
      "\(number(of: "more fault", all.count - Fault.mostOfAFile)) from here on; mend the first ones"
    return all.prefix(Fault.mostOfAFile)
      + [Fault(at: all[Fault.mostOfAFile].place, .inWords(words))]
  }
}
