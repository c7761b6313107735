import CellCanvas

/// What explains the scene: what is drawn over it, and the inspector beside it.
struct Explanation: Equatable, Sendable {
  /// What is drawn over the scene.
  var overlays: Overlays = []
  /// The page of the inspector that is shown.
  var inspectorPage: Int?
  /// The number whose dial is open: the inspector shows the numbers meanwhile.
  var turning: LabNumber?
  /// The scene as the selected engine of a comparison has it; `nil` while none is shown.
  var engineScene: ShownScene?
  /// The number that was turned last.
  var lastNumber = LabNumber.arrowOffset

  /// Whether the inspector is shown.
  var hasInspector: Bool { inspectorPage != nil || turning != nil }
}

/// What is drawn over the scene to explain it; any of them together.
struct Overlays: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The container, the margins, and the parts of the selected popover.
  static let rectangles = Overlays(rawValue: 1)
  /// The selected popover on its other sides.
  static let ghosts = Overlays(rawValue: 2)
  /// The side of the selected popover for every place of its anchor.
  static let map = Overlays(rawValue: 4)
  /// What of the drawn popovers and anchors is hard to see.
  static let contrast = Overlays(rawValue: 8)

  /// Each of them, in the order in which they are drawn over one another.
  static let inOrder: [Overlays] = [.map, .rectangles, .ghosts, .contrast]

  var words: String {
    switch self {
    case .rectangles: "Rectangles are"
    case .ghosts: "Ghosts on the sides not taken are"
    case .map: "The map of sides is"
    case .contrast: "The contrast is"
    default: "Overlays are"
    }
  }
}

/// A number of the lab that a dial turns. The raw value is its name in commands.
public enum LabNumber: String, CaseIterable, Sendable {
  /// How far the arrow is from the middle of its edge.
  case arrowOffset = "arrow-offset"
  case gap
  case theme
  /// By how much the hues of the theme are turned, in degrees.
  case hue
  /// How fast a path is played.
  case speed

  /// Its name in the inspector.
  var words: String { self == .arrowOffset ? "arrow offset" : rawValue }

  /// Its name beside an arrow on the border of a small popover.
  var title: String { self == .arrowOffset ? "Offset" : rawValue.capitalizedFirst }
}

/// Where things are while the scene is explored: the scene, and the inspector beside or below it.
struct ExplorerLayout: Equatable {
  var scene: CellRect
  /// Empty while the inspector is closed.
  var panel: CellRect
  /// Whether the panel lies beside the scene, and not below it.
  var isBeside = false

  /// Below this, scene and panel lie one above the other.
  private static let minimumWideWidth = 76
  private static let panelWidths = 34...60
  private static let minimumSceneRows = 3

  init(room: CellRect, hasPanel: Bool) {
    (scene, panel) = (room, CellRect(x: 0, y: 0, width: 0, height: 0))
    guard hasPanel else { return }
    isBeside = room.width >= Self.minimumWideWidth
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
