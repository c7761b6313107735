import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// The same scene with one of its popovers placed by several engines; the others keep theirs.
package struct SceneComparison: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var engine: String
    package var stage: SceneStage
    package var placement: ScenePlacement
    /// The popover that is compared.
    package var popover: PlacedPopover
  }

  /// In the order of the engines; all others are compared with the first.
  package private(set) var rows: [Row]
  private let stage: SceneStage
  private let popover: String
  private let engines: [String]

  /// - Parameters:
  ///   - placement: where the popovers of the scene were before, for its own engine.
  ///   - former: the comparison before, for other engines that remember.
  package init(
    _ stage: SceneStage, popover: String, engines: [String], after placement: ScenePlacement? = nil,
    _ former: SceneComparison? = nil
  ) {
    (self.stage, self.popover, self.engines) = (stage, popover, engines)
    rows = engines.compactMap { engine in
      var stage = stage
      guard let index = stage.scene.popovers.firstIndex(where: { $0.name == popover }) else {
        return nil
      }
      let isOwn = stage.scene.popovers[index].engine == engine
      stage.scene.popovers[index].engine = engine
      let before = isOwn ? placement : former?.rows.first { $0.engine == engine }?.placement
      let placement = stage.placement(after: before)
      return placement[popover].map {
        Row(engine: engine, stage: stage, placement: placement, popover: $0)
      }
    }
  }

  /// Whether it is about the same scene and the same engines.
  package func isOf(_ stage: SceneStage, popover: String, engines: [String]) -> Bool {
    self.popover == popover && self.engines == engines && self.stage == stage
  }

  /// How the popover of a row differs from the first, a phrase each; none in the same place.
  package func differences(_ row: Row) -> [String] {
    guard let first = rows.first else { return [] }
    guard row.popover.isShown, first.popover.isShown else {
      return row.popover.isShown == first.popover.isShown
        ? [] : [row.popover.isShown ? "shown" : "no defined answer"]
    }
    return FrameDifference(
      of: row.popover.layout.background, from: first.popover.layout.background
    ).phrases()
  }

  /// Why the popover of a row is not where the first is: lines without full stops, ever shorter.
  package func reasons(_ row: Row) -> [String] {
    guard let first = rows.first, row.engine != first.engine else {
      return SentenceLength.allCases.map { row.popover.sentence(length: $0) }
    }
    let (own, other) = (row.popover.facts, first.popover.facts)
    let isSame = differences(row).isEmpty
    let rest = isSame ? "same as \(first.engine)" : "\(first.engine) \(other.listed)"
    let summary = row.popover.engineWords(in: row.stage.engines).map { "; \($0)" } ?? ""
    return [
      "\(row.engine) \(own.listed); \(rest)\(summary)", "\(row.engine) \(own.listed); \(rest)",
      "\(row.engine): \(isSame ? "same as \(first.engine)" : own.listed)",
      "\(row.engine): \(isSame ? "the same" : differences(row).joined(separator: ", "))",
    ]
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}

extension PlacedPopover {
  /// What another engine calls its answer, and how it is set up; `nil` for the library's own.
  package func engineWords(in catalog: EngineCatalog) -> String? {
    guard layout.rule == .given else { return nil }
    let catalogued = catalog.engine(named: engine)
    let adjusted = adjustment.flatMap { catalogued?.summary(permitting: $0) }
    let summary = adjusted ?? catalogued?.summary ?? ""
    let name = answer?.name ?? ""
    return name.isEmpty ? "\(engine): \(summary)" : "\(engine) calls it \(name): \(summary)"
  }

  /// What another engine calls its answer, and where poplab would place the popover, a phrase each; `nil` for the library's own.
  package func engineReasons(
    beside explanation: PlacementExplanation, in catalog: EngineCatalog
  ) -> [String]? {
    guard let engine = engineWords(in: catalog) else { return nil }
    let layout = explanation.layout
    let own =
      layout.side?.name ?? (layout.arrowDirection == nil ? "without an arrow" : layout.placePhrase)
    return [engine, "poplab would place it \(own): \(layout.rule.phrase)"]
  }

  /// Its place in phrases: the side, how it lies along the edge, and what is unusual.
  package var facts: [String] {
    guard isShown else { return [whyNotShown] }
    let size =
      layout.isShrunk
      ? "\(presentation.shrinkPhrase(for: layout)) \(Words.size(layout.content.size))" : nil
    return [place] + [alignment].compactMap { $0 } + outside + [size].compactMap { $0 }
  }

  private var place: String {
    if layout.arrowDirection != nil { return layout.placePhrase }
    if layout.overlapsAnchor { return "over the anchor" }
    return "\(presentation.middle(for: layout.frame)), without an arrow"
  }

  /// How the background lies along the edge of the anchor that it is beside.
  private var alignment: String? {
    guard let axis = layout.arrowDirection?.axis.crossed else { return nil }
    let (own, anchor) = (layout.background[axis], presentation.sourceRect[axis])
    let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    if abs(own.mid - anchor.mid) <= 0.5 { return "centred" }
    if own.start == anchor.start { return "\(names.0) edges aligned" }
    if own.end == anchor.end { return "\(names.1) edges aligned" }
    let area = presentation.area[axis]
    if own.start == area.start { return "stopped at the \(names.0) edge" }
    return own.end == area.end ? "stopped at the \(names.1) edge" : nil
  }

  /// The edges of the free area that it sticks out of.
  private var outside: [String] {
    Words.overflow(layout.background.overflow(of: presentation.area), in: .cells)
  }
}
