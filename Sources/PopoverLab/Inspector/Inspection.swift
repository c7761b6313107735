import CellCanvas
import PopoverGeometry
import PopoverScenes

/// The text of the inspector that explains the place of a popover, before it is broken into lines.
struct Inspection: Equatable {
  struct Paragraph: Equatable {
    var text: String
    var isMarked = false
  }

  struct Section: Equatable {
    var title: String
    var paragraphs: [Paragraph]
  }

  var sections: [Section]

  init(of nothing: String) {
    sections = [Section(title: "Decision", paragraphs: [Paragraph(text: nothing + ".")])]
  }

  /// - Parameters:
  ///   - scene: the scene with the popover.
  ///   - map: its sides for each place of the anchor, if its own question does not tell them and they are not too many.
  ///   - flips: the newest first.
  ///   - whatIf: answers which changes of a question would change the side.
  init(
    _ placed: PlacedPopover, in scene: ShownScene, map: PlacementMap?, flips: [Flip],
    asking whatIf: (PopoverPresentation) -> WhatIf
  ) {
    let explanation = placed.presentation.explanation()
    let isOwn = placed.layout.rule != .given
    sections = [
      Section(title: "Decision", paragraphs: Self.decision(placed, explanation)),
      Section(
        title: isOwn ? "Sides" : "Sides, as poplab weighs them",
        paragraphs: Self.sides(placed, explanation)),
      Section(title: "What would change it", paragraphs: Self.changes(placed, scene, map, whatIf)),
      Self.history(flips.filter { $0.popover == placed.name }),
    ]
  }
}

extension Inspection {
  /// The decision, and the rule and the figures that led to it.
  private static func decision(
    _ placed: PlacedPopover, _ explanation: PlacementExplanation
  ) -> [Paragraph] {
    let sentence = Paragraph(text: placed.sentence + ".")
    let reasons =
      placed.engineReasons(beside: explanation, in: .shipped)
      ?? explanation.reasons.map(\.capitalizedFirst)
    let wrapping = wrapping(placed.presentation)
    return [sentence]
      + reasons.enumerated().map {
        Paragraph(text: $1, isMarked: $0 == 0)
      } + wrapping
  }

  /// Where a text is wrapped before any side is looked at.
  private static func wrapping(_ presentation: PopoverPresentation) -> [Paragraph] {
    let width = presentation.preferredContentSize.width
    guard presentation.wrapping != nil, let most = presentation.maximumContentSize?.width,
      width > most
    else { return [] }
    return [
      Paragraph(
        text: "The text is \(Words.cells(width, along: .horizontal)) wide and wrapped at "
          + "\(Words.figure(most)); :popover maximum WxH sets another limit.")
    ]
  }

  /// A line for each side in the order in which the sides are tried, those that are not permitted last.
  private static func sides(
    _ placed: PlacedPopover, _ explanation: PlacementExplanation
  ) -> [Paragraph] {
    let shown = placed.directionBeside
    func line(_ side: CandidateExplanation, _ words: String) -> Paragraph {
      let isShown = side.candidate.direction == shown
      return Paragraph(
        text: "\(isShown ? "▸" : " ") \(side.sideName): \(words)", isMarked: isShown)
    }
    return explanation.candidates.map { line($0, "\($0.verdict()), shows \($0.shownSize)") }
      + explanation.notPermitted.map { line($0, "not permitted") }
  }

  /// The moves of the anchor that would change the side: asked of the library's own engine, or taken from the map if
  /// another engine places the popover, or others move with it.
  private static func changes(
    _ placed: PlacedPopover, _ scene: ShownScene, _ map: PlacementMap?,
    _ whatIf: (PopoverPresentation) -> WhatIf
  ) -> [Paragraph] {
    var presentation = placed.presentation
    let popover = scene.stage.scene.popovers.first { $0.name == placed.name }
    if let popover, scene.stage.scene.isAskedAlone(popover) {
      return presentation.sentences(for: whatIf(presentation)).map { Paragraph(text: $0 + ".") }
    }
    guard let anchor = popover.flatMap(scene.stage.scene.anchorIndex), let map, map.isWhole else {
      return [Paragraph(text: "There are too many places to ask about the nearest change.")]
    }
    presentation.sourceRect = Rect(CellRect(around: scene.placement.anchors[anchor].rects))
    guard let moves = map.moves(of: presentation) else {
      return [
        Paragraph(
          text:
            "Part of the anchor lies outside the container; only places with all of it inside are asked about."
        )
      ]
    }
    return presentation.sentences(for: moves).map { Paragraph(text: $0 + ".") }
      + [Paragraph(text: "Each place is asked about without a former answer.")]
  }

  private static func history(_ flips: [Flip]) -> Section {
    if flips.isEmpty {
      return Section(title: "Flips", paragraphs: [Paragraph(text: "None so far.")])
    }
    return Section(
      title: "Flips: \(flips.count), the newest first",
      paragraphs: flips.map { Paragraph(text: $0.words) })
  }
}
