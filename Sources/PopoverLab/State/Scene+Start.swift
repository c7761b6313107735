import CellCanvas
import PopoverGeometry
import PopoverScenes

extension Scene {
  /// What the lab shows if nothing else is asked for: an anchor a little off the middle, so that there
  /// is room on every side and something to see, and a popover that tells its own geometry.
  ///
  /// - Parameters:
  ///   - anchor: another place for the anchor.
  ///   - content: the preferred size of the popover's content, in cells.
  public static func start(
    anchor: CellRect? = nil, content: CellSize = CellSize(width: 32, height: 6)
  ) -> Scene {
    let usual = SceneRegion(
      name: "anchor", at: .middle, x: -7, y: -4, shape: .rect(CellSize(width: 10, height: 1)))
    let popover = ScenePopover(
      name: "popover", anchor: usual.name, title: "Popover", content: .geometry, size: content,
      minimum: CellSize(width: 4, height: 1))
    return Scene(
      anchors: [anchor.map { SceneRegion(name: usual.name, $0) } ?? usual], popovers: [popover])
  }
}

extension SceneRegion {
  /// A rectangle by its place on the screen.
  init(name: String, _ rect: CellRect) {
    self.init(name: name, x: rect.x, y: rect.y, shape: .rect(rect.size))
  }
}
