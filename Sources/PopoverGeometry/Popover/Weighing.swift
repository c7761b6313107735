/// The figures that all sides share, worked out once for a presentation.
///
/// It holds no reference, so that making one costs no counting; rules that need the lists of the
/// presentation are handed the presentation.
struct Weighing {
  let metrics: PopoverMetrics
  let area: Rect
  /// The part of the anchor that counts.
  let source: Rect
  /// The preferred content, held under its maximum.
  let content: Size
  /// The directions in the order in which they are tried.
  let tried: ArrowDirections
  let score: ScoreOrder
}

extension PopoverPresentation {
  /// The shared figures under `metrics`, which may lack some of the decorations.
  @inline(always)
  func weighing(_ metrics: PopoverMetrics, isPlain: Bool = false) -> Weighing {
    let area = area
    let content = isPlain ? preferredContentSize : limitedContentSize
    return Weighing(
      metrics: metrics, area: area, source: sourceRect.clamped(to: area), content: content,
      tried: isPlain ? permittedArrowDirections : triedDirections,
      score: isPlain ? policy.score : policy.effectiveScore)
  }
}

extension Weighing {
  /// All four sides weighed, permitted or not.
  @inline(always)
  func candidates(_ presentation: PopoverPresentation, isPlain: Bool = false) -> Candidates {
    let room = room(gap: presentation.policy.gap)
    return isPlain ? candidates(in: room) : hinderedCandidates(in: room, presentation)
  }

  /// Along the arrows: the area between the anchor's facing edge and the end of the area.
  @inline(always)
  private func room(gap: Double) -> PerDirection {
    PerDirection(
      following: area.ends - source.ends - gap, preceding: source.starts - area.starts - gap)
  }

  /// The sides weighed where nothing is kept out and nothing wraps.
  @inline(always)
  private func candidates(in room: PerDirection) -> Candidates {
    let (wanted, insets) = (content.lengths, metrics.insetLengths)
    let chrome = insets + metrics.arrowHeights
    let required = PerDirection(along: wanted + insets + metrics.arrowHeights)
    let shortAcross = PerDirection(along: (wanted + insets - area.lengths).crossed)
    let left = room - PerDirection(along: chrome)
    let shownAcross = smaller(wanted, larger(.zero, area.lengths - insets)).crossed
    return Candidates(
      room: room, shortage: (required - room).raised(to: shortAcross),
      shrunk: PerDirection(along: wanted).lowered(to: left.raised(to: .zero)),
      shrunkAcross: PerDirection(along: shownAcross))
  }

  /// The same where keep-out rectangles in the popover's way end the room earlier, or content wraps.
  private func hinderedCandidates(
    in room: PerDirection, _ presentation: PopoverPresentation
  ) -> Candidates {
    if presentation.keepOut.isEmpty, presentation.wrapping == nil { return candidates(in: room) }
    var candidates = candidates(
      in: PerDirection { unobstructed(room[$0], $0, presentation) })
    for direction in ArrowDirection.allCases {
      let required = metrics.frameSize(content: content, direction: direction)
      if !isFree(direction, required, presentation) { candidates.shortage[direction] = .infinity }
      let remaining = remaining(
        in: self.room(candidates.room[direction], direction), direction: direction)
      let shown = shown(in: remaining, presentation).size
      candidates.shrunk[direction] = shown[direction.axis]
      candidates.shrunkAcross[direction] = shown[direction.axis.crossed]
    }
    return candidates
  }

  /// The room beside the anchor with what is free along the arrow, full size across.
  @inline(always)
  func room(_ free: Double, _ direction: ArrowDirection) -> Size {
    var room = area.size
    room[direction.axis] = free
    return room
  }

  /// All figures of one of the candidates.
  @inline(always)
  func candidate(
    _ direction: ArrowDirection, _ candidates: Candidates, _ presentation: PopoverPresentation
  ) -> PlacementCandidate {
    let axis = direction.axis
    let room = room(candidates.room[direction], direction)
    let remaining = remaining(in: room, direction: direction)
    let fits = candidates.shortage[direction] <= 0
    var candidate = PlacementCandidate(
      direction: direction, room: room,
      required: metrics.frameSize(content: content, arrowAlong: axis), remaining: remaining,
      usableContent: content, fits: fits, isComplete: fits)
    if fits { return candidate }
    candidate.usableContent[axis] = candidates.shrunk[direction]
    candidate.usableContent[axis.crossed] = candidates.shrunkAcross[direction]
    candidate.isComplete =
      shown(in: remaining, presentation).isComplete && keepsMinimum(candidate, presentation)
    return candidate
  }
}
