import CellCanvas

/// Where things are while the scene is explored: the scene, and the inspector beside or below it.
struct ExplorerLayout: Equatable {
  var scene: CellRect
  /// Empty while the inspector is closed.
  var panel: CellRect
  /// Whether the panel lies beside the scene, and not below it.
  var isBeside = false

  /// Below this, scene and panel lie one above the other.
  private static let leastWideWidth = 76
  private static let panelWidths = 34...60
  private static let leastSceneRows = 3

  init(room: CellRect, hasPanel: Bool) {
    (scene, panel) = (room, CellRect(x: 0, y: 0, width: 0, height: 0))
    guard hasPanel else { return }
    isBeside = room.width >= Self.leastWideWidth
    if isBeside {
      let widths = Self.panelWidths
      panel = room
      panel.width = max(widths.lowerBound, min(room.width * 2 / 5, widths.upperBound))
      panel.x = room.columns.upperBound - panel.width
      scene.width -= panel.width
    } else {
      panel = room
      panel.height = max(room.height / 2, min(6, room.height - Self.leastSceneRows))
      panel.y = room.rows.upperBound - panel.height
      scene.height -= panel.height
    }
  }
}

extension Lab {
  var explorerLayout: ExplorerLayout {
    ExplorerLayout(room: Lab.container(on: size), hasPanel: hasInspector)
  }

  /// Whether the inspector is shown, be it for the number that is turned.
  var hasInspector: Bool { inspectorPage != nil || dial?.number != nil }
}
