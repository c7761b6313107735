import MessageText
import PlacementEngines

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
    var question = try PlacementRequest(request)
    question.id = id
    return question.reply.json(answerKey: key)
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
    BatchEngine("vim-popup", outerKeys: ["version"]) {
      try VimPopupQuestion($0).answer.jsonValue
    },
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
    let known = all.map(\.name) + catalog.names.filter { !catalogNames.contains($0) }
    let nearest =
      Suggestion.question(about: name, in: known + catalogNames)
      .map { "\($0) " } ?? ""
    throw RequestFault(
      "unknown engine \(quoted(name)); \(nearest)known here: \(known.joined(separator: ", "))")
  }

  /// The same for questions in its own words and for scenes.
  private func answeringScenes(by scenes: BatchEngine?) -> BatchEngine {
    var both = self
    both.scenes = scenes?.reply
    return both
  }

  /// The name that it has in a catalog, if that is another.
  private var catalogName: String? { EngineCatalog.batchNames[name] }

  /// The names in a catalog of engines that are known here by one of their own.
  private static let catalogNames = all.map { $0.catalogName ?? $0.name }

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
