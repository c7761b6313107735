import PopoverGeometry

/// A picture that can be had in any size: its caps stay, its middle repeats.
///
/// To stretch what lies on both sides of an arrow, stretch twice: once for the side before it, then
/// give the new picture caps that leave a cell behind the arrow, and stretch again.
public struct ResizableCellImage: Equatable, Hashable, Sendable {
  public let image: CellImage
  /// Held into the image: none is negative, and the right and bottom ones have what is left of it.
  public let capInsets: CellInsets

  public init(_ image: CellImage, capInsets: CellInsets) {
    let (width, height) = (image.size.width, image.size.height)
    let top = max(0, min(capInsets.top, height))
    let left = max(0, min(capInsets.left, width))
    self.image = image
    self.capInsets = CellInsets(
      top: top, left: left, bottom: max(0, min(capInsets.bottom, height - top)),
      right: max(0, min(capInsets.right, width - left)))
  }

  /// The picture at `size`; on each axis by itself, the middle repeats from its start.
  ///
  /// Caps that leave no middle lend the innermost cell of the left or top one. A target that is shorter than
  /// both caps cuts each of them at its inner side, by the share that it has of both; as long as there are
  /// two cells, each cap keeps its outer one.
  public func stretched(to size: CellSize) -> CellImage {
    let columns = Stretch(image.size.width, caps: capInsets[.horizontal], to: size.width)
    let rows = Stretch(image.size.height, caps: capInsets[.vertical], to: size.height)
    return CellImage(size: size) { point in
      image[CellPoint(x: columns.source(of: point.x), y: rows.source(of: point.y))]
    }
  }

  /// The picture and its caps left to right.
  public var mirrored: ResizableCellImage {
    image.mirrored.resizable(capInsets: capInsets.mirrored)
  }

  /// The picture and its caps top to bottom.
  public var flipped: ResizableCellImage {
    image.flipped.resizable(capInsets: capInsets.flipped)
  }

  /// The picture and its caps turned a quarter clockwise.
  public var turned: ResizableCellImage {
    image.turned.resizable(capInsets: capInsets.turned)
  }
}

/// Which cell of a picture shows at an offset of its stretched side; the same for both axes.
struct Stretch {
  private let picture: Int
  private let target: Int
  /// The outer cells of the caps that are shown.
  private let near: Int
  private let far: Int
  /// The cells that repeat.
  private let middle: Range<Int>

  /// The rule of ``ResizableCellImage/stretched(to:)`` for a side of `picture` cells that is to be `target`
  /// cells long. No cap reaches out of the picture; if the far one is all of it, that one lends the cell
  /// that repeats.
  init(_ picture: Int, caps: Ends<Int>, to target: Int) {
    self.picture = picture
    self.target = target
    (near, far) = Stretch.shown(caps, in: max(0, target))
    let end = picture - caps.far
    middle =
      caps.near < end ? caps.near..<end : caps.near > 0 ? caps.near - 1..<caps.near : 0..<1
  }

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
