import CellCanvas
import PopoverScenes

extension Lab {
  /// The content may be asked to be as large as the screen; what fits of it is shown.
  mutating func resizeContent(width: Int, height: Int) {
    guard let popover = selectedPopover else {
      return refuse(noPopover)
    }
    let shown = CellRect(placedPopover?.layout.content ?? .zero).size
    let before = popover.size ?? shown
    let after = CellSize(
      width: max(1, min(before.width + width, max(before.width, container.width))),
      height: max(1, min(before.height + height, max(before.height, size.height))))
    scene.popovers[selection.popover].size = after
    sayResized("content", from: before, to: after, width: width, height: height)
  }

  mutating func sayResized(
    _ thing: String, from before: CellSize, to after: CellSize, width: Int, height: Int
  ) {
    guard after == before else {
      notice = .change("\(thing.capitalizedFirst) \(after.words)")
      return
    }
    let limit =
      width == 0
      ? (height < 0 ? "lower" : "higher") + " than \(after.height)"
      : (width < 0 ? "narrower" : "wider") + " than \(after.width)"
    refuse("The \(thing) cannot be \(limit)")
  }
}

extension CellSize {
  var words: String { "\(width)x\(height)" }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
