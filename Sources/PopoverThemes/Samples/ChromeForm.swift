import AnnotatedYAML
import PopoverGeometry

/// A form that a popover can take: where its arrow points and where along the edge it stands, or
/// that there is none.
public struct ChromeForm: Equatable, Hashable, Sendable {
  /// Where on its edge an arrow stands.
  public enum Place: String, CaseIterable, Sendable {
    /// As far to the left or to the top as it may be.
    case start
    case middle
    /// As far to the right or to the bottom as it may be.
    case end
  }

  /// `nil` is the arrow-less form.
  public var direction: ArrowDirection?
  public var place: Place

  public init(_ direction: ArrowDirection?, _ place: Place = .middle) {
    self.direction = direction
    self.place = place
  }

  /// The four directions with the arrow at each place, and the arrow-less form.
  public static let all: [ChromeForm] =
    ArrowDirection.allCases.flatMap { direction in
      Place.allCases.map { ChromeForm(direction, $0) }
    } + [ChromeForm(nil)]

  /// What it is called: `up start`, `no arrow`.
  public var name: String { direction.map { "\($0.name) \(place.rawValue)" } ?? "no arrow" }

  /// The offset of an arrow whose base is flush with the end of an edge of this length, where a corner
  /// is in its way.
  func arrowOffset(base: Double, on length: Double) -> Double {
    switch place {
    case .start: -(length - base) / 2
    case .middle: 0
    case .end: (length - base) / 2
    }
  }
}
