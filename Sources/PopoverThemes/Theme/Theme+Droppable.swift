import PopoverGeometry

extension Theme {
  /// What of the metrics' insets a popover may do without, in cells.
  public var droppable: DroppableInsets { shape.droppable(kind) }
}

extension ThemeShape {
  /// The border, and what lies inside of it: a frame around the content goes with the padding.
  func droppable(_ kind: ChromeKind) -> DroppableInsets {
    let inside = padding + Insets(all: contentFrame == nil ? 0 : 1)
    let whole = chrome(kind).metrics.contentViewInsets
    return DroppableInsets(
      padding: inside,
      border: Insets(
        top: whole.top - inside.top, left: whole.left - inside.left,
        bottom: whole.bottom - inside.bottom, right: whole.right - inside.right))
  }
}
