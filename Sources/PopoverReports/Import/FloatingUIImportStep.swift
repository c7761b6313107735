import AnnotatedYAML
import PlacementEngines
import PopoverGeometry

/// A step of floating-ui of which a scene can have something.
struct FloatingUIImportStep: Sendable {
  /// Options that change nothing, as they are so without being given.
  var defaults: [String: String] = [:]
  var read: Reader

  typealias Reader =
    @Sendable (inout FloatingUIImportOptions, FloatingUI.Placement, inout SceneDraft) -> Void

  /// What a scene cannot have of options without a shift.
  static let fixedPlace =
    "that it may not shift along its anchor; poplab always moves it into the area"

  static let all: [String: FloatingUIImportStep] = [
    "offset": FloatingUIImportStep { options, _, draft in
      let distance = options.number("mainAxis") ?? 0
      if distance < 0 { draft.lose("that the popover reaches over its anchor; its gap is 0") }
      draft.gap = max(0, distance)
      draft.skid = options.number("crossAxis") ?? 0
    },
    "flip": FloatingUIImportStep(
      defaults: [
        "crossAxis": "true", "padding": "0", "fallbackStrategy": "bestFit",
        "fallbackAxisSideDirection": "none", "flipAlignment": "true",
      ]
    ) { options, placement, draft in
      let mayFlip = options.flag("mainAxis") ?? true
      let others = options.placements("fallbackPlacements", beside: placement, &draft)
      let sides = others ?? (mayFlip ? [placement.opposite.side] : [])
      draft.permitted = ArrowDirections(([placement.side] + sides).map(ArrowDirection.init))
    },
    "shift": FloatingUIImportStep(defaults: ["crossAxis": "false"]) { options, _, draft in
      if let padding = options.insets("padding") { draft.margins = padding }
      if options.flag("mainAxis") == false {
        draft.lose(FloatingUIImportStep.fixedPlace)
      }
    },
    "size": FloatingUIImportStep(defaults: ["padding": "0"]) { _, _, _ in },
    "arrow": FloatingUIImportStep(defaults: ["padding": "0"]) { options, _, _ in
      options.pass("element")
    },
  ]
}

/// The options of a step, and which of them were taken.
struct FloatingUIImportOptions {
  private let step: String
  private let place: Place?
  private let entries: [SourceNode.Entry]
  private var taken: Set<String> = []
  /// What was expected of those that a scene has a place for, and that could not be read.
  private var expected: [String: String] = [:]
  /// What was expected where there is something that is no options.
  private let expectedForm: String?

  /// - Parameter node: an object; with React in a list with what it depends on; or the distance alone.
  init(of step: String, _ node: SourceNode?) {
    (self.step, place) = (step, node?.place)
    let node = if case .list(let list)? = node?.content { list.first } else { node }
    switch node?.content {
    case .mapping(let entries)?: (self.entries, expectedForm) = (entries, nil)
    case .text("null")?, nil: (entries, expectedForm) = ([], nil)
    case .text?, .list?:
      let distance = step == "offset" ? node.flatMap { $0.pixels == nil ? nil : $0 } : nil
      entries = distance.map { [.init(key: "mainAxis", at: $0.place, value: $0)] } ?? []
      let form = step == "offset" ? "an object, or \(Self.pixels)" : "an object"
      expectedForm = distance == nil ? form : nil
    }
  }

  /// Remarks every option that was not taken and says anything.
  func loseRest(but defaults: [String: String], _ draft: inout SceneDraft) {
    if let expectedForm {
      draft.lose("the options of '\(step)' are not read; expected \(expectedForm)", at: place)
    }
    let left = entries.filter { entry in
      !taken.contains(entry.key) && !entry.value.isNull
        && defaults[entry.key].map { entry.value.content != .text($0) } ?? true
    }
    for entry in left {
      let fate = expected[entry.key].map { "is not read; expected \($0)" }
      draft.lose(
        "'\(entry.key)' of '\(step)' \(fate ?? "has no place in a scene")", at: entry.place)
    }
  }

  /// Passes over an option that says nothing of a place.
  mutating func pass(_ key: String) { taken.insert(key) }

  /// A number of pixels; `nil` if there is none, or none that a scene can have.
  mutating func number(_ key: String) -> Double? { take(key, Self.pixels) { $0.pixels } }

  private static let pixels = "a number of pixels below a million"

  mutating func flag(_ key: String) -> Bool? {
    take(key, "true or false") { node in
      if case .text(let word) = node.content { Bool(word) } else { nil }
    }
  }

  /// One distance for all edges, or some edges with theirs.
  mutating func insets(_ key: String) -> Insets? {
    take(key, "pixels, 0 or more, or such for top, left, bottom and right") { node in
      if let padding = node.pixels { return padding < 0 ? nil : Insets(all: padding) }
      guard case .mapping(let edges) = node.content,
        edges.allSatisfy({ Self.edges.contains($0.key) })
      else { return nil }
      let lengths = Self.edges.compactMap { key in node.entry(key).map(\.value.pixels) ?? 0 }
      guard lengths.count == Self.edges.count, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
      return Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
  }

  private static let edges = ["top", "left", "bottom", "right"]

  /// The sides of some placements; what a scene cannot have of them is remarked.
  mutating func placements(
    _ key: String, beside first: FloatingUI.Placement, _ draft: inout SceneDraft
  ) -> [Side]? {
    let names = take(key, "a list of placements") { node in
      if case .list(let names) = node.content { names } else { nil }
    }
    return names?.compactMap { node in
      guard case .text(let name) = node.content, let placement = FloatingUI.Placement(name: name)
      else {
        draft.lose("one of '\(key)' is no placement", at: node.place)
        return nil
      }
      if placement.alignment != first.alignment {
        draft.lose("the alignment of '\(name)'; a scene has one for all sides", at: node.place)
      }
      return placement.side
    }
  }

  private mutating func take<Value>(
    _ key: String, _ expected: String, _ read: (SourceNode) -> Value?
  ) -> Value? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    guard let value = read(entry.value) else {
      self.expected[key] = expected
      return nil
    }
    taken.insert(key)
    return value
  }
}

extension SourceNode {
  /// Whether it is `null`, which says nothing.
  var isNull: Bool { content == .text("null") }

  /// A number of pixels below a million; `nil` if it is none.
  var pixels: Double? {
    guard case .text(let text) = content, style != .doubleQuoted, let number = Double(text),
      abs(number) < 1e6
    else { return nil }
    return number
  }
}
