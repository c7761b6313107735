extension Weighing {
  /// Where a popover with this content lies: beside the anchor along the arrow's axis, along it across,
  /// held into the area, and clear of keep-out rectangles where there is such a place.
  func frame(
    _ direction: ArrowDirection, content: Size, _ presentation: PopoverPresentation
  ) -> Rect {
    frame(direction, on: direction.axis, content: content, presentation)
  }

  /// The same; an `axis` that is known at compile time leaves no question open.
  @inline(always)
  func frame(
    _ direction: ArrowDirection, on axis: Axis, content: Size,
    _ presentation: PopoverPresentation, isPlain: Bool = false
  ) -> Rect {
    let size = metrics.frameSize(content: content, arrowAlong: axis)
    let wished = wishedFrame(direction, on: axis, size: size, presentation)
    if isPlain || presentation.keepOut.isEmpty { return wished }
    return freeFrame(direction, wished, presentation) ?? wished
  }

  /// The place of a popover of `size`, as if nothing were kept out.
  @inline(always)
  func wishedFrame(
    _ direction: ArrowDirection, on axis: Axis, size: Size, _ presentation: PopoverPresentation
  ) -> Rect {
    let beside = besideAnchor(
      direction, on: axis, length: size[axis], gap: presentation.policy.gap)
    let across = axis.crossed
    let along = alongAnchor(across, length: size[across], presentation)
    return Rect(axis, along: beside, across: along).shifted(into: area)
  }

  /// Touching the anchor but for the gap, wherever that is.
  @inline(always)
  func besideAnchor(
    _ direction: ArrowDirection, on axis: Axis, length: Double, gap: Double
  ) -> Span {
    let start = direction.pick(
      following: source[axis].end + gap, preceding: source[axis].start - gap - length)
    return Span(start: start, length: length)
  }

  @inline(always)
  private func alongAnchor(
    _ axis: Axis, length: Double, _ presentation: PopoverPresentation
  ) -> Span {
    let policy = presentation.policy
    let isMirrored = policy.mirrors(axis)
    let aligned = source[axis].aligned(length: length, policy.alignment, mirrored: isMirrored)
    let skid = isMirrored ? -policy.skid : policy.skid
    return presentation.grid.rounded(Span(start: aligned.start + skid, length: length))
  }

  /// In the middle of the area.
  func centeredFrame(content: Size, _ presentation: PopoverPresentation) -> Rect {
    let size = metrics.frameSize(content: content, direction: nil)
    return Rect { axis in
      presentation.grid.rounded(area[axis].centered(length: size[axis])).shifted(into: area[axis])
    }
  }

  /// From the middle of the frame's edge to the middle of the part of the anchor that faces it.
  ///
  /// In cells, a frame that wants to lie around the middle of a longer anchor may have been rounded to
  /// the higher cell: the arrow then goes back to the anchor's own middle.
  @inline(always)
  func wantedArrowOffset(along edge: Axis, frame: Rect, isCentered: Bool) -> Double {
    let (source, edge) = (source[edge], frame[edge])
    let start = larger(source.start, edge.start)
    let end = smaller(source.end, edge.end)
    let facing = start <= end ? Span(start: start, length: end - start) : source
    let isRounded = isCentered && source.mid - edge.mid == -0.5
    return isRounded ? -0.5 : facing.mid - edge.mid
  }
}
