import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverLab
import PopoverScenes
import PopoverThemes
import Testing

/// A theme from the text of a file, or a plain one: a border and padding of a cell, an arrow of a cell.
func theme(_ text: String = "") throws -> Theme {
  try Theme(Array("name: t\n\(text)".utf8), path: "t.yaml")
}

/// A shipped theme.
func shipped(_ name: String) throws -> Theme {
  try ThemeCatalog(BundledThemes.all).theme(named: name)
}

extension SceneStage {
  /// A scene from its text.
  init(_ text: String, screen: CellSize, theme: Theme) throws {
    self.init(try Scene(Array(text.utf8), path: "s.yaml"), screen: screen, theme: theme)
  }
}

extension SceneStage {
  /// One anchor and a popover on it, on a screen of 80x24.
  init(
    anchor: CellRect, _ popover: String, _ scene: String = "", theme: Theme,
    screen: CellSize = CellSize(width: 80, height: 24)
  ) throws {
    try self.init(
      """
      \(scene)
      screen: \(screen.width)x\(screen.height)
      anchors: { a: { x: \(anchor.x), y: \(anchor.y), width: \(anchor.width), height: \(anchor.height) } }
      popovers: { p: { anchor: a, \(popover) } }
      """, screen: screen, theme: theme)
  }

  /// Where the only popover is.
  var placed: PlacedPopover { placement().popovers[0] }
}

extension PlacedPopover {
  var frame: CellRect { CellRect(layout.frame) }

  /// Whether its frame, its arrow included, covers what it hangs on.
  var coversAnchor: Bool { layout.overlapsAnchor }

  var isInside: Bool {
    let container = CellRect(presentation.container)
    return frame.intersection(container) == frame
  }
}

extension Lab {
  /// A lab in a shipped theme.
  static func sample(
    _ size: CellSize = CellSize(width: 80, height: 24), theme name: String = "rounded"
  ) throws -> Lab {
    let themes = try BundledThemes.all.map { try shipped($0.name) }
    return Lab(
      size: size, themes: ThemeCollection(first: try shipped(name), others: themes))
  }

  mutating func press(_ script: String) throws {
    for key in try KeyScript(script).keys { press(key) }
  }
}
