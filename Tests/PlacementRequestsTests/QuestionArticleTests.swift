import Foundation
import PlacementEngines
import PopoverGeometry
import Testing

@testable import PlacementRequests

/// The article lists the keys that the tables have, each in the section of its table, and no others.
@Suite("The article about questions in JSON") struct QuestionArticleTests {
  private static func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent(
        "Sources/PlacementRequests/PlacementRequests.docc/QuestionsInJSON.md"), encoding: .utf8)
  }

  /// The keys of each table, by the heading above it.
  private static func tables() throws -> [String: [String]] {
    var (heading, tables) = ("", [String: [String]]())
    for line in try article().split(separator: "\n") {
      if line.hasPrefix("### ") { heading = String(line.dropFirst(4)) }
      guard line.hasPrefix("| `") else { continue }
      tables[heading, default: []].append(String(line.dropFirst(3).prefix { $0 != "`" }))
    }
    return tables
  }

  private static let questions: [String: [String]] = [
    "A line": ["id", "engine", "in"], "poplab": PlacementRequest.table.keys,
    "droppable of poplab": DroppableInsets.table.keys, "floating-ui": FloatingUI.table.keys,
    "limit of shift": FloatingUI.LimitShiftOptions.table.keys,
    "css-anchor": CSSAnchorPositioning.table.keys + CSSAnchorWalk.table.keys,
    "xdg-positioner": XDGPositionerQuestion.table.keys, "vim-popup": VimPopupQuestion.table.keys,
    "opts of vim-popup": VimPopup.optionTable.keys,
    "neovim-float": NeovimFloatQuestion.table.keys,
    "opts of neovim-float": NeovimFloat.optionTable.keys, "imgui-popup": ImGuiPopup.table.keys,
    "posframe": PosframeQuestion.table.keys, "A scene": EngineScene.table.keys,
  ]

  private static let answers: [String: [String]] = [
    "placement of poplab": PopoverLayout.JSONKey.allCases.map(\.rawValue),
    "Answer of floating-ui": FloatingUIAnswer.table.keys,
    "arrow of the answer": FloatingUIAnswer.Arrow.table.keys,
    "hide of the answer": FloatingUIAnswer.Hide.table.keys,
    "Answer of css-anchor": CSSAnchorAnswer.table.keys,
    "Answer to a walk": CSSAnchorWalkAnswer.table.keys,
    "Answer of neovim-float": NeovimFloatAnswer.table.keys,
    "Answer of imgui-popup": ImGuiPopupAnswer.table.keys,
    "Answer to a scene": EngineSceneAnswer.table.keys,
  ]

  /// What stands under `expect` has no table, as it is not read; here is one with everything.
  private static let recorded: [String] = {
    let layout = PopoverLayout(arrowDirection: .up, frame: .zero, content: .zero, dropped: .title)
    guard case .object(let members) = layout.recorded else { return [] }
    return members.map(\.key)
  }()

  @Test func theSectionsHaveTheKeysOfTheTables() throws {
    var expected = Self.questions.merging(Self.answers) { one, _ in one }
    expected["Answer of poplab"] = Self.recorded
    for step in FloatingUIStep.all { expected["\(step.name) of floating-ui"] = step.keys }
    let found = try Self.tables()
    #expect(Set(found.keys) == Set(expected.keys))
    for (heading, keys) in expected {
      let written = found[heading] ?? []
      #expect(Set(written) == Set(keys), "\(heading)")
      #expect(Set(written).count == written.count, "\(heading)")
    }
  }

  @Test func everyEngineWithWordsOfItsOwnHasASection() throws {
    let article = try Self.article()
    for engine in BatchEngine.all {
      #expect(article.contains("\n### \(engine.name)\n"), "\(engine.name)")
    }
  }

  /// Engines have one list of names: those of batches are among the names of the catalog, or second ones.
  @Test func theNamesOfABatchAreNamesOfTheCatalog() {
    let names = BatchEngine.all.map(\.name)
    for name in names { #expect(EngineCatalog.shipped.engine(named: name) != nil, "\(name)") }
    #expect(Set(EngineCatalog.batchNames.keys).isSubset(of: names))
  }

  /// The lines that are shown are answered as the next line shows.
  @Test func theLinesThatAreShownAreAnsweredSo() throws {
    let lines = try Self.article().split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count == 6)
    for (index, line) in lines.enumerated() where !index.isMultiple(of: 2) {
      let asked = lines[index - 1]
      if asked.contains(#""corner""#) { continue }
      let number = asked.contains(#""id":2"#) ? 2 : 1
      let answered = BatchLine(answering: Array(asked.utf8), number: number)
      #expect(String(decoding: answered.answer, as: UTF8.self) == line)
    }
  }
}
