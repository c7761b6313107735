extension Weighing {
  /// Where a popover with this content lies: beside the anchor along the arrow's axis, along it across,
  /// held into the area, and clear of keep-out rectangles where there is such a place.
  func frame(_ direction: ArrowDirection?, content: Size) -> Rect {
    let size = metrics.frameSize(content: content, direction: direction)
    guard let direction else { return centered(size) }
    let wished = wishedFrame(direction, size: size)
    return presentation.keepOut.isEmpty ? wished : freeFrame(direction, wished) ?? wished
  }

  /// The place of a popover of `size`, as if nothing were kept out.
  func wishedFrame(_ direction: ArrowDirection, size: Size) -> Rect {
    Rect { axis in
      let wished =
        axis == direction.axis
        ? besideAnchor(direction, length: size[axis]) : along(axis, length: size[axis])
      return wished.shifted(into: area[axis])
    }
  }

  /// Touching the anchor but for the gap, wherever that is.
  func besideAnchor(_ direction: ArrowDirection, length: Double) -> Span {
    source[direction.axis].beside(
      length: length, follows: direction.popoverFollowsAnchor, gap: policy.gap)
  }

  private func along(_ axis: Axis, length: Double) -> Span {
    let isMirrored = policy.mirrors(axis)
    let aligned = source[axis].aligned(length: length, policy.alignment, mirrored: isMirrored)
    let skid = isMirrored ? -policy.skid : policy.skid
    return presentation.grid.rounded(Span(start: aligned.start + skid, length: length))
  }

  private func centered(_ size: Size) -> Rect {
    Rect { axis in
      presentation.grid.rounded(area[axis].centered(length: size[axis])).shifted(into: area[axis])
    }
  }

  /// From the middle of the frame's edge to the middle of the part of the anchor that faces it.
  func wantedArrowOffset(_ direction: ArrowDirection?, frame: Rect) -> Double {
    guard let axis = direction?.axis.crossed else { return 0 }
    let facing =
      source[axis].meets(frame[axis]) ? source[axis].clamped(to: frame[axis]) : source[axis]
    return facing.mid - frame[axis].mid
  }
}

extension Span {
  /// A span of `length` after the end of this one, or before its start, with a gap between.
  fileprivate func beside(length: Double, follows: Bool, gap: Double) -> Span {
    Span(start: follows ? end + gap : start - gap - length, length: length)
  }
}
