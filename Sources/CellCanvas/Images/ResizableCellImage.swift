import PopoverGeometry

/// A picture that can be stretched to any size: its caps stay, its middle repeats.
///
/// A picture with an arrow in it is stretched twice: once before the arrow, and once more behind it
/// with new caps that leave a cell there.
public struct ResizableCellImage: Equatable, Hashable, Sendable {
  /// The picture in its own size.
  public let image: CellImage
  /// The caps, clamped to the picture: none is negative, and the right and bottom ones take what is
  /// left.
  public let capInsets: CellInsets

  /// A picture with caps.
  public init(_ image: CellImage, capInsets: CellInsets) {
    let (width, height) = (image.size.width, image.size.height)
    let top = max(0, min(capInsets.top, height))
    let left = max(0, min(capInsets.left, width))
    self.image = image
    self.capInsets = CellInsets(
      top: top, left: left, bottom: max(0, min(capInsets.bottom, height - top)),
      right: max(0, min(capInsets.right, width - left)))
  }

  /// The picture at `size`. On each axis the middle repeats from its start.
  ///
  /// If the caps leave no middle, the innermost cell of the left or top cap repeats. If the size is
  /// less than both caps, each is cut at its inner side in proportion to its length, and keeps at
  /// least its outermost cell where there are two cells.
  public func stretched(to size: CellSize) -> CellImage {
    let columns = Stretch(image.size.width, caps: capInsets[.horizontal], to: size.width)
    let rows = Stretch(image.size.height, caps: capInsets[.vertical], to: size.height)
    return CellImage(size: size) { point in
      image[CellPoint(x: columns.source(of: point.x), y: rows.source(of: point.y))]
    }
  }

}

extension ResizableCellImage: Turnable {
  /// The picture and its caps mirrored left to right.
  public var mirrored: ResizableCellImage {
    image.mirrored.resizable(capInsets: capInsets.mirrored)
  }

  /// The picture and its caps flipped top to bottom.
  public var flipped: ResizableCellImage {
    image.flipped.resizable(capInsets: capInsets.flipped)
  }

  /// The picture and its caps turned a quarter clockwise.
  public var turned: ResizableCellImage {
    image.turned.resizable(capInsets: capInsets.turned)
  }
}

/// How one side of a picture is stretched; the same for both axes.
struct Stretch {
  private let picture: Int
  private let target: Int
  /// The cells of both caps that are shown.
  private let near: Int
  private let far: Int
  /// The cells that repeat.
  private let middle: Range<Int>

  /// Stretches a side of `picture` cells to `target` cells, as
  /// ``ResizableCellImage/stretched(to:)`` describes. No cap is longer than the picture; if the far
  /// one is all of it, its first cell repeats.
  init(_ picture: Int, caps: Ends<Int>, to target: Int) {
    self.picture = picture
    self.target = target
    (near, far) = Stretch.shown(caps, in: max(0, target))
    let end = picture - caps.far
    middle =
      caps.near < end ? caps.near..<end : caps.near > 0 ? caps.near - 1..<caps.near : 0..<1
  }

  /// The cell of the picture that shows at an offset of the stretched side.
  func source(of offset: Int) -> Int {
    if offset < near { return offset }
    if offset >= target - far { return picture - (target - offset) }
    return middle.lowerBound + (offset - near) % middle.count
  }

  /// How much of each cap there is room for.
  private static func shown(_ caps: Ends<Int>, in room: Int) -> (Int, Int) {
    let both = caps.sum
    guard room < both else { return (caps.near, caps.far) }
    let share = (2 * room * caps.near + both) / (2 * both)
    let least = room > 1 ? 1 : 0
    let near = max(min(least, caps.near), min(share, room - min(least, caps.far)))
    return (near, room - near)
  }
}
