extension Weighing {
  /// What `room` leaves beside insets and arrow.
  @inline(always)
  func remaining(in room: Size, direction: ArrowDirection?) -> Size {
    let chrome = metrics.frameSize(content: .zero, arrowAlong: direction?.axis)
    return Size { room[$0] - chrome[$0] }
  }

  /// The content as it is shown in `remaining`: cut, or first wrapped and then cut.
  @inline(always)
  func shown(
    in remaining: Size, _ presentation: PopoverPresentation
  ) -> (size: Size, isComplete: Bool) {
    let cut = content.cut(to: remaining)
    guard presentation.wrapping != nil, cut.width < content.width else {
      return (cut, cut == content)
    }
    let height = wrappedHeight(width: cut.width, presentation)
    let shown = Size(width: cut.width, height: smaller(height, max(0, remaining.height)))
    return (shown, shown.height == height && cut.width > 0)
  }

  /// How much of the content is shown in `remaining`, from 0 to 1.
  func fraction(_ remaining: Size, _ presentation: PopoverPresentation) -> Double {
    let cut = content.cut(to: remaining)
    guard presentation.wrapping != nil else {
      return content.area == 0 ? 0 : cut.area / content.area
    }
    let height = wrappedHeight(width: cut.width, presentation)
    return cut.width > 0 && height > 0 ? smaller(1, max(0, remaining.height) / height) : 0
  }

  /// The height of the content wrapped into `width`, under its maximum.
  private func wrappedHeight(width: Double, _ presentation: PopoverPresentation) -> Double {
    let height = presentation.wrapping?.height(width: width) ?? content.height
    return smaller(height, presentation.maximumContentSize?.height ?? .infinity)
  }
}

extension Size {
  /// The part of this size that fits into `limit`, which may be negative.
  @inline(always)
  func cut(to limit: Size) -> Size { Size { smaller(self[$0], larger(0, limit[$0])) } }
}
