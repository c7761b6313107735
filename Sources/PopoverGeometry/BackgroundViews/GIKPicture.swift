/// One of the seven pictures of ``GIKBackgroundView``, each a whole popover with its arrow.
///
/// The insets of each leave one point that stretches. The shipped file of `sideTop` is 14 points
/// shorter than its insets ask for; here it has the size that fits them.
public enum GIKPicture: String, CaseIterable, Sendable {
  case up = "Up"
  case down = "Down"
  case upRight = "UpRight"
  case downRight = "DownRight"
  /// The arrow points right; mirrored, it points left.
  case side = "Side"
  case sideTop = "SideTop"
  case sideBottom = "SideBottom"

  /// In points.
  public var size: Size { Self.art[self]?.size ?? .zero }
  public var capInsets: Insets { Self.art[self]?.capInsets ?? .zero }

  private static let art: [GIKPicture: (size: Size, capInsets: Insets)] = [
    .up: (Size(width: 57, height: 51), Insets(top: 41, left: 9, bottom: 9, right: 47)),
    .down: (Size(width: 57, height: 51), Insets(top: 23, left: 9, bottom: 27, right: 47)),
    .upRight: (Size(width: 52, height: 51), Insets(top: 41, left: 9, bottom: 9, right: 42)),
    .downRight: (Size(width: 52, height: 51), Insets(top: 23, left: 9, bottom: 27, right: 42)),
    .side: (Size(width: 37, height: 72), Insets(top: 24, left: 9, bottom: 47, right: 27)),
    .sideTop: (Size(width: 37, height: 67), Insets(top: 43, left: 9, bottom: 23, right: 27)),
    .sideBottom: (Size(width: 37, height: 67), Insets(top: 23, left: 9, bottom: 43, right: 27)),
  ]
}
