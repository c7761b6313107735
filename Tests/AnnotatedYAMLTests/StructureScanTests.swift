import TestSupport
import Testing
import Yams

@testable import AnnotatedYAML

/// What the scan before the parser sees is what the parser sees.
@Suite struct StructureScanTests {
  /// Pieces that mean something in YAML, so that damage goes deep.
  private static let pieces: [String] = [
    "&a ", "*a", "[", "]", "{", "}", "\"", "'", ": ", ":", "- ", "? ", "|\n", ">2\n", "#", ",",
    "\n",
    "\n  ", "\n ", "\r", "\t", "!!str ", "%TAG", "---\n", "...\n", "\\", "''", "\u{FEFF}", "表",
    "\0",
    "a", "- *a", "*a : b", "border: ", "up: ", "caps: ",
    "inherits: t\n", "\n    ", "9", "0", "\n- ", "k: |\n", "\n   ", " ", "k: x\n  y",
    "[a, ", "k: ",
  ]

  /// Whether the parser finds anchors in a text; `nil` if it cannot read it.
  private func anchorsInYAML(_ text: String) -> Bool? {
    guard
      let parser = try? Parser(
        yaml: text, resolver: .basic, constructor: .default, encoding: .utf8),
      let node = try? parser.singleRoot()
    else { return nil }
    // The nodes alone do not keep their anchors.
    return withExtendedLifetime(parser) { node.hasAnchor }
  }

  @Test func theParsersAnchorsAreSeen() {
    #expect(anchorsInYAML("&a b") == true)
    #expect(anchorsInYAML("a: [b, &c d]") == true)
    #expect(anchorsInYAML("a: '&b'") == false)
  }

  /// What the parser is given of a text, if it is.
  private func parsed(_ text: String) -> String {
    let decoded = DecodedText(Array(text.utf8))
    var scan = StructureScan(decoded.scalars, depthLimit: 16)
    guard !decoded.isCut, (try? scan.run()) != nil else { return "" }
    var again = StructureScan(scan.harmless, depthLimit: 16)
    guard (try? again.run()) != nil, again.faults.isEmpty else { return "" }
    return String(String.UnicodeScalarView(scan.harmless))
  }

  /// The scan before the parser reads quotes, blocks and brackets just as the parser does: no anchor
  /// passes it, and it sees no key twice where the parser does not.
  @Test(arguments: UInt64(0)..<300) func theScanReadsAsTheParserDoes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      let pieces = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        StructureScanTests.pieces.randomElement(using: &random) ?? ""
      }
      let text = pieces.joined()
      guard let hasAnchor = anchorsInYAML(text) else { continue }
      let document = DocumentReader().read(Array(text.utf8))
      #expect(!hasAnchor || !document.faults.isEmpty, "\(text)")
      #expect(anchorsInYAML(parsed(text)) != true, "\(text)")
      #expect(document.faults.filter(\.isDuplicateKey) == [], "\(text)")
    }
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
