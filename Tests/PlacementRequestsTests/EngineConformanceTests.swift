import Foundation
import PlacementEngines
import PlacementRequests
import TestSupport
import Testing

/// A file of recorded answers, the engine that should give them, and how many of them it must give.
struct Recording: Sendable, CustomTestStringConvertible {
  var engine: String
  var file: String
  /// What distinguishes these answers of the file, in a few words.
  var kind = ""
  /// The key that chooses an implementation.
  var key = "implementation"
  /// The implementations whose answers are in the file; an empty name is the default one.
  var implementations = [""]
  /// The share of answers that must be met on other vectors than our own; of ours, all must be.
  var bar = 1.0
  var isCompared: @Sendable (JSONValue) -> Bool = { _ in true }
  /// The recorded answer of an implementation; `null` if it has none.
  var expected: @Sendable (JSONValue, String) -> JSONValue? = { vector, _ in vector["out"] }

  var testDescription: String { kind.isEmpty ? file : "\(file), \(kind)" }

  static let all =
    floatingUI + css + vim + positioners + [
      Recording(engine: "neovim-float", file: "neovim-float.jsonl"),
      Recording(engine: "imgui-popup", file: "imgui-popup.jsonl"),
      Recording(engine: "posframe", file: "posframe.jsonl"),
    ]

  private static let floatingUI = [("whole", [JSONValue]()), ("fractional", [.text("fractional")])]
    .map { kind, tags in
      Recording(
        engine: "floating-ui", file: "floating-ui.jsonl", kind: kind, bar: 0.99,
        isCompared: { $0["tags"]?.values == tags })
    }

  private static let css = [
    Recording(engine: "css-anchor", file: "css-anchor.jsonl", bar: 0.98),
    Recording(
      engine: "css-anchor", file: "css-anchor-sequences.jsonl", bar: 0.98,
      expected: { vector, _ in
        .object(vector.members.filter { $0.key == "steps" || $0.key == "stateless" })
      }),
  ]

  private static let vim = [("not wrapped", 1.0, true), ("wrapped", 0.95, false)]
    .map { kind, bar, isCut in
      Recording(
        engine: "vim-popup", file: "vim-popup.jsonl", kind: kind, key: "version",
        implementations: ["", "9.0.1378"], bar: bar,
        isCompared: { ($0["in"]?["opts"]?["wrap"] == .number(0)) == isCut },
        expected: { $0["out"]?[$1] ?? $0["out"]?["9.2.995"] })
    }

  private static let positioners = [
    Recording(
      engine: "xdg-positioner", file: "xdg-positioner.jsonl", kind: "consensus",
      implementations: ["wlroots", "smithay", "mutter", "literal"],
      isCompared: { $0["tags"]?.values.contains(.text("consensus")) == true },
      expected: positionerAnswer),
    Recording(
      engine: "xdg-positioner", file: "xdg-positioner.jsonl", kind: "each implementation",
      implementations: XDGImplementation.allCases.map(\.rawValue), bar: 0.99,
      expected: positionerAnswer),
  ]

  /// The answer of an implementation that is not named is that of wlroots.
  private static let positionerAnswer: @Sendable (JSONValue, String) -> JSONValue? = {
    definedRect($0["out"]?[$1] ?? $0["out"]?["wlroots"])
  }

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
    let option = implementation.isEmpty ? "" : "\"\(key)\":\"\(implementation)\","
    return Data("{\"engine\":\"\(engine)\",\(option)".utf8) + line.dropFirst()
  }
}

/// The answers of other programs, and those of the batch here.
@Suite struct EngineConformanceTests {
  @Test(arguments: Recording.all) func recordedAnswersAreMet(recording: Recording) throws {
    var misses: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (index, line) in try Vectors.lines(of: recording.file).enumerated() {
      let vector = try JSONValue(parsing: line)
      guard recording.isCompared(vector) else { continue }
      for implementation in recording.implementations {
        let expected = try #require(recording.expected(vector, implementation))
        if expected == .null, !Vectors.areOwn { continue }
        counts[implementation, default: 0] += 1
        let request = recording.request(line, implementation)
        let answer = try JSONValue(
          parsing: Data(BatchLine(answering: Array(request), number: index).answer))
        if answer["out"]?.agrees(with: expected) == true { continue }
        misses[implementation, default: []].append(
          "\(vector["id"] ?? .null): \(answer), expected \(expected)")
      }
    }
    for implementation in recording.implementations {
      let (count, misses) = (counts[implementation] ?? 0, misses[implementation] ?? [])
      let permitted = Vectors.areOwn ? 0 : Int(Double(count) * (1 - recording.bar))
      #expect(count > 0, "\(implementation): nothing is compared")
      #expect(
        misses.count <= permitted,
        "\(implementation): \(misses.count) of \(count): \(misses.prefix(5))")
    }
  }
}
