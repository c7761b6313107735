import CellCanvas
import PopoverGeometry
import PopoverScenes

enum PopoverCommands {
  static let content: [Command<SceneMode>] = [
    .edit("content-narrower", "<lt>", opposite: "content-wider", "make the content narrower") {
      resizeContent(width: -$2, height: 0, &$1)
    },
    .edit("content-wider", ">", opposite: "content-narrower", "make the content wider") {
      resizeContent(width: $2, height: 0, &$1)
    },
    .edit("content-lower", "-", opposite: "content-higher", "make the content shorter") {
      resizeContent(width: 0, height: -$2, &$1)
    },
    .edit("content-higher", "+", opposite: "content-lower", "make the content taller") {
      resizeContent(width: 0, height: $2, &$1)
    },
  ]

  static let preferring: [Command<SceneMode>] = [
    ("prefer-below", "try below the anchor first", Side.below),
    ("prefer-above", "try above the anchor first", .above),
    ("prefer-right", "try on the right of the anchor first", .right),
    ("prefer-left", "try on the left of the anchor first", .left),
  ].map { name, help, side in
    Command(name, help, .edits) { prefer(side, &$1) }
  }
}

extension PopoverCommands {
  private static func resizeContent(width: Int, height: Int, _ lab: inout LabContext) {
    guard let popover = lab.edited.popover else { return lab.refuse(lab.noPopover) }
    let before = popover.size ?? CellRect(lab.placedPopover?.layout.content ?? .zero).size
    let after = AnchorCommands.resized(before, width: width, height: height, lab)
    // The size that the content has by itself stays its own.
    if after != before { lab.edited.scene.popovers[lab.edited.selection.popover].size = after }
    AnchorCommands.reportResize(
      of: "content", from: before, to: after, width: width, height: height, &lab)
  }

  private static func prefer(_ side: Side, _ lab: inout LabContext) {
    guard let popover = lab.edited.popover else { return lab.refuse(lab.noPopover) }
    let permitted = ArrowDirections([ArrowDirection(side)] + popover.permitted)
    guard permitted != popover.permitted else {
      return lab.refuse("\(side.words.capitalizedFirst) is already tried first")
    }
    lab.edited.scene.popovers[lab.edited.selection.popover].permitted = permitted
    lab.notice = .change("\(side.words.capitalizedFirst) is tried first")
  }
}

extension Side {
  fileprivate var words: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .right: "on the right"
    case .left: "on the left"
    }
  }
}
