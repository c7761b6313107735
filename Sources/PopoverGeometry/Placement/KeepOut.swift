// Keep-out rectangles: the room beside the anchor that is clear of them, and the nearest clear place.

extension Placement {
  /// Whether a keep-out rectangle reaches into the room on that side.
  func isObstructed(_ direction: ArrowDirection) -> Bool {
    if keepOut.isEmpty { return false }
    let axis = direction.axis
    let beside = besideAnchor(direction, length: max(0, room(direction)[axis]))
    return !isClear(Rect(axis, along: beside, across: area[axis.crossed]).shifted(into: area))
  }

  func isClear(_ frame: Rect) -> Bool { grid.isClear(frame, of: keepOut) }
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
    for obstacle in obstacles(direction, within: room[axis]) {
      let reached = free.filter { grid.overlaps($0, obstacle.edge) }
      if reached.isEmpty { continue }
      rooms += reached.map { Size(axis, along: obstacle.distance, across: $0.length) }
      free = free.flatMap { parts(of: $0, outside: obstacle.edge) }
        .filter { isBeside($0, anchor[edge]) }
    }
    rooms += free.map { Size(axis, along: room[axis], across: $0.length) }
    return rooms.map { grid.exact($0) }
  }

  /// The keep-out rectangles on that side, the nearest to the anchor first: how far each is, and what it takes of the
  /// edge.
  private func obstacles(
    _ direction: ArrowDirection, within length: Double
  ) -> [(distance: Double, edge: Span)] {
    let axis = direction.axis
    let beside = besideAnchor(direction, length: length)
    return keepOut.filter { grid.overlaps($0[axis], beside) }.map { obstacle in
      let overflow = obstacle[axis].overflow(of: beside)
      let distance = -(direction.popoverFollowsAnchor ? overflow.near : overflow.far)
      return (max(0, grid.exact(distance)), obstacle[axis.crossed])
    }.sorted { $0.distance < $1.distance }
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
      keepsMinimum(in: content) ? 1 : 0, shownArea(in: content), room[direction.axis],
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
    if isClear(frame) { return frame }
    let edge = direction.axis.crossed
    let (inArea, beside) = (
      startsInArea(frame[edge], edge), startsBeside(frame[edge], anchor[edge])
    )
    guard grid.meets(inArea, beside) else { return nil }
    return clearFrame(near: frame, along: edge, startingIn: inArea.clamped(to: beside), of: keepOut)
  }

  /// The frame moved to the nearest place in the area that is clear of keep-out rectangles; `nil` if none is.
  func clearFrame(near frame: Rect) -> Rect? {
    let columns = startsInArea(frame[.horizontal], .horizontal)
    let obstacles = RowsOfObstacles(keepOut)
    var (nearest, least): (Rect?, Double) = (nil, .infinity)
    for row in rows(near: frame) {
      if distance(frame, row) >= least { break }
      let near = obstacles.around(row[.vertical])
      if let place = clearFrame(near: row, along: .horizontal, startingIn: columns, of: near),
        distance(frame, place) < least
      {
        (nearest, least) = (place, distance(frame, place))
      }
    }
    return nearest
  }

  /// The frame in its own row and in those where it is flush with a keep-out rectangle, the nearest first: the
  /// nearest clear place is in one of them.
  private func rows(near frame: Rect) -> [Rect] {
    let starts = startsInArea(frame[.vertical], .vertical)
    let flush = keepOut.flatMap { [$0.minY - frame.height, $0.maxY] }.filter {
      isWithin(starts, $0)
    }
    // Those of rectangles in one row are the same.
    var known: Set<Double> = []
    return ([frame.y] + flush).filter { known.insert($0).inserted }
      .sorted { abs($0 - frame.y) < abs($1 - frame.y) }
      .map { Rect(x: frame.x, y: $0, width: frame.width, height: frame.height) }
  }

  /// The frame moved along one axis to the nearest clear place that starts in `starts`.
  ///
  /// - Parameter keepOut: all rectangles that it may meet there, and maybe others.
  private func clearFrame(
    near frame: Rect, along axis: Axis, startingIn starts: Span, of keepOut: some Sequence<Rect>
  ) -> Rect? {
    var near = frame
    near[axis].start = starts.clamp(frame[axis].start)
    let lane = frame[axis.crossed]
    let obstacles = keepOut.filter { grid.overlaps($0[axis.crossed], lane) }.map { $0[axis] }
    let places = [false, true].compactMap { isForward -> Rect? in
      var place = near
      guard
        let start = start(of: near[axis], passing: obstacles, in: starts, isForward: isForward)
      else { return nil }
      place[axis].start = start
      return place
    }
    return places.min { distance(frame, $0) < distance(frame, $1) }
  }

  /// The start of a stretch that is moved one way past every obstacle that it meets; `nil` if there is no such place.
  private func start(
    of stretch: Span, passing obstacles: [Span], in starts: Span, isForward: Bool
  ) -> Double? {
    // In this order none that was passed is met again.
    let onTheWay = obstacles.sorted { isForward ? $0.start < $1.start : $0.end > $1.end }
    var place = stretch
    for obstacle in onTheWay where grid.overlaps(obstacle, place) {
      let former = place.start
      place.start = isForward ? obstacle.end : obstacle.start - stretch.length
      // In very large figures rounding may leave it where it was.
      let hasMoved = isForward ? place.start > former : place.start < former
      guard hasMoved, isWithin(starts, place.start) else { return nil }
    }
    return place.start
  }

  private func isWithin(_ starts: Span, _ start: Double) -> Bool {
    grid.meets(Span(start: start, length: 0), starts)
  }

  /// Where a stretch in the area may start; one that is too long leaves the area at one end only.
  private func startsInArea(_ stretch: Span, _ axis: Axis) -> Span {
    let (first, last) = (area[axis].start, area[axis].end - stretch.length)
    return Span(from: min(first, last), to: max(first, last))
  }
}

// What is beside the anchor: it shares a cell of its edge, or a point, or all of what is shorter.
extension Placement {
  private func isBeside(_ stretch: Span, _ anchor: Span) -> Bool {
    let shared = min(stretch.end, anchor.end) - max(stretch.start, anchor.start)
    return grid.exact(shared - leastShared(stretch, anchor)) >= 0
  }

  private func startsBeside(_ stretch: Span, _ anchor: Span) -> Span {
    let shared = leastShared(stretch, anchor)
    return Span(from: anchor.start + shared - stretch.length, to: anchor.end - shared)
  }

  private func leastShared(_ stretch: Span, _ anchor: Span) -> Double {
    min(1, stretch.length, anchor.length)
  }
}

/// Rectangles from top to bottom, so that those in a row are found without a look at all others.
private struct RowsOfObstacles {
  private let fromTop: [Rect]
  private let tallest: Double

  init(_ rects: [Rect]) {
    fromTop = rects.sorted { $0.minY < $1.minY }
    tallest = rects.reduce(0) { max($0, $1.height) }
  }

  /// Those that reach into some rows, and maybe others.
  func around(_ rows: Span) -> ArraySlice<Rect> {
    let start = index { $0.minY >= rows.start - tallest }
    return fromTop[start..<max(start, index { $0.minY >= rows.end })]
  }

  /// The first of which something holds that holds of all below it, too.
  private func index(where isBelow: (Rect) -> Bool) -> Int {
    var (start, end) = (0, fromTop.count)
    while start < end {
      let middle = (start + end) / 2
      if isBelow(fromTop[middle]) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
