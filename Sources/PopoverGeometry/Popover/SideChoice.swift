/// The usual ways to choose a side, by the names that they have in arguments, files and requests.
///
/// ``PlacementPolicy/score`` takes any order of score terms; these are the ones that have a name.
public enum SideChoice: String, Sendable, CaseIterable {
  /// The first permitted side on which it fits.
  case firstFit = "first-fit"
  /// The one with the most room of those on which it fits.
  case mostRoom = "most-room"
  /// The one nearest to where it was, of those on which it fits.
  case nearest
  /// The first permitted side, if the content keeps its minimum there.
  case shrinkFirst = "shrink-first"

  /// The choice that compares sides by these scores; `nil` for an order that has no name.
  public init?(score: ScoreOrder) {
    guard let choice = Self.allCases.first(where: { $0.score == score }) else { return nil }
    self = choice
  }

  /// The scores by which sides are compared.
  public var score: ScoreOrder {
    switch self {
    case .firstFit: .firstFit
    case .mostRoom: .mostRoom
    case .nearest: .nearest
    case .shrinkFirst: .shrinkFirst
    }
  }
}
