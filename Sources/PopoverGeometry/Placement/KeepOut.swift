// Keep-out rectangles: the room beside the anchor that is clear of them, and the nearest clear place.

extension Placement {
  /// Whether a keep-out rectangle reaches into the room on that side.
  func isObstructed(_ direction: ArrowDirection) -> Bool {
    if keepOut.isEmpty { return false }
    let axis = direction.axis
    let beside = besideAnchor(direction, length: max(0, room(direction)[axis]))
    return !isClear(Rect(axis, along: beside, across: area[axis.crossed]).shifted(into: area))
  }

  private func isClear(_ frame: Rect) -> Bool {
    !keepOut.contains { grid.overlaps($0, frame) }
  }
}

// The room.
extension Placement {
  /// The room clear of keep-out rectangles in which most of the content is shown.
  func clearRoom(_ direction: ArrowDirection) -> Size {
    let room = room(direction)
    guard isObstructed(direction), room[direction.axis] > 0 else { return room }
    let clear = clearRooms(direction, in: room).map { ($0, merits: merits(of: $0, direction)) }
    if let best = clear.max(by: { $0.merits < $1.merits }) { return best.0 }
    return Size(direction.axis, along: 0, across: room[direction.axis.crossed])
  }

  /// The rooms that end at a rectangle, or with the area, and lie between those that are nearer to the anchor:
  /// none of them can be longer or wider.
  private func clearRooms(_ direction: ArrowDirection, in room: Size) -> [Size] {
    let (axis, edge) = (direction.axis, direction.axis.crossed)
    var rooms: [Size] = []
    var free = [area[edge]]
    while let obstacle = nearestObstacle(direction, within: room[axis], to: free) {
      for span in free where grid.overlaps(span, obstacle.edge) {
        rooms.append(Size(axis, along: obstacle.distance, across: span.length))
      }
      free = free.flatMap { parts(of: $0, outside: obstacle.edge) }
        .filter { grid.touches($0, anchor: anchor[edge]) }
    }
    rooms += free.map { Size(axis, along: room[axis], across: $0.length) }
    return rooms.map { grid.exact($0) }
  }

  /// Of the rectangles in front of some parts of the anchor's edge the nearest: how far it is, and what it takes of
  /// the edge.
  private func nearestObstacle(
    _ direction: ArrowDirection, within length: Double, to parts: [Span]
  ) -> (distance: Double, edge: Span)? {
    let beside = besideAnchor(direction, length: length)
    var nearest: (distance: Double, edge: Span)?
    for obstacle in keepOut where grid.overlaps(obstacle[direction.axis], beside) {
      let edge = obstacle[direction.axis.crossed]
      let overflow = obstacle[direction.axis].overflow(of: beside)
      let distance = -(direction.popoverFollowsAnchor ? overflow.near : overflow.far)
      if distance < nearest?.distance ?? .infinity,
        parts.contains(where: { grid.overlaps($0, edge) })
      {
        nearest = (max(0, grid.exact(distance)), edge)
      }
    }
    return nearest
  }

  private func parts(of span: Span, outside other: Span) -> [Span] {
    guard grid.overlaps(span, other) else { return [span] }
    return [Span(from: span.start, to: other.start), Span(from: other.end, to: span.end)]
      .filter { !$0.isEmpty }
  }

  /// Compared in this order: whether the content keeps its minimum, how much of it is shown, the room along
  /// the arrow and across.
  private func merits(
    of room: Size, _ direction: ArrowDirection
  ) -> (Double, Double, Double, Double) {
    let content = contentRoom(in: room, direction)
    return (
      keepsMinimum(in: content) ? 1 : 0, shownPart(in: content), room[direction.axis],
      room[direction.axis.crossed]
    )
  }
}

// The place.
extension Placement {
  /// Whether a popover of `size` finds a place on that side which is clear of keep-out rectangles.
  func hasClearPlace(_ direction: ArrowDirection, _ size: Size) -> Bool {
    let frame = preferredFrame(direction, size).shifted(into: area)
    return clearFrame(direction, frame) != nil
  }

  /// The frame moved along the anchor's edge to the nearest place clear of keep-out rectangles; `nil` if none
  /// is beside the anchor.
  func clearFrame(_ direction: ArrowDirection, _ frame: Rect) -> Rect? {
    let edge = direction.axis.crossed
    let (own, anchor) = (frame[edge], anchor[edge])
    // It may go so far that it still shares a cell, or a point, with the anchor.
    let shared = min(1, anchor.length, own.length)
    let ends = [anchor.start - own.length + shared, anchor.end - shared]
    return slid(frame, along: edge, or: ends) { grid.touches($0, anchor: anchor) }
  }

  /// The frame moved to the nearest place in the area that is clear of keep-out rectangles; `nil` if none is.
  func clearFrame(near frame: Rect) -> Rect? {
    let starts = [frame.y] + keepOut.flatMap { [$0.minY - frame.height, $0.maxY] }
    var (nearest, least): (Rect?, Double) = (nil, .infinity)
    for start in starts.sorted(by: { abs($0 - frame.y) < abs($1 - frame.y) }) {
      var row = frame
      row.y = start
      if distance(frame, row) >= least { break }
      guard isInArea(row[.vertical], .vertical), let place = slid(row, along: .horizontal),
        distance(frame, place) < least
      else { continue }
      (nearest, least) = (place, distance(frame, place))
    }
    return nearest
  }

  /// The frame moved along one axis to the nearest clear place in the area that is allowed, or left where it
  /// is if that is clear.
  ///
  /// - Parameter others: starts that are tried beside those at which it is flush with a rectangle.
  private func slid(
    _ frame: Rect, along axis: Axis, or others: [Double] = [],
    where isAllowed: (Span) -> Bool = { _ in true }
  ) -> Rect? {
    if isClear(frame) { return frame }
    var (nearest, least): (Rect?, Double) = (nil, .infinity)
    func consider(_ start: Double) {
      var place = frame
      place[axis].start = start
      let distance = abs(start - frame[axis].start)
      guard distance < least, isInArea(place[axis], axis), isAllowed(place[axis]), isClear(place)
      else { return }
      (nearest, least) = (place, distance)
    }
    for obstacle in keepOut where grid.overlaps(obstacle[axis.crossed], frame[axis.crossed]) {
      consider(obstacle[axis].start - frame[axis].length)
      consider(obstacle[axis].end)
    }
    others.forEach(consider)
    return nearest
  }

  /// Inside the area, or as far as it can be; what is too long leaves it at one end.
  private func isInArea(_ place: Span, _ axis: Axis) -> Bool {
    let overflow = place.overflow(of: area[axis])
    let excess = max(0, place.length - area[axis].length)
    return grid.exact(max(overflow.near, overflow.far) - excess) <= 0
  }
}
