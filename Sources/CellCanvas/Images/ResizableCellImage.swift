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
