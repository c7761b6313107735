// Keep-out rectangles: the room beside the anchor that is clear of them, and the nearest clear place.

extension Placement {
  func isClear(_ frame: Rect) -> Bool { grid.isClear(frame, of: keepOut) }
}

// The room.
extension Placement {
  /// The room clear of keep-out rectangles in which most of the content is shown. It ends at one of them, or with the
  /// area, and lies between those that are nearer to the anchor: no other room is longer or wider.
  func clearRoom(_ direction: ArrowDirection) -> Size {
    let (axis, edge, room) = (direction.axis, direction.axis.crossed, room(direction))
    guard !keepOut.isEmpty, room[axis] > 0 else { return room }
    let beside = besideAnchor(direction, length: room[axis])
    var best: (room: Size, merits: RoomMerits)?
    var (next, others): (Span?, [Span]) = (area[edge], [])
    while let stretch = next {
      let obstacle = nearestObstacle(direction, in: Rect(axis, along: beside, across: stretch))
      let length = obstacle?.distance ?? room[axis]
      let clear = grid.exact(Size(axis, along: length, across: stretch.length))
      let merits = merits(of: clear, direction)
      if best.map({ $0.merits < merits }) ?? true { best = (clear, merits) }
      if let obstacle { others += parts(of: stretch, outside: obstacle.edge, along: edge) }
      next = others.popLast()
    }
    return best?.room ?? room
  }

  /// The keep-out rectangle in a room that is the nearest to the anchor: how far it is, and what it takes of the edge.
  private func nearestObstacle(
    _ direction: ArrowDirection, in room: Rect
  ) -> (distance: Double, edge: Span)? {
    let axis = direction.axis
    var nearest: (distance: Double, edge: Span)?
    for obstacle in keepOut where grid.overlaps(obstacle, room) {
      let overflow = obstacle[axis].overflow(of: room[axis])
      let beyond = direction.popoverFollowsAnchor ? overflow.near : overflow.far
      let distance = max(0, grid.exact(-beyond))
      if distance < nearest?.distance ?? .infinity { nearest = (distance, obstacle[axis.crossed]) }
    }
    return nearest
  }

  /// What an obstacle leaves of a stretch beside the anchor.
  private func parts(of stretch: Span, outside obstacle: Span, along edge: Axis) -> [Span] {
    [
      Span(from: stretch.start, to: obstacle.start), Span(from: obstacle.end, to: stretch.end),
    ].filter {
      // In very large figures rounding may leave it as long as it was.
      !$0.isEmpty && $0.length < stretch.length && isBeside($0, anchor[edge])
    }
  }

  private typealias RoomMerits = (Double, Double, Double, Double)

  /// Compared in this order: whether the content keeps its minimum, how much of it is shown, the room along
  /// the arrow and across.
  private func merits(of room: Size, _ direction: ArrowDirection) -> RoomMerits {
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
    let back = moved(near, along: axis, isForward: false, startingIn: starts, past: keepOut)
    let on = moved(near, along: axis, isForward: true, startingIn: starts, past: keepOut)
    guard let back, let on else { return back ?? on }
    return distance(frame, on) < distance(frame, back) ? on : back
  }

  /// The frame moved one way past every rectangle that it meets; `nil` if there is no such place.
  private func moved(
    _ frame: Rect, along axis: Axis, isForward: Bool, startingIn starts: Span,
    past keepOut: some Sequence<Rect>
  ) -> Rect? {
    var place = frame
    func start(past obstacle: Rect) -> Double {
      isForward ? obstacle[axis].end : obstacle[axis].start - frame[axis].length
    }
    func isOnTheWay(_ obstacle: Rect) -> Bool {
      guard grid.overlaps(obstacle, place) else { return false }
      // By rounding alone it may overlap what it has passed.
      let (start, former) = (start(past: obstacle), place[axis].start)
      return isForward ? start > former : start < former
    }
    // In whatever order they are passed: no clear place lies between.
    while let obstacle = keepOut.first(where: isOnTheWay) {
      place[axis].start = start(past: obstacle)
      guard isWithin(starts, place[axis].start) else { return nil }
    }
    return place
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
