import MessageText
import PlacementEngines
import PopoverGeometry

/// The answer of an engine in its own words.
struct BatchAnswer {
  let words: JSON
  /// The same in the keys of `place --json`; `nil` for the engines of others.
  let placement: JSON?

  init(_ words: any JSONRepresentable, placement: JSON? = nil) {
    (self.words, self.placement) = (words.jsonValue, placement)
  }
}

/// A placement engine that answers requests in its own vocabulary, one at a time.
struct BatchEngine: Sendable {
  /// The name by which a line asks for it.
  var name: String
  /// The keys of a request, if any other is a fault; none where others are passed over.
  var knownKeys: Set<String> = []
  /// The keys that may stand beside a request as well as in it.
  var outerKeys: Set<String> = []
  /// - Throws: ``BatchFault`` when the request has no answer.
  var answer: @Sendable (BatchFields) throws -> BatchAnswer

  /// The engines that a line may name; the first answers lines that name none.
  static let all = [
    BatchEngine(name: "poplab", knownKeys: PlacementBatch.knownKeys) {
      try PlacementBatch.answer($0)
    },
    BatchEngine(name: "floating-ui") { BatchAnswer(try FloatingUIBatch.answer($0)) },
    BatchEngine(name: "css-anchor") { BatchAnswer(try CSSAnchorBatch.answer($0)) },
    BatchEngine(name: "xdg-positioner", outerKeys: ["implementation"]) {
      BatchAnswer(try XDGPositionerBatch.answer($0))
    },
    BatchEngine(name: "vim-popup") { BatchAnswer(try VimPopupBatch.answer($0)) },
    BatchEngine(name: "neovim-float") { BatchAnswer(try NeovimFloatBatch.answer($0)) },
    BatchEngine(name: "imgui-popup") { BatchAnswer(try ImGuiPopupBatch.answer($0)) },
    BatchEngine(name: "posframe") { BatchAnswer(try PosframeBatch.answer($0)) },
  ]

  /// - Parameters:
  ///   - name: `nil` stands for poplab's own.
  ///   - catalog: answers for those that have no words of their own.
  static func named(_ name: String?, in catalog: EngineCatalog) throws(BatchFault) -> BatchEngine {
    guard let name else { return all[0] }
    if let engine = all.first(where: { name == $0.name || name == $0.catalogName }) {
      return engine
    }
    if let engine = catalog.engine(named: name) { return SceneBatch.engine(engine) }
    let added = catalog.names.filter { EngineCatalog.shipped.engine(named: $0) == nil }
    let known = all.map(\.name) + added
    let nearest = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'? " } ?? ""
    throw BatchFault(
      "unknown engine '\(name)'; \(nearest)known here: \(known.joined(separator: ", "))")
  }

  /// The name that it has in a catalog, if that is another.
  private var catalogName: String? { EngineCatalog.secondNames[name] }

  /// Answers the request whose keys stand on a line itself, or under its key `in`.
  func answer(line: BatchFields) throws -> BatchAnswer {
    guard line.contains("in") else {
      try line.refuseKeys(except: knownKeys)
      return try answer(line)
    }
    try line.refuseKeys(except: Self.lineKeys.union(outerKeys))
    let request = try line.request(at: "in")
    try request.refuseKeys(except: knownKeys)
    return try answer(request)
  }

  /// The keys of a line around `in`, and those that recorded examples have besides.
  private static let lineKeys: Set<String> = [
    "id", "engine", "in", "out", "cat", "raw", "tags", "flipped_literal", "system", "kind",
    "expect", "note", "recommended",
  ]
}

/// Dear ImGui's search for the best place of a popup.
enum ImGuiPopupBatch {
  /// `ref` is the preferred top-left corner; the popup must not cover `avoid` or leave `outer`.
  static func answer(_ request: BatchFields) throws -> JSON {
    var popup = ImGuiPopup(
      position: try request.point("ref"), size: try request.size("size"),
      avoid: try request.rect("avoid"), outer: try request.rect("outer"))
    popup.lastDirection = try request.name("last_dir", or: popup.lastDirection)
    popup.policy = try request.name("policy", or: popup.policy)
    let placement = popup.placement()
    let (frame, direction) = (placement.frame, placement.direction)
    return ["pos": [frame.x, frame.y], "last_dir": direction.rawValue]
  }
}

/// The position handlers of Emacs's posframe.
enum PosframeBatch {
  /// The top-left corner; figures below zero count back from the right or bottom edge.
  static func answer(_ request: BatchFields) throws -> [Double] {
    let handler: PosframeHandler = try request.name("handler")
    var posframe = Posframe(
      size: try request.size("size"), frame: try request.size("frame"),
      window: try request.rect("window"), point: try request.point("point"))
    posframe.fontHeight = try request.value("font_height", or: 1)
    posframe.offset = try request.point("offset", or: Point(x: 0, y: 0))
    posframe.modeLineHeight = try request.value("mode_line", or: 1)
    posframe.minibufferHeight = try request.value("minibuffer", or: 1)
    let position = posframe.position(by: handler)
    return [position.x, position.y]
  }
}
