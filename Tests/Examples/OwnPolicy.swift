import PopoverGeometry

/// A policy of your own: the side with the most free cells among those on which the popover fits whole; a side on which it
/// must shrink counts for what it shows.
func roomiest(_ side: PlacementCandidate) -> Double {
  let room = side.room.width * side.room.height
  let shown = side.usableContent.width * side.usableContent.height
  return side.fits ? 1_000_000 + room : shown
}

/// Where a menu goes by that policy, and by the usual one.
func menu(at button: Rect) -> (own: ArrowDirection?, usual: ArrowDirection?) {
  let question = PopoverPresentation(
    sourceRect: button, container: Rect(x: 0, y: 0, width: 80, height: 24),
    preferredContentSize: Size(width: 18, height: 5))
  let own = question.preferringSides(by: roomiest)
  return (own.layout().arrowDirection, question.layout().arrowDirection)
}
