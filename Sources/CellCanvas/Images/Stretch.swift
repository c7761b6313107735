import PopoverGeometry

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
