import CellCanvas
import PopoverGeometry

/// The areas of the scene and of the inspector beside or below it.
struct ExplorerLayout: Equatable {
  var scene: CellRect
  /// Empty while the inspector is closed.
  var panel: CellRect
  /// Whether the panel lies beside the scene, and not below it.
  var isBeside = false

  /// The smallest width for a panel beside the scene.
  private static let minimumWideWidth = 76
  private static let minimumWidthForColumns = 110
  private static let panelWidths = 34...60
  private static let minimumSceneRows = 3

  /// - Parameter hasColumns: whether the panel is a table, which needs a wide screen to lie beside the scene.
  init(room: CellRect, hasPanel: Bool, hasColumns: Bool = false) {
    (scene, panel) = (room, CellRect(x: 0, y: 0, width: 0, height: 0))
    guard hasPanel else { return }
    isBeside = room.width >= (hasColumns ? Self.minimumWidthForColumns : Self.minimumWideWidth)
    panel = room
    if isBeside {
      let widths = Self.panelWidths
      panel.width = max(widths.lowerBound, min(room.width * 2 / 5, widths.upperBound))
      panel.x = room.columns.upperBound - panel.width
      scene.width -= panel.width
    } else {
      panel.height = max(room.height / 2, min(6, room.height - Self.minimumSceneRows))
      panel.y = room.rows.upperBound - panel.height
      scene.height -= panel.height
    }
  }
}

extension ExplorerLayout {
  /// The panel without the rule at its left edge.
  var content: CellRect { isBeside ? panel.besideRule : panel }
}

extension Canvas {
  mutating func drawRule(at x: Int, rows: Range<Int>, style: Style) {
    let rule = CellRect(x: x, y: rows.lowerBound, width: 1, height: rows.count)
    fill(rule, with: Cell(Glyph("│"), style: style))
  }
}
