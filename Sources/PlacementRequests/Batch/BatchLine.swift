import MessageText
import PlacementEngines

/// One line of a batch and its answer, both JSON objects, as `poplab place --batch` reads and writes them.
///
/// A line asks an engine by its `engine`, or the library's own if it names none. The keys of the question stand on the
/// line itself or under its key `in`; the article <doc:QuestionsInJSON> lists them.
public struct BatchLine: Sendable {
  /// The answer in one line, in UTF-8, without a line feed at its end.
  public var answer: [UInt8]
  /// Whether the line could not be answered; its answer then says why, under `error`.
  public var isFault: Bool

  /// Answers one request.
  ///
  /// - Parameters:
  ///   - line: an object of JSON in UTF-8, with or without white space around it.
  ///   - number: the number of the line, counted from 1, which an error names.
  ///   - engines: those that a line may name beside the ones with words of their own. Each is asked about a scene.
  public init(answering line: [UInt8], number: Int, engines: EngineCatalog = .shipped) {
    var id = JSON.null
    do {
      let line = try RequestFields(reading: line)
      id = line.verbatim("id")
      let engine = try BatchEngine.named(line.optional("engine"), in: engines)
      self.init(answer: try engine.reply(to: line, id: id).bytes, isFault: false)
    } catch let fault as RequestFault {
      self.init(refusing: number, id: id, fault.reason)
    } catch {
      let reason = "the answer has a number out of range; ask with smaller ones"
      self.init(refusing: number, id: id, reason)
    }
  }

  /// Refuses a line that is longer than `limit`, the longest that is read, in bytes.
  public init(tooLong number: Int, limit: Int) {
    self.init(refusing: number, id: .null, "longer than \(limit) bytes; one request is one line")
  }

  private init(refusing number: Int, id: JSON, _ reason: String) {
    let fault: JSON = ["id": id, "error": "line \(number): \(reason)"]
    // Nothing but text and an id that was read, which can be written.
    self.init(answer: (try? fault.bytes) ?? [], isFault: true)
  }

  private init(answer: [UInt8], isFault: Bool) { (self.answer, self.isFault) = (answer, isFault) }
}

/// A placement engine that answers requests in its own vocabulary, one at a time.
package struct BatchEngine: Sendable {
  /// The name by which a line asks for it.
  package var name: String
  /// The keys that may stand beside a request as well as in it.
  private var outerKeys: Set<String> = []
  /// The key that a scene has and a question in its own words has not.
  private var sceneKey = "container"
  private var reply: Reply
  /// How it answers a scene, if it has words of its own.
  private var scenes: Reply?

  /// The line of the answer to a request: whose id it bears, and under which key the answer stands.
  private typealias Reply =
    @Sendable (RequestFields, _ id: JSON, _ answerKey: String) throws -> JSON

  /// The engine in whose keys a line is read that names none.
  private static let own = BatchEngine(name: "poplab", sceneKey: "size") { request, id, key in
    PlacementReply(try PlacementRequest(request).presentation.layout(), id: id).json(answerKey: key)
  }

  /// The engines with words of their own; the first answers lines that name none.
  package static let all = [
    own,
    BatchEngine("floating-ui") { try FloatingUI($0).answer.jsonValue },
    BatchEngine("css-anchor") { request in
      request.has("anchor")
        ? try CSSAnchorPositioning(request).answer.jsonValue
        : try CSSAnchorWalk(request).answer.jsonValue
    },
    BatchEngine("xdg-positioner", outerKeys: ["implementation"]) {
      try XDGPositionerQuestion($0).answer.jsonValue
    },
    BatchEngine("vim-popup") { try VimPopupQuestion($0).answer.jsonValue },
    BatchEngine("neovim-float") { try NeovimFloatQuestion($0).answer.jsonValue },
    BatchEngine("imgui-popup") { try ImGuiPopup($0).answer.jsonValue },
    BatchEngine("posframe") { try PosframeQuestion($0).answer.jsonValue },
  ]

  /// - Parameters:
  ///   - name: `nil` stands for poplab's own.
  ///   - catalog: answers for those that have no words of their own.
  static func named(_ name: String?, in catalog: EngineCatalog) throws(RequestFault) -> BatchEngine
  {
    guard let name else { return own }
    let scenes = catalog.engine(named: name).map(BatchEngine.init(answeringScenesBy:))
    if let engine = all.first(where: { name == $0.name || name == $0.catalogName }) {
      return engine.answeringScenes(by: scenes)
    }
    if let scenes { return scenes }
    let known = all.map(\.name) + catalog.names.filter { !secondNames.contains($0) }
    let nearest =
      Suggestion.question(about: name, in: known + secondNames)
      .map { "\($0) " } ?? ""
    throw RequestFault(
      "unknown engine '\(name)'; \(nearest)known here: \(known.joined(separator: ", "))")
  }

  /// The same for questions in its own words and for scenes.
  private func answeringScenes(by scenes: BatchEngine?) -> BatchEngine {
    var both = self
    both.scenes = scenes?.reply
    return both
  }

  /// The name that it has in a catalog, if that is another.
  private var catalogName: String? { EngineCatalog.secondNames[name] }

  /// The names in a catalog of engines that are known here by one of their own.
  private static let secondNames = all.map { $0.catalogName ?? $0.name }

  /// Answers the request whose keys stand on a line itself, or under its key `in`.
  func reply(to line: RequestFields, id: JSON) throws -> JSON {
    let isWrapped = line.has("in")
    let request = isWrapped ? try line.request(at: "in") : line.leavingOut("in")
    let scenes = request.contains(sceneKey) ? scenes : nil
    if isWrapped {
      try line.refuseKeys(except: Self.lineKeys.union(scenes == nil ? outerKeys : []))
      if let key = RequestFields.keysOfLines.first(where: request.contains) {
        throw request.fault(.other("it stands beside 'in', not in it"), at: key)
      }
    }
    let isOwn = !isWrapped && scenes == nil && name == Self.own.name
    return try (scenes ?? reply)(request, id, isOwn ? "expect" : "out")
  }

  /// The keys of a line around `in`, and those that recorded examples have besides.
  private static let lineKeys = Set(RequestFields.keysOfLines).union([
    "in", "out", "cat", "raw", "tags", "flipped_literal", "system", "kind",
    "expect", "note", "recommended",
  ])
}

extension BatchEngine {
  private init(answeringScenesBy engine: CatalogEngine) {
    self.init(engine.name) { try EngineScene($0).answer(of: engine).jsonValue }
  }

  /// An engine whose answer stands alone.
  private init(
    _ name: String, outerKeys: Set<String> = [],
    answering: @escaping @Sendable (RequestFields) throws -> JSON
  ) {
    self.init(name: name, outerKeys: outerKeys) { request, id, key in
      .object([
        JSON.Member(key: "id", value: id), JSON.Member(key: key, value: try answering(request)),
      ])
    }
  }
}
