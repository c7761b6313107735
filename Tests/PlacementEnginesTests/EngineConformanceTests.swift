import Foundation
import PlacementEngines
import PopoverScenes
import TestSupport
import Testing

/// A file of recorded answers and the engine that should give them.
struct Recording: Sendable, CustomTestStringConvertible {
  var engine: String
  var file: String
  /// The implementations whose answers are in the file; an empty name asks for none.
  var implementations = [""]
  /// The share of answers that has to be met on other vectors than our own.
  var bar = 1.0
  var isCompared: @Sendable (JSONValue) -> Bool = { _ in true }
  /// The recorded answer of an implementation.
  var expected: @Sendable (JSONValue, String) -> JSONValue? = { vector, _ in vector["out"] }

  var testDescription: String { file }

  static let all = [
    Recording(
      engine: "floating-ui", file: "floating-ui.jsonl", bar: 0.99,
      isCompared: { $0["tags"]?.values.contains(.text("nonconverged")) == false }),
    Recording(engine: "css-anchor", file: "css-anchor.jsonl", bar: 0.98),
    Recording(
      engine: "css-anchor", file: "css-anchor-sequences.jsonl", bar: 0.98,
      expected: { vector, _ in
        .object(vector.members.filter { $0.key == "steps" || $0.key == "stateless" })
      }),
    Recording(
      engine: "vim-popup", file: "vim-popup.jsonl", bar: 0.95,
      expected: { vector, _ in
        vector["out"]?.members.first { $0.key.hasPrefix("9.2") }?.value
      }),
    Recording(engine: "neovim-float", file: "neovim-float.jsonl"),
    Recording(engine: "imgui-popup", file: "imgui-popup.jsonl"),
    Recording(engine: "posframe", file: "posframe.jsonl"),
    Recording(
      engine: "xdg-positioner", file: "xdg-positioner.jsonl",
      implementations: XDGImplementation.allCases.map(\.rawValue), bar: 0.99,
      expected: { vector, implementation in
        definedRect(vector["out"]?[implementation] ?? vector["out"]?["wlroots"])
      }),
  ]

  /// A rectangle without a size above zero is no defined answer.
  private static func definedRect(_ rect: JSONValue?) -> JSONValue {
    guard case .list(let figures) = rect, figures.count == 4,
      case .number(let width) = figures[2], case .number(let height) = figures[3],
      width > 0, height > 0
    else { return .null }
    return .list(figures)
  }

  /// The recorded line as a request.
  func request(_ line: Data, _ implementation: String) -> Data {
    let option = implementation.isEmpty ? "" : "\"implementation\":\"\(implementation)\","
    return Data("{\"engine\":\"\(engine)\",\(option)".utf8) + line.dropFirst()
  }
}

/// What other programs answered, and what a line of a batch is answered here.
@Suite struct EngineConformanceTests {
  @Test(arguments: Recording.all) func recordedAnswersAreMet(recording: Recording) throws {
    var misses: [String: [String]] = [:]
    var count = 0
    for line in try Vectors.lines(of: recording.file) {
      let vector = try JSONValue(parsing: line)
      guard recording.isCompared(vector) else { continue }
      count += 1
      for implementation in recording.implementations {
        let expected = recording.expected(vector, implementation)
        let request = recording.request(line, implementation)
        let answer = try JSONValue(parsing: BatchLine(answering: request, number: count).answer)
        guard let expected, answer["out"]?.agrees(with: expected) == true else {
          misses[implementation, default: []].append(
            "\(vector["id"] ?? .null): \(answer), expected \(expected ?? .null)")
          continue
        }
      }
    }
    let permitted = Vectors.areOwn ? 0 : Int(Double(count) * (1 - recording.bar))
    #expect(count > 0)
    for (name, misses) in misses {
      #expect(
        misses.count <= permitted, "\(name): \(misses.count) of \(count): \(misses.prefix(5))")
    }
  }
}
