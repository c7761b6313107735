/// A piece of ``C360BackgroundView``, named as in the original.
public enum C360Piece: String, CaseIterable, Sendable {
  case fill
  case topLeftCorner, topLeftEdge, topArrow, topRightEdge, topRightCorner
  case upperRightEdge, rightArrow, lowerRightEdge
  case bottomRightCorner, bottomRightEdge, bottomArrow, bottomLeftEdge, bottomLeftCorner
  case lowerLeftEdge, leftArrow, upperLeftEdge

  /// A stretch of an axis between two cuts; `edge` is the arrow direction whose edge is cut.
  enum Stretch: Equatable, Sendable {
    case inside
    case nearCorner
    case farCorner
    /// From the view's end, the arrow's strip included, to the end of the corner.
    case nearStrip
    case farStrip
    case beforeArrow(_ edge: ArrowDirection)
    case arrow(_ edge: ArrowDirection)
    case afterArrow(_ edge: ArrowDirection)
  }

  var column: Stretch { Self.places[self]?.column ?? .inside }
  var row: Stretch { Self.places[self]?.row ?? .inside }

  private static let places: [C360Piece: (column: Stretch, row: Stretch)] = [
    .fill: (.inside, .inside),
    .topLeftCorner: (.nearCorner, .nearCorner),
    .topLeftEdge: (.beforeArrow(.up), .nearCorner),
    .topArrow: (.arrow(.up), .nearStrip),
    .topRightEdge: (.afterArrow(.up), .nearCorner),
    .topRightCorner: (.farCorner, .nearCorner),
    .upperRightEdge: (.farCorner, .beforeArrow(.right)),
    .rightArrow: (.farStrip, .arrow(.right)),
    .lowerRightEdge: (.farCorner, .afterArrow(.right)),
    .bottomRightCorner: (.farCorner, .farCorner),
    .bottomRightEdge: (.afterArrow(.down), .farCorner),
    .bottomArrow: (.arrow(.down), .farStrip),
    .bottomLeftEdge: (.beforeArrow(.down), .farCorner),
    .bottomLeftCorner: (.nearCorner, .farCorner),
    .lowerLeftEdge: (.nearCorner, .afterArrow(.left)),
    .leftArrow: (.nearStrip, .arrow(.left)),
    .upperLeftEdge: (.nearCorner, .beforeArrow(.left)),
  ]
}
