import CellCanvas
import PopoverGeometry
import PopoverScenes

enum PopoverCommands {
  static let content: [Command<SceneMode>] = [
    .edit("content-narrower", "<lt>", "make the content narrower") {
      resizeContent(width: -$2, height: 0, &$1)
    },
    .edit("content-wider", ">", "make the content wider") {
      resizeContent(width: $2, height: 0, &$1)
    },
    .edit("content-lower", "-", "make the content lower") {
      resizeContent(width: 0, height: -$2, &$1)
    },
    .edit("content-higher", "+", "make the content higher") {
      resizeContent(width: 0, height: $2, &$1)
    },
  ]

  static let settings: [Command<SceneMode>] = [
    cycle(
      "directions", "d", "go to the next permitted directions", Choices.directions, \.permitted,
      prefix: "permitted: ", hint: "directions"),
    .edit("margins", "m", "go to the next margins") { next(Choices.margins, \.margins, $2, &$1) },
    Command(
      "keyboard", keys: "b", "raise a keyboard of so many rows, or lower it", .edits,
      value: keyboardRows
    ) { useKeyboard($2, &$1) },
    .edit("next-keyboard", "r", "go to the next number of rows for a keyboard, or none") {
      next(Choices.reserved, \.reserved, $2, &$1)
    },
    cycle(
      "alignment", "=", "go to the next alignment of popover and anchor", Choices.alignments,
      \.alignment, prefix: "aligned "),
    cycle("gap", "g", "go to the next gap between anchor and popover", Choices.gaps, \.gap),
    cycle(
      "choose", "f", "go to the next way in which a side is chosen", Choices.choices, \.choice),
    cycle(
      "stability", "S", "go to the next way in which a side is kept", Choices.stabilities,
      \.stability),
    cycle(
      "minimum", "n", "go to the next least size of the content", Choices.minima, \.minimum,
      prefix: "content of at least "),
    cycle(
      "overlap", "o", "let the popover cover its anchor, or not", Choices.overlaps, \.canOverlap),
    cycle(
      "engine", "e", "go to the next engine that places the popover", Choices.engines, \.engine,
      prefix: "placed by "),
  ]

  static let preferring: [Command<SceneMode>] = [
    ("prefer-below", "try first below the anchor", Side.below),
    ("prefer-above", "try first above the anchor", .above),
    ("prefer-right", "try first on the right of the anchor", .right),
    ("prefer-left", "try first on the left of the anchor", .left),
  ].map { name, help, side in
    Command(name, help, .edits) { prefer(side, &$1) }
  }

  private static let keyboardRows = CommandValue<Int?>("[ROWS]") {
    call throws(CommandFault) in
    if call.argument.isEmpty { return call.times > 1 ? call.times : nil }
    guard let rows = Int(call.argument), (0...CommandCall.greatestCount).contains(rows) else {
      throw .unwanted(
        call.argument, of: call.command, expected: "A number of rows, 0 for no keyboard,")
    }
    return rows
  }
}

extension PopoverCommands {
  /// A command that cycles through the values of a setting of the selected popover.
  private static func cycle<Value: Sendable>(
    _ name: String, _ keys: String, _ help: String, _ choices: [Choice<Value>],
    _ part: WritableKeyPath<ScenePopover, Value> & Sendable, prefix: String = "",
    hint: KeyHint? = nil
  ) -> Command<SceneMode> {
    Command(name, keys: keys, hint: hint, help, .edits, value: .times) { _, lab, n in
      guard lab.edited.popover != nil else { return lab.refuse(lab.noPopover) }
      let popover = \Scene.popovers[lab.edited.selection.popover]
      next(choices, popover.appending(path: part), n, prefix: prefix, &lab)
    }
  }

  /// Advances through the values of a setting; any other value is followed by the first.
  private static func next<Value>(
    _ choices: [Choice<Value>], _ part: WritableKeyPath<Scene, Value>, _ steps: Int,
    prefix: String = "", _ lab: inout LabContext
  ) {
    let now = choices.firstIndex { $0.value == lab.edited.scene[keyPath: part] } ?? -1
    let next = choices[(now + steps) % choices.count]
    lab.edited.scene[keyPath: part] = next.value
    lab.notice = .change((prefix + next.name).capitalizedFirst)
  }

  private static func resizeContent(width: Int, height: Int, _ lab: inout LabContext) {
    guard let popover = lab.edited.popover else { return lab.refuse(lab.noPopover) }
    let before = popover.size ?? CellRect(lab.placedPopover?.layout.content ?? .zero).size
    let (container, screen) = (lab.container, lab.size)
    let after = CellSize(
      width: max(1, min(before.width + width, max(before.width, container.width))),
      height: max(1, min(before.height + height, max(before.height, screen.height))))
    lab.edited.scene.popovers[lab.edited.selection.popover].size = after
    AnchorCommands.reportResize(
      of: "content", from: before, to: after, width: width, height: height, &lab)
  }

  /// The default share of a keyboard in the rows of a screen, in eighths.
  private static let keyboardShare = 3

  /// Raises a keyboard with a number of rows, or lowers it; without a number it toggles the keyboard.
  private static func useKeyboard(_ rows: Int?, _ lab: inout LabContext) {
    let (before, height) = (lab.edited.scene.reserved.bottom, lab.container.height)
    let usual = lab.edited.keyboardRows ?? max(1, height * keyboardShare / 8)
    let after = min(rows ?? (before > 0 ? 0 : usual), max(0, height - 1))
    guard after != before else {
      return lab.refuse(
        after == 0 ? "There is no keyboard" : "The keyboard has \(after) rows already")
    }
    if before > 0 { lab.edited.keyboardRows = before }
    lab.edited.scene.reserved.bottom = after
    lab.notice = .change(after == 0 ? "No keyboard" : "A keyboard of \(after) rows")
  }

  private static func prefer(_ side: Side, _ lab: inout LabContext) {
    guard let popover = lab.edited.popover else { return lab.refuse(lab.noPopover) }
    let direction = ArrowDirection.allCases.first { Side($0) == side } ?? .up
    let permitted = ArrowDirections([direction] + popover.permitted)
    guard permitted != popover.permitted else {
      return lab.refuse("It lies \(side.words) wherever it can already")
    }
    lab.edited.scene.popovers[lab.edited.selection.popover].permitted = permitted
    lab.notice = .change("Preferred \(side.words)")
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
