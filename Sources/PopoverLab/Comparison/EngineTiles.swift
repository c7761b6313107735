import PopoverReports
import PopoverScenes

/// The engines that are compared, and what each makes of the scene.
struct EngineTiles: Equatable, Sendable {
  /// Two to four, no two alike; the first is the one that others are compared with.
  var engines: [String]
  /// The tile that keys are about.
  var selected = 0
  /// `nil` while the scene has no popover.
  var comparison: SceneComparison?

  var row: SceneComparison.Row? {
    guard let rows = comparison?.rows, rows.indices.contains(selected) else { return nil }
    return rows[selected]
  }

  /// The one whose difference from the first is told.
  var explainedRow: SceneComparison.Row? {
    guard selected == 0, let comparison else { return row }
    let others = comparison.rows.dropFirst()
    return others.first { !comparison.differences($0).isEmpty } ?? others.first ?? row
  }
}

/// What a user can do with the engines that are compared.
public enum ComparisonAction: Equatable, Sendable {
  /// Another engine in the selected tile: the next one, or the one before.
  case turnEngine(Int)
  case addEngine
  case removeEngine
  /// Selects another tile.
  case move(Int)
}
