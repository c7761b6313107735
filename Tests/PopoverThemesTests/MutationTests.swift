import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import TestSupport
import Testing
import Yams

@Suite struct MutationTests {
  /// Pieces that mean something in YAML, so that damage goes deep.
  private static let pieces: [String] = [
    "&a ", "*a", "[", "]", "{", "}", "\"", "'", ": ", ":", "- ", "? ", "|\n", ">2\n", "#", ",",
    "\n",
    "\n  ", "\n ", "\r", "\t", "!!str ", "%TAG", "---\n", "...\n", "\\", "''", "\u{FEFF}", "表",
    "\0",
    "a", "- *a", "*a : b", "border: ", "up: ", "0", "\n- ", "k: |\n", "\n   ", " ", "k: x\n  y",
    "[a, ", "k: ",
  ]

  private func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var random = SplitMix(seed: seed)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...9, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: bytes.count / 2)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      default:
        let piece = MutationTests.pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: start)
      }
    }
    return bytes
  }

  private func layout(_ theme: Theme, in size: CellSize) -> PopoverLayout {
    PopoverPresentation(
      sourceRect: Rect(x: 3, y: 2, width: 2, height: 1), container: Rect(CellRect(size: size)),
      preferredContentSize: Size(width: 4, height: 2), metrics: theme.metrics
    ).layout()
  }

  @Test(arguments: BundledThemes.all.map(\.name))
  func anyBytesAreAThemeOrFaults(name: String) throws {
    let source = try #require(BundledThemes.all.first { $0.name == name }).source
    for seed in UInt64(0)..<400 {
      do {
        let theme = try Theme(mutated(source, seed: seed), path: "t.yaml")
        var canvas = Canvas(size: CellSize(width: 12, height: 5))
        theme.draw(layout(theme, in: canvas.size), title: "ab", depth: .palette8, on: &canvas)
      } catch {
        guard case .malformed(_, let faults) = error else { throw error }
        let places = faults.map(\.place)
        #expect(!faults.isEmpty && places == places.sorted())
        let isShown = error.description.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }
        #expect(isShown)
      }
    }
  }

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

  /// The scan before the parser reads quotes, blocks and brackets just as the parser does: no anchor
  /// passes it, and it sees no key twice where the parser does not.
  @Test(arguments: UInt64(0)..<300) func theScanReadsAsTheParserDoes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      let pieces = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        MutationTests.pieces.randomElement(using: &random) ?? ""
      }
      let text = pieces.joined()
      guard let hasAnchor = anchorsInYAML(text) else { continue }
      let document = DocumentReader().read(Array(text.utf8))
      #expect(!hasAnchor || document.root == nil, "\(text)")
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
