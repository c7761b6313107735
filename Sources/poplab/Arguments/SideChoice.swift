import ArgumentParser
import PopoverGeometry

/// The value of `--choose`.
enum SideChoice: String, ExpressibleByArgument, CaseIterable {
  case firstFit = "first-fit"
  case mostRoom = "most-room"
  case nearest
  case shrinkFirst = "shrink-first"

  var score: ScoreOrder {
    switch self {
    case .firstFit: .firstFit
    case .mostRoom: .mostRoom
    case .nearest: .nearest
    case .shrinkFirst: .shrinkFirst
    }
  }
}
