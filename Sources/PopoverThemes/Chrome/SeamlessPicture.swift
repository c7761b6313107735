import CellCanvas
import PopoverGeometry

/// A picture of a whole popover, its arrow included, along an edge from left to right or from top to
/// bottom.
struct SeamlessPicture: Equatable, Sendable {
  var picture: ChromePicture
  /// The cells along the edge that the arrow takes.
  var arrow: Range<Int>
  /// How many cells at the far end stay as they are when what lies behind the arrow repeats.
  var farCap: Int

  var mirrored: SeamlessPicture {
    let length = picture.size.width
    return SeamlessPicture(
      picture: picture.mirrored, arrow: length - arrow.upperBound..<length - arrow.lowerBound,
      farCap: picture.capInsets.left)
  }

  var inASCII: SeamlessPicture {
    SeamlessPicture(picture: picture.inASCII, arrow: arrow, farCap: farCap)
  }

  /// A picture whose arrow points up, made to point another way.
  func turned(to direction: ArrowDirection) -> SeamlessPicture {
    SeamlessPicture(picture: picture.turned(to: direction), arrow: arrow, farCap: farCap)
  }
}

extension SeamlessPicture {
  /// The picture with an arrow that begins at `start`, ready to be stretched to the whole popover.
  ///
  /// It takes two passes: the first one repeats what lies before the arrow, until the arrow is where it
  /// belongs; the second one what lies behind it.
  func placed(at start: Int, along axis: Axis, _ style: (ThemeRole) -> Style) -> ResizableCellImage?
  {
    guard let image = picture.image(style) else { return nil }
    let caps = picture.capInsets
    let rest = image.size[axis] - arrow.lowerBound
    let near = caps[axis].near
    let first = image.resizable(capInsets: caps.with(axis, near: near, far: rest))
      .stretched(to: image.size.with(axis, start + rest))
    return first.resizable(capInsets: caps.with(axis, near: start + arrow.count, far: farCap))
  }

  /// Whether an edge of `length` cells has room for both corners beside an arrow that begins at `start`.
  func fits(at start: Int, on length: Int, along axis: Axis) -> Bool {
    start >= picture.capInsets[axis].near && start + arrow.count <= length - farCap
  }

  /// Where the arrow begins on an edge of `length` cells if only what the caps leave repeats, as in the
  /// pictures for the ends of an edge; `nil` if that edge is too short for it.
  func fixedStart(on length: Int, along axis: Axis) -> Int? {
    let size = picture.size[axis]
    let caps = picture.capInsets[axis]
    guard length >= caps.sum else { return nil }
    return arrow.upperBound <= caps.near ? arrow.lowerBound : length - size + arrow.lowerBound
  }
}

extension CellInsets {
  fileprivate func with(_ axis: Axis, near: Int, far: Int) -> CellInsets {
    axis == .horizontal
      ? CellInsets(top: top, left: near, bottom: bottom, right: far)
      : CellInsets(top: near, left: left, bottom: far, right: right)
  }
}

extension CellSize {
  fileprivate func with(_ axis: Axis, _ length: Int) -> CellSize {
    axis == .horizontal
      ? CellSize(width: length, height: height) : CellSize(width: width, height: length)
  }
}
