import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

/// A scene of yours, which you would keep in a file and look at with `poplab menu.yaml`.
private let menu = """
  screen: 40x12
  anchors: { button: { x: 30, y: 1, width: 6, height: 1 } }
  popovers: { menu: { anchor: button, menu: [Open, Save, Close] } }
  checks:
    - { popover: menu, side: below, points: true, inside: true }
  """

@Test func theMenuOpensBelowItsButton() throws {
  let document = try SceneDocument(Array(menu.utf8), path: "menu.yaml")
  let stage = SceneStage(
    document.scene, screen: CellSize(width: 80, height: 24), theme: Theme.shipped["rounded"]!)
  let report = CheckReport(document, CheckResult.all(on: stage))
  #expect(report.passes, "\(report)")
  #expect(stage.picture(of: stage.placement()).picture.contains("Save"))
}
