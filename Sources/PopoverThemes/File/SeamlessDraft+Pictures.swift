import AnnotatedYAML
import CellCanvas
import PopoverGeometry

extension SeamlessDraft {
  /// A picture of the middle of an edge with the height of its arrow.
  private struct Middle {
    var picture: SeamlessPicture
    var height: Int
  }

  /// The pictures for all directions, those that are left out turned from others; `nil` if there are
  /// none, or if one is wrong.
  func seamless(_ faults: inout [Fault]) -> SeamlessPictures? {
    let count = faults.count
    check(&faults)
    let middles = middles(&faults)
    guard faults.count == count, !middles.isEmpty else { return nil }
    let edges = DirectionTable { edge(.middle(of: $0), middles, &faults) }
    guard faults.count == count, let up = edges.up, let down = edges.down, let left = edges.left,
      let right = edges.right
    else { return nil }
    return SeamlessPictures(
      edges: DirectionTable(up: up, down: down, left: left, right: right),
      heights: DirectionTable { middles[owner(of: .middle(of: $0), middles)]?.height ?? 0 })
  }

  private func middles(_ faults: inout [Fault]) -> [Name: Middle] {
    var middles: [Name: Middle] = [:]
    let count = faults.count
    for name in [Name.up, .down, .side] {
      guard let upright = upright(name), let picture = upright.middle(&faults) else { continue }
      middles[name] = Middle(picture: picture, height: upright.height)
    }
    if let up = middles[.up], let down = middles[.down] {
      upright(.down)?.check(down.picture, isLike: up.picture, height: up.height, &faults)
    }
    if middles.isEmpty, faults.count == count, let other = firstName, upright(other) != nil {
      faults.append(Fault(at: place, .missingKey("up", becauseOf: other.rawValue)))
    }
    return middles
  }

  /// The picture of which another is turned, if it is not there itself.
  private func owner(of name: Name, _ middles: [Name: Middle]) -> Name {
    let order: [Name] = name == .down ? [.down, .up, .side] : [name, .up, .down, .side]
    return order.first { middles[$0] != nil } ?? name
  }

  private func edge(
    _ name: Name, _ middles: [Name: Middle], _ faults: inout [Fault]
  ) -> SeamlessEdge? {
    let owner = owner(of: name, middles)
    guard let middle = middles[owner] else { return nil }
    var edge = SeamlessEdge(middle: middle.picture)
    for name in name == owner ? [name] : [name, owner] where edge.start == nil && edge.end == nil {
      let start = name == .side ? end(.sideTop, like: middle, isStart: true, &faults) : nil
      let end = end(name.end, like: middle, isStart: false, &faults)
      edge.start = start ?? end?.mirrored
      edge.end = end ?? start?.mirrored
    }
    return edge
  }

  /// The picture for one end of an edge.
  private func end(
    _ name: Name, like middle: Middle, isStart: Bool, _ faults: inout [Fault]
  ) -> SeamlessPicture? {
    guard let upright = upright(name)?.mirrored(isStart) else { return nil }
    let picture = upright.end(like: middle.picture, height: middle.height, &faults)
    return isStart ? picture?.mirrored : picture
  }
}

extension SeamlessDraft.Name {
  fileprivate static func middle(of direction: ArrowDirection) -> Self {
    switch direction {
    case .up: .up
    case .down: .down
    case .left, .right: .side
    }
  }

  /// The picture with the arrow at the right or lower end.
  fileprivate var end: Self {
    switch self {
    case .up, .upRight: .upRight
    case .down, .downRight: .downRight
    case .side, .sideTop, .sideBottom: .sideBottom
    }
  }
}
