import CellCanvas

/// Where the cursor of the terminal is seen.
enum ShownCursor: Equatable, Sendable {
  /// Nobody knows.
  case unknown
  case hidden
  case at(CellPoint)

  /// - Parameter place: `nil` is hidden.
  init(_ place: CellPoint?) { self = place.map { .at($0) } ?? .hidden }

  /// What has to be said so that it is seen, or is not, as `place` has it; `nil` if that is so already.
  func visibility(for place: CellPoint?) -> Bool? {
    switch self {
    case .unknown: place != nil
    case .hidden: place == nil ? nil : true
    case .at: place == nil ? false : nil
    }
  }
}
