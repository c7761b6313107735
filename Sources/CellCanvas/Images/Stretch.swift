/// Which cell of a picture shows at an offset of its stretched side; the same for both axes.
struct Stretch {
  private let picture: Int
  private let target: Int
  /// The outer cells of the caps that are shown.
  private let near: Int
  private let far: Int
  /// The cells that repeat.
  private let middle: Range<Int>

  /// The rule for a side of `picture` cells that is `target` cells long; no cap reaches out of it.
  ///
  /// Between the caps the middle repeats from its start. Caps that leave no middle lend the innermost
  /// cell of the near one, or of the far one if that is all there is. A target that is shorter than
  /// both caps cuts each of them at its inner side, by the share that it has of both; as long as there
  /// are two cells, each cap keeps its outer one.
  init(_ picture: Int, caps: (near: Int, far: Int), to target: Int) {
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
  private static func shown(_ caps: (near: Int, far: Int), in room: Int) -> (Int, Int) {
    let both = caps.near + caps.far
    guard room < both else { return caps }
    let share = (2 * room * caps.near + both) / (2 * both)
    let least = room > 1 ? 1 : 0
    let near = max(min(least, caps.near), min(share, room - min(least, caps.far)))
    return (near, room - near)
  }
}
