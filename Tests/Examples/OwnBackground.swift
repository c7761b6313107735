import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// A background with a rule above and one below, and an arrow of one letter.
struct Ruled: PopoverBackground, Equatable, Sendable {
  let arrowBase = 1
  let arrowHeight = 1
  let contentViewInsets = CellInsets(top: 1, left: 1, bottom: 1, right: 1)
  let capInsets = CellInsets(top: 1, left: 1, bottom: 1, right: 1)
  let wantsDefaultContentAppearance = false

  var arrowDirection: ArrowDirection?
  var arrowOffset = 0.0

  func draw(in frame: CellRect, on canvas: inout Canvas) {
    let parts = chrome(in: frame)
    let rows = parts.background.rows
    for y in rows {
      let isRule = y == rows.first || y == rows.last
      let row = CellRect(columns: parts.background.columns, rows: y..<y + 1)
      canvas.fill(row, with: Cell(isRule ? Glyph("=") : .space))
    }
    guard let arrowDirection else { return }
    let letters: [ArrowDirection: Glyph] = [.up: "^", .down: "v", .left: "<", .right: ">"]
      .mapValues { Glyph($0) }
    canvas.fill(parts.arrow, with: Cell(letters[arrowDirection] ?? .space))
  }
}

/// The popovers of a scene on it; the page and what they show keep the styles of the theme.
func ruledPicture(ofScene file: String) throws -> String {
  let scene = try Scene(Array(file.utf8), path: "ruled.yaml")
  let stage = SceneStage(
    scene, screen: CellSize(width: 40, height: 10), theme: Theme(name: "plain"),
    background: StageBackground(Ruled()))
  return stage.picture(of: stage.placement()).picture
}
