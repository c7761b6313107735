import PopoverGeometry

/// By what a side is chosen, by the names that users write.
public enum SideChoice: String, Sendable, CaseIterable {
  case firstFit = "first-fit"
  case mostRoom = "most-room"
  case nearest
  case shrinkFirst = "shrink-first"

  public var score: ScoreOrder {
    switch self {
    case .firstFit: .firstFit
    case .mostRoom: .mostRoom
    case .nearest: .nearest
    case .shrinkFirst: .shrinkFirst
    }
  }
}
