/// What is counted in the arena.
package enum ArenaFigure: Int, CaseIterable, Sendable {
  /// A part of the popup is outside the container.
  case overflow
  case covers
  /// Some side would have held the whole popup, but it is cut, covers the anchor or sticks out.
  case missed
  /// It lies elsewhere than below, though it would fit there.
  case leavesPreferred
  case shrunk
  /// A place or a size is no whole cell.
  case fractional
  /// Where no side holds the whole popup, as much of it can be used as on the best side.
  case largestUsable

  /// The name in answers as JSON.
  package var name: String { "\(self)" }

  /// The name over a column.
  var title: String {
    switch self {
    case .leavesPreferred: "leaves"
    case .largestUsable: "largest"
    default: name
    }
  }

  /// Whether only scenes count in which no side holds the whole popup.
  var isOfTightScenes: Bool { self == .largestUsable }
}
