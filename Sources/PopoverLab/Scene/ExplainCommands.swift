import CellCanvas
import PopoverScenes

enum ExplainCommands {
  static let inspecting: [Command<SceneMode>] = [
    Command("why", keys: "w", hint: "why", "show or hide why the popover is where it is", .explains)
    {
      let isShown = $1.explanation.inspectorTop != nil && !$1.open.has(.isPanel)
      $1.explanation.inspectorTop = isShown ? nil : 0
      $1.explanation.isOfComparison = !isShown && $1.base.name == .comparison
      $1.closePanels()
    }
  ]

  /// The keys of the open inspector, which come before those of the scene.
  static let inspectorKeys: [KeyLines] = [
    KeyLines(
      "Explanation",
      KeyLine(
        "half a page down, up", "half-page-down", "half-page-up", hint: "scroll",
        sample: "Ctrl-D Ctrl-U"),
      .pages)
  ]

  static let overlays: [Command<SceneMode>] = [
    toggle(.rectangles, "r R", "show the rectangles of the placement, or hide them"),
    toggle(
      .ghosts, "",
      "outline the popover on the sides it did not take, or hide the outlines"),
    toggle(.map, "m M", "show the side for each place of the anchor, or hide the map"),
    toggle(.contrast, "%", "mark what is hard to see, or remove the marks"),
  ]

  private static func toggle(
    _ overlay: Overlay, _ keys: String, _ help: String
  ) -> Command<SceneMode> {
    Command(overlay.rawValue, keys: keys, help, .explains) { $1.toggle(overlay) }
  }

  /// Scrolls the inspector, and stops at its ends.
  static func scroll(_ step: ScrollStep, _ lab: inout LabContext) {
    guard let top = lab.explanation.inspectorTop else {
      return lab.refuse("There is nothing to scroll; \(lab.key(for: "why")) opens the explanation")
    }
    let step = step.rows(page: lab.explorer.panel.height - 1)
    let text = panel(&lab).text { lab.explanation.whatIf($0) }
    lab.explanation.inspectorTop = text.top(top, scrolledBy: step)
    if lab.explanation.inspectorTop == text.top(top) {
      lab.refuse("This is the \(step < 0 ? "start" : "end") of the explanation")
    }
  }

  /// Scrolls the inspector if the mouse is over it.
  static func wheel(_ notches: Int, at point: CellPoint, _ lab: inout LabContext) {
    guard lab.explorer.panel.contains(point), lab.explanation.inspectorTop != nil else { return }
    scroll(.rows(notches * ScrollStep.wheelRows), &lab)
  }

  /// The number in the line of the inspector at a cell of the screen; `nil` if there is none.
  static func number(at point: CellPoint, _ lab: inout LabContext) -> LabNumber? {
    panel(&lab).number(at: point) { lab.explanation.whatIf($0) }
  }

  /// The inspector, with a map that is made again only if it has become another one.
  private static func panel(_ lab: inout LabContext) -> InspectorPanel {
    let question = Explorer.mapQuestion(in: lab)
    if lab.explanation.map?.question != question {
      lab.explanation.map = question.map { SideMap($0) }
    }
    return InspectorPanel(lab, map: lab.explanation.map)
  }
}
