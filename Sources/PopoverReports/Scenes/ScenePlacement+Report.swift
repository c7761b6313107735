import PopoverScenes

extension ScenePlacement {
  /// The answers as one JSON object: `version` tells its form.
  package func json() throws -> String { try JSONText.text(of: PlacementSheet(self)) }
}

private struct PlacementSheet: Encodable {
  var version = 1
  var screen: [Int]
  var anchors: [String: [[Int]]]
  var popovers: [PopoverSheet]

  init(_ placement: ScenePlacement) {
    screen = [placement.container.width, placement.container.height]
    anchors = Dictionary(
      placement.anchors.map { region in
        (region.name, region.rects.map { [$0.x, $0.y, $0.width, $0.height] })
      }
    ) { first, _ in first }
    popovers = placement.popovers.map(PopoverSheet.init)
  }
}

private struct PopoverSheet: Encodable {
  var name: String
  var engine: String
  var sentence: String
  /// Without one, nothing is shown.
  var layout: LayoutReport?

  init(_ placed: PlacedPopover) {
    (name, engine, sentence) = (placed.name, placed.engine, placed.sentence)
    layout = placed.isShown ? LayoutReport(placed.layout) : nil
  }
}
