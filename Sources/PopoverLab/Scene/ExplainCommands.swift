enum ExplainCommands {
  static let inspecting: [Command<SceneMode>] = [
    Command("why", keys: "w", hint: "why", "say why the popover is where it is, and the next page")
    { inspect(&$1) }
  ]

  static let overlays: [Command<SceneMode>] = [
    toggle("rectangles", "R", .rectangles, "show the rectangles of the placement, or hide them"),
    toggle("ghosts", "G", .ghosts, "show the popover on the sides not taken, or hide that"),
    toggle("map", "M", .map, "show the side for every place of the anchor, or hide that"),
    toggle("contrast", "%", .contrast, "mark what is hard to see, or not"),
  ]

  private static func toggle(
    _ name: String, _ keys: String, _ overlay: Overlays, _ help: String
  ) -> Command<SceneMode> {
    Command(name, keys: keys, help) { _, lab in
      lab.explanation.overlays.formSymmetricDifference(overlay)
      let isShown = lab.explanation.overlays.contains(overlay)
      lab.notice = .done("\(overlay.words) \(isShown ? "shown" : "hidden")")
    }
  }

  /// Opens the inspector, turns to its next page, or closes it after the last page.
  private static func inspect(_ lab: inout LabContext) {
    let next = lab.explanation.inspectorPage.map { $0 + 1 } ?? 0
    lab.explanation.inspectorPage = next
    if next >= panel(lab).pageCount { lab.explanation.inspectorPage = nil }
  }

  /// The inspector, with a new map if it needs one.
  static func panel(_ lab: LabContext) -> InspectorPanel {
    InspectorPanel(lab, map: Explorer.map(lab))
  }
}
