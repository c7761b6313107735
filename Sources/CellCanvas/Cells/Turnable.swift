import PopoverGeometry

/// A picture, or something that belongs to one, that can be mirrored and turned with it.
public protocol Turnable {
  /// Mirrored left to right.
  var mirrored: Self { get }
  /// Flipped top to bottom.
  var flipped: Self { get }
  /// Turned a quarter clockwise.
  var turned: Self { get }
}

extension Turnable {
  /// The picture of an arrow up, made to point in another direction. Its left end becomes the upper
  /// end where the arrow points to a side.
  public func pointing(_ direction: ArrowDirection) -> Self {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned
    case .left: turned.mirrored
    }
  }

  /// The picture of an arrow in a direction, made to point up: the reverse of ``pointing(_:)``.
  public func upright(from direction: ArrowDirection) -> Self {
    switch direction {
    case .up: self
    case .down: flipped
    case .right: turned.turned.turned
    case .left: mirrored.turned.turned.turned
    }
  }
}
