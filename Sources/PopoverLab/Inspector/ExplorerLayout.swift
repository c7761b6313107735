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
    ExplorerLayout(room: Lab.container(on: size), hasPanel: inspectorPage != nil)
  }

  /// The part of the scene that is seen: all of it, or beside the inspector what surrounds the selected
  /// popover. The scene itself is as large as ever, as asking why must not change the answer.
  var sceneView: SceneView {
    let area = explorerLayout.scene
    guard area != container else { return SceneView(area: area) }
    let placed = placedPopover
    let anchor = placed.map { CellRect($0.presentation.sourceRect) } ?? selectedBounds
    let frame = placed.flatMap { $0.isShown ? CellRect($0.layout.frame) : nil }
    return SceneView(
      of: container, in: area, focus: CellRect(around: [anchor] + (frame.map { [$0] } ?? [])),
      heart: anchor)
  }

  private var selectedBounds: CellRect {
    let region = selectedAnchor.flatMap { anchor in
      placement.anchors.first { $0.name == anchor.name }
    }
    return CellRect(around: region?.rects ?? [])
  }
}
