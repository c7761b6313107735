import Foundation
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import Testing

/// What is written is read as the same, by any coder and by a line of a batch.
@Suite("Questions and answers in JSON") struct CodingTests {
  /// - Returns: the answer on the line of a batch that asks the question.
  private func carry<Question: Codable & Equatable>(
    _ question: Question, to engine: String, engines: EngineCatalog = .shipped
  ) throws -> JSON {
    let written = try JSONEncoder().encode(question)
    #expect(try JSONDecoder().decode(Question.self, from: written) == question)
    let line = JSON.object([
      JSON.Member(key: "engine", value: .text(engine)),
      JSON.Member(key: "in", value: try JSON(reading: Array(written))),
    ])
    let answered = BatchLine(answering: try line.bytes, number: 1, engines: engines)
    #expect(!answered.isFault, "\(String(decoding: answered.answer, as: UTF8.self))")
    return try #require(try JSON(reading: answered.answer)["out"])
  }

  /// The engine's own answer, and the same read from the line.
  private func check<Question: Codable & Equatable, Answer: Codable & Equatable>(
    _ question: Question, _ engine: String, _ answer: Answer
  ) throws {
    let said = try carry(question, to: engine)
    #expect(try JSONDecoder().decode(Answer.self, from: Data(said.bytes)) == answer)
    #expect(try JSON(reading: Array(JSONEncoder().encode(answer))) == said)
  }

  @Test(arguments: UInt64(0)..<100) func anEngineAnswersWhatWasWritten(seed: UInt64) throws {
    let floating = FloatingUI.random(seed: seed)
    try check(floating, "floating-ui", floating.answer)
    let css = CSSAnchorPositioning.random(seed: seed)
    try check(css, "css-anchor", css.answer)
    let walk = CSSAnchorWalk.random(seed: seed)
    try check(walk, "css", walk.answer)
    let positioner = XDGPositionerQuestion.random(seed: seed)
    try check(positioner, "xdg-positioner", positioner.answer)
    let vim = VimPopupQuestion.random(seed: seed)
    try check(vim, "vim", vim.answer)
    let neovim = NeovimFloatQuestion.random(seed: seed)
    try check(neovim, "neovim-float", neovim.answer)
    let popup = ImGuiPopup.random(seed: seed)
    try check(popup, "imgui-popup", popup.answer)
    let posframe = PosframeQuestion.random(seed: seed)
    try check(posframe, "posframe", posframe.answer)
    let scene = EngineScene.random(seed: seed)
    let engine = try #require(EngineCatalog.shipped.engine(named: "css-flip"))
    try check(scene, "css-flip", scene.answer(of: engine))
  }

  @Test(arguments: UInt64(0)..<300) func poplabAnswersWhatWasWritten(seed: UInt64) throws {
    let request = PlacementRequest.random(seed: seed)
    let line = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(PlacementRequest.self, from: line) == request)
    let answered = BatchLine(answering: Array(line), number: 1)
    #expect(!answered.isFault)
    let reply = try JSONDecoder().decode(PlacementReply.self, from: Data(answered.answer))
    #expect(reply == request.reply)
    #expect(try JSON(reading: answered.answer) == JSON(reading: Array(JSONEncoder().encode(reply))))
  }

  @Test func aReplyThatIsAnErrorSaysIt() throws {
    let answered = BatchLine(answering: Array(#"{"container":[80,24]}"#.utf8), number: 7)
    #expect {
      try JSONDecoder().decode(PlacementReply.self, from: Data(answered.answer))
    } throws: {
      "\($0)".contains("line 7: 'anchor' is missing")
    }
  }

  @Test func whatIsWrongIsSaidAsInABatch() {
    let request = #"{"screen":[80,24],"line_widths":[],"opts":{"pos":"topleftt"}}"#
    #expect {
      try JSONDecoder().decode(VimPopupQuestion.self, from: Data(request.utf8))
    } throws: {
      "\($0)".contains("'opts.pos': 'topleftt' is not known; did you mean 'topleft'?")
    }
  }
}

/// A question that has something that no key says is not written, so that nothing gets lost.
@Suite struct UnwritableQuestionTests {
  private static let plain = PopoverPresentation(
    sourceRect: Rect(x: 3, y: 3, width: 2, height: 1),
    container: Rect(x: 0, y: 0, width: 20, height: 9),
    preferredContentSize: Size(width: 4, height: 2))

  @Test(
    arguments: [
      { $0.container.x = 1 }, { $0.metrics.verticalArrow.base = 7 },
      { $0.policy.score = [.room, .preference] }, { $0.grid = .pixels(perPoint: 2) },
      { $0.sourceRect.x = 0.5 }, { $0.policy.aspect = 11 },
      { $0.keepOut = [Rect(x: .nan, y: 0, width: 1, height: 1)] },
    ] as [@Sendable (inout PopoverPresentation) -> Void])
  func anOptionWithoutAKeyIsRefused(change: @Sendable (inout PopoverPresentation) -> Void) throws {
    var presentation = Self.plain
    _ = try JSONEncoder().encode(PlacementRequest(presentation))
    change(&presentation)
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(PlacementRequest(presentation))
    }
  }

  @Test func aRuleOfPositionTryHasNoWords() {
    var question = CSSAnchorPositioning.random(seed: 1)
    question.fallbacks = [.rule(.top, margin: Insets(all: 1))]
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(question) }
  }
}
