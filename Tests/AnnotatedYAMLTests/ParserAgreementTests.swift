import TestSupport
import Testing
import Yams

@testable import AnnotatedYAML

/// The reader agrees with Yams on what Yams reports.
@Suite struct ParserAgreementTests {
  /// Pieces with a meaning in YAML, so that the damage reaches beyond the scanner.
  private static let pieces: [String] = [
    "&a ", "*a", "[", "]", "{", "}", "\"", "'", ": ", ":", "- ", "? ", "|\n", ">2\n", "#", ",",
    "\n",
    "\n  ", "\n ", "\r", "\t", "!!str ", "%TAG", "---\n", "...\n", "\\", "''", "\u{FEFF}", "表",
    "\0",
    "a", "- *a", "*a : b", "border: ", "up: ", "caps: ",
    "inherits: t\n", "\n    ", "9", "0", "\n- ", "k: |\n", "\n   ", " ", "k: x\n  y",
    "[a, ", "k: ",
  ]

  /// The root of a text, with its anchors; `nil` if the parser cannot read it.
  private func parsed<Result>(_ text: String, _ look: (Node) -> Result) -> Result? {
    guard
      let parser = try? Parser(
        yaml: text, resolver: .basic, constructor: .default, encoding: .utf8),
      let node = try? parser.singleRoot()
    else { return nil }
    // The nodes alone do not keep their anchors.
    return withExtendedLifetime(parser) { look(node) }
  }

  @Test func theParsersAnchorsAreSeen() {
    #expect(parsed("&a b", \.hasAnchor) == true)
    #expect(parsed("a: [b, &c d]", \.hasAnchor) == true)
    #expect(parsed("a: '&b'", \.hasAnchor) == false)
  }

  /// No anchor is overlooked, duplicate keys are real, and texts and places are those of Yams.
  @Test(arguments: UInt64(0)..<300) func theNodesAreThoseOfTheParser(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      let pieces = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        ParserAgreementTests.pieces.randomElement(using: &random) ?? ""
      }
      // Yams takes a byte order mark for a part of the text.
      let text = String(pieces.joined().drop { $0 == "\u{FEFF}" })
      let document = DocumentReader().read(Array(text.utf8))
      if document.faults.isEmpty {
        #expect(parsed(text, { SourceNode($0) == document.root?.withoutRanges }) == true, "\(text)")
      }
      guard let hasAnchor = parsed(text, \.hasAnchor) else { continue }
      #expect(!hasAnchor || !document.faults.isEmpty, "\(text)")
      #expect(document.faults.filter(\.isDuplicateKey) == [], "\(text)")
    }
  }
}

extension SourceNode {
  fileprivate init(_ node: Node) {
    let place = node.mark.map { Place(line: $0.line, column: $0.column) } ?? .start
    let content: Content =
      switch node {
      case .scalar(let scalar): .text(scalar.string)
      case .sequence(let sequence): .list(sequence.map { SourceNode($0) })
      case .mapping(let mapping):
        .mapping(
          mapping.map {
            let key = SourceNode($0.key)
            return Entry(key: $0.key.string ?? "", at: key.place, value: SourceNode($0.value))
          })
      case .alias: .text("")
      }
    self.init(at: place, content)
  }

  fileprivate var withoutRanges: SourceNode {
    let content: Content =
      switch content {
      case .text: content
      case .list(let nodes): .list(nodes.map(\.withoutRanges))
      case .mapping(let entries):
        .mapping(
          entries.map { Entry(key: $0.key, at: $0.place, value: $0.value.withoutRanges) })
      }
    return SourceNode(at: place, content)
  }
}

extension Fault {
  fileprivate var isDuplicateKey: Bool { if case .duplicateKey = reason { true } else { false } }
}

extension Node {
  fileprivate var hasAnchor: Bool {
    if anchor != nil { return true }
    return switch self {
    case .scalar, .alias: false
    case .sequence(let sequence): sequence.contains { $0.hasAnchor }
    case .mapping(let mapping): mapping.contains { $0.key.hasAnchor || $0.value.hasAnchor }
    }
  }
}
