import CellCanvas

/// The areas of the browser of themes: one scene, or two with headings, and a panel.
struct ThemesLayout: Equatable {
  /// The areas of the scenes: one, or in a comparison those of the kept and the present theme.
  var scenes: [CellRect]
  /// The rows above two scenes; empty for one scene.
  var headings: [CellRect] = []
  /// The area of the list or the details; empty if two scenes need the whole room.
  var panel: CellRect

  private static let minimumScene = 40

  init(room: CellRect, view: ThemesMode.View) {
    switch view {
    case .list: self.init(room: room, panel: max(20, min(34, room.width * 2 / 5)))
    case .details: self.init(room: room, panel: max(20, min(64, room.width / 2)))
    case .comparison:
      let panel = max(20, min(34, room.width * 2 / 5))
      let hasList = room.width - panel >= 2 * ThemesLayout.minimumScene + 1
      self.init(room: room, panel: hasList ? panel : 0)
      split()
    }
  }

  private init(room: CellRect, panel width: Int) {
    let (scene, panel) = room.split(at: room.width - width)
    scenes = [scene]
    self.panel = panel
  }

  /// Divides the area of the scene into two, with a column between them.
  private mutating func split() {
    let half = (scenes[0].width - 1) / 2
    let (left, rest) = scenes[0].split(at: half)
    let halves = [left, rest.split(at: 1).1.split(at: half).0]
    headings = halves.map { $0.row($0.y) }
    scenes = halves.map(\.belowHeading)
  }
}

extension CellRect {
  /// The parts before a column and from it on.
  fileprivate func split(at column: Int) -> (CellRect, CellRect) {
    let first = max(0, min(column, width))
    return (
      CellRect(x: x, y: y, width: first, height: height),
      CellRect(x: x + first, y: y, width: width - first, height: height)
    )
  }
}
