import CellCanvas
import PopoverScenes
import PopoverThemes

/// Lines of Emacs Lisp that show a popover with posframe, at the place that poplab has chosen.
func emacsLisp(_ popover: ExportedPopover) -> String {
  let text = popover.lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
  let (box, border) = (popover.box, popover.look.border)
  return """
    ;; \(popover.placed.sentence).
    (posframe-show " *\(popover.popover.name)*"
      :string "\(text.joined(separator: "\n"))"
      :position '(\(box.x) . \(box.y)) :width \(box.width) :height \(box.height)
      :border-width \(border.isNone ? 0 : 1))

    """
}

/// What it writes for every popover of a scene that is shown.
func emacsLisp(ofScene file: String) throws -> String {
  let scene = try Scene(Array(file.utf8), path: "export.yaml")
  let stage = SceneStage(
    scene, screen: CellSize(width: 40, height: 10),
    theme: Theme.shipped["rounded"] ?? Theme(name: "plain"))
  let popovers = scene.popovers.compactMap { ExportedPopover($0.name, of: stage) }
  return popovers.map(emacsLisp).joined(separator: "\n")
}
